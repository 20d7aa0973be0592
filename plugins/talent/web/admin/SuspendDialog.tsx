import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { ManagedPartner } from '../../contract.ts';
import { talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { managedPartners, suspendPartner, corporatePartners } = talent.routes;

/** Suspends a company with a reason. */
export function SuspendDialog({ partner: { id, name }, onClose }: { partner: ManagedPartner; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const suspend = useCall(suspendPartner, {
    once: true,
    invalidates: [managedPartners, corporatePartners],
    onSuccess: () => {
      toast({ title: `${name} is suspended`, description: 'Its recruiters see nobody any more.' });
      onClose();
    },
  });
  return (
    <Dialog
      title={`Suspend ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={suspend.isPending}
            disabled={reason.trim() === ''}
            onClick={() => suspend.mutate({ params: { id }, body: { reason } })}
          >
            Suspend
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>Its recruiters see no learners from then on, and learners cannot contact it. You can approve it again.</p>
        <TextField
          label="Reason"
          required
          maxLength={500}
          value={reason}
          issue={suspend.error?.issueOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal error={suspend.error} fields={['reason']} />
      </div>
    </Dialog>
  );
}
