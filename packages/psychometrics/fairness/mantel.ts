import { chiSquareAbove } from '../numerics/chi-square.ts';
import type { GroupedPattern, Matched } from './matched-people.ts';
import type { DifOptions, DifReport } from './study-items.ts';
import { studyItems } from './study-items.ts';

/** People of like ability by their points in an item, from 0 up. */
export interface GradedStratum {
  readonly reference: readonly number[];
  readonly focal: readonly number[];
}

export interface MantelDifference {
  /** 1 degree of freedom, without continuity correction. */
  readonly chiSquare: number;
  readonly pValue: number;
  /** Points by which the focal group is above reference people of like ability; below 0 the item favours the reference. */
  readonly standardisedMeanDifference: number;
  readonly standardError: number;
  /** The difference in standard deviations of the points of all people compared. */
  readonly effectSize: number;
  /** A negligible, B slight to moderate, C moderate to large. */
  readonly class: 'A' | 'B' | 'C';
}

/**
 * Whether a graded item gives one of two groups fewer points than people of like ability in the other. χ² by Mantel
 * (1963); the standardised mean difference, weighed by the focal group, by Dorans and Schmitt (1991), its standard error
 * under Mantel's hypergeometric model by Zwick and Thayer (1996). Classes (Zwick, Thayer and Mazzeo 1997): A when χ² is
 * not significant at 5 % or the effect size is at most 0.17, C above 0.25, else B. Strata without one of the groups are
 * passed over. Throws a RangeError for impossible counts and when nothing can be compared.
 */
export function mantel(strata: readonly GradedStratum[]): MantelDifference {
  const compared = strata.map(momentsOf).filter((each) => each.reference > 0 && each.focal > 0);
  const focal = compared.reduce((sum, each) => sum + each.focal, 0);
  let excess = 0;
  let variance = 0;
  let difference = 0;
  let varianceOfDifference = 0;
  let [people, points, squares] = [0, 0, 0];
  for (const each of compared) {
    const total = each.reference + each.focal;
    const sum = each.referencePoints + each.focalPoints;
    const own =
      (each.reference * each.focal * (total * each.squares - sum * sum)) / (total * total * Math.max(1, total - 1));
    excess += each.focalPoints - (each.focal * sum) / total;
    variance += own;
    const weight = each.focal / focal;
    difference += weight * (each.focalPoints / each.focal - each.referencePoints / each.reference);
    varianceOfDifference += (weight * (1 / each.focal + 1 / each.reference)) ** 2 * own;
    people += total;
    points += sum;
    squares += each.squares;
  }
  if (!(variance > 0)) throw new RangeError('the strata hold too few answers to compare');
  const chiSquare = (excess * excess) / variance;
  const pValue = chiSquareAbove(chiSquare, 1);
  const effectSize = difference / Math.sqrt(squares / people - (points / people) ** 2);
  const size = Math.abs(effectSize);
  return {
    chiSquare,
    pValue,
    standardisedMeanDifference: difference,
    standardError: Math.sqrt(varianceOfDifference),
    effectSize,
    class: pValue >= 0.05 || size <= 0.17 ? 'A' : size > 0.25 ? 'C' : 'B',
  };
}

/**
 * The same for every item, from answers, right-or-wrong items included; people are matched as by `mantelHaenszelForItems`.
 * Throws a RangeError for impossible answers and unless both groups have people.
 */
export function mantelForItems(
  patterns: readonly GroupedPattern[],
  options: DifOptions = {},
): DifReport<MantelDifference> {
  return studyItems(patterns, options, {
    of: difference,
    isSuspect: (found) => typeof found !== 'string' && found.class !== 'A',
  });
}

/** Whether an item of several points differs so that people should not be matched by it; for methods that pass it over. */
export function isSuspectGraded(matched: Matched, item: number, anchors: readonly number[]): boolean {
  if ((matched.highest[item] as number) < 2) return false;
  const found = difference(matched, item, anchors);
  return typeof found !== 'string' && found.class !== 'A';
}

function difference(matched: Matched, item: number, anchors: readonly number[]): MantelDifference | string {
  const strata = matched.strata(item, anchors);
  const differ = strata.some((stratum) => {
    const { reference, focal, referencePoints, focalPoints, squares } = momentsOf(stratum);
    const total = reference + focal;
    return reference > 0 && focal > 0 && total * squares > (referencePoints + focalPoints) ** 2 + 1e-9;
  });
  return differ ? mantel(strata) : 'too few people of like score in both groups answered it differently';
}

function momentsOf({ reference, focal }: GradedStratum) {
  for (const count of [...reference, ...focal]) {
    if (!(count >= 0 && count < Infinity)) throw new RangeError(`counts must be 0 or more, not ${count}`);
  }
  const sum = (counts: readonly number[], power: 0 | 1 | 2) =>
    counts.reduce((total, count, points) => total + count * points ** power, 0);
  return {
    reference: sum(reference, 0),
    focal: sum(focal, 0),
    referencePoints: sum(reference, 1),
    focalPoints: sum(focal, 1),
    squares: sum(reference, 2) + sum(focal, 2),
  };
}
