import type { CallError } from '../api/call-error.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Notice.module.css';

/** The error of a form's call, above its fields. Issues of single fields are shown at the fields. */
export function Notice({ error }: { error: CallError }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      <p>{error.text}</p>
    </div>
  );
}
