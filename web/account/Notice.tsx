import type { CallError } from '../api/call-error.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Notice.module.css';

/** What a form's call failed with, above its fields; issues of single fields stand at those. */
export function Notice({ error }: { error: CallError }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      <p>{error.text}</p>
    </div>
  );
}
