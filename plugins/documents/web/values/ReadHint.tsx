import type { Evidence } from './evidence.ts';
import { isDoubtful } from './evidence.ts';
import styles from './Values.module.css';

/** Whether a value that was not changed is uncertain. */
export const doubt = (evidence: Evidence | undefined, value: string): boolean =>
  evidence !== undefined && isDoubtful(evidence) && value === evidence.value;

/** What was read, where the value is another; or that the reading is uncertain. */
export function ReadHint({ evidence, value }: { evidence: Evidence | undefined; value: string }) {
  if (!evidence) return value === '' ? null : <span>Added by hand</span>;
  if (value !== evidence.value) {
    return (
      <span>
        Was read as “<bdi>{evidence.value}</bdi>”
      </span>
    );
  }
  return isDoubtful(evidence) ? <span className={styles.doubt}>Uncertain: please check</span> : null;
}
