import { counted } from '../../../../web/ui/counted.ts';
import { fullName } from '../../../../web/ui/names.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { ItemLine, ParameterSource, Parameters } from '../../contract.ts';
import { contentAreaTitle, itemSectionTitles } from '../../contract.ts';

// Figures and names of the bank, as its screens write them.

/** `1.23`; a minus that is one: `−0.40`. */
export const decimal = (value: number, digits = 2) => value.toFixed(digits).replace('-', '−');

/** `63%` */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Along an axis: `−4`, `0.25`. */
export const logit = (theta: number) => decimal(theta).replace(/\.?0+$/, '');

/** `Core Math & Logic, Data interpretation` */
export const placeOf = ({ section, contentArea }: Pick<ItemLine, 'section' | 'contentArea'>) =>
  `${itemSectionTitles[section]}, ${contentAreaTitle(contentArea)}`;

/** `−0.40`, or of an open item its thresholds: `−0.40 to 1.20`. */
export function difficultyOf({ b }: Parameters): string {
  if (typeof b === 'number') return decimal(b);
  return `${decimal(b[0] ?? 0)} to ${decimal(b.at(-1) ?? 0)}`;
}

/** Where parameters come from, in a sentence. */
export function sourceOf(source: ParameterSource): string {
  if (source.kind === 'provisional') {
    return `Provisional: set by ${source.itemModel === 'authored' ? 'its author' : 'the item model'}, not estimated from answers`;
  }
  return `Calibrated on ${dateText(source.date)} by the ${source.model} from ${counted(source.sampleSize, 'answer')}`;
}

/** `Ada Example`, or that it is not known any more. */
export const personOf = (person: { firstName: string; lastName: string } | null) =>
  person ? fullName(person) : 'Somebody who is no longer here';

export const formatTitles = { multiple_choice: 'Multiple choice', open_ended: 'Open-ended' } as const;
export const poolTitles = { assessment: 'Assessments that count', practice: 'Practice', demo: 'Demo' } as const;
export const originTitles = { shipped: 'Shipped with EiQ', imported: 'Imported here' } as const;
