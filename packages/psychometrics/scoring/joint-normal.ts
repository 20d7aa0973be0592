import { inverseOf } from '../calibration/matrix.ts';
import type { Estimate } from './estimate.ts';

/** Abilities before any answer: means 0, one SD, and their correlations. */
export interface AbilityPrior {
  readonly sd: number;
  /** Symmetric, with ones on its diagonal. */
  readonly correlations: readonly (readonly number[])[];
}

/**
 * What answers say of a weighted sum of abilities, without any prior: a normal likelihood, by its precision and by
 * precision · mean, which stays finite where the answers say next to nothing.
 */
export interface NormalLikelihood {
  readonly weights: readonly number[];
  readonly precision: number;
  readonly shift: number;
}

/** Abilities after the answers, taken as normal. */
export interface NormalAbilities {
  readonly means: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/**
 * The abilities after several sets of answers: precision = Σ₀⁻¹ + Σ p·ww′, mean = precision⁻¹ · Σ shift·w (Gelman et al.,
 * Bayesian Data Analysis, 3rd ed., 3.5). The prior counts once, however many sets of answers there are.
 * @throws RangeError for correlations that no abilities can have
 * @example
 *   const prior = { sd: 1, correlations: [[1, 0.7], [0.7, 1]] };
 *   normalAbilities(prior, [{ weights: [1, 0], precision: 3, shift: 2.4 }]).means; // [0.6, 0.42]
 */
export function normalAbilities(prior: AbilityPrior, likelihoods: readonly NormalLikelihood[]): NormalAbilities {
  const size = prior.correlations.length;
  const precision = precisionOf(prior);
  const shift = new Float64Array(size);
  for (const { weights, precision: own, shift: by } of likelihoods) {
    for (let row = 0; row < size; row++) {
      const weight = weights[row] ?? 0;
      if (weight === 0) continue;
      shift[row] = (shift[row] as number) + by * weight;
      for (let column = 0; column < size; column++) {
        const at = row * size + column;
        precision[at] = (precision[at] as number) + own * weight * (weights[column] ?? 0);
      }
    }
  }
  const covariance = inverse(precision, size);
  const rows = Array.from({ length: size }, (_, row) => [...covariance.subarray(row * size, (row + 1) * size)]);
  return {
    means: rows.map((row) => row.reduce((sum, each, at) => sum + each * (shift[at] as number), 0)),
    covariance: rows,
  };
}

/** The mean and SD of a weighted sum of abilities. */
export function sumOf({ means, covariance }: NormalAbilities, weights: readonly number[]): Estimate {
  let [theta, variance] = [0, 0];
  weights.forEach((weight, row) => {
    theta += weight * (means[row] ?? 0);
    weights.forEach((other, column) => {
      variance += weight * other * (covariance[row]?.[column] ?? 0);
    });
  });
  return { theta, se: Math.sqrt(variance) };
}

/**
 * The likelihood of each part's answers, from estimates of all parts that were made jointly with a prior: those with which
 * `normalAbilities` returns these estimates. A part of which the estimates know no more than the prior and the other parts
 * has the precision 0. Found by setting one part after the other right, which converges (iterative proportional fitting).
 */
export function likelihoodsOf(estimates: readonly Estimate[], prior: AbilityPrior): NormalLikelihood[] {
  const size = estimates.length;
  const own = new Float64Array(size);
  const covariance = covarianceOf(prior);
  for (let sweep = 0; sweep < sweeps.most; sweep++) {
    let moved = 0;
    for (let part = 0; part < size; part++) {
      const column = covariance.slice(part * size, (part + 1) * size);
      const variance = column[part] as number;
      const next = Math.max(0, (own[part] as number) + 1 / (estimates[part] as Estimate).se ** 2 - 1 / variance);
      const change = next - (own[part] as number);
      moved = Math.max(moved, Math.abs(change));
      own[part] = next;
      // The covariance with a precision more on one part (Sherman and Morrison 1950).
      const factor = change / (1 + change * variance);
      for (let at = 0; at < covariance.length; at++) {
        const pair = (column[Math.floor(at / size)] as number) * (column[at % size] as number);
        covariance[at] = (covariance[at] as number) - factor * pair;
      }
    }
    if (moved < sweeps.enough) break;
  }
  const before = precisionOf(prior);
  return estimates.map(({ theta: mean }, part) => {
    const precision = own[part] as number;
    const fromOthers = estimates.reduce(
      (sum, { theta }, other) => sum + (before[part * size + other] as number) * theta,
      0,
    );
    return {
      weights: estimates.map((_, other) => (other === part ? 1 : 0)),
      precision,
      shift: precision === 0 ? 0 : precision * mean + fromOthers,
    };
  });
}

const sweeps = { most: 200, enough: 1e-9 } as const;

/** Correlations of equal size between any two of these parts. */
export const equalCorrelations = (size: number, correlation: number): number[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? 1 : correlation)),
  );

const covarianceOf = ({ sd, correlations }: AbilityPrior) =>
  Float64Array.from(correlations.flat(), (each) => each * sd ** 2);

const precisionOf = (prior: AbilityPrior) => inverse(covarianceOf(prior), prior.correlations.length);

function inverse(matrix: Float64Array, size: number): Float64Array {
  const found = inverseOf(matrix, size);
  if (!found) throw new RangeError('no abilities correlate like this');
  return found;
}
