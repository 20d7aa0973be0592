import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { FormDialog, Refusal, SelectField, Stack } from '../../../../web/ui/index.ts';
import { classes } from '../../../classes/contract.ts';
import type { AssignmentPage } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import { LocalTimeFields } from '../work/LocalTimeFields.tsx';

const routes = assignments.routes;

/** Assigns the same work to another class. */
export function CopyDialog({
  assignment: { id, classId, className, timeZone },
  onClose,
}: {
  assignment: AssignmentPage;
  onClose: () => void;
}) {
  const [newId] = useState(() => crypto.randomUUID());
  const { data } = useRoute(classes.routes.classes, { query: { limit: 100 } });
  const options = (data?.items ?? []).map((each) => ({ value: each.id, label: each.name }));
  const [chosen, setChosen] = useState('');
  const target = chosen || options.find(({ value }) => value !== classId)?.value || classId;
  const [dueLocal, setDueLocal] = useState('');
  const navigate = useNavigate();
  const { mutate, error, isPending } = useCall(routes.copyAssignment, {
    once: true,
    invalidates: [routes.assignments, routes.gradebook],
    onSuccess: (copy) => {
      toast({ title: `Assigned to ${copy.className}` });
      onClose();
      navigate(`/assignments/${copy.id}`);
    },
  });
  return (
    <FormDialog
      title="Copy to a class"
      onClose={onClose}
      action="Assign"
      busy={isPending}
      disabled={dueLocal === ''}
      onSubmit={() => {
        if (dueLocal) mutate({ params: { id }, body: { id: newId, classId: target, dueLocal } });
      }}
    >
      <Stack>
        <SelectField
          label="Class"
          value={target}
          options={options.length > 0 ? options : [{ value: classId, label: className }]}
          issue={error?.issueOf('classId')}
          onChange={({ target: field }) => setChosen(field.value)}
        />
        <LocalTimeFields
          label="Due"
          required
          value={dueLocal}
          hint={`It opens at once, for the whole class. Time zone: ${timeZone}`}
          issue={error?.issueOf('dueLocal')}
          onChange={setDueLocal}
        />
        <Refusal error={error} fields={['classId', 'dueLocal']} />
      </Stack>
    </FormDialog>
  );
}
