import { massApart } from '../scoring/bivariate.ts';
import { checkCorrelation } from '../scoring/composite.ts';
import { normalMassBelow } from '../scoring/normal.ts';

/** The likelihood of one part's answers as a normal distribution, and the precision of further answers. */
export interface Outlook {
  /** Weight in the mean that is classified. */
  readonly weight: number;
  /** 1/SE² of the answers alone; 0 where there are none. */
  readonly precision: number;
  /** The ability that maximises the likelihood; ignored without precision. */
  readonly theta: number;
  /** The precision that further answers will add. */
  readonly further: number;
}

/**
 * The expected number of cuts on whose wrong side the weighted mean of several abilities is estimated, after the further
 * answers, with all parts scored jointly. The abilities are N(0, 1) and correlate by `correlation` (de la Torre
 * and Patz 2005, Journal of Educational and Behavioral Statistics 30); answers count as normal measurements. Truth and
 * later estimate are then normal together, and what the estimate varies by is what the truth's variance falls by. One
 * part alone has the weight 1, and the others 0. Throws a RangeError for impossible figures.
 * @example
 *   const part = { weight: 1, precision: 4, theta: 0.2, further: 0 };
 *   expectedMisplacements([part], { cuts: [0], correlation: 0 }); // 0.36
 *   expectedMisplacements([{ ...part, further: 4 }], { cuts: [0], correlation: 0 }); // 0.25 after more answers
 */
export function expectedMisplacements(
  parts: readonly Outlook[],
  { cuts, correlation }: { cuts: readonly number[]; correlation: number },
): number {
  const now = believed(parts, correlation);
  const later = believed(
    parts.map((part) => ({ ...part, precision: part.precision + part.further })),
    correlation,
  );
  const resolved = Math.max(0, now.variance - later.variance);
  const sd = Math.sqrt(now.variance);
  const resolvedSd = Math.sqrt(resolved);
  return cuts.reduce((sum, cut) => {
    const place = (cut - now.mean) / sd;
    if (resolvedSd < 1e-9) return sum + normalMassBelow(-Math.abs(place));
    return sum + massApart(place, (cut - now.mean) / resolvedSd, Math.min(1, resolvedSd / sd));
  }, 0);
}

/** Mean and variance of the weighted mean given all answers. By one general factor g: θ = √r·g + √(1 − r)·u. */
function believed(parts: readonly Outlook[], correlation: number): { mean: number; variance: number } {
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
    const known = precision / (1 + own * precision);
    total += weight;
    precisionOfG += correlation * known;
    pull += loading * known * theta;
  }
  if (!(total > 0)) throw new RangeError('some part must have a weight above 0');
  const g = pull / precisionOfG;
  let mean = 0;
  let variance = 0;
  let onG = 0;
  for (const { weight, precision, theta } of parts) {
    const share = weight / total;
    const kept = 1 / (1 + own * precision);
    mean += share * kept * (loading * g + own * precision * theta);
    variance += share ** 2 * own * kept;
    onG += share * kept * loading;
  }
  return { mean, variance: variance + onG ** 2 / precisionOfG };
}
