import styles from './Review.module.css';

const maxShown = 900;
const beginning = 240;

/** What a reviewer wrote, in the direction of its script. A long text is folded behind its beginning. */
export function LongText({ text }: { text: string }) {
  if (text.length <= maxShown)
    return (
      <p className={styles.words} dir="auto">
        {text}
      </p>
    );
  const start = text.slice(0, beginning).replace(/\s+\S*$/u, '');
  return (
    <details className={styles.long}>
      <summary dir="auto">
        <span className={styles.start}>{start} …</span>
      </summary>
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </details>
  );
}
