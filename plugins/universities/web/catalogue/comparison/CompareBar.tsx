import { Button, counted, LinkButton } from '../../../../../web/ui/index.ts';
import { maxCompared } from '../../../contract.ts';
import styles from './Comparison.module.css';
import { comparisonAddress, useComparison } from './use-comparison.ts';

/** Stays visible at the bottom of a list while universities are chosen for a comparison. */
export function CompareBar() {
  const { ids, clear } = useComparison();
  if (ids.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Comparison">
      <span>
        {counted(ids.length, 'university', 'universities')} of {maxCompared} chosen
        {ids.length === 1 && <span className={styles.hint}>. Choose another to compare.</span>}
      </span>
      <span className={styles.barActions}>
        <Button small quiet onClick={clear}>
          Clear
        </Button>
        {ids.length > 1 && (
          <LinkButton small to={comparisonAddress(ids)}>
            Compare
          </LinkButton>
        )}
      </span>
    </section>
  );
}
