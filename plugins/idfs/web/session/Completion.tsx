import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, counted, PageHeader, Spinner } from '../../../../web/ui/index.ts';

import styles from './Completion.module.css';
import { Timer } from './Timer.tsx';
import type { Answers } from './use-answers.ts';

/** Between the last answer, or the deadline, and the result: what is pending, and that nothing is lost. */
export function Completion({
  answers: { delivery, unsent },
  left,
  error,
  onRetry,
}: {
  answers: Answers;
  /** Milliseconds. */
  left: number;
  error: CallError | null;
  onRetry: () => void;
}) {
  const isOver = left <= 0;
  const isWaiting = isHeldUp(delivery) || error !== null;
  return (
    <div className={styles.ending}>
      {!isOver && <Timer left={left} />}
      <PageHeader
        title={titleOf(isOver, unsent.length)}
        description={descriptionOf(isOver, unsent.length, delivery, error)}
      />
      {isWaiting ? (
        <Button primary icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <span role="status">
          <Spinner size={32} />
          <span className="unseen">Scoring your answers</span>
        </span>
      )}
    </div>
  );
}

function titleOf(isOver: boolean, unsent: number): string {
  if (isOver) return 'The time is over';
  return unsent > 0 ? 'Sending your last answers' : 'Scoring your answers';
}

function descriptionOf(
  isOver: boolean,
  unsent: number,
  delivery: Answers['delivery'],
  error: CallError | null,
): string {
  if (isOver) {
    const late = unsent > 0 ? ` ${counted(unsent, 'answer')} did not arrive in time.` : '';
    return isHeldUp(delivery)
      ? `You are offline. Answers that arrived in time are scored, and your result appears here when the connection is back.${late}`
      : `Answers that arrived in time are being scored, and your result appears here.${late} You can also close this page.`;
  }
  if (unsent > 0 && isHeldUp(delivery)) {
    return `You are offline. ${counted(unsent, 'answer')} ${unsent === 1 ? 'is' : 'are'} kept in this browser and sent when the connection is back. The clock keeps running: answers count if they arrive before it ends.`;
  }
  if (error) return `Your answers are saved, but your result could not be computed yet. ${error.text}`;
  return 'This takes a moment.';
}
