import { useRoute } from '../../../../web/api/index.ts';
import { Button, Card, ErrorState, LinkButton, MasteryMeter, SkeletonBlock } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import { practice } from '../../contract.ts';
import { entryAddress, runAddress } from '../addresses.ts';
import { practiseNext } from '../texts.ts';
import { nameOf, useStartRun } from '../use-start-run.ts';
import styles from './PractiseNext.module.css';

/** On the dashboard: three topics to practise, and the open run. */
export function PractiseNext() {
  const overview = useRoute(practice.routes.topics, {}, { freshFor: 3000 });
  const start = useStartRun();
  if (overview.error && !overview.data) return <ErrorState error={overview.error} retry={overview.refetch} />;
  if (!overview.data) return <SkeletonBlock height={290} />;
  const { topics, openRuns } = overview.data;
  if (topics.length === 0) return null;
  const [open] = openRuns;
  return (
    <Card
      title="Practise next"
      actions={
        open ? (
          <LinkButton small to={runAddress(open.runId)} icon="play">
            Continue {open.title}
          </LinkButton>
        ) : (
          <LinkButton small quiet to={entryAddress}>
            All topics
          </LinkButton>
        )
      }
    >
      <ul className={styles.topics}>
        {practiseNext(topics, 3).map((topic) => {
          const { section, contentArea, title, mastery } = topic;
          const wanted = { kind: 'topic', section, contentArea } as const;
          return (
            <li key={nameOf(wanted)}>
              <span className={styles.title}>
                {title}
                <span>{sectionTitles[section].short}</span>
              </span>
              <MasteryMeter mastery={mastery} />
              <Button
                small
                busy={start.starting === nameOf(wanted)}
                aria-label={`Practise ${title}`}
                onClick={() => start.begin(wanted)}
              >
                Practise
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
