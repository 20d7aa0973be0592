import styles from './CountBadge.module.css';

const most = 99;

/** How many things wait, on a line of the menu; nothing where none do. */
export function CountBadge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.badge}>
      {count > most ? `${most}+` : count}
      <span className="unseen"> waiting</span>
    </span>
  );
}
