import { Icon } from '../../../../web/ui/index.ts';
import { clockText, shortTimeMs } from './clock.ts';
import styles from './Timer.module.css';

/** The time left, red under five minutes. Screen readers hear two polite warnings instead of every tick. */
export function Timer({ left }: { left: number }) {
  const isShort = left < shortTimeMs;
  return (
    <span className={isShort ? `${styles.timer} ${styles.short}` : styles.timer}>
      <Icon name={isShort ? 'alert' : 'clock'} size={18} />
      <span role="timer" aria-live="off">
        <span className="unseen">Time left: </span>
        <span className="figures">{clockText(left)}</span>
      </span>
      <span className="unseen" role="status">
        {warningAt(left)}
      </span>
    </span>
  );
}

function warningAt(left: number): string {
  if (left <= 0) return 'The time is over.';
  if (left < 60_000) return 'Less than one minute left.';
  return left < shortTimeMs ? 'Less than five minutes left.' : '';
}
