import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, Refusal, Stack, TextField } from '../../../../web/ui/index.ts';
import type { Provider } from '../../contract.ts';
import { oauth } from '../../contract.ts';

/** Confirms with the password that the account's owner adds a way to sign in, then continues at the service. */
export function AddDialog({
  provider,
  title,
  hasPassword,
  onClose,
}: {
  provider: Provider;
  title: string;
  hasPassword: boolean;
  onClose: () => void;
}) {
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const link = useCall(oauth.routes.link, {
    once: true,
    onSuccess: ({ location }) => window.location.assign(location),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.mutate({ params: { provider }, body: hasPassword ? { password } : {} });
  };
  return (
    <Dialog
      title={`Add ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={link.isPending} onClick={() => form.current?.requestSubmit()}>
            Continue
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit}>
        <Stack gap={16}>
          <p>You continue at {title} and choose the account there. Afterwards you can sign in with it.</p>
          {hasPassword && (
            <TextField
              label="Your password here"
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={200}
              value={password}
              issue={link.error?.issueOf('password')}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Refusal error={link.error} fields={['password']} />
        </Stack>
      </form>
    </Dialog>
  );
}
