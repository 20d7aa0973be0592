import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Card, momentText } from '../../../../web/ui/index.ts';
import { learnersOnly } from '../../../item-bank/contract.ts';
import { notMeasured } from '../../../learner/contract.ts';
import type { Session, Terms } from '../../contract.ts';
import { idfs } from '../../contract.ts';
import { durationText } from '../duration-text.ts';
import styles from './Intro.module.css';

/** The start button, or why the session cannot start yet. */
export function Start({ terms, onBegun }: { terms: Terms; onBegun: (session: Session) => void }) {
  const { role } = useUser();
  if (role !== 'learner') return <p role="status">{learnersOnly}</p>;
  if (terms.canStart) return <StartButton terms={terms} onBegun={onBegun} />;
  if (terms.waitReason === notMeasured) {
    return (
      <Card>
        <p>{notMeasured}</p>
      </Card>
    );
  }
  return (
    <Card tone="attention" title={terms.nextAt ? `Next assessment from ${momentText(terms.nextAt)}` : 'Not yet'}>
      <p>{terms.waitReason}</p>
      {terms.nextAt && (
        <p className="soft">
          The waiting time keeps questions secret and results comparable. Staff can let you start earlier.
        </p>
      )}
    </Card>
  );
}

function StartButton({ terms, onBegun }: { terms: Terms; onBegun: (session: Session) => void }) {
  const start = useCall(idfs.routes.start, { onSuccess: onBegun, once: true });
  return (
    <div className={styles.begin}>
      <Button primary icon="play" busy={start.isPending} onClick={() => start.mutate()}>
        Begin IDFS Assessment
      </Button>
      <p role="status" className={start.error ? styles.failed : 'soft'}>
        {start.error
          ? start.error.text
          : `${terms.questions} questions, ${durationText(terms.timeLimit)}. Choose a time when you will not be interrupted.`}
      </p>
    </div>
  );
}
