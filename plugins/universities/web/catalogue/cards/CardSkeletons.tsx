import { SkeletonBlock } from '../../../../../web/ui/index.ts';
import styles from './University.module.css';

/** Shown while universities load. */
export function CardSkeletons() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <SkeletonBlock key={each} height={420} />
      ))}
    </div>
  );
}
