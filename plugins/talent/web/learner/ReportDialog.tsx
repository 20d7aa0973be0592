import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { FormDialog, Refusal, SelectField, TextArea } from '../../../../web/ui/index.ts';
import { ReportReason, reportReasonTitles, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

/** Reports a company to the administrators of the institution. */
export function ReportDialog({
  partner: { id, name },
  matchId,
  onClose,
}: {
  partner: { id: string; name: string };
  matchId?: string;
  onClose: () => void;
}) {
  const [reportId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason>('spam');
  const [text, setText] = useState('');
  const send = useCall(talent.routes.reportPartner, {
    once: true,
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'The administrators of your institution answer it here.' });
      onClose();
    },
  });
  const isClosed = send.isPending || text.trim() === '';
  return (
    <FormDialog
      title={`Report ${name}`}
      onClose={onClose}
      action="Send report"
      busy={send.isPending}
      disabled={isClosed}
      className={styles.form}
      onSubmit={() => {
        if (isClosed) return;
        const body = { id: reportId, reason, text, ...(matchId && { matchId }) };
        send.mutate({ params: { id }, body });
      }}
    >
      <p>The administrators of your institution read the report with your name. The company does not.</p>
      <SelectField
        label="Reason"
        value={reason}
        options={ReportReason.options.map((value) => ({ value, label: reportReasonTitles[value] }))}
        onChange={({ target }) => setReason(ReportReason.parse(target.value))}
      />
      <TextArea
        label="What happened"
        required
        maxLength={2000}
        value={text}
        issue={send.error?.issueOf('text')}
        onChange={({ target }) => setText(target.value)}
      />
      <Refusal error={send.error} fields={['text']} />
    </FormDialog>
  );
}
