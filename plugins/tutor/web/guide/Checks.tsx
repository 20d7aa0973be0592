import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, TextField } from '../../../../web/ui/index.ts';
import type { LessonView } from '../../../lessons/contract.ts';
import { longestEntry, tutor } from '../../contract.ts';
import styles from './Guide.module.css';
import { answerTexts } from './text.ts';

/**
 * The questions of a lesson, each answered by a number or by a choice.
 * @param done numbers of those that were answered right before
 */
export function Checks({ lesson, done }: { lesson: LessonView; done: readonly number[] }) {
  return (
    <ol className={styles.checks}>
      {lesson.checks.map((check, index) => (
        <li key={check.question}>
          <OneCheck lessonId={lesson.id} number={index} isDone={done.includes(index)} {...check} />
        </li>
      ))}
    </ol>
  );
}

function OneCheck({
  lessonId,
  number,
  question,
  options,
  isDone,
}: LessonView['checks'][number] & { lessonId: string; number: number; isDone: boolean }) {
  const [text, setText] = useState('');
  const check = useCall(tutor.routes.guideCheck, { invalidates: [tutor.routes.guideProgress] });
  const judge = (answer: string) => check.mutate({ params: { id: lessonId }, body: { check: number, answer } });
  const isRight = check.data?.verdict === 'right';
  return (
    <>
      {options ? (
        <fieldset className={styles.choices}>
          <legend>{question}</legend>
          {options.map((option) => (
            <Button
              key={option}
              aria-pressed={text === option}
              disabled={isRight && text !== option}
              onClick={() => {
                setText(option);
                judge(option);
              }}
            >
              {option}
            </Button>
          ))}
        </fieldset>
      ) : (
        <form
          className={styles.entry}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) judge(text);
          }}
        >
          <TextField
            label={question}
            value={text}
            maxLength={longestEntry}
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value);
              check.reset();
            }}
          />
          <Button type="submit" busy={check.isPending} disabled={text.trim() === ''}>
            Check
          </Button>
        </form>
      )}
      <p aria-live="polite" className={styles.verdict} data-verdict={check.data?.verdict}>
        {check.data && answerTexts[check.data.verdict]} {check.data?.why}
        {check.error?.text}
        {isDone && !check.data && 'You have answered this right.'}
      </p>
    </>
  );
}
