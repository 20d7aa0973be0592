import { useEffect, useRef, useState } from 'react';
import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Progress } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { Session } from '../../contract.ts';
import { idfs } from '../../contract.ts';
import type { Result } from '../../results/contract.ts';
import { Completion } from './Completion.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { QuestionView } from './QuestionView.tsx';
import { dropDraft } from './question-draft.ts';
import { SavedState } from './SavedState.tsx';
import styles from './SessionScreen.module.css';
import { Timer } from './Timer.tsx';
import type { Answers } from './use-answers.ts';
import { useTimeLeft } from './use-time-left.ts';

/** An open session: one question at a time, the clock, and the completion. `answers` must be ready. */
export function SessionScreen({
  session,
  answers,
  ask,
  onCompleted,
}: {
  session: Session;
  answers: Answers;
  ask: () => Promise<unknown>;
  onCompleted: (result: Result) => void;
}) {
  const { id: userId } = useUser();
  const left = useTimeLeft(session);
  const [isLeaving, setLeaving] = useState(false);
  const [isFinishing, setFinishing] = useState(false);
  const { questions, sessionId } = session;
  const given = new Set([...Object.keys(session.responses), ...answers.unsent.map(({ questionId }) => questionId)]);
  const index = questions.findIndex(({ id }) => !given.has(id));
  const question = questions[index];
  const isOver = left <= 0;
  const isDone = question === undefined || isFinishing;

  const complete = useCompletion(sessionId, onCompleted);
  const isFlushed = answers.unsent.length === 0;
  const { isPending, error, mutate } = complete;
  // Completes once all answers are sent. After the deadline only the server can tell which were in time.
  useEffect(() => {
    if (isDone && !isOver && isFlushed && !isPending && !error) mutate({ body: { sessionId } });
  }, [isDone, isOver, isFlushed, isPending, error, mutate, sessionId]);
  usePollAfterDeadline(isOver, ask);
  useEffect(() => {
    if (isDone) dropDraft(userId);
  }, [isDone, userId]);

  if (isDone || isOver) {
    return (
      <Completion
        answers={answers}
        left={left}
        error={error}
        onRetry={() => {
          answers.nudge();
          if (isFlushed) mutate({ body: { sessionId } });
        }}
      />
    );
  }
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Heading />
        <span className={styles.right}>
          <Timer left={left} />
          <Button quiet small onClick={() => setLeaving(true)}>
            Leave
          </Button>
        </span>
      </header>
      <Progress
        bare
        label="Questions answered"
        value={given.size}
        max={questions.length}
        description={`${given.size} of ${questions.length}`}
      />
      <p className={styles.saved}>
        <SavedState {...answers} answered={given.size} />
      </p>
      <div className={styles.content}>
        <QuestionView
          key={question.id}
          question={question}
          number={index + 1}
          total={questions.length}
          onGive={(answer, timeSpent) => answers.give({ sessionId, questionId: question.id, answer, timeSpent })}
        />
      </div>
      {isLeaving && (
        <LeaveDialog
          unanswered={questions.length - given.size}
          unsent={isHeldUp(answers.delivery) ? answers.unsent.length : 0}
          onStay={() => setLeaving(false)}
          onFinish={() => {
            setLeaving(false);
            setFinishing(true);
          }}
        />
      )}
    </div>
  );
}

/** The screen's heading. It takes the focus at the start, because the button that started the session is gone. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      IDFS Assessment
    </h1>
  );
}

function useCompletion(sessionId: string, onCompleted: (result: Result) => void) {
  const { eiq, profile } = learner.routes;
  return useCall(idfs.routes.complete, {
    invalidates: [idfs.routes.results, eiq, profile],
    onSuccess: (result) => result.sessionId === sessionId && onCompleted(result),
    once: true,
  });
}

const pollMs = 2000;

/** Polls the server after the browser's deadline, because the server's clock decides. */
function usePollAfterDeadline(isOver: boolean, ask: () => Promise<unknown>) {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isOver) return;
    void latest.current();
    const timer = setInterval(() => void latest.current(), pollMs);
    return () => clearInterval(timer);
  }, [isOver]);
}
