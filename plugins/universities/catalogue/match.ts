import type { Estimate } from '../../learner/contract.ts';
import { probabilityFrom } from '../../learner/contract.ts';

/** The minimum and the preferred score of a university or a program. */
export interface Scores {
  readonly minEiqScore: number;
  readonly preferredEiqScore: number;
}

/** How a score stands to a university's. */
export interface Standing {
  /** The score that the match percentage rests on; null without one. */
  readonly score: number | null;
  /** The learner's own record; null without one. */
  readonly own: Pick<Estimate, 'eiqScore' | 'standardError'> | null;
}

/**
 * 100 if the score is at least the preferred score; if at least the minimum, the rounded value of (score minus minimum)
 * divided by (preferred minus minimum) times 100; otherwise 0.
 */
export function matchPercent(score: number, { minEiqScore, preferredEiqScore }: Scores): number {
  if (score >= preferredEiqScore) return 100;
  if (score < minEiqScore) return 0;
  // In thousandths, because differences of decimals are not exact: 612.3 - 500 is 112.29999….
  const [above, range] = [score - minEiqScore, preferredEiqScore - minEiqScore].map((each) => Math.round(each * 1000));
  return Math.round(((above ?? 0) * 100) / (range || 1));
}

/** The match percentage, and the probability that the true score reaches the minimum. */
export function matchOf({ score, own }: Standing, university: Scores) {
  return {
    matchPercent: score === null ? null : matchPercent(score, university),
    probability: own && probabilityFrom(own, university.minEiqScore),
  };
}
