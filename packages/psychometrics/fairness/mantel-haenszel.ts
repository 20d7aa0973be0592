import { normalMassBelow } from '../scoring/normal.ts';

/** People of like ability (the same total score): reference right, reference wrong, focal right, focal wrong. */
export type Stratum = readonly [referenceRight: number, referenceWrong: number, focalRight: number, focalWrong: number];

export interface MantelHaenszel {
  /** The common odds ratio; above 1 the item favours the reference group. */
  readonly alpha: number;
  /** −2.35·ln α, the ETS delta scale; below 0 the item favours the reference group. */
  readonly delta: number;
  readonly standardErrorOfDelta: number;
  /** With continuity correction, 1 degree of freedom. */
  readonly chiSquare: number;
  readonly pValue: number;
  /** ETS: A negligible, B slight to moderate, C moderate to large. */
  readonly class: 'A' | 'B' | 'C';
}

/**
 * Whether an item is harder for one of two groups than for people of like ability in the other (Mantel and Haenszel
 * 1959, Holland and Thayer 1988; the variance of ln α by Robins, Breslow and Greenland 1986; classes by Zwick 2012:
 * A if |Δ| < 1 or Δ does not differ from 0, C if |Δ| ≥ 1.5 and above 1 by more than chance, each at the 5 % level; that
 * |Δ| is above 1 is tested on one side, |Δ| − 1.645·SE > 1, as ETS does).
 * Strata without one of the groups say nothing and are passed over. Throws a RangeError for impossible counts and when
 * no odds ratio can be formed.
 * @example
 *   // A stratum: reference right and wrong, focal right and wrong.
 *   mantelHaenszel([[40, 10, 30, 20], [30, 20, 20, 30]]); // { alpha: 2.43, delta: -2.09, class: 'B', … }
 */
export function mantelHaenszel(strata: readonly Stratum[]): MantelHaenszel {
  let favouring = 0; // Σ of reference right × focal wrong / n
  let against = 0; // Σ of reference wrong × focal right / n
  let excess = 0; // observed less expected right answers of the reference group
  let variance = 0;
  const agreement = { favouring: 0, mixed: 0, against: 0 };
  for (const [place, stratum] of strata.entries()) {
    if (stratum?.length !== 4 || !stratum.every((count) => Number.isFinite(count) && count >= 0)) {
      throw new RangeError(
        `stratum ${place + 1} needs four counts from 0 on (reference right, wrong, focal right, wrong), not ${stratum?.join(', ')}`,
      );
    }
    const [referenceRight, referenceWrong, focalRight, focalWrong] = stratum;
    const reference = referenceRight + referenceWrong;
    const focal = focalRight + focalWrong;
    const total = reference + focal;
    if (reference === 0 || focal === 0 || total < 2) continue;
    const right = referenceRight + focalRight;
    const wrong = referenceWrong + focalWrong;
    excess += referenceRight - (reference * right) / total;
    variance += (reference * focal * right * wrong) / (total * total * (total - 1));
    const up = (referenceRight * focalWrong) / total;
    const down = (referenceWrong * focalRight) / total;
    const likeness = (referenceRight + focalWrong) / total;
    const unlikeness = (referenceWrong + focalRight) / total;
    favouring += up;
    against += down;
    agreement.favouring += likeness * up;
    agreement.mixed += likeness * down + unlikeness * up;
    agreement.against += unlikeness * down;
  }
  if (favouring === 0 || against === 0) throw new RangeError('the strata hold too few answers for an odds ratio');
  const alpha = favouring / against;
  const delta = -2.35 * Math.log(alpha);
  const varianceOfLog =
    agreement.favouring / (2 * favouring ** 2) +
    agreement.mixed / (2 * favouring * against) +
    agreement.against / (2 * against ** 2);
  const standardErrorOfDelta = 2.35 * Math.sqrt(varianceOfLog);
  const chiSquare = Math.max(0, Math.abs(excess) - 0.5) ** 2 / variance;
  const pValue = 2 * normalMassBelow(-Math.sqrt(chiSquare));
  return {
    alpha,
    delta,
    standardErrorOfDelta,
    chiSquare,
    pValue,
    class: etsClass(delta, standardErrorOfDelta, pValue),
  };
}

function etsClass(delta: number, standardError: number, pValue: number): 'A' | 'B' | 'C' {
  const size = Math.abs(delta);
  if (size < 1 || pValue >= 0.05) return 'A';
  return size >= 1.5 && size - 1.645 * standardError > 1 ? 'C' : 'B';
}
