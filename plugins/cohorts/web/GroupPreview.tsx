import { Card, counted, Grid, namesText, Stack } from '../../../web/ui/index.ts';
import type { Division } from '../grouping/contract.ts';
import styles from './Cohorts.module.css';

/** The groups before they are adopted, or why there are none. */
export function GroupPreview({ division, names }: { division: Division; names: ReadonlyMap<string, string> }) {
  const { groups, deviation, deviationOfLearners, moved, refusals } = division;
  if (refusals.length > 0)
    return (
      <Card title="No groups with these conditions" tone="attention">
        <ul className={styles.reasons} role="alert">
          {refusals.map(({ text, people }) => (
            <li key={`${text} ${people.join()}`}>
              {text}
              {people.length > 0 && ` (${namesText(people.map((userId) => names.get(userId) ?? 'Someone'))})`}
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <Card title={counted(groups.length, 'group')}>
      <Stack gap={12}>
        {deviation !== null && deviationOfLearners !== null && (
          <p>
            Standard deviation of the mean EiQ between groups: <span className="figures">{deviation.toFixed(1)}</span>{' '}
            points; of the learners: <span className="figures">{deviationOfLearners.toFixed(0)}</span>. Each learner’s
            own score is an estimate.
          </p>
        )}
        {moved > 0 && <p>{counted(moved, 'person', 'people')} change groups.</p>}
        <Grid min={150}>
          {groups.map((group, index) => (
            <section key={group.join()} aria-label={`Group ${index + 1}`}>
              <strong>Group {index + 1}</strong>
              <ul className={styles.people}>
                {group.map((userId) => (
                  <li key={userId}>{names.get(userId)}</li>
                ))}
              </ul>
            </section>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
