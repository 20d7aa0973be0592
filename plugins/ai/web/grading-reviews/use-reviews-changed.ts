import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../web/api/query.ts';
import { useLive } from '../../../../web/live/index.ts';
import { ai } from '../../contract.ts';

const { gradingReviews, gradingReviewsWaiting } = ai.routes;

/** Reloads reviews when one is added or decided. */
export function useReviewsChanged(): void {
  const client = useQueryClient();
  useLive(ai, 'grading_reviews_changed', () => {
    for (const route of [gradingReviews, gradingReviewsWaiting]) void invalidate(client, route);
  });
}
