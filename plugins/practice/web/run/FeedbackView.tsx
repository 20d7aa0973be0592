import { Fragment } from 'react';
import { Icon, Spans, Spinner, Tag } from '../../../../web/ui/index.ts';
import type { Feedback, RevealedHint, Submission } from '../../contract.ts';
import { masteryTitles } from '../../contract.ts';
import { effortText, graderText, outcomeText } from '../texts.ts';
import styles from './FeedbackView.module.css';
import { RevealedHints } from './Hints.tsx';

/** Feedback on an answer: verdict, explanation and steps. Announces a finished review. */
export function FeedbackView({ submission, hints }: { submission: Submission; hints: readonly RevealedHint[] }) {
  const { feedback, status } = submission;
  return (
    <section className={styles.feedback} data-status={status} data-right={submission.isCorrect ?? undefined}>
      <div aria-live="polite">
        {status === 'in_review' || !feedback ? (
          <InReview submission={submission} />
        ) : (
          <Verdict submission={submission} />
        )}
      </div>
      {feedback && <Explanation feedback={feedback} message={submission.message} />}
      {hints.length > 0 && (
        <details className={styles.hints}>
          <summary>Hints you took</summary>
          <RevealedHints revealed={[...hints]} />
        </details>
      )}
    </section>
  );
}

function InReview({ submission }: { submission: Submission }) {
  return (
    <div className={styles.verdict}>
      <Spinner size={22} />
      <div>
        <h2 tabIndex={-1} data-focus="">
          {submission.message}
        </h2>
        <p className="soft">
          It is saved and being graded. The result appears here and in your summary; you can go on in the meantime.
        </p>
      </div>
    </div>
  );
}

function Verdict({ submission }: { submission: Submission }) {
  const { isCorrect, masteryLevel, feedback } = submission;
  const partly = feedback?.rubric ? ` ${feedback.points} of ${feedback.maximumPoints} points.` : '';
  return (
    <div className={styles.verdict}>
      <span className={styles.mark}>
        <Icon name={isCorrect ? 'check' : 'close'} size={22} />
      </span>
      <div>
        <h2 tabIndex={-1} data-focus="">
          {isCorrect ? 'Correct' : 'Not quite'}
        </h2>
        {masteryLevel && (
          <p>
            {outcomeText(submission)}
            {partly} This answer counts as <Tag tone={isCorrect ? 'good' : 'plain'}>{masteryTitles[masteryLevel]}</Tag>
          </p>
        )}
        <p className={styles.effort}>{effortText(submission)}</p>
      </div>
    </div>
  );
}

function Explanation({ feedback, message }: { feedback: Feedback; message: string | null }) {
  const { misconception, explanation, steps, rubric } = feedback;
  return (
    <>
      {misconception && (
        <div>
          <h3>What your choice suggests</h3>
          <Words text={misconception} />
        </div>
      )}
      {rubric && <Rubric feedback={feedback} rubric={rubric} message={message} />}
      <div>
        <h3>Explanation</h3>
        <Words text={explanation} />
      </div>
      {steps.length > 0 && (
        <div>
          <h3>Step by step</h3>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
              <li key={index}>
                <Line text={step} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** Text with paragraphs separated by empty lines. */
function Words({ text }: { text: string }) {
  return (
    <div className={styles.words}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move within a text
        <p key={index}>
          <Line text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** Draws arrows as icons, because the typeface has none. */
function Line({ text }: { text: string }) {
  return text.split('→').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within a line
    <Fragment key={index}>
      {index > 0 && (
        <span className={styles.arrow}>
          <Icon name="arrow" size={14} />
          <span className="unseen">to</span>
        </span>
      )}
      <Spans text={part} />
    </Fragment>
  ));
}

function Rubric({
  feedback: { points, maximumPoints },
  rubric,
  message,
}: {
  feedback: Feedback;
  rubric: NonNullable<Feedback['rubric']>;
  message: string | null;
}) {
  return (
    <div>
      <h3>How your answer was graded</h3>
      <ul className={styles.criteria}>
        {rubric.criteria.map(({ says, points: worth, isMet }) => (
          <li key={says} data-met={isMet}>
            <Icon name={isMet ? 'check' : 'minus'} size={18} />
            <span>
              <span className="unseen">{isMet ? 'Met: ' : 'Not met: '}</span>
              {says}
            </span>
            <span className={styles.points}>
              {isMet ? worth : 0} of {worth}
            </span>
          </li>
        ))}
      </ul>
      {rubric.reason && <p className={styles.reason}>{rubric.reason}</p>}
      <p className={styles.effort}>
        {message && `${message} and graded ${points} of ${maximumPoints} points. `}
        {graderText(rubric.grader)}.
      </p>
      <details className={styles.hints}>
        <summary>An answer with every point</summary>
        <Words text={rubric.modelAnswer} />
      </details>
    </div>
  );
}
