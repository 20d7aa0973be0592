import type { CallError } from '../../../../web/api/index.ts';
import { Icon } from '../../../../web/ui/index.ts';
import styles from './Parts.module.css';

/** What the server said to a call that failed, in its words. */
export function Refusal({ error }: { error: CallError | null }) {
  if (!error) return null;
  return (
    <p role="alert" className={styles.refusal}>
      <Icon name="alert" size={18} />
      <span>{error.text}</span>
    </p>
  );
}
