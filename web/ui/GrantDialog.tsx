import { useState } from 'react';
import type { CallError } from '../api/index.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextArea } from './Field.tsx';
import { nameText } from './names.ts';
import { Stack } from './Page.tsx';
import { dateText } from './times.ts';

/** Allows a learner another assessment before the waiting time ends, with an optional reason. */
export function GrantDialog({
  learner,
  another,
  goodFor,
  granting,
  onClose,
  onGrant,
}: {
  learner: { readonly firstName: string; readonly waitsUntil: string | null };
  /** The kind of assessment: `placement`. */
  another: string;
  /** What the permission covers: `one placement`. */
  goodFor: string;
  granting: { readonly isPending: boolean; readonly error: CallError | null };
  onClose: () => void;
  onGrant: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const name = nameText(learner.firstName);
  return (
    <Dialog
      title={`Allow ${name} another ${another}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={granting.isPending} onClick={() => onGrant(reason.trim())}>
            Allow another
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {learner.waitsUntil && `Otherwise, ${name} can begin again from ${dateText(learner.waitsUntil)}. `}
          This permission covers {goodFor}.
        </p>
        <TextArea
          label="Reason (optional, stored with the permission)"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {granting.error && <p role="alert">{granting.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
