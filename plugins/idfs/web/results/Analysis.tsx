import { addresseeNote, Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Lists.module.css';

/** What went better and worse than expected, and what helps. */
export function Analysis({ result }: { result: Result }) {
  const { strengths, improvementAreas, recommendations } = result.cognitiveAnalysis;
  const how =
    'Compared with learners who have the same score, on the same questions. A few questions of a kind can differ by chance, so take it as a hint.';
  return (
    <Section title="Cognitive analysis" description={[how, addresseeNote(result)].filter(Boolean).join(' ')}>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.good}>Strengths</h3>
          <Findings lines={strengths} none="No kind of task stood out as a strength this time." />
        </div>
        <div>
          <h3 className={styles.gap}>Worth working on</h3>
          <Findings lines={improvementAreas} none="No kind of task stood out as a gap this time." />
        </div>
      </div>
      {recommendations.length > 0 && (
        <>
          <h3 className={styles.heading}>Recommendations</h3>
          <ul className={styles.advice}>
            {recommendations.map((line) => {
              const [topic, advice] = splitAt(line);
              return (
                <li key={line}>
                  {topic && <strong>{topic}: </strong>}
                  {advice}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Section>
  );
}

function Findings({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <p className="soft">{none}</p>;
  return (
    <ul className={styles.findings}>
      {lines.map((line) => {
        const [topic, evidence] = splitAt(line);
        return (
          <li key={line}>
            <strong>{topic}</strong>
            <p className="soft">{evidence}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** `Deduction: 5 of 6 points` as topic and the rest; a sentence without a topic is all rest. */
function splitAt(line: string): [topic: string, rest: string] {
  const at = line.indexOf(': ');
  const isTopic = at > 0 && at < 50 && !line.slice(0, at).includes('.');
  return isTopic ? [line.slice(0, at), line.slice(at + 2)] : ['', line];
}
