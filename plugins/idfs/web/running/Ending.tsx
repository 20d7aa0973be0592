import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, counted, PageHeader, Spinner } from '../../../../web/ui/index.ts';

import styles from './Ending.module.css';
import { Timer } from './Timer.tsx';
import type { Answers } from './use-answers.ts';

/** Between the last answer, or the last second, and the result: what is waited for, and that nothing is lost. */
export function Ending({
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
      <PageHeader title={titleOf(isOver, unsent.length)} description={says(isOver, unsent.length, delivery, error)} />
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

function says(isOver: boolean, unsent: number, delivery: Answers['delivery'], error: CallError | null): string {
  if (isOver) {
    const late = unsent > 0 ? ` ${counted(unsent, 'answer')} had not reached us by then.` : '';
    return isHeldUp(delivery)
      ? `There is no connection at the moment. What reached us in time is scored, and your result appears here when the network is back.${late}`
      : `What reached us in time is being scored, and your result appears here by itself.${late} You may also close this page.`;
  }
  if (unsent > 0 && isHeldUp(delivery)) {
    return `There is no connection at the moment. ${counted(unsent, 'answer')} ${unsent === 1 ? 'is' : 'are'} kept in this browser and sent by themselves when the network is back. The clock runs on: they count if they reach us before it ends.`;
  }
  if (error) return `Your answers are saved, but your result could not be computed yet. ${error.text}`;
  return 'This takes a moment.';
}
