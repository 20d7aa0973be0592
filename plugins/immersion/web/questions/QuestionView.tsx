import { useEffect, useMemo, useState } from 'react';
import { isUnderWay } from '../../../../web/answers/answer-queue.ts';
import { SlotView } from '../../../../web/shell/SlotView.tsx';
import { Question } from '../../../../web/ui/index.ts';
import type { Question as AskedQuestion } from '../../../item-bank/contract.ts';
import { isEarlyArea, itemBank } from '../../../item-bank/contract.ts';
import { rangeText } from '../sections.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { PlacementAnswers } from './use-answers.ts';
import type { Held } from './use-placement.ts';

/** One question with its help. */
export function QuestionView({
  held,
  question,
  answers,
  wasHasty,
}: {
  held: Held;
  question: AskedQuestion;
  answers: PlacementAnswers;
  wasHasty: boolean;
}) {
  const [draft, setDraft] = useDraft(question.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, not for its later states
  const shownAt = useMemo(() => Date.now() - held.questionElapsed, [question.id]);
  const isSettled = useSettled(question.id);
  const isClosed = isUnderWay(answers.delivery);
  const { unsent } = answers;
  const own = unsent?.questionId === question.id ? unsent.answer : undefined;

  const give = (answer: number | string) => {
    if (!isSettled) return;
    answers.give({
      sessionId: held.sessionId,
      questionId: question.id,
      section: held.stage,
      answer,
      timeSpent: Math.max(0, Date.now() - shownAt),
    });
  };

  return (
    <div data-settled={isSettled}>
      <Question
        id={question.id}
        stem={question.question}
        blocks={question.stimulus}
        isReadAloud={isEarlyArea(question)}
        number={held.index + 1}
        total={held.total}
        {...(held.usual.from < held.total && { totalNote: `usually ${rangeText(held.usual)}` })}
        state={isClosed ? 'saving' : 'open'}
        // Shown in the frame instead.
        saved={null}
        aside={<Help held={held} question={question} isClosed={isClosed} shownAt={shownAt} />}
        answer={
          question.type === 'multiple_choice'
            ? {
                kind: 'choice',
                options: question.options,
                onAnswer: give,
                chosen: typeof own === 'number' ? own : undefined,
              }
            : {
                kind: 'text',
                onAnswer: give,
                draft: typeof own === 'string' ? own : draft,
                onDraft: setDraft,
              }
        }
      />
      {/* Below the question, so that it moves nothing. */}
      <p role="status" className="soft">
        {wasHasty &&
          'Your last answer came within 3 seconds. Take the time to read each question: a result with many answers in haste does not count.'}
      </p>
    </div>
  );
}

/** Fills of other plugins beside the question, such as hints. */
function Help({
  held,
  question,
  isClosed,
  shownAt,
}: {
  held: Held;
  question: AskedQuestion;
  isClosed: boolean;
  shownAt: number;
}) {
  return (
    <SlotView
      slot={itemBank.slots.questionAside}
      skeleton={<span />}
      slotProps={{
        sessionId: held.sessionId,
        question,
        difficulty: held.difficulty,
        attemptCount: 0,
        isClosed,
        shownAt,
        previousIncorrectAnswers: [],
      }}
    />
  );
}

/** For this long (ms) a new question takes no answer, so that a double click or a held key does not answer it. */
const settlingMs = 300;

function useSettled(questionId: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(questionId), settlingMs);
    return () => clearTimeout(timer);
  }, [questionId]);
  return settled === questionId;
}

/** The text of an open answer before it is submitted. */
function useDraft(questionId: string) {
  const [written, setWritten] = useState<{ questionId: string; text: string }>();
  const text = written?.questionId === questionId ? written.text : draftOf(questionId);
  const write = (text: string) => {
    setWritten({ questionId, text });
    keepDraft(questionId, text);
  };
  return [text, write] as const;
}
