import type { ReactNode } from 'react';
import type { CallError } from '../api/call-error.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './Page.tsx';
import { Refusal } from './Refusal.tsx';

/** Asks for confirmation, and shows the error when the server refuses. */
export function ConfirmDialog({
  title,
  confirm,
  destructive,
  busy,
  error,
  fields = [],
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** Label of the button that confirms: `Deactivate`. */
  confirm: string;
  destructive?: boolean;
  busy: boolean;
  error: CallError | null;
  /** Fields of the children that show their own error. */
  fields?: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
  /** Describes the consequences, and fields. */
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary destructive={destructive === true} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <Refusal error={error} fields={fields} />
      </Stack>
    </Dialog>
  );
}
