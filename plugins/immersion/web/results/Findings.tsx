import { inWhoseWords, Section } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './Findings.module.css';

/** What went better than expected, and what is worth working on, each with its evidence. */
export function Findings({ result }: { result: PlacementResult }) {
  const { strengthAreas, learningGaps } = result;
  const how = 'By area, against what was to be expected of somebody with this score on the very same questions.';
  return (
    <Section title="Strengths and gaps" says={[how, inWhoseWords(result)].filter(Boolean).join(' ')}>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.good}>Strengths</h3>
          {strengthAreas.length > 0 ? (
            <ul className={styles.list}>
              {strengthAreas.map((strength) => {
                const [area, evidence] = splitAt(strength);
                return (
                  <li key={strength}>
                    <strong>{area}</strong>
                    <p className="soft">{evidence}</p>
                  </li>
                );
              })}
            </ul>
          ) : (
            <p className="soft">No area stood out above the others this time.</p>
          )}
        </div>
        <div>
          <h3 className={styles.gap}>Worth working on</h3>
          {learningGaps.length > 0 ? (
            <ul className={styles.list}>
              {learningGaps.map(({ area, says }) => (
                <li key={area}>
                  <strong>{area}</strong>
                  <p className="soft">{says}</p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="soft">No area fell short of what was to be expected.</p>
          )}
        </div>
      </div>
    </Section>
  );
}

/** `Algebra: 3 of 3 points` as area and evidence. */
function splitAt(strength: string): [string, string] {
  const at = strength.indexOf(': ');
  return at < 0 ? [strength, ''] : [strength.slice(0, at), strength.slice(at + 2)];
}
