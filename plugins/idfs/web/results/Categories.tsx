import { Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Categories.module.css';

type Line = Omit<Result['categoryBreakdown'][number], 'category'> & { readonly title: string };

/** Points by kind of task, and by how much had to be held in mind, beside what was to be expected. */
export function Categories({ result: { categoryBreakdown, loadBreakdown } }: { result: Result }) {
  return (
    <Section
      title="By kind of task"
      says="Each question is worth one point. The mark shows the points to be expected, at this score, of the questions that were answered."
    >
      <Lines
        head="Kind of task"
        lines={categoryBreakdown.map(({ category, ...line }) => ({ ...line, title: category }))}
      />
      <h3 className={styles.second}>By cognitive load</h3>
      <Lines
        head="Cognitive load"
        lines={loadBreakdown.map(({ load, from, to, ...line }) => ({
          ...line,
          title: `${load.charAt(0).toUpperCase()}${load.slice(1)} (${from === to ? from : `${from}–${to}`})`,
        }))}
      />
    </Section>
  );
}

function Lines({ head, lines }: { head: string; lines: readonly Line[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Points</th>
          <th scope="col">Share</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, score, maxScore, percentage, answered, expected }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              {answered < maxScore && (
                <span className={styles.small}>
                  {answered} of {maxScore} reached
                </span>
              )}
            </th>
            <td className="figures" data-label="Points">
              {score} of {maxScore}
            </td>
            <td data-label="Share">
              <span className={styles.share}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ width: `${percentage}%` }} />
                  <span className={styles.mark} style={{ left: `${(100 * expected) / maxScore}%` }} />
                </span>
                <span className="figures">{percentage}%</span>
              </span>
            </td>
            <td className="figures" data-label="Expected">
              {expected.toFixed(1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
