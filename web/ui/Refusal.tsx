import type { CallError } from '../api/index.ts';
import { Icon } from './Icon.tsx';
import styles from './Refusal.module.css';

/** The server's message for a failed call; nothing where all issues are shown at their fields. */
export function Refusal({ error, fields = [] }: { error: CallError | null; fields?: readonly string[] }) {
  if (!error || (error.issues.length > 0 && error.issues.every(({ path }) => isShown(path, fields)))) return null;
  return (
    <p role="alert" className={styles.refusal}>
      <Icon name="alert" size={18} />
      <span>{error.text}</span>
    </p>
  );
}

/** `body.hostNames.1` is shown at the field `hostNames`. */
const isShown = (path: string, fields: readonly string[]) =>
  fields.some((field) => path === `body.${field}` || path.startsWith(`body.${field}.`));
