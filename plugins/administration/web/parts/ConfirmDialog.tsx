import type { ReactNode } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, Dialog, Refusal, Stack } from '../../../../web/ui/index.ts';

/** Asks before something is done, and says what the server answered when it refuses. */
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
  /** What the button does: `Deactivate`. */
  confirm: string;
  destructive?: boolean;
  busy: boolean;
  error: CallError | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
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
