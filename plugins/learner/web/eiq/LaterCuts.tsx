import { dateText } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { laterCutsText } from '../../contract.ts';

/** Where the institution has other cuts than those of the latest result. */
export function LaterCuts({ record: { laterCuts } }: { record: Pick<EiqRecord, 'laterCuts'> }) {
  if (!laterCuts) return null;
  return <p className="soft">{laterCutsText(laterCuts, laterCuts.since && dateText(laterCuts.since))}</p>;
}
