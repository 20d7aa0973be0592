/** A right-or-wrong item, 1PL to 4PL, in the logit metric (D = 1): P = c + (d − c) / (1 + exp(−a(θ − b))). */
export interface DichotomousParameters {
  /** Discrimination, above 0. */
  readonly a: number;
  /** Difficulty in logits. */
  readonly b: number;
  /** Lower asymptote, from 0 and below d; 0 when absent. */
  readonly c?: number | undefined;
  /** Upper asymptote, above c and at most 1; 1 when absent. */
  readonly d?: number | undefined;
}

/**
 * An item whose responses run from 0 to b.length points. In the graded response model (Samejima 1969) k points or more
 * have the probability 1 / (1 + exp(−a(θ − b[k − 1]))); in the generalized partial credit model (Muraki 1992) k points
 * rather than k − 1 have it.
 */
export interface GradedParameters {
  /** Absent for the graded response model. */
  readonly model?: 'GPCM' | undefined;
  readonly a: number;
  /** In logits. Thresholds of the graded response model rise strictly; steps of partial credit may be in any order. */
  readonly b: readonly number[];
}

export type ItemParameters = DichotomousParameters | GradedParameters;

export function isGraded(item: ItemParameters): item is GradedParameters {
  return typeof item.b !== 'number';
}

export function isPartialCredit(item: ItemParameters): item is GradedParameters & { readonly model: 'GPCM' } {
  return isGraded(item) && item.model === 'GPCM';
}

/** An item's difficulty as one number: b, or the mean of its thresholds. */
export const middleOf = (b: number | readonly number[]): number =>
  typeof b === 'number' ? b : b.reduce((sum, each) => sum + each, 0) / b.length;

/** The most points an item gives: 1, or the number of thresholds. */
export function maximumPoints(item: ItemParameters): number {
  return isGraded(item) ? item.b.length : 1;
}

/** Throws a RangeError that names the parameter at fault. */
export function checkItem(item: ItemParameters): void {
  if (typeof item !== 'object' || item === null) {
    throw new RangeError(`an item has a discrimination a and a difficulty or thresholds b; this is ${item}`);
  }
  if (!(Number.isFinite(item.a) && item.a > 0)) {
    throw new RangeError(`discrimination a must be a positive number, not ${item.a}`);
  }
  if (isGraded(item)) checkThresholds(item);
  else checkDichotomous(item.b, item.c ?? 0, item.d ?? 1);
}

/** The same for several items; `nameOf` names the item at a place in messages. */
export function checkItems(items: readonly ItemParameters[], nameOf: (place: number) => string): void {
  if (!Array.isArray(items)) throw new RangeError(`items must be a list, not ${items}`);
  for (const [place, item] of items.entries()) {
    try {
      checkItem(item);
    } catch (problem) {
      throw new RangeError(`${nameOf(place)}: ${(problem as Error).message}`);
    }
  }
}

/** Throws a RangeError for a response that its item cannot have; null means "not presented". */
export function checkResponses(items: readonly ItemParameters[], responses: ArrayLike<number | null>): void {
  checkItems(items, (place) => `item ${place}`);
  if (items.length !== responses?.length) {
    throw new RangeError(`${items.length} items need as many responses, not ${responses?.length}`);
  }
  items.forEach((item, position) => {
    const response = responses[position];
    if (response === null) return;
    const highest = maximumPoints(item);
    if (response === undefined || !Number.isInteger(response) || response < 0 || response > highest) {
      throw new RangeError(`response ${position} must be null or a whole number from 0 to ${highest}, not ${response}`);
    }
  });
}

export function checkAbility(theta: number): void {
  if (!Number.isFinite(theta)) throw new RangeError(`θ must be a finite number, not ${theta}`);
}

function checkDichotomous(b: number, c: number, d: number): void {
  if (!Number.isFinite(b)) throw new RangeError(`difficulty b must be a finite number, not ${b}`);
  if (!(Number.isFinite(c) && Number.isFinite(d) && c >= 0 && c < d && d <= 1)) {
    throw new RangeError(`the asymptotes must satisfy 0 ≤ c < d ≤ 1, not c = ${c} and d = ${d}`);
  }
}

function checkThresholds({ model, b: thresholds }: GradedParameters): void {
  if (model !== undefined && model !== 'GPCM') {
    throw new RangeError(`the model of an item with thresholds is GPCM or absent, not ${model}`);
  }
  if (!Array.isArray(thresholds) || thresholds.length === 0) {
    throw new RangeError('b must be a difficulty or a list of at least one threshold');
  }
  let previous = -Infinity;
  for (const threshold of thresholds) {
    const isInOrder = model === 'GPCM' || threshold > previous;
    if (!(Number.isFinite(threshold) && isInOrder)) {
      if (model === 'GPCM') throw new RangeError(`steps b must be finite, not ${thresholds.join(', ')}`);
      throw new RangeError(`thresholds b must be finite and rise strictly, not ${thresholds.join(', ')}`);
    }
    previous = threshold;
  }
}
