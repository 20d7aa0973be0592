import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, Card, counted, ErrorState, momentText, Section } from '../../../../web/ui/index.ts';
import { practice } from '../../contract.ts';
import { runAddress } from '../addresses.ts';
import { accuracyText } from '../texts.ts';
import styles from './PastRuns.module.css';

const step = 5;
const maxRuns = 100;

/** Completed runs, latest first; nothing before the first. */
export function PastRuns() {
  const [limit, setLimit] = useState(step);
  const runs = useRoute(practice.routes.history, { query: { limit, offset: 0 } }, { freshFor: 0, keepPrevious: true });
  if (runs.data?.total === 0 || (!runs.data && !runs.error)) return null;
  return (
    <Section title="Earlier practice">
      {runs.error && !runs.data ? (
        <ErrorState error={runs.error} retry={runs.refetch} />
      ) : (
        <Card>
          <ul className={styles.runs}>
            {runs.data?.items.map((run) => (
              <li key={run.runId}>
                <Link to={runAddress(run.runId)}>{run.title}</Link>
                <span className={styles.figures}>
                  {run.graded > 0 ? accuracyText(run) : counted(run.answered, 'answer')}
                </span>
                <time dateTime={run.endedAt}>{momentText(run.endedAt)}</time>
              </li>
            ))}
          </ul>
          {runs.data && runs.data.total > runs.data.items.length && limit < maxRuns && (
            <p className={styles.more}>
              <Button small busy={runs.isFetching} onClick={() => setLimit(Math.min(maxRuns, limit + 20))}>
                Show more
              </Button>
            </p>
          )}
        </Card>
      )}
    </Section>
  );
}
