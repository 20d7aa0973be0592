import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { FormDialog, Refusal, Stack } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { messages } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { CohortWords } from './CohortFields.tsx';
import { NameFields, PlacesField, PrivateField } from './CohortFields.tsx';

const { changeCohort, cohort: one, cohorts, ownCohorts, roster } = contract.routes;

/** Changes the name, the description and the places of a cohort. */
export function EditCohort({ cohort, onClose }: { cohort: Cohort; onClose: () => void }) {
  const [entry, setEntry] = useState<CohortWords>({ ...cohort, maxMembers: String(cohort.maxMembers) });
  const change = useCall(changeCohort, {
    invalidates: [one, cohorts, ownCohorts, roster],
    once: true,
    onSuccess: onClose,
  });
  const { error } = change;
  const fields = { entry, error, onChange: setEntry };
  return (
    <FormDialog
      title="Edit the study cohort"
      onClose={onClose}
      action="Save"
      busy={change.isPending}
      noValidate
      onSubmit={() => {
        if (!entry.name.trim()) {
          toast({ title: messages.missing.title, description: messages.missing.text, variant: 'destructive' });
          return;
        }
        const { name, description, maxMembers, isPrivate } = entry;
        const body = { name, description, maxMembers: Number(maxMembers), isPrivate };
        change.mutate({ params: { id: cohort.id }, body });
      }}
    >
      <Stack gap={16}>
        <NameFields {...fields} />
        <PlacesField {...fields} />
        <PrivateField {...fields} />
        <Refusal error={error} fields={['name', 'description', 'maxMembers']} />
      </Stack>
    </FormDialog>
  );
}
