import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { FormDialog, fullName, Refusal, Stack, TextField } from '../../../../web/ui/index.ts';
import type { AssignedLearner, AssignmentPage } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import { LocalTimeFields } from '../work/LocalTimeFields.tsx';

const routes = assignments.routes;

/** A later due date and more time for one learner. */
export function AccommodationDialog({
  assignment: { id, hasClock, timeZone },
  learner,
  onClose,
}: {
  assignment: AssignmentPage;
  learner: AssignedLearner;
  onClose: () => void;
}) {
  const [dueLocal, setDueLocal] = useState(learner.dueLocal ?? '');
  const [factor, setFactor] = useState(learner.timeFactor === null ? '' : String(learner.timeFactor));
  const { mutate, error, isPending } = useCall(routes.accommodate, {
    once: true,
    invalidates: [routes.assignment, routes.assignments, routes.gradebook],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`Terms for ${fullName(learner)}`}
      onClose={onClose}
      action="Save"
      busy={isPending}
      onSubmit={() => {
        const body = { dueLocal: dueLocal || null, timeFactor: factor ? Number(factor) : null };
        mutate({ params: { id, userId: learner.id }, body });
      }}
    >
      <Stack>
        <LocalTimeFields
          label="Due"
          value={dueLocal}
          hint={`Later than that of the others; empty: as for all. Time zone: ${timeZone}`}
          issue={error?.issueOf('dueLocal')}
          onChange={setDueLocal}
        />
        {hasClock && (
          <TextField
            label="Time, as a multiple of the usual time"
            type="number"
            required={false}
            min={1.05}
            max={4}
            step={0.05}
            value={factor}
            hint="1.5 is half as long again. It applies when the learner starts while the assignment is open"
            issue={error?.issueOf('timeFactor')}
            onChange={({ target }) => setFactor(target.value)}
          />
        )}
        <Refusal error={error} fields={['dueLocal', 'timeFactor']} />
      </Stack>
    </FormDialog>
  );
}
