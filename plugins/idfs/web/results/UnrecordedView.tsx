import { Card, counted } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';

/** Why a completed session has no score, and what to do next. */
export function UnrecordedView({ result }: { result: Result }) {
  const { outcome, questionsAnswered, minimumAnswers, isOwn } = result;
  return (
    <Card tone="attention" title={titles[outcome]}>
      {outcome === 'short' && (
        <p>
          {questionsAnswered === 0
            ? 'No question was answered'
            : `Only ${counted(questionsAnswered, 'answer')} came in`}
          , and a result needs at least {minimumAnswers}. This session does not count in the EiQ record.
        </p>
      )}
      {outcome === 'held' && (
        <p>
          The result is stored but does not count, so it has no score and no level.{' '}
          {isOwn
            ? 'Staff of your institution can accept it if you really answered that fast. Or take the assessment again with time to read each question.'
            : 'Staff can accept it, or the learner can take the assessment again.'}
        </p>
      )}
      {outcome === 'declined' && <p>Staff did not accept this hasty result. It does not count in the EiQ record.</p>}
      {outcome === 'repeated' && <p>A later session counts in its place.</p>}
    </Card>
  );
}

const titles: Record<Result['outcome'], string> = {
  recorded: 'Recorded',
  short: 'Too few answers for a result',
  held: 'Answered in haste: this result does not count yet',
  declined: 'This result does not count',
  repeated: 'This result was repeated',
};
