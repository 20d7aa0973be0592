import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, fullName, Stack, TextArea, TextField, timeText } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { idfs } from '../../contract.ts';

/** Extends an open session after an interruption. */
export function ExtendDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const [minutes, setMinutes] = useState('10');
  const [reason, setReason] = useState('');
  const extend = useCall(idfs.routes.extend, { invalidates: [idfs.routes.learners], onSuccess: onClose });
  const { open } = learner;
  if (!open) return null;
  const total = Math.ceil(open.timeLimit / 60) + Number(minutes);
  return (
    <Dialog
      title={`Extend the session of ${fullName(learner)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={extend.isPending}
            disabled={!(Number(minutes) > 0)}
            // The total time, so that sending it twice adds nothing.
            onClick={() =>
              extend.mutate({ params: { sessionId: open.sessionId }, body: { minutes: total, reason: reason.trim() } })
            }
          >
            Extend
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          It ends at {timeText(open.endsAt)}. The learner’s clock shows the new time at once. Later sessions are not
          affected.
        </p>
        <TextField
          label="Additional minutes"
          type="number"
          min={1}
          max={240}
          step={1}
          value={minutes}
          issue={extend.error?.issueOf('minutes')}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <TextArea
          label="Reason (optional)"
          hint="Kept in the audit log."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {extend.error && <p role="alert">{extend.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
