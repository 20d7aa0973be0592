import type { ReactNode } from 'react';
import { Sample } from './Sample.tsx';
import styles from './Welcome.module.css';

export interface Fact {
  readonly label: string;
  /** The learner's answer. Without one, the sample is shown, or "Not answered". */
  readonly value: ReactNode;
  readonly sample?: string;
}

/** A list of labelled answers. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, sample }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || (sample === undefined ? <span className={styles.none}>Not answered</span> : null)}
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
