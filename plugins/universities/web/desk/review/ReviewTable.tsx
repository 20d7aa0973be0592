import { dateText, fullName, Tag } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { LongText } from './LongText.tsx';
import styles from './Review.module.css';

type Review = DeskDetails['allReviews'][number];

/** The submitted reviews side by side, one table for each round. */
export function ReviewTable({ details }: { details: DeskDetails }) {
  const { allReviews, history, criteria, earlierCriteria, disagreements } = details;
  const current = history.filter(({ step }) => step === 'reopen').length;
  const rounds = [...new Set(allReviews.map(({ round }) => round))].toSorted((one, other) => other - one);
  return (
    <>
      {rounds.map((round) => {
        const reviews = allReviews.filter((review) => review.round === round);
        if (round === current)
          return <Round key={round} criteria={criteria} disagreements={disagreements} reviews={reviews} />;
        return (
          <details key={round}>
            <summary>Reviews before the appeal</summary>
            <Round criteria={earlierCriteria[round] ?? criteria} disagreements={[]} reviews={reviews} />
          </details>
        );
      })}
    </>
  );
}

function Round({
  criteria,
  disagreements,
  reviews,
}: Pick<DeskDetails, 'criteria' | 'disagreements'> & { reviews: readonly Review[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Scores">
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              {reviews.map((review) => (
                <th key={review.id} scope="col">
                  {reviewerOf(review)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, title, levels }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  {disagreements.includes(id) && (
                    <span className={styles.apart}>
                      <Tag tone="attention">More than one level apart</Tag>
                    </span>
                  )}
                </th>
                {reviews.map((review) => {
                  const level = review.scores[id];
                  return (
                    <td key={review.id} title={level === undefined ? undefined : levels[level - 1]}>
                      <span className="figures">{level ?? '–'}</span>
                      <span className="soft"> of {levels.length}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {reviews.map((review) => (
        <div key={review.id} className={styles.comment}>
          <p>
            <strong>{reviewerOf(review)}</strong>{' '}
            <span className="soft">
              {ordinals[review.position] ?? ''} review, {dateText(review.submittedAt)}
            </span>
            {!review.counts && <Tag>Does not count: conflict of interest</Tag>}
          </p>
          {review.comment ? <LongText text={review.comment} /> : <p className="soft">No comment</p>}
        </div>
      ))}
    </>
  );
}

const ordinals: Readonly<Record<number, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

const reviewerOf = ({ isMine, reviewer }: Review) => (isMine ? 'You' : reviewer ? fullName(reviewer) : 'A reviewer');
