import { Section } from '../../../../web/ui/index.ts';
import type { PlacementResult, ReasoningStyle } from '../../contract.ts';
import { reasoningStyles } from '../../contract.ts';
import styles from './ReasoningProfile.module.css';

const meanings: Record<ReasoningStyle, string> = {
  analytical: 'taking a problem apart and weighing its parts',
  creative: 'finding another way, an example, a counter-example',
  systematic: 'working through steps and cases in order',
  intuitive: 'judging by a feel for size and likelihood',
};

/** How each way of thinking went against expectation: bars from the middle, with their figures beside them. */
export function ReasoningProfile({ result: { reasoningProfile, reasoningEvidence } }: { result: PlacementResult }) {
  return (
    <Section title="Reasoning profile" says="50 is exactly as expected. Above it more was earned, below it less.">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Way of thinking</span>
            </th>
            <th scope="col">
              <span className={styles.axis}>
                <span>less</span>
                <span>as expected</span>
                <span>more</span>
              </span>
            </th>
            <th scope="col">
              <span className="unseen">Questions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {reasoningStyles.map((style) => {
            const value = reasoningProfile[style];
            const count = reasoningEvidence[style];
            return (
              <tr key={style}>
                <th scope="row">
                  <span className={styles.name}>{style}</span>
                  <span className={styles.meaning}>{meanings[style]}</span>
                </th>
                <td>
                  <span className={styles.figure}>
                    <span className={styles.track} aria-hidden="true">
                      {count > 0 && (
                        <span
                          className={styles.bar}
                          style={{ left: `${Math.min(50, value)}%`, width: `${Math.abs(value - 50)}%` }}
                        />
                      )}
                    </span>
                    <span className="figures">{count > 0 ? value : '–'}</span>
                  </span>
                </td>
                <td className={styles.count}>{count === 1 ? '1 question' : `${count} questions`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.how}>
        Computed as 50 + 100 × (points earned − points expected) ÷ (questions + 4), where the expectation comes from the
        difficulty of each question and the score in its section. The 4 keeps few questions from saying much. It
        compares a learner with themselves, not with others.
      </p>
    </Section>
  );
}
