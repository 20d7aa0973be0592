import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import { at } from '../drafts.ts';
import type { Attribute } from './cells.ts';
import { strokeCount } from './cells.ts';

/** The nine values of one attribute, row by row, and the rule in words. */
export interface Ruled {
  attribute: Attribute;
  values: number[];
  says: string;
  /** False where nothing has to be found out: the same in every cell. */
  isRule: boolean;
}

const names: Record<Attribute, string> = {
  shape: 'shape',
  count: 'number',
  size: 'size',
  fill: 'shading',
  turn: 'direction',
  spot: 'place of the dot',
  strokes: 'lines',
};

/** The same in all cells. */
export function same(attribute: Attribute, value: number): Ruled {
  return { attribute, values: Array.from({ length: 9 }, () => value), says: '', isRule: false };
}

/** The same along a row, different from row to row. */
export function byRow(attribute: Attribute, three: readonly number[]): Ruled {
  const values = three.flatMap((value) => [value, value, value]);
  return { attribute, values, says: `The ${names[attribute]} stays the same along a row.`, isRule: true };
}

/** Changes by the same step along each row; with `of` it goes round after so many. */
export function progress(attribute: Attribute, starts: readonly number[], step: number, of?: number): Ruled {
  const values = starts.flatMap((start) =>
    [0, 1, 2].map((column) => {
      const value = start + step * column;
      return of === undefined ? value : ((value % of) + of) % of;
    }),
  );
  return { attribute, values, says: sayProgress(attribute, step), isRule: true };
}

function sayProgress(attribute: Attribute, step: number): string {
  const way = step < 0 ? 'anticlockwise' : 'clockwise';
  switch (attribute) {
    case 'turn':
      return `The arrow turns by ${45 * Math.abs(step)} degrees ${way} from cell to cell.`;
    case 'spot':
      return `The dot moves on by ${Math.abs(step)} of the eight places ${way} from cell to cell.`;
    case 'count':
      return `The number ${step < 0 ? 'falls' : 'rises'} by ${Math.abs(step)} from cell to cell.`;
    case 'size':
      return `The figures get ${step < 0 ? 'smaller' : 'larger'} from cell to cell.`;
    default:
      return `The ${names[attribute]} gets ${step < 0 ? 'lighter' : 'darker'} from cell to cell.`;
  }
}

/** Each row has all three, in another order. */
export function distribute(attribute: Attribute, three: readonly number[], random: Random): Ruled {
  const way = oneOf(random, [1, 2]);
  const values = Array.from({ length: 9 }, (_, index) => at(three, ((index % 3) + way * Math.floor(index / 3)) % 3));
  return { attribute, values, says: `Every row has each kind of ${names[attribute]} once.`, isRule: true };
}

/** The third number of a row is the first two together. */
export function added(random: Random): Ruled {
  const pairs = shuffled(
    [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 3],
      [2, 2],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
    ],
    random,
  ).slice(0, 3);
  const values = pairs.flatMap(([one = 1, two = 1]) => [one, two, one + two]);
  return { attribute: 'count', values, says: 'The third cell has as many as the first two together.', isRule: true };
}

export type Combination = 'together' | 'taken-away' | 'shared' | 'cancelled';

export const combine: Record<Combination, (one: number, two: number) => number> = {
  together: (one, two) => one | two,
  'taken-away': (one, two) => one & ~two,
  shared: (one, two) => one & two,
  cancelled: (one, two) => one ^ two,
};

const sayCombination: Record<Combination, string> = {
  together: 'The third cell has every line that is in the first or the second.',
  'taken-away': 'The third cell has the lines of the first without those of the second.',
  shared: 'The third cell has the lines that the first two share.',
  cancelled: 'The third cell has the lines that are in one of the first two only; shared lines vanish.',
};

/**
 * The lines of the third cell are made from those of the first two. Undefined where the draw lets another combination
 * explain the two complete rows and lead elsewhere, or leaves a cell nearly empty.
 */
export function combined(combination: Combination, random: Random): Ruled | undefined {
  const make = combine[combination];
  const rows = [0, 1, 2].map(() => {
    const one = drawStrokes(random, combination === 'taken-away' ? 4 : 3);
    const two = combination === 'taken-away' ? partOf(one, random) : drawStrokes(random, 3);
    return [one, two, make(one, two)] as const;
  });
  const isPlain = rows.every(([one, two, three]) => three !== one && three !== two && bitsOf(three) >= 1);
  const explains = (other: Combination) =>
    rows.slice(0, 2).every(([one, two, three]) => combine[other](one, two) === three);
  const [one, two, three] = at(rows, 2);
  const isMisled = (Object.keys(combine) as Combination[]).some(
    (other) => explains(other) && combine[other](one, two) !== three,
  );
  const overlaps = rows.filter(([first, second]) => first & second).length;
  if (!isPlain || isMisled || (combination !== 'together' && overlaps < 3)) return undefined;
  return { attribute: 'strokes', values: rows.flat(), says: sayCombination[combination], isRule: true };
}

function bitsOf(strokes: number): number {
  return strokes.toString(2).replaceAll('0', '').length;
}

function drawStrokes(random: Random, most: number): number {
  const count = whole(random, 2, most);
  const chosen = shuffled(
    Array.from({ length: strokeCount }, (_, index) => index),
    random,
  ).slice(0, count);
  return chosen.reduce((strokes, index) => strokes | (1 << index), 0);
}

/** One or two strokes of it. */
function partOf(strokes: number, random: Random): number {
  const present = Array.from({ length: strokeCount }, (_, index) => index).filter((index) => strokes & (1 << index));
  return shuffled(present, random)
    .slice(0, Math.max(1, Math.min(2, present.length - 2)))
    .reduce((part, index) => part | (1 << index), 0);
}
