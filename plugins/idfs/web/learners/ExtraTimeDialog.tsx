import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import {
  Button,
  Checkbox,
  Dialog,
  fullName,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '../../../../web/ui/index.ts';
import type { ExtraTime, LearnerStanding } from '../../contract.ts';
import { idfs } from '../../contract.ts';

const factors = ['1.25', '1.5', '2'];

/** Gives extra time in every session until it is withdrawn. */
export function ExtraTimeDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const before = learner.extraTime;
  const [choice, setChoice] = useState(choiceOf(before));
  const [minutes, setMinutes] = useState(before?.kind === 'minutes' ? String(before.minutes) : '15');
  const [reason, setReason] = useState(learner.reason);
  const [openSession, setOpenSession] = useState(learner.open !== null);
  const handling = { invalidates: [idfs.routes.learners], onSuccess: onClose };
  const give = useCall(idfs.routes.giveExtraTime, handling);
  const withdraw = useCall(idfs.routes.withdrawExtraTime, handling);
  const params = { userId: learner.userId };
  const extraTime: ExtraTime =
    choice === 'minutes' ? { kind: 'minutes', minutes: Number(minutes) } : { kind: 'factor', factor: Number(choice) };
  const error = give.error ?? withdraw.error;
  return (
    <Dialog
      title={`Extra time for ${fullName(learner)}`}
      onClose={onClose}
      actions={
        <>
          {before && (
            <Button destructive quiet busy={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
              Withdraw
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={give.isPending}
            onClick={() => give.mutate({ params, body: { extraTime, reason: reason.trim(), openSession } })}
          >
            {before ? 'Save' : 'Give extra time'}
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField
          label="How much"
          value={choice}
          options={[
            ...[...new Set([...factors, ...(before?.kind === 'factor' ? [String(before.factor)] : [])])].map(
              (factor) => ({
                value: factor,
                label: `Time × ${factor}`,
              }),
            ),
            { value: 'minutes', label: 'A number of minutes' },
          ]}
          onChange={({ target }) => setChoice(target.value)}
        />
        {choice === 'minutes' && (
          <TextField
            label="Additional minutes"
            type="number"
            min={1}
            max={240}
            step={1}
            value={minutes}
            issue={give.error?.issues.find(({ path }) => path.endsWith('minutes'))?.message}
            onChange={({ target }) => setMinutes(target.value)}
          />
        )}
        <TextArea
          label="Reason (optional)"
          hint="Visible only to staff who can give extra time. Deleted when the extra time is withdrawn."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {learner.open && (
          <Checkbox
            label="Also in the open session"
            checked={openSession}
            onChange={({ target }) => setOpenSession(target.checked)}
          />
        )}
        <p className="soft">Applies to every session started from now on, until you withdraw it.</p>
        {error && <p role="alert">{error.text}</p>}
      </Stack>
    </Dialog>
  );
}

function choiceOf(extraTime: ExtraTime | null): string {
  if (!extraTime) return '1.25';
  return extraTime.kind === 'minutes' ? 'minutes' : String(extraTime.factor);
}
