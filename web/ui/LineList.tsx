import type { ReactNode } from 'react';
import styles from './LineList.module.css';

/** Entries a line each, within one border; the children are `li`. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** What a line is about, and a quiet line below it. */
export function LineSubject({ title, description }: { title: ReactNode; description: ReactNode }) {
  return (
    <span className={styles.subject}>
      {title}
      <span className="soft">{description}</span>
    </span>
  );
}
