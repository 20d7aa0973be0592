import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** A placeholder for text. Give it the height of the content, so that the layout does not shift. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className={styles.lines} role="status" data-waiting>
      <span className="unseen">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <span key={line} className={styles.line} style={{ width: `${[96, 88, 74, 92][line % 4]}%` }} />
      ))}
    </div>
  );
}

/** Pixels: one value, or one each for phones, tablets (from 640 px) and large screens (from 1024 px). */
export type SkeletonHeight = number | readonly [phone: number, tablet: number, large: number];

/** A placeholder for a panel. */
export function SkeletonBlock({ height = 132 }: { height?: SkeletonHeight }) {
  const [phone, tablet, large] = typeof height === 'number' ? [height, height, height] : height;
  const heights = { '--phone': `${phone}px`, '--tablet': `${tablet}px`, '--large': `${large}px` } as CSSProperties;
  return <div className={styles.block} style={heights} aria-hidden="true" data-waiting />;
}

/** A placeholder for a whole screen. */
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
