import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, dateText, nameText, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { idfs } from '../../contract.ts';

/** Leave for one more session, with the reason that is kept. */
export function GrantDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const grant = useCall(idfs.routes.grant, { invalidates: [idfs.routes.learners], onSuccess: onClose });
  return (
    <Dialog
      title={`Allow ${nameText(learner.firstName)} another IDFS assessment?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={grant.isPending}
            onClick={() => grant.mutate({ body: { userId: learner.userId, reason: reason.trim() } })}
          >
            Allow another
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {learner.waitsUntil &&
            `Without this, ${nameText(learner.firstName)} can begin again from ${dateText(learner.waitsUntil)}. `}
          This is good for one session.
        </p>
        <TextArea
          label="Reason (optional, kept with the grant)"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {grant.error && <p role="alert">{grant.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
