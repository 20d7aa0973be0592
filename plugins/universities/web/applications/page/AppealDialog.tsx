import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, TextArea } from '../../../../../web/ui/index.ts';
import type { ApplicationStatus } from '../../../contract.ts';
import { applicationStatusTitles, universities } from '../../../contract.ts';
import styles from '../Applications.module.css';

const maxCharacters = 5000;

/** Writes an appeal against a decision. */
export function AppealDialog({
  id,
  status,
  reason,
  onChange,
  onClose,
}: {
  id: string;
  status: ApplicationStatus;
  /** Kept while the dialog is closed. */
  reason: string;
  onChange: (reason: string) => void;
  onClose: () => void;
}) {
  const send = useCall(universities.routes.appeal, {
    once: true,
    invalidates: [universities.routes.appeals, universities.routes.application],
    onSuccess: () => {
      onChange('');
      toast({ title: 'Appeal sent', description: 'The university answers here and by email.' });
      onClose();
    },
  });
  return (
    <Dialog
      title="Appeal this decision"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            primary
            busy={send.isPending}
            disabled={reason.trim() === ''}
            onClick={() => send.mutate({ params: { id }, body: { reason } })}
          >
            Send appeal
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          The decision is “{applicationStatusTitles[status]}”. A decision can be appealed once, and an appeal cannot be
          changed after it was sent.
        </p>
        <TextArea
          label="Reason"
          required
          rows={8}
          maxLength={maxCharacters}
          value={reason}
          hint={`${reason.length} of at most ${maxCharacters.toLocaleString('en-GB')} characters`}
          issue={send.error?.issueOf('reason')}
          onChange={({ target }) => onChange(target.value)}
        />
        <Refusal error={send.error} fields={['reason']} />
      </div>
    </Dialog>
  );
}
