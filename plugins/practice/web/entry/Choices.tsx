import { Button, Card, counted, LinkButton, momentText } from '../../../../web/ui/index.ts';
import { isEarlyArea } from '../../../item-bank/contract.ts';
import type { Overview } from '../../contract.ts';
import { practiceMinutes } from '../../contract.ts';
import { runAddress } from '../addresses.ts';
import type { Suggestion } from '../suggestions.ts';
import type { useStartRun } from '../use-start-run.ts';
import { nameOf } from '../use-start-run.ts';

import styles from './Choices.module.css';

/** What to do first: the open run by topic, or the topic that the result suggests; then the three questions. */
export function Choices({
  overview: { openRuns, topics },
  suggestion,
  start,
}: {
  overview: Overview;
  suggestion: Suggestion | undefined;
  start: ReturnType<typeof useStartRun>;
}) {
  const form = openRuns.find(({ kind }) => kind === 'form');
  const topic = openRuns.find(({ kind }) => kind === 'topic');
  const hasLead = topic !== undefined || suggestion !== undefined;
  return (
    <div className={styles.choices}>
      {topic && (
        <Card title={topic.title} tone="accent">
          <div className={styles.choice}>
            <p>
              You began this on {momentText(topic.startedAt)}.{' '}
              {topic.answered === 0
                ? 'The first question is waiting.'
                : `You have answered ${counted(topic.answered, 'question')}.`}{' '}
              Starting another topic completes it.
            </p>
            <LinkButton primary to={runAddress(topic.runId)} icon="play">
              Continue
            </LinkButton>
          </div>
        </Card>
      )}
      {!topic && suggestion && <Suggested suggestion={suggestion} start={start} />}
      <Card title="Three questions" tone={hasLead ? 'plain' : 'accent'}>
        <div className={styles.choice}>
          <p>
            {form
              ? `${form.answered} of 3 answered. Go on where you left off.`
              : topics.some(isEarlyArea)
                ? 'One from each section. Takes about five minutes.'
                : 'One from each section, the last one in your own words. Takes about five minutes.'}
          </p>
          {form ? (
            <LinkButton primary={!hasLead} to={runAddress(form.runId)} icon="play">
              Continue
            </LinkButton>
          ) : (
            <Button
              primary={!hasLead}
              icon="play"
              busy={start.starting === 'form'}
              onClick={() => start.begin({ kind: 'form' })}
            >
              Begin
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}

function Suggested({
  suggestion: { topic, reason },
  start,
}: {
  suggestion: Suggestion;
  start: ReturnType<typeof useStartRun>;
}) {
  const { section, contentArea, title } = topic;
  const wanted = { kind: 'topic', section, contentArea } as const;
  return (
    <Card title={`Next: ${title}`} tone="accent">
      <div className={styles.choice}>
        <p>{reason}</p>
        <Button primary icon="play" busy={start.starting === nameOf(wanted)} onClick={() => start.begin(wanted)}>
          Practise, {practiceMinutes} min
        </Button>
      </div>
    </Card>
  );
}
