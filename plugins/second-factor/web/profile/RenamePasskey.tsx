import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, Refusal, Stack, TextField } from '../../../../web/ui/index.ts';
import type { Passkey } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';

const { status, renamePasskey } = secondFactor.routes;

export function RenamePasskey({ passkey: { id, name: before }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(before);
  const rename = useCall(renamePasskey, { once: true, invalidates: [status], onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ params: { id }, body: { name } });
  };
  return (
    <Dialog
      title="Rename passkey"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} primary busy={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack>
          <TextField
            label="Name"
            maxLength={60}
            required
            value={name}
            issue={rename.error?.issueOf('name')}
            onChange={({ target }) => setName(target.value)}
          />
          <Refusal error={rename.error} fields={['name']} />
        </Stack>
      </form>
    </Dialog>
  );
}
