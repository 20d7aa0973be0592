import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** What narrows a list down, in a line above it. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.filters}>
      {children}
    </search>
  );
}
