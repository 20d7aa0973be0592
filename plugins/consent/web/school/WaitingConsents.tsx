import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { consent } from '../../contract.ts';

/** For how many learners a parent or guardian has not decided yet, on the menu's line. */
export function WaitingConsents() {
  const asked = { query: { limit: 1, standing: 'waiting' } } as const;
  const { data } = useRoute(consent.routes.list, asked, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.total} />;
}
