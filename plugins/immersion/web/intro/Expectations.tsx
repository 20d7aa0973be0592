import type { Status } from '../../contract.ts';
import styles from './Expectations.module.css';

const words = ['No', 'One', 'Two', 'Three', 'Four'];
const numberWord = (count: number) => words[count] ?? String(count);

/** Answers to common questions before a placement. */
export function Expectations({
  limits: { minimum, maximum },
  pretestQuestions,
  settings,
}: {
  limits: Status['questionsPerSection'];
  pretestQuestions: number;
  settings: { retakeDays: number; hintsCountForScore: boolean } | undefined;
}) {
  return (
    <ul className={styles.list}>
      <li>
        <strong>The questions adapt.</strong> Each one is chosen by your answers so far, so getting some wrong is part
        of it. A section asks {minimum === maximum ? maximum : `${minimum} to ${maximum}`} questions and ends as soon as
        more would hardly change where you are placed.
      </li>
      {pretestQuestions > 0 && (
        <li>
          <strong>Some questions are being tried out and do not count.</strong> {numberWord(pretestQuestions)}{' '}
          {pretestQuestions === 1 ? 'question' : 'questions'} in each section only show how hard a question is for
          future learners. They look like the others, so answer all of them.
        </li>
      )}
      <li>
        <strong>There is no time limit.</strong> Every answer is saved at once. Close the page and go on later, here or
        on another device. An answer given without a connection is sent when it is back.
      </li>
      <li>
        <strong>An answer is final.</strong> Choosing one submits it. On a keyboard, 1 to 5 choose and Enter presses
        what is in focus.
      </li>
      <li>
        <strong>Hints are there to be used.</strong>{' '}
        {settings?.hintsCountForScore
          ? 'At your institution an answer given after a hint counts as not solved.'
          : 'They do not change your score.'}
      </li>
      {settings !== undefined && settings.retakeDays > 0 && (
        <li>
          <strong>You can take it again</strong> {settings.retakeDays === 1 ? 'a day' : `${settings.retakeDays} days`}{' '}
          after you have completed it.
        </li>
      )}
    </ul>
  );
}
