import type { ReactNode } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, Dialog, Refusal, Stack } from '../../../../web/ui/index.ts';

/** Asks for confirmation, and shows the error when the server refuses. */
export function ConfirmDialog({
  title,
  confirm,
  destructive,
  busy,
  error,
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
  onConfirm: () => void;
  onClose: () => void;
  /** Describes the consequences. */
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
        <Refusal error={error} />
      </Stack>
    </Dialog>
  );
}
