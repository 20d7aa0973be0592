import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';

/** The number of undecided reports in the menu. */
export function WaitingReports() {
  const { data } = useRoute(contract.routes.chatReports, {}, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.length} />;
}
