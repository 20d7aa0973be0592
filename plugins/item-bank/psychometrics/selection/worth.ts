import { massApart } from '../scoring/bivariate.ts';
import { checkCorrelation } from '../scoring/composite.ts';
import { normalMassBelow } from '../scoring/normal.ts';

/** What the answers in one part say of the ability there, the prior left aside, and what is still to be asked. */
export interface Outlook {
  /** Its share in the weighted mean that is placed. */
  readonly weight: number;
  /** 1/SE² of the answers alone; 0 where there are none. */
  readonly precision: number;
  /** Where they place the ability; of no account without precision. */
  readonly theta: number;
  /** The precision that further answers will add. */
  readonly further: number;
}

/**
 * How many cuts the weighted mean of several abilities is expected to be put on the wrong side of, once the further
 * answers are given and each part is scored by EAP from its own answers alone. The abilities are N(0, 1) and correlate by
 * `correlation`, so that what is so far known of all parts tells where the truth lies (de la Torre and Patz 2005, Journal
 * of Educational and Behavioral Statistics 30); answers count as normal measurements. Truth and later estimate are then
 * normal together. One part alone has the weight 1, and the others 0. Throws a RangeError for impossible figures.
 */
export function expectedMisplacements(
  parts: readonly Outlook[],
  { cuts, correlation }: { cuts: readonly number[]; correlation: number },
): number {
  const { truth, estimate, covariance } = foreseen(parts, correlation);
  const trueSd = Math.sqrt(truth.variance);
  const laterSd = Math.sqrt(estimate.variance);
  return cuts.reduce((sum, cut) => {
    const place = (cut - truth.mean) / trueSd;
    if (laterSd < 1e-9) return sum + normalMassBelow(estimate.mean > cut ? place : -place);
    return sum + massApart(place, (cut - estimate.mean) / laterSd, Math.min(1, covariance / (trueSd * laterSd)));
  }, 0);
}

/** Mean and variance of the weighted mean as it is and as it will be estimated. By one general factor g: θ = √r·g + √(1 − r)·u. */
function foreseen(parts: readonly Outlook[], correlation: number) {
  checkCorrelation(correlation);
  const own = 1 - correlation;
  const loading = Math.sqrt(correlation);
  let total = 0;
  let precisionOfG = 1;
  let pull = 0;
  for (const { weight, precision, theta, further } of parts) {
    if (!(weight >= 0 && precision >= 0 && further >= 0 && weight + precision + further < Infinity)) {
      throw new RangeError('weights and precisions must be finite and 0 or more');
    }
    if (!Number.isFinite(theta)) throw new RangeError(`θ must be a finite number, not ${theta}`);
    const told = precision / (1 + own * precision);
    total += weight;
    precisionOfG += correlation * told;
    pull += loading * told * theta;
  }
  if (!(total > 0)) throw new RangeError('some part must have a weight above 0');
  const g = pull / precisionOfG;
  const truth = { mean: 0, variance: 0, onG: 0 };
  const estimate = { mean: 0, variance: 0, onG: 0 };
  let covariance = 0;
  for (const { weight, precision, theta, further } of parts) {
    const share = weight / total;
    const kept = 1 / (1 + own * precision);
    const mean = kept * (loading * g + own * precision * theta);
    const variance = own * kept;
    // The later EAP is (precision·θ̂ + further·y) / whole, y being the ability with the error of the further answers.
    const whole = 1 + precision + further;
    const moved = (share * further) / whole;
    truth.mean += share * mean;
    truth.variance += share ** 2 * variance;
    truth.onG += share * kept * loading;
    estimate.mean += (share * precision * theta) / whole + moved * mean;
    estimate.variance += moved ** 2 * variance + (share / whole) ** 2 * further;
    estimate.onG += moved * kept * loading;
    covariance += share * moved * variance;
  }
  truth.variance += truth.onG ** 2 / precisionOfG;
  estimate.variance += estimate.onG ** 2 / precisionOfG;
  covariance += (truth.onG * estimate.onG) / precisionOfG;
  return { truth, estimate, covariance };
}
