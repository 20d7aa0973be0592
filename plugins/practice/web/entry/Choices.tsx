import { Button, Card, counted, LinkButton, momentText } from '../../../../web/ui/index.ts';
import type { OpenRun } from '../../contract.ts';
import { runAddress } from '../addresses.ts';
import type { useStart } from '../use-start.ts';

import styles from './Choices.module.css';

/** The three questions, and the run by topic that has not been completed. */
export function Choices({ openRuns, start }: { openRuns: readonly OpenRun[]; start: ReturnType<typeof useStart> }) {
  const form = openRuns.find(({ kind }) => kind === 'form');
  const topic = openRuns.find(({ kind }) => kind === 'topic');
  return (
    <div className={styles.choices}>
      {topic && (
        <Card title={topic.title} tone="accent">
          <div className={styles.choice}>
            <p>
              You are in the middle of this: begun on {momentText(topic.startedAt)},{' '}
              {topic.answered === 0 ? 'nothing answered yet' : `${counted(topic.answered, 'question')} answered`}.
              Beginning another topic completes it.
            </p>
            <LinkButton primary to={runAddress(topic.runId)} icon="play">
              Continue
            </LinkButton>
          </div>
        </Card>
      )}
      <Card title="Three questions" tone={topic ? 'plain' : 'accent'}>
        <div className={styles.choice}>
          <p>
            {form
              ? `${form.answered} of 3 answered. Go on where you left off.`
              : 'One from each section, the last one in your own words. Takes about five minutes.'}
          </p>
          {form ? (
            <LinkButton primary={!topic} to={runAddress(form.runId)} icon="play">
              Continue
            </LinkButton>
          ) : (
            <Button
              primary={!topic}
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
