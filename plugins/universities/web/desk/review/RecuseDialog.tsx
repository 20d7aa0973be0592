import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { ConfirmDialog, TextArea } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';

const { recuse, deskApplication, deskApplications, deskUniversities } = universities.routes;

/** Declares a conflict of interest. */
export function RecuseDialog({ details: { id, mine }, onClose }: { details: DeskDetails; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const send = useCall(recuse, {
    once: true,
    invalidates: [deskApplications, deskUniversities],
    onSuccess: (saved) => {
      client.setQueryData(keyOf(deskApplication, { params: { id } }), saved);
      toast({ title: 'Conflict of interest recorded' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Declare a conflict of interest?"
      confirm="Declare the conflict"
      destructive
      busy={send.isPending}
      error={send.error}
      fields={['reason']}
      onConfirm={() => send.mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <p>
        You no longer see this application, and you cannot undo this.
        {mine === 'submitted' && ' Your review no longer counts; another reviewer takes your place.'}
      </p>
      <TextArea
        label="Reason"
        hint="For the other reviewers: “I taught the applicant.”"
        rows={3}
        maxLength={1000}
        required
        value={reason}
        issue={send.error?.issueOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
