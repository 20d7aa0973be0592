import { useState } from 'react';
import { Button, ConfirmDialog, counted, Dialog, TextArea } from '../../../../../web/ui/index.ts';
import type { Decision, DeskApplication } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';
import { releaseText } from '../parts/moments.ts';
import { decisionActions } from '../parts/titles.ts';
import type { BulkResult } from './BulkResults.tsx';
import { BulkResults } from './BulkResults.tsx';
import type { BulkStep } from './use-bulk-step.ts';
import { useBulkStep } from './use-bulk-step.ts';

/** Confirms a step for several applications, and shows what became of each. */
export function BulkDialog({
  step,
  applications,
  onDone,
  onClose,
}: {
  step: BulkStep;
  applications: readonly DeskApplication[];
  /** With the ids that need no further attention. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}) {
  // The selection shrinks with the answer; the dialog goes on showing what it was about.
  const [chosen] = useState(applications);
  const [reason, setReason] = useState('');
  const [results, setResults] = useState<readonly BulkResult[]>();
  const answered = (found: readonly BulkResult[]) => {
    setResults(found);
    onDone(found.filter(({ outcome }) => outcome !== 'refused').map(({ applicationId }) => applicationId));
  };
  const { take, done, error } = useBulkStep(step, answered);
  const incomplete = chosen.filter(({ needs, status }) => needs !== null && status !== 'submitted').length;
  const number = counted(chosen.length, 'application');
  if (results)
    return (
      <Dialog
        wide
        title={
          step === 'release' ? 'Release of decisions' : `Decisions: ${applicationStatusTitles[step].toLowerCase()}`
        }
        onClose={onClose}
        actions={
          <Button primary onClick={onClose}>
            Close
          </Button>
        }
      >
        <BulkResults applications={chosen} results={results} />
      </Dialog>
    );
  const title = step === 'release' ? `Release ${number}?` : `${decisionActions[step]} ${number}?`;
  const needsReason = step !== 'release' && incomplete > 0;
  return (
    <ConfirmDialog
      title={title}
      confirm={step === 'release' ? `Release ${number}` : `Record ${counted(chosen.length, 'decision')}`}
      busy={done !== undefined}
      error={error}
      onConfirm={() => take(chosen, reason.trim())}
      onClose={onClose}
    >
      {step === 'release' ? <ReleaseNote /> : <DecisionNote step={step} chosen={chosen} />}
      {needsReason && (
        <TextArea
          label="Reason for deciding without complete reviews"
          hint={`The reviews of ${counted(incomplete, 'application')} are not complete. Without a reason ${incomplete === 1 ? 'it is' : 'they are'} left undecided.`}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {done !== undefined && (
        <p role="status">
          {done} of {number} done. If you close this window, the rest is left as it is.
        </p>
      )}
    </ConfirmDialog>
  );
}

function ReleaseNote() {
  return (
    <p>
      The applicants see the decisions at once, and are notified by mail. This cannot be undone. Applications without a
      decision, and those whose release time has not come, are left as they are.
    </p>
  );
}

function DecisionNote({ step, chosen }: { step: Decision; chosen: readonly DeskApplication[] }) {
  const others = chosen.filter(({ pendingDecision }) => pendingDecision !== null && pendingDecision !== step).length;
  const untouched = chosen.filter(({ status }) => status === 'submitted').length;
  const latest = chosen.reduce((late, each) => (each.decisionsAt > late.decisionsAt ? each : late));
  const areOne = chosen.every(({ decisionsAt }) => decisionsAt === latest.decisionsAt);
  return (
    <>
      <p>
        The decision is recorded. Applicants see nothing of it before the release
        {areOne ? ` at ${releaseText(latest)}.` : ' of their intakes.'}
      </p>
      {untouched > 0 && (
        <p>{counted(untouched, 'application')} without a review: these stay undecided until a review has begun.</p>
      )}
      {others > 0 && (
        <p>{counted(others, 'application')} already decided otherwise: the new decision replaces the old one.</p>
      )}
    </>
  );
}
