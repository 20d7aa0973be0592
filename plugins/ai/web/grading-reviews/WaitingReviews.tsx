import { useRoute } from '../../../../web/api/index.ts';
import { ai } from '../../contract.ts';
import styles from './GradingReviews.module.css';
import { useReviewsChanged } from './use-reviews-changed.ts';

/** How many answers wait for a decision on their grading, on the menu's line. */
export function WaitingReviews() {
  useReviewsChanged();
  const { data } = useRoute(ai.routes.gradingReviewsWaiting, {}, { freshFor: 0, every: 60_000 });
  if (!data || data.open === 0) return null;
  return (
    <span className={styles.badge}>
      {data.open > 99 ? '99+' : data.open}
      <span className="unseen"> waiting</span>
    </span>
  );
}
