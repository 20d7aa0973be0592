import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Question } from '../../../../web/ui/index.ts';
import type { Question as AskedQuestion } from '../../contract.ts';
import type { Place } from './place.ts';
import { keepPlace, placeAt } from './place.ts';
import styles from './Running.module.css';

/** One question: an option is chosen, may be changed, and is given with Next. Render it anew for each question. */
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
  const [place, setPlace] = useState(() => placeAt(userId, question.id));
  const change = (changes: Partial<Place>) => setPlace((before) => ({ ...before, ...changes }));
  useEffect(() => keepPlace(userId, place), [userId, place]);
  const isGiven = useRef(false);
  const { chosen } = place;
  const canGive = chosen !== undefined;

  const give = () => {
    if (!canGive || isGiven.current) return;
    isGiven.current = true;
    void onGive(chosen, Math.max(0, Date.now() - place.shownAt));
  };
  useEnter(give);

  const isLast = number === total;
  // There is something else to press first.
  const isYetToRemember =
    question.stimulusSeconds !== undefined && place.stimulusShownAt === undefined && chosen === undefined;
  return (
    <Question
      id={question.id}
      stem={question.question}
      blocks={question.stimulus}
      optionFigures={question.optionFigures}
      stimulusSeconds={question.stimulusSeconds}
      stimulusShownAt={place.stimulusShownAt}
      onStimulusShown={(stimulusShownAt) => change({ stimulusShownAt })}
      number={number}
      total={total}
      // The frame says it, where it moves nothing.
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

/** Enter goes on from anywhere but what Enter presses itself. */
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
