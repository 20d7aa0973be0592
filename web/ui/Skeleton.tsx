import styles from './Skeleton.module.css';

/** The shape of text that is loading. Give it the height of what will come, so that nothing jumps. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className={styles.lines} role="status">
      <span className="unseen">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <span key={line} className={styles.line} style={{ width: `${[96, 88, 74, 92][line % 4]}%` }} />
      ))}
    </div>
  );
}

/** The shape of a panel, or of anything with a height in pixels. */
export function SkeletonBlock({ height = 132 }: { height?: number }) {
  return <div className={styles.block} style={{ height }} aria-hidden="true" />;
}

/** The shape of a whole screen while its code loads. */
export function SkeletonPage() {
  return (
    <div className={styles.page}>
      <span className={styles.title} />
      <Skeleton lines={2} />
      <SkeletonBlock height={180} />
      <SkeletonBlock height={180} />
    </div>
  );
}
