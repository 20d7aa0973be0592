import type { ItemParameters } from '../models/item-parameters.ts';
import { checkResponses } from '../models/item-parameters.ts';
import { biasAt, informationAt, probability, slopeAt } from '../models/model.ts';
import type { EstimateOptions } from '../scoring/estimate.ts';
import { estimate } from '../scoring/estimate.ts';
import { normalMassBelow } from '../scoring/normal.ts';
import type { Prior } from '../scoring/prior.ts';
import { standardPrior } from '../scoring/prior.ts';

/** Answers that measure one ability: a whole test, or one section of it. `null` means "not presented". */
export interface FittedPart {
  readonly items: readonly ItemParameters[];
  readonly responses: ArrayLike<number | null>;
}

export interface PersonFitOptions {
  /** How the ability of each part is estimated; default WLE. */
  readonly method?: 'ML' | 'WLE' | 'MAP' | undefined;
  /** For MAP; N(0, 1) by default. */
  readonly prior?: Prior | undefined;
}

export interface PersonFit {
  /** lz* (Snijders 2001): about N(0, 1) where the model holds, low where answers contradict one another. */
  readonly value: number;
  /** Without the correction for the estimated ability (Drasgow, Levine and Williams 1985). */
  readonly uncorrected: number;
  /** The probability of so low a value where the model holds. */
  readonly pValue: number;
  /** Answers that count. */
  readonly answers: number;
}

/**
 * Whether a person's answers fit the model: the log-likelihood of the answers compared with what is expected of a person
 * of this ability.
 *
 * With l = Σ log P(answer) and W = l − E(l), the variance of W at the estimated ability is smaller than at the true one,
 * because the estimate follows the answers. Snijders (2001) subtracts that part: with score functions s = (log P)′ and
 * c = Σ Cov(log P, s) / Σ I, the corrected variance is Σ Var(log P) − c²·Σ I and the expectation −c·r₀, where r₀ is what
 * the estimator adds to the score equation Σ s + r₀ = 0: 0 for ML, J / 2I for WLE, (mean − θ)/sd² for MAP (Magis, Raîche
 * and Béland 2012). Written with moments, it holds for graded items as well (Sinharay 2016). Several parts, each with an
 * ability of its own, are independent: their sums and variances add up.
 *
 * Undefined where nothing can be judged: no answers, or an estimate at a bound in every part. Throws like `estimate`.
 * @example
 *   // Easy questions wrong, hard ones right.
 *   const items = [-2, -1.5, -1, 1, 1.5, 2].map((b) => ({ a: 1.5, b }));
 *   personFit([{ items, responses: [0, 0, 0, 1, 1, 1] }])?.value; // −8.0
 */
export function personFit(
  parts: readonly FittedPart[],
  { method = 'WLE', prior = standardPrior }: PersonFitOptions = {},
): PersonFit | undefined {
  let deviation = 0;
  let correction = 0;
  let variance = 0;
  let correctedVariance = 0;
  let answers = 0;
  for (const { items, responses } of parts) {
    checkResponses(items, responses);
    const answered = items.flatMap((item, at) => {
      const response = responses[at];
      return typeof response === 'number' ? [{ item, response }] : [];
    });
    if (answered.length === 0) continue;
    const options: EstimateOptions = { method, prior };
    const { theta, atBound } = estimate(items, responses, options);
    if (atBound) continue;
    const sums = { variance: 0, covariance: 0, information: 0, bias: 0 };
    for (const { item, response } of answered) {
      const { logarithm, expected, spread, covariance } = momentsAt(item, response, theta);
      deviation += logarithm - expected;
      sums.variance += spread;
      sums.covariance += covariance;
      sums.information += informationAt(item, theta);
      sums.bias += biasAt(item, theta);
    }
    const added = { ML: 0, WLE: sums.bias / (2 * sums.information), MAP: (prior.mean - theta) / prior.sd ** 2 }[method];
    const slope = sums.covariance / sums.information;
    correction += slope * added;
    variance += sums.variance;
    correctedVariance += sums.variance - slope * sums.covariance;
    answers += answered.length;
  }
  // All answers alike tell nothing about their fit: the variance is 0 but for rounding.
  if (!(correctedVariance > 1e-9)) return undefined;
  const value = (deviation + correction) / Math.sqrt(correctedVariance);
  return { value, uncorrected: deviation / Math.sqrt(variance), pValue: normalMassBelow(value), answers };
}

/** log P of the response; its mean and variance over all responses; its covariance with the score function. */
function momentsAt(item: ItemParameters, response: number, theta: number) {
  const given = probability(item, theta);
  const shares = typeof given === 'number' ? [1 - given, given] : given;
  let logarithm = 0;
  let expected = 0;
  let squares = 0;
  let covariance = 0;
  for (const [points, share] of shares.entries()) {
    const log = Math.log(Math.max(share, Number.MIN_VALUE));
    if (points === response) logarithm = log;
    expected += share * log;
    squares += share * log * log;
    covariance += share * log * slopeAt(item, points, theta);
  }
  return { logarithm, expected, spread: squares - expected * expected, covariance };
}
