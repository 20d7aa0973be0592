import type { CallError } from '../api/call-error.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before a person is blocked, and says what that does. */
export function BlockDialog({
  name,
  ...rest
}: {
  name: string;
  busy: boolean;
  error: CallError | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog title={`Block ${name}?`} confirm="Block" destructive {...rest}>
      <p>
        You no longer read their messages, or hear and see them in calls, and neither of you finds the study cohorts and
        rooms of the other. They are not told.
      </p>
      <p>
        Groups that you are both in stay as they are. Staff still see everything: if somebody hurts or threatens you,
        report it to them as well. You can unblock people in your profile.
      </p>
    </ConfirmDialog>
  );
}
