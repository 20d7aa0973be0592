import type { Estimate } from './estimate.ts';

/** The EiQ scale: 500 at θ = 0, 100 to a logit, one decimal, held to 100–900. */
export const scale = { origin: 500, unit: 100, lowest: 100, highest: 900 } as const;

/** The score for an ability θ in logits; infinite θ ends at the scale's ends. Throws a RangeError for NaN. */
export function scaledScore(theta: number): number {
  if (Number.isNaN(theta)) throw new RangeError('θ must be a number, not NaN');
  const score = Math.round((scale.origin + scale.unit * theta) * 10) / 10;
  return Math.min(scale.highest, Math.max(scale.lowest, score));
}

/** A standard error of θ in points of the scale. */
export function scaledError(se: number): number {
  checkError(se);
  return scale.unit * se;
}

/** The ability at a score: turns a cut or a requirement into logits. */
export function thetaAt(score: number): number {
  if (Number.isNaN(score)) throw new RangeError('the score must be a number, not NaN');
  return (score - scale.origin) / scale.unit;
}

/**
 * The two scores that an ability lies between with a probability of 95 %, taking the estimate as normal.
 * @example
 *   scoreInterval({ theta: 0.35, se: 0.3 }); // { low: 476.2, high: 593.8 }
 */
export function scoreInterval({ theta, se }: Estimate): { low: number; high: number } {
  checkError(se);
  const reach = 1.959963984540054 * se;
  return { low: scaledScore(theta - reach), high: scaledScore(theta + reach) };
}

function checkError(se: number): void {
  if (!(se >= 0)) throw new RangeError(`a standard error must be 0 or more, not ${se}`);
}
