import { Button, Card, MasteryMeter, Stack } from '../../../../web/ui/index.ts';
import { Section, sectionTitles } from '../../../item-bank/contract.ts';
import type { Overview, Topic } from '../../contract.ts';
import { accuracyText } from '../texts.ts';
import type { useStartRun } from '../use-start-run.ts';
import { nameOf } from '../use-start-run.ts';
import styles from './Topics.module.css';

/** All topics by section, with mastery. */
export function Topics({ overview, start }: { overview: Overview; start: ReturnType<typeof useStartRun> }) {
  const open = overview.openRuns.find(({ kind }) => kind === 'topic');
  return (
    <Stack gap={24}>
      {Section.options.map((section) => {
        const topics = overview.topics.filter((topic) => topic.section === section);
        return (
          topics.length > 0 && (
            <Card key={section} title={sectionTitles[section].title}>
              <ul className={styles.topics}>
                {topics.map((topic) => (
                  <Line
                    key={topic.contentArea}
                    topic={topic}
                    isOpen={open?.section === section && open.contentArea === topic.contentArea}
                    start={start}
                  />
                ))}
              </ul>
            </Card>
          )
        );
      })}
    </Stack>
  );
}

function Line({ topic, isOpen, start }: { topic: Topic; isOpen: boolean; start: ReturnType<typeof useStartRun> }) {
  const { section, contentArea, title, mastery, answered } = topic;
  const wanted = { kind: 'topic', section, contentArea } as const;
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <span className={styles.mastery}>
        <MasteryMeter mastery={mastery} />
      </span>
      <span className={styles.accuracy}>{answered > 0 && accuracyText(topic)}</span>
      <span className={styles.way}>
        <Button
          small
          quiet
          busy={start.starting === nameOf(wanted)}
          aria-label={isOpen ? `Continue ${title}` : `Practise ${title}`}
          onClick={() => start.begin(wanted)}
        >
          {isOpen ? 'Continue' : 'Practise'}
        </Button>
      </span>
    </li>
  );
}
