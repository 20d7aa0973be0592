import type { Estimate } from './estimate.ts';

/**
 * The share of the observed variance that is true variance at a standard error, in a population with the SD given:
 * 1 − SE² / SD², and 0 where the error exceeds what is to be measured.
 */
export function reliability(se: number, populationSd = 1): number {
  if (!(se >= 0 && populationSd > 0))
    throw new RangeError(`reliability needs SE ≥ 0 and SD > 0, not ${se}, ${populationSd}`);
  return Math.max(0, 1 - (se / populationSd) ** 2);
}

/**
 * Empirical reliability of many people's EAP estimates: var(θ̂) / (var(θ̂) + mean SE²), since the mean of a posterior
 * varies by the true variance less the posterior's (du Toit 2003). Throws a RangeError for fewer than two.
 */
export function empiricalReliability(estimates: readonly Estimate[]): number {
  const count = estimates.length;
  if (count < 2) throw new RangeError(`empirical reliability needs at least two estimates, not ${count}`);
  const mean = estimates.reduce((sum, { theta }) => sum + theta, 0) / count;
  const spread = estimates.reduce((sum, { theta }) => sum + (theta - mean) ** 2, 0) / (count - 1);
  const error = estimates.reduce((sum, { se }) => sum + se ** 2, 0) / count;
  const value = spread / (spread + error);
  if (Number.isNaN(value)) throw new RangeError('empirical reliability needs finite estimates that differ or err');
  return value;
}
