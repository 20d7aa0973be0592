import { useRoute } from '../../../../../web/api/index.ts';
import { CountBadge } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { useDeskChanges } from '../parts/use-desk-changes.ts';

/** The number of applications that the caller can review, as a badge in the menu. */
export function ToReviewBadge() {
  const desk = useRoute(universities.routes.deskUniversities, {}, { freshFor: 60_000 });
  useDeskChanges(() => void desk.refetch());
  const count = desk.data?.flatMap(({ intakes }) => intakes).reduce((sum, { toReview }) => sum + toReview, 0);
  return <CountBadge count={count} />;
}
