import { Section } from '../../../../web/ui/index.ts';
import type { PlacementResult, ReasoningStyle } from '../../contract.ts';
import { reasoningStyles } from '../../contract.ts';
import styles from './ReasoningProfile.module.css';

/** The fewest questions for a figure. */
const minQuestions = 3;

const meanings: Record<ReasoningStyle, string> = {
  analytical: 'taking a problem apart and weighing its parts',
  creative: 'finding another way, an example, a counter-example',
  systematic: 'working through steps and cases in order',
  intuitive: 'judging by a feel for size and likelihood',
};

/** Each way of thinking compared with expectation, as bars from the middle with figures. */
export function ReasoningProfile({ result: { reasoningProfile, reasoningEvidence } }: { result: PlacementResult }) {
  return (
    <Section
      title="Reasoning profile"
      description="Points on questions of each kind compared with the usual at this score. 50 is as usual."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">PlacementActions of thinking</span>
            </th>
            <th scope="col">
              <span className={styles.axis}>
                <span>less</span>
                <span>as usual</span>
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
                      {count >= minQuestions && (
                        <span
                          className={styles.bar}
                          style={{ left: `${Math.min(50, value)}%`, width: `${Math.abs(value - 50)}%` }}
                        />
                      )}
                    </span>
                    <span className="figures">{count >= minQuestions ? value : '–'}</span>
                  </span>
                </td>
                <td className={styles.count}>{count === 1 ? '1 question' : `${count} questions`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
