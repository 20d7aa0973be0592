import { percentText } from '../../core/contract/probability.ts';
import type { LevelName } from '../theme/palette.ts';
import { levelTitle } from './Figures.tsx';
import styles from './LevelProbabilities.module.css';

/** The probability of each level (0 to 1), as one bar with labelled parts. */
export function LevelProbabilities<L extends LevelName>({
  levels,
  of,
}: {
  levels: readonly L[];
  of: Readonly<Record<L, number>>;
}) {
  return (
    <div className={styles.probabilities}>
      <div className={styles.bar} aria-hidden="true">
        {levels.map((level) => (
          <span key={level} style={{ flexGrow: of[level], background: `var(--level-${level})` }} />
        ))}
      </div>
      <dl className={styles.levels}>
        {levels.map((level) => (
          <div key={level}>
            <dt>
              <span className={styles.dot} style={{ background: `var(--level-${level})` }} />
              {levelTitle(level)}
            </dt>
            <dd className="figures">{percentText(of[level])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
