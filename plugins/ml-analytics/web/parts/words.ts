import { calendarDateText, counted } from '../../../../web/ui/index.ts';
import type { Evidence, Share } from '../../contract.ts';

const things = { results: 'result', answers: 'answer', actions: 'action' } as const;

/** `34 answers, 3 May 2030 to 28 May 2030`. */
export function evidenceText({ kind, count, from, to }: Evidence): string {
  const days = from === to ? calendarDateText(from) : `${calendarDateText(from)} to ${calendarDateText(to)}`;
  return `${counted(count, things[kind])}, ${days}`;
}

/** `24 of 34 (71%, 54 to 83%)`; a dash for none. */
export function shareText(share: Share | null): string {
  if (!share) return '–';
  const percent = (part: number) => Math.round(100 * part);
  const [low, high] = share.interval;
  return `${share.count} of ${share.of} (${percent(share.share)}%, ${percent(low)} to ${percent(high)}%)`;
}
