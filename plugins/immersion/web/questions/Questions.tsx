import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../../../web/ui/index.ts';
import { addresses } from '../addresses.ts';
import { PausedView } from './PausedView.tsx';
import { QuestionView } from './QuestionView.tsx';
import { SectionEnd } from './SectionEnd.tsx';
import { StageFrame, StageSkeleton } from './StageFrame.tsx';
import { Submission } from './Submission.tsx';
import { usePlacement } from './use-placement.ts';

/** The open placement: questions, ends of sections, and scoring. */
export function Questions() {
  const placement = usePlacement();
  const { status, held, error, nextStage } = placement;
  if (error)
    return <ErrorState wholePage title="The assessment could not be loaded" error={error} retry={placement.retry} />;
  if (status?.state === 'none') return <Navigate to={addresses.intro} replace />;
  if (status?.state === 'completed') return <Navigate to={addresses.results} replace />;
  if (!held) return <StageSkeleton />;
  const [question] = held.questions;
  if (!question && !held.isPaused && !nextStage) return <Submission sessionId={held.sessionId} />;
  return (
    <StageFrame held={held} delivery={placement.answers.delivery}>
      {question ? (
        <QuestionView held={held} question={question} answers={placement.answers} wasHasty={placement.wasHasty} />
      ) : held.isPaused ? (
        <PausedView held={held} />
      ) : (
        nextStage && <SectionEnd held={held} next={nextStage} onGoOn={placement.goOn} />
      )}
    </StageFrame>
  );
}
