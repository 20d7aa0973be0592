import { useState } from 'react';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Card, Dialog, fullName, momentText, Row, Stack, Tag, TextArea } from '../../../../../web/ui/index.ts';
import type { Decision, DeskDetails } from '../../../contract.ts';
import { applicationStatusTitles, universities } from '../../../contract.ts';
import { releaseText } from '../parts/moments.ts';
import { decisionActions, decisionOrder, neededTitles } from '../parts/titles.ts';
import styles from './Decisions.module.css';

const { decide, release, deskApplication, deskApplications, deskUniversities } = universities.routes;
const invalidates = [deskApplication, deskApplications, deskUniversities];

/** Records a decision, releases it by hand after the release time, and lists earlier ones. */
export function DecisionPanel({ details }: { details: DeskDetails }) {
  const { may, decisions } = details;
  if (!details.evidence || (!may.decide && decisions.length === 0)) return null;
  return (
    <Card title="Decision">
      <Stack>
        {may.decide && <DecisionForm details={details} />}
        {decisions.length > 0 && (
          <ul className={styles.decisions}>
            {decisions.toReversed().map(({ sequence, decision, by, at, reason, isReleased }) => (
              <li key={sequence}>
                <span>
                  <strong>{applicationStatusTitles[decision]}</strong>
                  {isReleased ? ', released' : ', not released'}
                </span>
                <span className="soft">
                  {momentText(at)}, by {by ? fullName(by) : 'a reviewer'}
                </span>
                {reason && <span dir="auto">{reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function DecisionForm({ details }: { details: DeskDetails }) {
  const { id, pendingDecision, needs, may, held } = details;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const recording = useCall(decide, {
    once: true,
    invalidates,
    onSuccess: ({ results: [result] }) => {
      setRefusal(result?.outcome === 'refused' ? (result.message ?? 'The decision was refused.') : undefined);
      if (result?.outcome === 'recorded') {
        setReason('');
        toast({ title: 'Decision recorded' });
      }
    },
  });
  const record = (decision: Decision) => {
    if (may.decideNeedsReason && reason.trim() === '')
      return setRefusal('Give a reason, as the reviews are not complete.');
    setRefusal(undefined);
    recording.mutate({
      body: {
        decisions: [
          { applicationId: id, decision, seen: pendingDecision, ...(reason.trim() && { reason: reason.trim() }) },
        ],
      },
    });
  };
  const message = recording.error?.text ?? refusal;
  return (
    <>
      {pendingDecision && (
        <p>
          Recorded: <strong>{applicationStatusTitles[pendingDecision].toLowerCase()}</strong>. Another decision replaces
          it until the release.
        </p>
      )}
      {held && (
        <p role="status">
          <Tag tone="attention" icon="alert">
            Not released
          </Tag>{' '}
          {held}
        </p>
      )}
      <ReleaseText details={details} />
      {may.decideNeedsReason && needs && (
        <TextArea
          label={`Reason for deciding without the ${neededTitles[needs].toLowerCase()}`}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Row>
        {decisionOrder.map((decision) => (
          <Button
            key={decision}
            aria-pressed={pendingDecision === decision}
            busy={recording.isPending && recording.variables?.body.decisions[0]?.decision === decision}
            disabled={pendingDecision === decision && !held}
            onClick={() => record(decision)}
          >
            {decisionActions[decision]}
          </Button>
        ))}
      </Row>
      {message && (
        <p role="alert" className={styles.refusal}>
          {message}
        </p>
      )}
      {may.release && <ReleaseButton details={details} />}
    </>
  );
}

function ReleaseText({ details }: { details: DeskDetails }) {
  const isBefore = new Date(details.decisionsAt).getTime() > Date.now();
  return (
    <p className="soft">
      {isBefore
        ? `The applicant sees nothing of a decision before ${releaseText(details)}. It is released by itself then.`
        : `The release time has passed (${releaseText(details)}). The applicant sees nothing of a decision until you release it.`}
    </p>
  );
}

function ReleaseButton({ details: { id, applicant, pendingDecision } }: { details: DeskDetails }) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const releasing = useCall(release, {
    once: true,
    invalidates,
    onSuccess: ({ results: [result] }) => {
      if (result?.outcome === 'refused') return setRefusal(result.message ?? 'The release was refused.');
      toast({ title: 'Decision released' });
      setOpen(false);
    },
  });
  const message = releasing.error?.text ?? refusal;
  return (
    <div>
      <Button primary onClick={() => setOpen(true)}>
        Release the decision
      </Button>
      {isOpen && pendingDecision && (
        <Dialog
          title="Release the decision?"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button
                primary
                busy={releasing.isPending}
                onClick={() => releasing.mutate({ body: { applicationIds: [id] } })}
              >
                Release now
              </Button>
            </>
          }
        >
          <p>
            {fullName(applicant)} sees the decision “{applicationStatusTitles[pendingDecision]}” at once and is notified
            by mail. This cannot be undone.
          </p>
          {message && (
            <p role="alert" className={styles.refusal}>
              {message}
            </p>
          )}
        </Dialog>
      )}
    </div>
  );
}
