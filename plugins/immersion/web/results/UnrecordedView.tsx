import { useTitle } from '../../../../web/shell/title.ts';
import { Card, dateText, LinkButton, nameText, Report } from '../../../../web/ui/index.ts';
import type { UnrecordedPlacement } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { durationText } from '../duration-text.ts';

/** A hasty result without score and level: why it does not count, and what to do next. */
export function UnrecordedView({ result }: { result: UnrecordedPlacement }) {
  const { outcome, isOwn, learner, caution, completedAt, questionsAnswered, totalTime } = result;
  useTitle(`EiQ result of ${nameText(learner)}`);
  return (
    <Report
      kind="EiQ™ placement result"
      title={learner}
      caution={caution}
      description={
        <>
          {dateText(completedAt)} · {questionsAnswered} questions
          {totalTime > 0 && ` in ${durationText(totalTime)}`}
        </>
      }
      actions={
        isOwn ? (
          <LinkButton primary to={addresses.intro}>
            Go to the placement
          </LinkButton>
        ) : (
          <LinkButton to="/">Back</LinkButton>
        )
      }
      secondPage={null}
    >
      <Card tone="attention" title={titles[outcome]}>
        {outcome === 'held' && (
          <p>
            The result is stored but does not count, so it has no score and no level.{' '}
            {isOwn
              ? 'Staff of your institution can accept it if you really answered that fast. Or take the placement again with time to read each question.'
              : 'Staff can accept it, or the learner can take the placement again.'}
          </p>
        )}
        {outcome === 'declined' && <p>Staff did not accept this hasty result. It does not count in the EiQ record.</p>}
        {outcome === 'repeated' && <p>A later placement counts in its place.</p>}
      </Card>
    </Report>
  );
}

const titles: Record<UnrecordedPlacement['outcome'], string> = {
  held: 'Answered in haste: this result does not count yet',
  declined: 'This result does not count',
  repeated: 'This result was repeated',
};
