import { useParams } from 'react-router-dom';
import { ErrorState, LinkButton } from '../../../web/ui/index.ts';
import { entryAddress } from './addresses.ts';
import { AnsweredView } from './run/AnsweredView.tsx';
import { OpenQuestion } from './run/OpenQuestion.tsx';
import { RunFrame, RunSkeleton } from './run/RunFrame.tsx';
import { RunSummary } from './run/RunSummary.tsx';
import { useRun } from './run/use-run.ts';

/** A run: the current question, its feedback, and in the end the summary. */
export function RunScreen() {
  const { runId = '' } = useParams();
  const practising = useRun(runId);
  const { run, error } = practising;
  if (error) {
    const isMissing = error.namesNothing;
    return (
      <ErrorState
        wholePage
        title={isMissing ? 'There is no such practice run' : 'The assessment could not be loaded'}
        description={isMissing ? 'It may belong to someone else, or its address is incomplete.' : undefined}
        error={error}
        retry={isMissing ? undefined : practising.retry}
        action={<LinkButton to={entryAddress}>Back to practice</LinkButton>}
      />
    );
  }
  if (!run) return <RunSkeleton />;
  const { standing } = run;
  return (
    <RunFrame run={run} delivery={practising.delivery}>
      {!standing ? (
        <RunSummary run={run} />
      ) : standing.submission ? (
        <AnsweredView
          key={standing.question.id}
          practising={practising}
          run={run}
          standing={standing}
          submission={standing.submission}
        />
      ) : (
        <OpenQuestion key={standing.question.id} practising={practising} run={run} standing={standing} />
      )}
    </RunFrame>
  );
}
