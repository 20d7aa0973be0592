import styles from './Spinner.module.css';

/** Progress of unknown length. Give it a label where it stands alone. */
export function Spinner({ size = 28, label }: { size?: number; label?: string }) {
  return (
    <span className={styles.spinner} style={{ width: size, height: size }} {...(label && { role: 'status' })}>
      {label && <span className="unseen">{label}</span>}
    </span>
  );
}

/** A spinner in the middle of the page. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.page} data-waiting>
      <Spinner size={36} label={label} />
    </div>
  );
}
