import { isOwnTime, momentText, zonedText } from '../../../../web/ui/index.ts';
import type { WorkState } from '../../contract.ts';
import { stateTitles } from '../../contract.ts';

/** `12 May 2030 at 23:59`, and where the reader's clocks differ, the time on those of the institution. */
export const dueText = (moment: string, timeZone: string): string =>
  isOwnTime(moment, timeZone) ? momentText(moment) : `${momentText(moment)} (${zonedText(moment, timeZone)})`;

interface Standing {
  readonly state: WorkState | null;
  readonly isLate: boolean;
}

export function standingText({ state, isLate }: Standing): string {
  if (state === null) return 'Not available';
  return state === 'done' && isLate ? 'Done late' : stateTitles[state];
}

export function standingTone({ state, isLate }: Standing): 'plain' | 'accent' | 'good' | 'attention' {
  if (state === 'done') return isLate ? 'plain' : 'good';
  if (state === 'late') return 'attention';
  return state === 'working' ? 'accent' : 'plain';
}

/** Why a learner may not begin, for teachers. */
export const barredText = ({ until }: { readonly until: string | null }): string =>
  until ? `May begin from ${momentText(until)}, or when you allow another one` : 'Not before grade 3';
