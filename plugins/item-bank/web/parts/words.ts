import { counted } from '../../../../web/ui/count-text.ts';
import { fullName } from '../../../../web/ui/names.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { ItemLine, ParameterSource, Parameters } from '../../contract.ts';
import { contentAreaTitle, itemSectionTitles } from '../../contract.ts';

// Labels and number formats of the bank's screens.

/** `1.23`, with a true minus sign: `−0.40`. */
export const decimal = (value: number, digits = 2) => value.toFixed(digits).replace('-', '−');

/** `63%` */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Axis labels: `−4`, `0.25`. */
export const logit = (theta: number) => decimal(theta).replace(/\.?0+$/, '');

/** `Core Math & Logic, Data interpretation` */
export const placeText = ({ section, contentArea }: Pick<ItemLine, 'section' | 'contentArea'>) =>
  `${itemSectionTitles[section]}, ${contentAreaTitle(contentArea)}`;

/** `−0.40`, or the thresholds of an open item: `−0.40 to 1.20`. */
export function difficultyText({ b }: Parameters): string {
  if (typeof b === 'number') return decimal(b);
  return `${decimal(b[0] ?? 0)} to ${decimal(b.at(-1) ?? 0)}`;
}

/** The source of parameters as a sentence. */
export function sourceText(source: ParameterSource): string {
  if (source.kind === 'provisional') {
    return `Provisional: set by ${source.itemModel === 'authored' ? 'its author' : 'the item model'}, not estimated from answers`;
  }
  return `Calibrated on ${dateText(source.date)} by the ${source.model} from ${counted(source.sampleSize, 'answer')}`;
}

/** `Ada Example`; for null `otherwise`. */
export const personName = (person: { firstName: string; lastName: string } | null, otherwise = 'Deleted account') =>
  person ? fullName(person) : otherwise;

export const formatTitles = { multiple_choice: 'Multiple choice', open_ended: 'Open-ended' } as const;
export const poolTitles = {
  assessment: 'Scored assessments',
  practice: 'Practice',
  demo: 'Demo',
  early_assessment: 'Assessments, grades 3 to 5',
  early_practice: 'Practice, grades 3 to 5',
  early_demo: 'Demo, grades 3 to 5',
} as const;
export const originTitles = { shipped: 'Shipped with EiQ', imported: 'Imported here' } as const;
