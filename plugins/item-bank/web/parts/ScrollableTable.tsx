import type { ReactNode } from 'react';
import styles from './Parts.module.css';

/** Scrolls a wide table horizontally, so that the page does not. */
export function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
