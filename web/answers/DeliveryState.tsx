import { Icon } from '../ui/index.ts';
import type { Delivery } from './answer-queue.ts';
import { isHeldUp, isUnderWay } from './answer-queue.ts';
import styles from './DeliveryState.module.css';

/** Whether the last answer has reached the server: visible, never in the way. `answered` counts those that have. */
export function DeliveryState({ delivery, answered }: { delivery: Delivery; answered: number }) {
  const look = isHeldUp(delivery) ? styles.waiting : delivery === 'saving' ? undefined : styles.saved;
  return (
    <span aria-live="polite" className={look}>
      {isHeldUp(delivery) && (
        <>
          <Icon name="alert" size={14} />
          {delivery === 'offline' ? 'Offline – will be sent' : 'Not saved yet – sending again'}
        </>
      )}
      {delivery === 'saving' && 'Saving…'}
      {!isUnderWay(delivery) && answered > 0 && (
        <>
          <Icon name="check" size={14} /> Saved
        </>
      )}
    </span>
  );
}
