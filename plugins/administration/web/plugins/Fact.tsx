import type { ReactNode } from 'react';
import styles from './Plugins.module.css';

/** A line of what is told about a plugin: what it is, what that means, and what there is of it. */
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

/** The same with a list of what there is. */
export function FactList({ term, description, children }: { term: string; description: string; children: ReactNode }) {
  return (
    <Fact term={term} description={description}>
      <ul className={styles.plain}>{children}</ul>
    </Fact>
  );
}
