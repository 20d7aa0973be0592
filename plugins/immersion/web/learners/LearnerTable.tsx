import {
  Button,
  dateText,
  LinkButton,
  nameText,
  ScoreWithLevel,
  Table,
  TableNote,
  Tag,
} from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { addresses } from '../addresses.ts';

/** A row for each learner: latest result, next placement and actions. */
export function LearnerTable({
  learners,
  onGrant,
}: {
  learners: readonly LearnerStanding[];
  onGrant: (learner: LearnerStanding) => void;
}) {
  return (
    <Table columns={['Learner', 'Latest result', 'Next placement']} hasActions>
      {learners.map((learner) => (
        <tr key={learner.userId}>
          <th scope="row">
            {learner.firstName} {learner.lastName}
            <TableNote>{learner.username}</TableNote>
          </th>
          <td data-label="Latest result">
            <Result learner={learner} />
          </td>
          <td data-label="Next placement">
            <Next learner={learner} />
          </td>
          <td data-actions>
            {learner.sessionId && (
              <LinkButton small quiet to={`${addresses.results}?sessionId=${learner.sessionId}`}>
                Result
                <span className="unseen"> of {nameText(learner.firstName)}</span>
              </LinkButton>
            )}
            {learner.waitsUntil && !learner.hasGrant && (
              <Button small onClick={() => onGrant(learner)}>
                Allow another
                <span className="unseen"> for {nameText(learner.firstName)}</span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Result({ learner: { eiqScore, standardError, placementLevel, completedAt } }: { learner: LearnerStanding }) {
  if (eiqScore === null || standardError === null || !placementLevel || !completedAt) {
    return <span className="soft">None yet</span>;
  }
  return (
    <>
      <ScoreWithLevel score={eiqScore} error={standardError} level={placementLevel} />
      <TableNote>{dateText(completedAt)}</TableNote>
    </>
  );
}

function Next({ learner: { state, waitsUntil, hasGrant } }: { learner: LearnerStanding }) {
  if (state === 'open') return <Tag tone="accent">Open</Tag>;
  if (waitsUntil && hasGrant) return <Tag tone="good">Allowed to begin now</Tag>;
  if (waitsUntil) return <>From {dateText(waitsUntil)}</>;
  return <>Any time</>;
}
