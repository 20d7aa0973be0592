import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button } from '../../../../web/ui/index.ts';
import type { OpenLearnerQuestion, Submission } from '../../contract.ts';
import { useOwnDashboard } from '../own-dashboard.ts';
import { DifficultyBadge } from '../parts/DifficultyBadge.tsx';
import { accuracyText } from '../texts.ts';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';
import styles from './AnsweredView.module.css';
import { FeedbackView } from './FeedbackView.tsx';
import { useFocusAfterChange } from './OpenQuestion.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import type { ActiveRun, Held } from './use-run.ts';

/** A question with its answer, the feedback, and the next step. */
export function AnsweredView({
  practising,
  run,
  standing,
  submission,
}: {
  practising: ActiveRun;
  run: Held;
  standing: OpenLearnerQuestion;
  submission: Submission;
}) {
  const place = useFocusAfterChange();
  const isSettled = useSettled();
  return (
    <div ref={place} className={styles.answered} data-settled={isSettled}>
      <AnsweredQuestion
        question={standing.question}
        submission={submission}
        number={run.index + 1}
        total={run.total}
        aside={<DifficultyBadge difficulty={standing.difficulty} />}
      />
      <FeedbackView submission={submission} hints={standing.hints.revealed} />
      {run.summary && <SummaryTable title="Your three questions" summary={run.summary} />}
      <Ways practising={practising} run={run} isSettled={isSettled} />
    </div>
  );
}

/** Buttons to continue or complete the run. */
function Ways({ practising, run, isSettled }: { practising: ActiveRun; run: Held; isSettled: boolean }) {
  const { goOn, isGoingOn, complete, isCompleting } = practising;
  const navigate = useNavigate();
  const dashboard = useOwnDashboard();
  const leave = () => {
    toast({ title: 'Practice complete', description: `${accuracyText(run.tally)}. Your EiQ score has not changed.` });
    navigate(dashboard);
  };
  if (run.isLast) {
    return (
      <div className={styles.ways}>
        <Button primary busy={isCompleting} onClick={() => isSettled && complete(leave)}>
          Complete Assessment
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <Button primary icon="arrow" busy={isGoingOn} onClick={() => isSettled && goOn()}>
        Next Question
      </Button>
      {run.kind === 'topic' && (
        <Button quiet busy={isCompleting} onClick={() => complete()}>
          Complete Assessment
        </Button>
      )}
    </div>
  );
}

/** For this long (ms) the buttons do nothing, so that a double click on Submit Answer does not skip the feedback. */
const settlingMs = 400;

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlingMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
