import type { DichotomousParameters, ItemParameters } from '../models/item-parameters.ts';
import { isGraded, maximumPoints } from '../models/item-parameters.ts';
import type { NormalPrior, Settled } from './calibration.ts';

// All estimated parameters are in one vector; each item's layout has its places in it. An item's own parameters are, in
// this order: a, then one intercept d = −a·b for each step from a category to the next (falling, except in the GPCM), then
// for the 3PL logit c.

export interface ItemLayout {
  readonly categories: number;
  /** Places of its parameters in the vector; empty for a fixed item. */
  readonly places: readonly number[];
  readonly hasGuessing: boolean;
  /** Generalized partial credit, whose intercepts may be in any order. */
  readonly isPartialCredit?: true | undefined;
  /** Its own prior of logit c. */
  readonly guessing?: NormalPrior | undefined;
  /** What its own parameters are held to, each from – to. */
  readonly ranges: readonly Range[];
  readonly fixed?: ItemParameters;
}

export type Range = readonly [low: number, high: number];

export interface Layout {
  readonly items: readonly ItemLayout[];
  /** The length of the vector. */
  readonly size: number;
  /** Places of the population's mean and SD, where they are estimated. */
  readonly population?: { readonly mean: number; readonly sd: number };
  /** Whether the first place is a discrimination that all free items share. */
  readonly sharesDiscrimination: boolean;
}

/** Limit of |a|: beyond it the nodes are too far apart to distinguish discriminations. */
const steepest = 15;
/** From here on the responses hardly distinguish one |a| from a larger one. */
export const measurable = 10;
/** Of logit c: from 0.00005, which is none, to 0.993. */
const guessingRange: Range = [-10, 5];
const anywhere: Range = [-Infinity, Infinity];
/** Intercepts of one item stay this far apart at least. */
const closest = 1e-7;

export function layOut(
  { model, equalSlopes, fixed, guessing }: Pick<Settled, 'model' | 'equalSlopes' | 'fixed' | 'guessing'>,
  categories: readonly number[],
): Layout {
  const sharesDiscrimination = model === '1PL' || equalSlopes;
  const hasFixed = Object.keys(fixed).length > 0;
  let size = sharesDiscrimination && categories.some((_, item) => !fixed[item]) ? 1 : 0;
  const items = categories.map((count, item): ItemLayout => {
    const given = fixed[item];
    if (given) return { categories: count, places: [], hasGuessing: false, ranges: [], fixed: given };
    const places = [sharesDiscrimination ? 0 : size++];
    const ranges: Range[] = [[-steepest, steepest]];
    for (let step = 1; step < count; step++) {
      places.push(size++);
      ranges.push(anywhere);
    }
    const isPartialCredit = model === 'GPCM' || undefined;
    if (model !== '3PL') return { categories: count, places, hasGuessing: false, isPartialCredit, ranges };
    places.push(size++);
    return {
      categories: count,
      places,
      hasGuessing: true,
      guessing: guessing[item],
      ranges: [...ranges, guessingRange],
    };
  });
  if (!hasFixed) return { items, size, sharesDiscrimination };
  return { items, size: size + 2, population: { mean: size, sd: size + 1 }, sharesDiscrimination };
}

/** The end of its range that an item's c is at, if any. */
export function guessingEndOf({ places, categories, hasGuessing, ranges }: ItemLayout, vector: Float64Array) {
  if (!hasGuessing) return undefined;
  const value = vector[places[categories] as number] as number;
  const range = ranges[categories] as Range;
  if (isAtEnd(value, range, -1)) return 'low';
  return isAtEnd(value, range, 1) ? 'high' : undefined;
}

/** The same with every guessing parameter held at its lower end: the 2PL, on the same vector. */
export function withoutGuessing(layout: Layout): Layout {
  const [none] = guessingRange;
  const items = layout.items.map((item) => {
    if (!item.hasGuessing) return item;
    return { ...item, ranges: [...item.ranges.slice(0, -1), [none, none]] as const };
  });
  return { ...layout, items };
}

/** The vector with another c for every item that has one. */
export function withGuessing({ items }: Layout, vector: Float64Array, c: number): Float64Array {
  const copy = Float64Array.from(vector);
  for (const { places, categories, hasGuessing } of items) {
    if (hasGuessing) copy[places[categories] as number] = Math.log(c / (1 - c));
  }
  return copy;
}

/** An item's own parameters. */
export function ownParameters({ places }: ItemLayout, vector: Float64Array): Float64Array {
  return Float64Array.from(places, (place) => vector[place] as number);
}

export function populationIn({ population }: Layout, vector: Float64Array): { mean: number; sd: number } {
  return population
    ? { mean: vector[population.mean] as number, sd: vector[population.sd] as number }
    : { mean: 0, sd: 1 };
}

/** Brings numbers that have left their range back to its end; false where that does not make sense of them. */
export function hold(layout: Layout, vector: Float64Array): boolean {
  for (const { places, categories, ranges, isPartialCredit } of layout.items) {
    places.forEach((place, at) => {
      vector[place] = clamp(vector[place] as number, ...(ranges[at] as Range));
    });
    if (places.length === 0 || isPartialCredit) continue;
    for (let step = 2; step < categories; step++) {
      const gap = (vector[places[step - 1] as number] as number) - (vector[places[step] as number] as number);
      if (!(gap > closest)) return false;
    }
  }
  if (layout.population && !((vector[layout.population.sd] as number) > 0.01)) return false;
  return vector.every(Number.isFinite);
}

/** Closer to the end of its range, a parameter is at it. */
const nearEnd = 1e-9;

/** Whether a parameter is at the end of its range in this direction. */
export function isAtEnd(value: number, [low, high]: Range, direction: number): boolean {
  return direction < 0 ? value <= low + nearEnd : value >= high - nearEnd;
}

/** The places of parameters at an end of their range, whose likelihood increases beyond it. */
export function placesAtEnds({ items }: Layout, vector: Float64Array): Set<number> {
  return new Set(
    items.flatMap(({ places, ranges }) =>
      places.filter((place, at) =>
        [-1, 1].some((direction) => isAtEnd(vector[place] as number, ranges[at] as Range, direction)),
      ),
    ),
  );
}

/** The largest difference between two vectors: of what exceeds 1 the relative one, guessing compared as a probability. */
export function largestChange(layout: Layout, one: Float64Array, other: Float64Array): number {
  const guessing = new Set(
    layout.items.flatMap(({ places, categories, hasGuessing }) => (hasGuessing ? [places[categories]] : [])),
  );
  let largest = 0;
  one.forEach((value, place) => {
    const now = other[place] as number;
    const change = guessing.has(place) ? 1 / (1 + Math.exp(-now)) - 1 / (1 + Math.exp(-value)) : now - value;
    largest = Math.max(largest, Math.abs(change) / Math.max(1, Math.abs(value)));
  });
  return largest;
}

/** A vector to begin with: discriminations of 1 and the intercepts that the shares of responses suggest. */
export function startingVector(
  layout: Layout,
  shares: (item: number) => readonly number[],
  guess: number,
): Float64Array {
  const vector = new Float64Array(layout.size);
  layout.items.forEach(({ places, categories, hasGuessing, isPartialCredit }, item) => {
    const [slope] = places;
    if (slope === undefined) return;
    vector[slope] = 1;
    const reached = shares(item);
    for (let step = 1; step < categories; step++) {
      const atLeast = reached[step] as number;
      const before = reached[step - 1] as number;
      const share = isPartialCredit
        ? (atLeast - (reached[step + 1] ?? 0)) / (before - (reached[step + 1] ?? 0))
        : atLeast;
      const known = hasGuessing ? clamp((share - guess) / (1 - guess), 0.02, 0.98) : share;
      // A marginal share is nearer to one half than that of the average person: √(1 + 0.346 a²) sets it right.
      vector[places[step] as number] = 1.16 * Math.log(known / (1 - known));
    }
    if (hasGuessing) vector[places[categories] as number] = Math.log(guess / (1 - guess));
  });
  if (layout.population) vector[layout.population.sd] = 1;
  return vector;
}

/** How many categories a fixed item has. */
export function categoriesOfFixed(item: ItemParameters): number {
  return maximumPoints(item) + 1;
}

/** The intercepts −a·b of given parameters. */
export function interceptsOf(item: ItemParameters): number | number[] {
  return isGraded(item) ? item.b.map((threshold) => -item.a * threshold) : -item.a * (item as DichotomousParameters).b;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
