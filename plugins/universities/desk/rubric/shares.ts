import type { ReviewRow } from '../models.ts';
import type { NeededReview } from '../queue/contract.ts';
import type { Scores } from '../review/contract.ts';
import type { Criterion } from './contract.ts';

type Scored = Pick<ReviewRow, 'scores'>;

/** Criteria in which two reviews differ by more than one step. */
export function disagreementsOf(criteria: readonly Criterion[], first: Scores, second: Scores): string[] {
  return criteria.map(({ id }) => id).filter((id) => Math.abs((first[id] ?? 0) - (second[id] ?? 0)) > 1);
}

/** The review that is needed next, by the submitted ones in their order; null where they are complete. */
export function neededAfter(criteria: readonly Criterion[], submitted: readonly Scored[]): NeededReview | null {
  const [first, second] = submitted;
  if (!first) return 'first';
  if (!second) return 'second';
  if (submitted.length > 2) return null;
  return disagreementsOf(criteria, first.scores, second.scores).length > 0 ? 'third' : null;
}

/**
 * A criterion's mean level as a share of its range: 0 for the lowest level by all, 1 for the highest by all.
 */
export function criterionShare({ id, levels }: Criterion, reviews: readonly Scored[]): number {
  const sum = reviews.reduce((total, { scores }) => total + ((scores[id] ?? 1) - 1) / (levels.length - 1), 0);
  return sum / reviews.length;
}

/** The weighted mean of all criteria's shares. */
export function rubricShareOf(criteria: readonly Criterion[], reviews: readonly Scored[]): number {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.reduce((sum, each) => sum + each.weight * criterionShare(each, reviews), 0) / weights;
}
