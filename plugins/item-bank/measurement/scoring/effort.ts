import { hasteMs } from '../../contract.ts';

/** The share of an item's median time below which an answer is a rapid guess, and the longest threshold (ms). */
const normative = { share: 0.1, longest: 10_000 } as const;

/** Answers from which the median time of an item is used. */
export const answersForMedian = 30;

/**
 * The time below which an answer cannot have considered the question: the normative threshold of 10 % (Wise and Ma 2012,
 * "Setting response time thresholds for a CAT item pool"), here of the median, which long absences do not move. While an
 * item has few answers, the general threshold of haste.
 * @param median ms; undefined while unknown
 */
export function rapidThreshold(median: number | undefined): number {
  return median === undefined ? hasteMs : Math.min(normative.longest, normative.share * median);
}

/** Whether an answer is a rapid guess. @param milliseconds 0 where no time was measured */
export const isRapid = (milliseconds: number, threshold: number) => milliseconds > 0 && milliseconds < threshold;
