import { counted, dateText, shortDateText } from '../../../../web/ui/index.ts';
import type { Amount, Sign } from '../../contract.ts';

/** `12 answers, 3 messages to the tutor`; empty without any. */
export const amountsText = (done: readonly Amount[]): string =>
  done.map(({ what: [one, several], count }) => counted(count, one, several)).join(', ');

/** `4 wrong answers in a row on fractions, 12 May`; `“Fractions” not begun, due 14 May`. */
export const signText = ({ text, at, isDue }: Sign): string => `${text}, ${isDue ? 'due ' : ''}${shortDateText(at)}`;

export const sinceText = (since: string): string => `since ${dateText(since)}`;

/** The address of the page of a learner. */
export const learnerAddress = (id: string): string => `/classes/learners/${id}`;
