import type { ReactNode } from 'react';
import { Sample } from './Sample.tsx';
import styles from './Welcome.module.css';

export interface Fact {
  readonly label: string;
  /** What was said; a sample, or nothing, stands in for what was not. */
  readonly value: ReactNode;
  readonly sample?: string;
}

/** Names and what was said to them. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, sample }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || (sample === undefined ? <span className={styles.none}>Not said</span> : null)}
            {!value && sample !== undefined && (
              <>
                <span className={styles.none}>{sample}</span> <Sample />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
