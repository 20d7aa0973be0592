import { useRoute } from '../../../../web/api/index.ts';
import { CountBadge } from '../../../../web/ui/index.ts';
import { ai } from '../../contract.ts';
import { useReviewsChanged } from './use-reviews-changed.ts';

/** The number of answers that wait for a decision on their grading, as a badge in the menu. */
export function WaitingReviews() {
  useReviewsChanged();
  const { data } = useRoute(ai.routes.gradingReviewsWaiting, {}, { freshFor: 0, every: 60_000 });
  return <CountBadge count={data?.open} />;
}
