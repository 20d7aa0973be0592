import type { ReactNode } from 'react';
import { Blocks, Icon, Spans } from '../../../../web/ui/index.ts';
import type { Question } from '../../../item-bank/contract.ts';
import type { Submission } from '../../contract.ts';
import styles from './AnsweredQuestion.module.css';

/** An answered question: the chosen and the right option, or the text of an open answer. */
export function AnsweredQuestion({
  question,
  submission: { userAnswer, feedback },
  number,
  total,
  aside,
}: {
  question: Question;
  submission: Submission;
  number: number;
  total: number | null;
  aside: ReactNode;
}) {
  return (
    <article className={styles.question} aria-labelledby={`stem-${question.id}`}>
      <div className={styles.above}>
        <span>
          Question <span className="figures">{number}</span>
          {total !== null && (
            <>
              {' '}
              of <span className="figures">{total}</span>
            </>
          )}
        </span>
        <span className={styles.aside}>{aside}</span>
      </div>
      <h2 id={`stem-${question.id}`} tabIndex={-1} className={styles.stem}>
        <Spans text={question.question} />
      </h2>
      <Blocks blocks={question.stimulus} />
      {typeof userAnswer === 'number' ? (
        <ol className={styles.options}>
          {question.options.map((option, index) => (
            <Option
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is answered
              key={index}
              option={option}
              number={index + 1}
              isChosen={index === userAnswer}
              isRight={index === feedback?.correctOption}
            />
          ))}
        </ol>
      ) : (
        <blockquote className={styles.words}>{userAnswer}</blockquote>
      )}
    </article>
  );
}

function Option({
  option,
  number,
  isChosen,
  isRight,
}: {
  option: string;
  number: number;
  isChosen: boolean;
  isRight: boolean;
}) {
  const mark = isRight ? 'right' : isChosen ? 'wrong' : undefined;
  return (
    <li className={styles.option} data-mark={mark}>
      <span className={`figures ${styles.key}`} aria-hidden="true">
        {mark === 'right' ? (
          <Icon name="check" size={16} />
        ) : mark === 'wrong' ? (
          <Icon name="close" size={16} />
        ) : (
          number
        )}
      </span>
      <span className={styles.text}>
        <Spans text={option} />
      </span>
      {mark && (
        <span className={styles.says}>
          {isChosen && isRight ? 'Your answer, right' : isChosen ? 'Your answer' : 'Right answer'}
        </span>
      )}
    </li>
  );
}
