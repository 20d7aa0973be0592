import { scoreText } from '../../../../web/ui/index.ts';
import { Level, levelTitles } from '../../contract.ts';
import styles from './CurrentLevel.module.css';
import { FigureCard } from './FigureCard.tsx';

/** The current level in its colour. */
export function CurrentLevel() {
  return (
    <FigureCard
      label="Current level"
      icon="layers"
      figure={({ currentLevel, eiqScore, eiqStandardError }) => ({
        value: (
          <span className={styles.level} style={{ color: `var(--level-${levelNamed(currentLevel)}-text)` }}>
            {currentLevel}
          </span>
        ),
        note:
          eiqScore === null
            ? 'Until your first result'
            : `EiQ ${scoreText(eiqScore)} ± ${Math.round(1.96 * (eiqStandardError ?? 0))}`,
      })}
    />
  );
}

const levelNamed = (title: string) => Level.options.find((level) => levelTitles[level] === title) ?? 'foundation';
