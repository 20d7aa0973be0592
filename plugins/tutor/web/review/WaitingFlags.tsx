import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { tutor } from '../../contract.ts';

/** How many flagged messages wait for a review, on the menu's line. */
export function WaitingFlags() {
  const { data } = useRoute(tutor.routes.flags, { query: { limit: 1 } }, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.total} />;
}
