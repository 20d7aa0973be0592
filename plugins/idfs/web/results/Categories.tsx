import { Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Categories.module.css';

type Line = Omit<Result['categoryBreakdown'][number], 'category'> & { readonly title: string };

/** The share solved by kind of task and by cognitive load, compared with the expected share. */
export function Categories({ result: { categoryBreakdown, loadBreakdown } }: { result: Result }) {
  return (
    <Section
      title="By kind of task"
      description="How many of the answered questions were solved, in three steps. The mark shows the expected share at this score. Exact points are not shown, because other learners are asked some of the same questions."
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
          <th scope="col">Solved</th>
          <th scope="col">Share</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, maxScore, percentage, answered, expected }) => {
          const expectedShare = answered > 0 ? Math.round((100 * expected) / answered) : 0;
          return (
            <tr key={title}>
              <th scope="row">
                {title}
                {answered < maxScore && (
                  <span className={styles.small}>
                    {answered} of {maxScore} reached
                  </span>
                )}
              </th>
              <td data-label="Solved">{percentage === null ? 'Too few answers' : shareTexts[percentage]}</td>
              <td data-label="Share">
                {percentage !== null && (
                  <span className={styles.share}>
                    <span className={styles.track} aria-hidden="true">
                      <span className={styles.bar} style={{ width: `${percentage}%` }} />
                      <span className={styles.mark} style={{ left: `${expectedShare}%` }} />
                    </span>
                  </span>
                )}
              </td>
              <td className="figures" data-label="Expected">
                {percentage === null ? '–' : `${expectedShare}%`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const shareTexts = { 25: 'A quarter or less', 50: 'About half', 75: 'Three quarters or more' } as const;
