import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { CallError } from '../api/call-error.ts';
import { useUser } from '../session/manifest.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Stack } from '../ui/Page.tsx';
import { Refusal } from '../ui/Refusal.tsx';

/** Asks for the password before a change of how one signs in. Accounts without a password only confirm. */
export function ConfirmPassword({
  title,
  hasPassword,
  confirm,
  label = 'Your password',
  destructive = false,
  busy,
  error,
  problem,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  hasPassword: boolean;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the password's field. */
  label?: string;
  destructive?: boolean;
  busy: boolean;
  error: CallError | null | undefined;
  /** A problem that is not a call's. */
  problem?: string | undefined;
  onConfirm: (password: string | undefined) => void;
  onClose: () => void;
  /** Describes the consequences, and further fields. */
  children: ReactNode;
}) {
  const { username } = useUser();
  const form = useId();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(hasPassword ? password : undefined);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} primary destructive={destructive} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack>
          {children}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          {hasPassword && (
            <TextField
              label={label}
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={200}
              required
              value={password}
              issue={error?.issueOf('password')}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Refusal error={error ?? null} fields={['password', 'name']} />
          {problem && !error && <p role="alert">{problem}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}
