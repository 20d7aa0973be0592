import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';

/** The number of undecided reports in the menu. */
export function WaitingReports() {
  const { data } = useRoute(activity.routes.reports, {}, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.length} />;
}
