import { isSuspectGraded } from './mantel.ts';
import type { MantelHaenszel, Stratum } from './mantel-haenszel.ts';
import { mantelHaenszel } from './mantel-haenszel.ts';
import type { GroupedPattern, Matched } from './matched-people.ts';
import type { DifOptions, DifReport } from './study-items.ts';
import { studyItems } from './study-items.ts';

/**
 * Mantel-Haenszel for every right-or-wrong item, from answers: people of the same summed score are compared, one stratum
 * a score. Items of class B or C in the first stage do not count in the matching of the second. Throws a RangeError for
 * impossible answers and unless both groups have people.
 * @example
 *   const { items } = mantelHaenszelForItems([{ group: 'reference', responses: [1, 0, 1], count: 5 }, …]);
 *   items.map(({ found, problem }) => found?.class ?? problem);
 */
export function mantelHaenszelForItems(
  patterns: readonly GroupedPattern[],
  options: DifOptions = {},
): DifReport<MantelHaenszel> {
  return studyItems(patterns, options, {
    of: (matched, item, anchors) =>
      (matched.highest[item] as number) > 1
        ? 'it gives more than one point: compare it by mantelForItems'
        : oddsRatio(matched, item, anchors),
    isSuspect: (found, matched, item, anchors) =>
      typeof found === 'string' ? isSuspectGraded(matched, item, anchors) : found.class !== 'A',
  });
}

/** Whether Mantel-Haenszel, or Mantel for a graded item, finds more than a negligible difference. */
export function isSuspectItem(matched: Matched, item: number, anchors: readonly number[]): boolean {
  if ((matched.highest[item] as number) > 1) return isSuspectGraded(matched, item, anchors);
  const found = oddsRatio(matched, item, anchors);
  return typeof found === 'string' ? isSuspectGraded(matched, item, anchors) : found.class !== 'A';
}

function oddsRatio(matched: Matched, item: number, anchors: readonly number[]): MantelHaenszel | string {
  const strata = matched
    .strata(item, anchors)
    .map(
      ({ reference, focal }): Stratum => [
        reference[1] as number,
        reference[0] as number,
        focal[1] as number,
        focal[0] as number,
      ],
    );
  // Where, of people matched, all right answers come from one group, there is no odds ratio.
  const hasRatio =
    strata.some(([right, , , focalWrong]) => right * focalWrong > 0) &&
    strata.some(([, wrong, focalRight]) => wrong * focalRight > 0);
  return hasRatio ? mantelHaenszel(strata) : 'too few people of like score in both groups answered it differently';
}
