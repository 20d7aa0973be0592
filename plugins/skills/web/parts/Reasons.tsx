import type { Reason } from '../../contract.ts';
import styles from './Reasons.module.css';

/** The learner's own records that a recommendation is based on. */
export function Reasons({ reasons, max = reasons.length }: { reasons: readonly Reason[]; max?: number }) {
  return (
    <ul className={styles.reasons} aria-label="Why this skill">
      {reasons.slice(0, max).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
