import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { FormDialog, Refusal, SelectField, Stack, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { FundingPlan } from '../../contract.ts';
import { dashboards, FundingStatus } from '../../contract.ts';
import { statusTitles } from './status-titles.ts';

/** Adds or changes a funding plan. */
export function FundingDialog({ plan, onClose }: { plan: FundingPlan | undefined; onClose: () => void }) {
  // One id while the dialog is open, so that a double click adds one entry.
  const [id] = useState(() => plan?.id ?? crypto.randomUUID());
  const [title, setTitle] = useState(plan?.title ?? '');
  const [deadline, setDeadline] = useState(plan?.deadline ?? '');
  const [status, setStatus] = useState<FundingStatus>(plan?.status ?? 'planned');
  const [note, setNote] = useState(plan?.note ?? '');
  const keep = useCall(dashboards.routes.keepFundingPlan, {
    once: true,
    invalidates: [dashboards.routes.fundingPlans],
    onSuccess: onClose,
  });
  const submit = () => {
    keep.mutate({ params: { id }, body: { title, deadline: deadline || null, status, note } });
  };
  return (
    <FormDialog
      title={plan ? `Change ${plan.title}` : 'Add a funding plan'}
      onClose={onClose}
      action={plan ? 'Save' : 'Add'}
      busy={keep.isPending}
      disabled={title.trim() === ''}
      onSubmit={submit}
    >
      <Stack>
        <TextField
          label="What"
          hint="A scholarship, a position, a grant"
          required
          maxLength={120}
          value={title}
          issue={keep.error?.issueOf('title')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label="Deadline (optional)"
          type="date"
          value={deadline}
          issue={keep.error?.issueOf('deadline')}
          onChange={({ target }) => setDeadline(target.value)}
        />
        <SelectField
          label="Status"
          value={status}
          options={FundingStatus.options.map((value) => ({ value, label: statusTitles[value] }))}
          onChange={({ target }) => setStatus(FundingStatus.parse(target.value))}
        />
        <TextArea
          label="Note (optional)"
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Refusal error={keep.error} fields={['title', 'deadline']} />
      </Stack>
    </FormDialog>
  );
}
