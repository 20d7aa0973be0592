import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { minutes, numberIn, numbersIn, tableOf } from '../examiner.ts';

/** Works an answer out from what a learner reads: a number, a text, or what is true of the right option alone. */
export type Solver = (item: ChoiceItem) => number | string | ((option: string) => boolean);

export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
export const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, step) => low + step);
export const n = ({ stem }: ChoiceItem) => numbersIn(stem.replaceAll(/\d\d?:\d\d/g, ''));
export const times = ({ stem }: ChoiceItem) => (stem.match(/\d\d:\d\d/g) ?? []).map(minutes);
export const cell = (item: ChoiceItem, row: number, at: number) => numberIn(tableOf(item)[row]?.[at] ?? '0');
export const rowsOf = (item: ChoiceItem) =>
  tableOf(item).map((row) => row.slice(1).map((text) => numbersIn(text)[0] ?? 0));
export const best = (item: ChoiceItem, worth: (row: readonly number[]) => number) => {
  const values = rowsOf(item).map(worth);
  return tableOf(item)[values.indexOf(Math.max(...values))]?.[0] ?? '';
};
