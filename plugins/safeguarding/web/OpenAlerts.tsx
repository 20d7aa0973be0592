import { useRoute } from '../../../web/api/index.ts';
import { CountBadge } from '../../../web/ui/index.ts';
import { safeguarding } from '../contract.ts';
import { useAlertsChanged } from './use-alerts-changed.ts';

/** The number of open alerts, as a badge in the menu. */
export function OpenAlerts() {
  useAlertsChanged();
  const { data } = useRoute(safeguarding.routes.waiting, {}, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.open} />;
}
