import { startRegistration } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmPassword } from '../../../../web/account/ConfirmPassword.tsx';
import { call, invalidate } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { TextField } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { deviceName } from '../parts/passkey-support.ts';
import { usePasskey } from '../parts/use-passkey.ts';
import { NewCodeDialog } from './NewCodeDialog.tsx';

const { status, startPasskey, addPasskey } = secondFactor.routes;

/** Adds a passkey: its name and the password, the browser's dialog, then recovery codes with the first one. */
export function AddPasskey({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [name, setName] = useState(deviceName);
  const [codes, setCodes] = useState<readonly string[]>();
  const adding = usePasskey();
  const client = useQueryClient();
  if (codes) return <NewCodeDialog codes={codes} onClose={onClose} />;
  const add = async (entered: string | undefined) => {
    const options = await call(startPasskey, { body: { password: entered } });
    if (!options) return;
    const response = await startRegistration({ optionsJSON: options as never });
    const added = await call(addPasskey, { body: { name, response: response as never } });
    await invalidate(client, status);
    toast({ title: 'Passkey added' });
    if (added?.recoveryCodes) setCodes(added.recoveryCodes);
    else onClose();
  };
  return (
    <ConfirmPassword
      title="Add a passkey"
      confirm="Continue"
      hasPassword={hasPassword}
      busy={adding.isBusy}
      error={adding.error}
      problem={adding.problem}
      onConfirm={(entered) => void adding.run(() => add(entered))}
      onClose={onClose}
    >
      <p>
        Your device will ask for your finger, face or PIN. From then on your password alone does not sign you in: sign
        in with the passkey, or take it as the second step.
      </p>
      <TextField
        label="Name"
        hint="So that you recognise it: the device on which it is kept"
        maxLength={60}
        required
        value={name}
        issue={adding.error?.issueOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
    </ConfirmPassword>
  );
}
