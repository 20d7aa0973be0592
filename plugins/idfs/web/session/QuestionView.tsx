import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Question } from '../../../../web/ui/index.ts';
import type { Question as AskedQuestion } from '../../contract.ts';
import type { QuestionDraft } from './question-draft.ts';
import { draftOf, keepDraft } from './question-draft.ts';
import styles from './SessionScreen.module.css';

/** One question: an option can be chosen, changed, and submitted with Next. Needs a `key` for each question. */
export function QuestionView({
  question,
  number,
  total,
  onGive,
}: {
  question: AskedQuestion;
  number: number;
  total: number;
  onGive: (answer: number, timeSpent: number) => Promise<void>;
}) {
  const { id: userId } = useUser();
  const [draft, setDraft] = useState(() => draftOf(userId, question.id));
  const change = (changes: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => keepDraft(userId, draft), [userId, draft]);
  const isGiven = useRef(false);
  const { chosen } = draft;
  const canGive = chosen !== undefined;

  const give = () => {
    if (!canGive || isGiven.current) return;
    isGiven.current = true;
    void onGive(chosen, Math.max(0, Date.now() - draft.shownAt));
  };
  useEnter(give);

  const isLast = number === total;
  // The button that shows the stimulus comes first.
  const isYetToRemember =
    question.stimulusSeconds !== undefined && draft.stimulusShownAt === undefined && chosen === undefined;
  return (
    <Question
      id={question.id}
      stem={question.question}
      blocks={question.stimulus}
      optionFigures={question.optionFigures}
      stimulusSeconds={question.stimulusSeconds}
      stimulusShownAt={draft.stimulusShownAt}
      onStimulusShown={(stimulusShownAt) => change({ stimulusShownAt })}
      number={number}
      total={total}
      // Shown in the frame instead.
      saved={null}
      aside={
        <span className={styles.kind}>
          {question.category}
          <span className={styles.difficulty}> · {question.difficulty}</span>
        </span>
      }
      answer={{ kind: 'choice', options: question.options, chosen, onAnswer: (index) => change({ chosen: index }) }}
    >
      <div className={styles.next} hidden={isYetToRemember}>
        <Button primary icon={isLast ? 'check' : 'arrow'} disabled={!canGive} onClick={give}>
          {isLast ? 'Complete Assessment' : 'Next Question'}
        </Button>
        <span className={styles.hint}>Keys 1 to {question.options.length} choose, Enter goes on</span>
      </div>
    </Question>
  );
}

/** Enter submits, unless the focus is on a control that handles Enter itself. */
function useEnter(onEnter: () => void) {
  const latest = useRef(onEnter);
  latest.current = onEnter;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('a, button, input, textarea, select, dialog')) return;
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
