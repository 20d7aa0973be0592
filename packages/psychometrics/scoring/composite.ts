import type { Estimate } from './estimate.ts';
import type { Prior } from './prior.ts';
import { checkPrior } from './prior.ts';

export interface WeightedEstimate extends Estimate {
  /** In any unit: only its share of the sum counts. 0 or more. */
  readonly weight: number;
}

/**
 * The weighted mean of abilities measured apart, such as the sections of a test, and its standard error
 * √(Σ w²·SE²) / Σ w. Throws a RangeError unless some weight is above 0.
 *
 * EAP estimates are drawn to the mean of their prior N(0, 1). Where abilities correlate by r, so do these errors: taken
 * as normal, an estimate has the error (1 − ρ)·θ − ρ·ε with 1 − ρ = SE², so that the errors of two parts have the
 * covariance r·SE²·SE′². With a `correlation` they are counted: variance = Σ w²·SE² + Σ w·w′·r·SE²·SE′² over all pairs.
 * @example
 *   composite([{ theta: 0.5, se: 0.4, weight: 40 }, { theta: -0.1, se: 0.3, weight: 60 }]); // { theta: 0.14, se: 0.24 }
 */
export function composite(
  parts: readonly WeightedEstimate[],
  { correlation = 0 }: { correlation?: number | undefined } = {},
): Estimate {
  checkCorrelation(correlation);
  let total = 0;
  let sum = 0;
  let variance = 0;
  let shared = 0;
  for (const part of parts) {
    checkEstimate(part);
    checkWeight(part.weight);
    const drawn = part.weight * part.se ** 2;
    total += part.weight;
    sum += part.weight * part.theta;
    variance += (part.weight * part.se) ** 2 + 2 * correlation * shared * drawn;
    shared += drawn;
  }
  if (!(total > 0)) throw new RangeError('a composite needs a part with a weight above 0');
  return { theta: sum / total, se: Math.sqrt(variance) / total };
}

/**
 * Independent measurements of one ability as one, each counted by its precision 1/SE². Bayesian estimates carry the
 * prior within them: name it as `sharedPrior`, and it counts once instead of once for each. Throws a RangeError for
 * none, for an SE that is not above 0, and where nothing would be left without the prior.
 * @example
 *   // Two EAP estimates with the same prior:
 *   combine([{ theta: 0.5, se: 0.4 }, { theta: 0.1, se: 0.3 }], { sharedPrior: { mean: 0, sd: 1 } }); // { theta: 0.26, se: 0.25 }
 */
export function combine(
  estimates: readonly Estimate[],
  { sharedPrior }: { sharedPrior?: Prior | undefined } = {},
): Estimate {
  if (estimates.length === 0) throw new RangeError('there is no estimate to combine');
  let precision = 0;
  let sum = 0;
  for (const each of estimates) {
    checkEstimate(each);
    if (each.se === 0) throw new RangeError('an estimate to combine needs a standard error above 0');
    precision += 1 / each.se ** 2;
    sum += each.theta / each.se ** 2;
  }
  if (sharedPrior) {
    checkPrior(sharedPrior);
    const surplus = (estimates.length - 1) / sharedPrior.sd ** 2;
    precision -= surplus;
    sum -= surplus * sharedPrior.mean;
  }
  if (!(precision > 0)) throw new RangeError('the estimates are no more precise than the prior they share');
  return { theta: sum / precision, se: 1 / Math.sqrt(precision) };
}

/** Throws a RangeError for what is no correlation from 0 to 1. */
export function checkCorrelation(correlation: number): void {
  if (!(correlation >= 0 && correlation <= 1)) {
    throw new RangeError(`abilities correlate by 0 to 1, not ${correlation}`);
  }
}

function checkWeight(weight: number): void {
  if (!(weight >= 0 && weight < Infinity)) throw new RangeError(`a weight must be 0 or more, not ${weight}`);
}

function checkEstimate({ theta, se }: Estimate): void {
  if (!Number.isFinite(theta)) throw new RangeError(`θ must be a finite number, not ${theta}`);
  if (!(se >= 0 && se < Infinity)) throw new RangeError(`a standard error must be finite and 0 or more, not ${se}`);
}
