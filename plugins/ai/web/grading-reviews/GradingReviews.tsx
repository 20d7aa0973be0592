import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { GradingReview } from '../../contract.ts';
import { ai } from '../../contract.ts';
import { CriteriaTable } from './CriteriaTable.tsx';
import type { ChosenVerdict } from './DecisionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import styles from './GradingReviews.module.css';

/** Open answers whose grading is in doubt, for staff to decide. */
export function GradingReviews() {
  const reviews = useRoute(ai.routes.gradingReviews, {}, { freshFor: 0 });
  const decide = useCall(ai.routes.decideGrading, {
    invalidates: [ai.routes.gradingReviews, ai.routes.gradingReviewsWaiting],
  });
  const [chosen, setChosen] = useState<{ review: GradingReview; verdict: ChosenVerdict }>();
  if (reviews.error) return <ErrorState error={reviews.error} retry={() => reviews.refetch()} />;
  if (!reviews.data) return <SkeletonPage />;
  return (
    <>
      <PageHeader
        title="Grading reviews"
        description="Open answers where the AI grader and the rubric disagree, or where the answer contains instructions to the grader. The rubric’s points count until you decide."
      />
      {reviews.data.length === 0 ? (
        <EmptyState title="Nothing to review" description="Answers appear here when their grading needs a review." />
      ) : (
        <Stack>
          {reviews.data.map((review) => (
            <ReviewCard
              key={review.reviewId}
              review={review}
              onChoose={(verdict) => {
                decide.reset();
                setChosen({ review, verdict });
              }}
            />
          ))}
        </Stack>
      )}
      {chosen && (
        <DecisionDialog
          {...chosen}
          deciding={decide}
          onClose={() => setChosen(undefined)}
          onDecide={(decision) =>
            decide.mutate(
              { params: { reviewId: chosen.review.reviewId }, body: { verdict: chosen.verdict, ...decision } },
              { onSuccess: () => setChosen(undefined) },
            )
          }
        />
      )}
    </>
  );
}

function ReviewCard({ review, onChoose }: { review: GradingReview; onChoose: (verdict: ChosenVerdict) => void }) {
  const { learner, at, cause, question, answer, reason } = review;
  const ofLearner = <span className="unseen"> for the answer of {learner}</span>;
  return (
    <Card>
      <Stack>
        <h2 className={styles.heading}>{learner}</h2>
        <p className={styles.note}>
          {dateText(at)} ·{' '}
          {cause === 'distance'
            ? 'The AI grader’s points differ by more than half.'
            : 'The answer seems to contain instructions to the grader. It was not graded by AI.'}
        </p>
        <p>{question}</p>
        <blockquote className={styles.answer}>{answer}</blockquote>
        <CriteriaTable review={review} />
        {reason && <p className={styles.note}>The AI grader wrote: “{reason}”</p>}
        <Row>
          <Button small onClick={() => onChoose('rubric')}>
            Rubric is right{ofLearner}
          </Button>
          {cause === 'distance' && (
            <Button small onClick={() => onChoose('model')}>
              AI grader is right{ofLearner}
            </Button>
          )}
          <Button small quiet onClick={() => onChoose('neither')}>
            Neither{ofLearner}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
