import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { consent } from '../../contract.ts';

/** The number of pending consents in the menu. */
export function WaitingConsents() {
  const request = { query: { limit: 1, standing: 'waiting' } } as const;
  const { data } = useRoute(consent.routes.list, request, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.total} />;
}
