import type { ReactNode } from 'react';
import styles from './Parts.module.css';

/** Names and what they are, in two columns; one below the other where there is little room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, what: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
