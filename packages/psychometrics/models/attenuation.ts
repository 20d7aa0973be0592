import type { GradedParameters } from './item-parameters.ts';

/** The logistic curve in this unit of θ is within 0.01 of the normal ogive (Haley 1952). */
const logisticUnit = 1.702;

/**
 * What an item's parameters become when its points are given by a grader whose points correlate by `agreement` (above 0,
 * at most 1) with those of a rater whom the parameters hold for. Of the answer's quality the item's loading is
 * λ = a/√(a² + 1.702²); of what the grader gives it is agreement·λ (Spearman 1904), so a′ = 1.702·λ′/√(1 − λ′²). The
 * shares of people at each number of points stay: λ·b is held, b′ = b/agreement. θ is standard normal in the population
 * that the parameters hold for. Throws a RangeError for an agreement out of range.
 * @example
 *   attenuated({ a: 1.5, b: [-0.5, 0.5] }, 0.8); // { a: 1.06, b: [-0.625, 0.625] }
 */
export function attenuated({ model, a, b }: GradedParameters, agreement: number): GradedParameters {
  if (model) throw new RangeError('only items of the graded response model can be attenuated');
  if (!(agreement > 0 && agreement <= 1))
    throw new RangeError(`an agreement is above 0 and at most 1, not ${agreement}`);
  const loading = (agreement * a) / Math.hypot(a, logisticUnit);
  return { a: (logisticUnit * loading) / Math.sqrt(1 - loading ** 2), b: b.map((threshold) => threshold / agreement) };
}
