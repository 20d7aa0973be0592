import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import { counted, Icon } from '../../../../web/ui/index.ts';

import type { QueueState } from './answer-queue.ts';
import styles from './SavedState.module.css';

/** Whether the answers have reached the server. */
export function SavedState({
  delivery,
  unsent,
  answered,
}: Pick<QueueState, 'delivery' | 'unsent'> & { answered: number }) {
  return (
    <span className={styles.state} data-delivery={delivery} aria-live="polite">
      {isHeldUp(delivery) ? (
        <>
          <Icon name="alert" size={14} />
          Waiting for the network · {counted(unsent.length, 'answer')} kept here
        </>
      ) : unsent.length > 0 ? (
        'Saving…'
      ) : (
        answered > 0 && (
          <>
            <Icon name="check" size={14} /> Saved
          </>
        )
      )}
    </span>
  );
}
