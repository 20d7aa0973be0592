/** The distribution of an ability before any answer: normal, in logits. */
export interface Prior {
  readonly mean: number;
  /** Above 0. */
  readonly sd: number;
}

/** The lowest and the highest θ considered, in logits. */
export type Bounds = readonly [low: number, high: number];

export const standardPrior: Prior = { mean: 0, sd: 1 };
export const standardBounds: Bounds = [-4, 4];

export function checkPrior({ mean, sd }: Prior): void {
  if (!Number.isFinite(mean)) throw new RangeError(`the prior's mean must be a finite number, not ${mean}`);
  if (!(sd > 0 && sd < Infinity)) throw new RangeError(`the prior's sd must be positive, not ${sd}`);
}

export function checkBounds([low, high]: Bounds): void {
  if (!(Number.isFinite(low) && Number.isFinite(high) && low < high)) {
    throw new RangeError(`bounds must be two finite numbers, the lower one first, not ${low} and ${high}`);
  }
}
