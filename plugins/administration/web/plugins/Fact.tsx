import type { ReactNode } from 'react';
import styles from './Plugins.module.css';

/** A fact about a plugin: a term, its description and its value. */
export function Fact({ term, description, children }: { term: string; description: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {term}
        <span className={styles.hint}>{description}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A fact whose value is a list. */
export function FactList({ term, description, children }: { term: string; description: string; children: ReactNode }) {
  return (
    <Fact term={term} description={description}>
      <ul className={styles.plain}>{children}</ul>
    </Fact>
  );
}
