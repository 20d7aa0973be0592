import { useEffect, useRef, useState } from 'react';
import { isUnderWay } from '../../../../web/answers/answer-queue.ts';
import { Button, Question } from '../../../../web/ui/index.ts';
import { isEarlyArea } from '../../../item-bank/contract.ts';
import type { OpenLearnerQuestion } from '../../contract.ts';
import { draftOf, keepDraft } from '../drafts.ts';
import { DifficultyBadge } from '../parts/DifficultyBadge.tsx';
import { Hints } from './Hints.tsx';
import styles from './OpenQuestion.module.css';
import type { ActiveRun, Held } from './use-run.ts';

/** An unanswered question: options or text, hints, and Submit Answer. */
export function OpenQuestion({
  practising,
  run,
  standing,
}: {
  practising: ActiveRun;
  run: Held;
  standing: OpenLearnerQuestion;
}) {
  const { question, difficulty, elapsed } = standing;
  const [draft, setDraft] = useState(() => draftOf(question.id));
  // Once for each question, not for its later states.
  const [shownAt] = useState(() => run.receivedAt - elapsed);
  const place = useFocusAfterChange();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { delivery, unsent } = practising;
  const isClosed = isUnderWay(delivery);
  // From before a reload, or an earlier visit in this browser.
  const own = unsent?.questionId === question.id ? unsent.userAnswer : undefined;

  const change = (answer: string | number) => {
    setDraft(answer);
    keepDraft(question.id, answer);
  };
  const give = (answer: number | string) => {
    if (!isClosed) practising.submit(answer, Math.max(0, Date.now() - shownAt));
  };
  const choose = (index: number) => {
    change(index);
    // Chosen by number key with the focus elsewhere: move it so that Enter submits.
    const { activeElement } = document;
    if (!activeElement?.closest('button, a, textarea')) {
      requestAnimationFrame(() => submitButton.current?.focus({ preventScroll: true }));
    }
  };
  const given = own ?? draft;
  const chosen = typeof given === 'number' ? given : undefined;

  return (
    <div ref={place}>
      <Question
        id={question.id}
        stem={question.question}
        blocks={question.stimulus}
        isReadAloud={isEarlyArea(question)}
        number={run.index + 1}
        {...(run.total !== null && { total: run.total })}
        state={isClosed ? 'saving' : 'open'}
        aside={<DifficultyBadge difficulty={difficulty} />}
        // Shown in the frame instead.
        saved={null}
        answer={
          question.type === 'multiple_choice'
            ? { kind: 'choice', options: question.options, onAnswer: choose, chosen }
            : { kind: 'text', onAnswer: give, draft: typeof given === 'string' ? given : '', onDraft: change }
        }
      >
        {question.type === 'multiple_choice' && (
          <div className={styles.submit}>
            <Button
              ref={submitButton}
              primary
              busy={isClosed}
              disabled={chosen === undefined}
              onClick={() => chosen !== undefined && give(chosen)}
            >
              Submit Answer
            </Button>
            <span className={styles.keys}>1–{question.options.length} choose, Enter submits</span>
          </div>
        )}
        <Hints
          hints={standing.hints}
          isBusy={practising.isRevealing}
          isClosed={isClosed}
          onReveal={practising.revealHint}
        />
      </Question>
    </div>
  );
}

/** Moves the focus to the new question or its replacement, because the pressed button is gone. */
export function useFocusAfterChange() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const { current } = place;
    const heading = current?.querySelector<HTMLElement>('[data-focus]') ?? current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
