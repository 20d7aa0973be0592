import { Ruler, rulerCuts, Section, scoreText } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { letterOf } from '../sections.ts';
import styles from './SectionScores.module.css';

/** Every section on the same ruler. */
export function SectionScores({ result }: { result: PlacementResult }) {
  return (
    <Section
      title="Section scores"
      description="Each section on the same scale. Its band is wider, because it rests on fewer questions."
    >
      <ul className={styles.sections}>
        {result.sections.map(({ section, title, weight, eiqScore, standardError, answered, percentage }) => (
          <li key={section}>
            <div className={styles.head}>
              <h3>
                {letterOf(section)}. {title}
              </h3>
              <p>
                <span className={`figures ${styles.score}`}>{scoreText(eiqScore)}</span>{' '}
                <span className="figures soft">± {Math.round(1.96 * standardError)}</span>
              </p>
            </div>
            <Ruler
              small
              of={`Score in ${title}`}
              estimate={eiqScore}
              error={standardError}
              cuts={rulerCuts(result.cuts).cuts}
            />
            <p className={styles.note}>
              Counts {weight}% · {answered} questions, {percentage}% of the points
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.caution}>
        The questions adapt, so the percentage of points says little by itself: harder questions earn a higher score
        with fewer right answers.
      </p>
    </Section>
  );
}
