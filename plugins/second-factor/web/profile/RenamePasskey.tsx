import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { FormDialog, Refusal, Stack, TextField } from '../../../../web/ui/index.ts';
import type { Passkey } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';

const { status, renamePasskey } = secondFactor.routes;

export function RenamePasskey({ passkey: { id, name: before }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(before);
  const rename = useCall(renamePasskey, { once: true, invalidates: [status], onSuccess: onClose });
  const submit = () => {
    rename.mutate({ params: { id }, body: { name } });
  };
  return (
    <FormDialog title="Rename passkey" onClose={onClose} action="Rename" busy={rename.isPending} onSubmit={submit}>
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
    </FormDialog>
  );
}
