import { Button, LevelTag, LinkButton, scoreText, Tag } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { dateText } from '../dates.ts';
import styles from './Learners.module.css';

/** One line a learner: the result, whether they may begin, and what can be done about it. */
export function LearnerTable({
  learners,
  onGrant,
}: {
  learners: readonly LearnerStanding[];
  onGrant: (learner: LearnerStanding) => void;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          <th scope="col">Latest result</th>
          <th scope="col">Next placement</th>
          <th scope="col">
            <span className="unseen">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {learners.map((learner) => (
          <tr key={learner.userId}>
            <th scope="row">
              {learner.firstName} {learner.lastName}
              <span className={styles.small}>{learner.username}</span>
            </th>
            <td data-label="Latest result">
              <Result learner={learner} />
            </td>
            <td data-label="Next placement">
              <Next learner={learner} />
            </td>
            <td className={styles.actions}>
              {learner.sessionId && (
                <LinkButton small quiet to={`${addresses.results}?sessionId=${learner.sessionId}`}>
                  Result
                  <span className="unseen"> of {learner.firstName}</span>
                </LinkButton>
              )}
              {learner.waitsUntil && !learner.hasGrant && (
                <Button small onClick={() => onGrant(learner)}>
                  Allow another
                  <span className="unseen"> for {learner.firstName}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ learner: { eiqScore, standardError, placementLevel, completedAt } }: { learner: LearnerStanding }) {
  if (eiqScore === null || standardError === null || !placementLevel || !completedAt) {
    return <span className={styles.none}>None yet</span>;
  }
  return (
    <>
      <span className={styles.score}>
        <span className="figures">
          {scoreText(eiqScore)} <span className="soft">± {Math.round(1.96 * standardError)}</span>
        </span>
        <LevelTag level={placementLevel} />
      </span>
      <span className={styles.small}>{dateText(completedAt)}</span>
    </>
  );
}

function Next({ learner: { state, waitsUntil, hasGrant } }: { learner: LearnerStanding }) {
  if (state === 'open') return <Tag tone="accent">Under way</Tag>;
  if (waitsUntil && hasGrant) return <Tag tone="good">Allowed to begin now</Tag>;
  if (waitsUntil) return <>From {dateText(waitsUntil)}</>;
  return <>Any time</>;
}
