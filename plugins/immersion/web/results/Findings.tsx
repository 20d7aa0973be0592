import { addresseeNote, Section } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './Findings.module.css';

/** Strengths and gaps compared with the usual at this score, each with its evidence. */
export function Findings({ result }: { result: PlacementResult }) {
  const { strengthAreas, learningGaps, untoldAreas } = result;
  const how = 'Areas with at least 3 questions are listed.';
  return (
    <Section title="Strengths and gaps" description={[how, addresseeNote(result)].filter(Boolean).join(' ')}>
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
            <p className="soft">No area stood out as a strength this time.</p>
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
            <p className="soft">No area stood out as a gap this time.</p>
          )}
        </div>
      </div>
      {untoldAreas.length > 0 && (
        <p className={`soft ${styles.untold}`}>
          Too few questions in: {untoldAreas.map(lower).join(', ')}. Practise them to learn more.
        </p>
      )}
    </Section>
  );
}

/** A title within a list. Names such as `AI …` keep their capitals. */
const lower = (title: string) => title.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/** `Algebra: 3 of 3` as area and evidence. */
function splitAt(strength: string): [string, string] {
  const at = strength.indexOf(': ');
  return at < 0 ? [strength, ''] : [strength.slice(0, at), strength.slice(at + 2)];
}
