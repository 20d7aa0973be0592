import styles from './Memory.module.css';

/** Why a text was not kept, or where to find help. */
export function NotKept({ text }: { text: string | null }) {
  return (
    <p role="status" className={styles.refusal}>
      {text}
    </p>
  );
}
