import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** The filters of a list, in one row above it. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.filters}>
      {children}
    </search>
  );
}
