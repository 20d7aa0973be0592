import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { tutor } from '../../contract.ts';

/** The number of flagged messages that wait for review, shown in the menu. */
export function WaitingFlags() {
  const { data } = useRoute(tutor.routes.flags, { query: { limit: 1 } }, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.total} />;
}
