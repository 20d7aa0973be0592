import { useMay } from '../../../../web/session/manifest.ts';
import { Button, LevelTag, scoreText, Tag } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { levelOf } from '../results/EarlierResults.tsx';
import { dateText, timeText } from '../words.ts';
import { extraTimeText } from './extra-time-text.ts';
import styles from './Learners.module.css';

/** What is done about a learner at the moment. */
export type Chosen = { readonly what: 'extra-time' | 'extend' | 'results'; readonly learner: LearnerStanding };

/** One line a learner: the session under way, the latest result, the extra time, and what can be done. */
export function LearnerTable({
  learners,
  onChoose,
}: {
  learners: readonly LearnerStanding[];
  onChoose: (chosen: Chosen) => void;
}) {
  const mayManage = useMay()('idfs.manage');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          <th scope="col">Session</th>
          <th scope="col">Latest result</th>
          <th scope="col">Extra time</th>
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
            <td data-label="Session">
              <Open learner={learner} />
            </td>
            <td data-label="Latest result">
              <Latest learner={learner} />
            </td>
            <td data-label="Extra time">
              {learner.extraTime ? (
                <>
                  {extraTimeText(learner.extraTime)}
                  {learner.reason && <span className={styles.small}>{learner.reason}</span>}
                </>
              ) : (
                <span className={styles.none}>None</span>
              )}
            </td>
            <td className={styles.actions}>
              <span className={styles.ways}>
                {learner.latest && (
                  <Button small quiet onClick={() => onChoose({ what: 'results', learner })}>
                    Results<span className="unseen"> of {learner.firstName}</span>
                  </Button>
                )}
                {mayManage && learner.open && (
                  <Button small onClick={() => onChoose({ what: 'extend', learner })}>
                    Extend session<span className="unseen"> of {learner.firstName}</span>
                  </Button>
                )}
                {mayManage && (
                  <Button small onClick={() => onChoose({ what: 'extra-time', learner })}>
                    Extra time<span className="unseen"> for {learner.firstName}</span>
                  </Button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Open({ learner: { open } }: { learner: LearnerStanding }) {
  if (!open) return <span className={styles.none}>None under way</span>;
  return (
    <>
      <Tag tone="accent">
        {open.answered} of {open.questions}
      </Tag>
      <span className={styles.small}>ends at {timeText(open.endsAt)}</span>
    </>
  );
}

function Latest({ learner: { latest } }: { learner: LearnerStanding }) {
  if (!latest) return <span className={styles.none}>None yet</span>;
  return (
    <>
      {latest.isRecorded ? (
        <span className={styles.score}>
          <span className="figures">
            {scoreText(latest.overallScore)} <span className="soft">± {Math.round(1.96 * latest.standardError)}</span>
          </span>
          <LevelTag level={levelOf(latest.eiqLevel)} />
        </span>
      ) : (
        'Too few answers'
      )}
      <span className={styles.small}>{dateText(latest.completedAt)}</span>
    </>
  );
}
