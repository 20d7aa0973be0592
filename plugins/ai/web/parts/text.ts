import type { PurposeName } from '../../contract.ts';

// Formats of figures and names on the AI screens.

/** `$12.50`; small amounts have more decimals: `$0.0031`. */
export function money(amount: number, currency: string): string {
  const digits = amount === 0 || amount >= 1 ? 2 : amount >= 0.01 ? 3 : 6;
  return amount.toLocaleString('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  });
}

/** `850 ms`, `2.4 s` */
export const duration = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

export const purposeTitles: Readonly<Record<PurposeName, string>> = {
  chat: 'Assistant',
  tutoring: 'Tutor chat',
  coaching: 'Coaching',
  hint: 'Hints',
  grading: 'Grading of open answers',
  summary: 'Wording of admission summaries',
  test: 'Tests by administrators',
};

export const outcomeTitles: Readonly<Record<string, string>> = {
  answered: 'Answered',
  'failed-over': 'Answered by another provider',
  cached: 'Answered from the cache',
  'cut-off': 'Cut off at the maximum length',
  refused: 'Refused',
  aborted: 'Stopped by the learner',
};

/** A title, or the name itself where there is none. */
export const titled = (titles: Readonly<Record<string, string>>, name: string) => titles[name] ?? name;
