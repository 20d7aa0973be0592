import type { ReactNode } from 'react';
import styles from './LineList.module.css';

/** A bordered list with one line for each `li`. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** The title of a line, with a description below it. */
export function LineSubject({ title, description }: { title: ReactNode; description: ReactNode }) {
  return (
    <span className={styles.subject}>
      {title}
      <span className="soft">{description}</span>
    </span>
  );
}
