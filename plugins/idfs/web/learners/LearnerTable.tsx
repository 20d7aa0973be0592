import { useMay } from '../../../../web/session/manifest.ts';
import { Button, dateText, nameText, Table, TableNote, Tag, timeText } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { SummaryScore } from '../results/EarlierResults.tsx';

import { extraTimeText } from './extra-time-text.ts';
import styles from './Learners.module.css';

/** The open dialog and its learner. */
export type Chosen = {
  readonly what: 'extra-time' | 'extend' | 'grant' | 'results';
  readonly learner: LearnerStanding;
};

/** A row for each learner: open session, latest result, extra time and actions. */
export function LearnerTable({
  learners,
  onChoose,
}: {
  learners: readonly LearnerStanding[];
  onChoose: (chosen: Chosen) => void;
}) {
  const mayManage = useMay()('idfs.manage');
  return (
    <Table columns={['Learner', 'Session', 'Latest result', 'Next session', 'Extra time']} hasActions>
      {learners.map((learner) => (
        <tr key={learner.userId}>
          <th scope="row">
            {learner.firstName} {learner.lastName}
            <TableNote>{learner.username}</TableNote>
          </th>
          <td data-label="Session">
            <Open learner={learner} />
          </td>
          <td data-label="Latest result">
            <Latest learner={learner} />
          </td>
          <td data-label="Next session">
            <Next learner={learner} />
          </td>
          <td data-label="Extra time">
            {learner.extraTime ? (
              <>
                {extraTimeText(learner.extraTime)}
                {learner.reason && <TableNote>{learner.reason}</TableNote>}
              </>
            ) : (
              <span className="soft">None</span>
            )}
          </td>
          <td data-actions>
            <span className={styles.ways}>
              {learner.latest && (
                <Button small quiet onClick={() => onChoose({ what: 'results', learner })}>
                  Results<span className="unseen"> of {nameText(learner.firstName)}</span>
                </Button>
              )}
              {mayManage && learner.open && (
                <Button small onClick={() => onChoose({ what: 'extend', learner })}>
                  Extend session<span className="unseen"> of {nameText(learner.firstName)}</span>
                </Button>
              )}
              {mayManage && learner.waitsUntil && !learner.hasGrant && (
                <Button small onClick={() => onChoose({ what: 'grant', learner })}>
                  Allow another<span className="unseen"> for {nameText(learner.firstName)}</span>
                </Button>
              )}
              {mayManage && (
                <Button small onClick={() => onChoose({ what: 'extra-time', learner })}>
                  Extra time<span className="unseen"> for {nameText(learner.firstName)}</span>
                </Button>
              )}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Open({ learner: { open } }: { learner: LearnerStanding }) {
  if (!open) return <span className="soft">None open</span>;
  return (
    <>
      <Tag tone="accent">
        {open.answered} of {open.questions}
      </Tag>
      <TableNote>ends at {timeText(open.endsAt)}</TableNote>
    </>
  );
}

function Next({ learner: { open, waitsUntil, hasGrant } }: { learner: LearnerStanding }) {
  if (open) return <span className="soft">After the open one</span>;
  if (waitsUntil && hasGrant) return <Tag tone="good">Allowed to begin now</Tag>;
  if (waitsUntil) return <>From {dateText(waitsUntil)}</>;
  return <>Any time</>;
}

function Latest({ learner: { latest } }: { learner: LearnerStanding }) {
  if (!latest) return <span className="soft">None yet</span>;
  return (
    <>
      <SummaryScore result={latest} />
      <TableNote>{dateText(latest.completedAt)}</TableNote>
    </>
  );
}
