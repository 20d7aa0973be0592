import { Button, counted, LinkButton } from '../../../../web/ui/index.ts';
import { entryAddress } from '../addresses.ts';
import { useOwnDashboard } from '../own-dashboard.ts';
import { durationText } from '../texts.ts';
import { useStartRun } from '../use-start-run.ts';
import { useFocusAfterChange } from './OpenQuestion.tsx';
import styles from './RunSummary.module.css';
import { SummaryTable } from './SummaryTable.tsx';
import type { Held } from './use-run.ts';

/** The summary of a run. */
export function RunSummary({ run }: { run: Held }) {
  const place = useFocusAfterChange();
  const dashboard = useOwnDashboard();
  const start = useStartRun();
  const { summary, section, contentArea } = run;
  if (!summary) return null;
  const { answered, graded, correct, accuracy, inReview, hintsUsed, timeSpent } = summary;
  return (
    <div ref={place} className={styles.summary}>
      {answered === 0 ? (
        <p tabIndex={-1} data-focus="">
          You completed this run before answering a question. Nothing was counted.
        </p>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure label="Answered" value={answered} note={`in ${durationText(timeSpent)}`} />
            <Figure
              label="Accuracy"
              value={accuracy === null ? '–' : `${accuracy}%`}
              note={graded > 0 ? `${correct} of ${graded} right` : 'Not graded yet'}
            />
            <Figure label="Hints" value={hintsUsed} note={hintsUsed === 0 ? 'none needed' : 'taken'} />
          </dl>
          {inReview > 0 && (
            <p role="status">
              {counted(inReview, 'answer')} {inReview === 1 ? 'is' : 'are'} still being reviewed. This page updates when
              they are graded.
            </p>
          )}
          <SummaryTable title="Mastery by topic" summary={summary} />
          <p className="soft">
            Mastery is the middle of your latest three answers in a topic. It guides what to practise; your EiQ score is
            measured elsewhere and has not changed.
          </p>
        </>
      )}
      <div className={styles.ways}>
        <Button
          primary
          icon="play"
          busy={start.starting !== undefined}
          onClick={() =>
            start.begin(section && contentArea ? { kind: 'topic', section, contentArea } : { kind: 'form' })
          }
        >
          Practise again
        </Button>
        <LinkButton to={entryAddress}>Choose another topic</LinkButton>
        <LinkButton quiet to={dashboard}>
          Dashboard
        </LinkButton>
      </div>
    </div>
  );
}

function Figure({ label, value, note }: { label: string; value: string | number; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={`figures ${styles.value}`}>{value}</span>
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}
