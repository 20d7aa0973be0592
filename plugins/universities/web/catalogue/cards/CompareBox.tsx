import type { MatchedUniversity } from '../../../contract.ts';
import { maxCompared } from '../../../contract.ts';
import { useComparison } from '../comparison/use-comparison.ts';
import { useInstant } from '../instant-checkbox.ts';
import styles from './University.module.css';

/** Adds a university to the comparison, of at most four. */
export function CompareBox({ university: { id, name } }: { university: Pick<MatchedUniversity, 'id' | 'name'> }) {
  const { ids, toggle } = useComparison();
  const [isChosen, show] = useInstant(ids.includes(id));
  return (
    <label className={styles.compare}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && ids.length >= maxCompared}
        onChange={({ target }) => {
          show(target.checked);
          toggle(id);
        }}
      />
      <span>
        Compare<span className="unseen"> {name}</span>
      </span>
    </label>
  );
}
