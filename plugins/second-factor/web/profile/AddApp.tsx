import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { ConfirmPassword } from '../../../../web/account/ConfirmPassword.tsx';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { AppSetup } from '../parts/AppSetup.tsx';
import styles from '../parts/Factors.module.css';
import { NewCodeDialog } from './NewCodeDialog.tsx';

const { status, startAuthenticator, confirmAuthenticator } = secondFactor.routes;

/** Sets up an authenticator app: the password, the QR code and a first code, then recovery codes. */
export function AddApp({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useId();
  const [code, setCode] = useState('');
  const start = useCall(startAuthenticator, { once: true });
  const confirm = useCall(confirmAuthenticator, {
    once: true,
    invalidates: [status],
    onSuccess: ({ recoveryCodes }) => {
      toast({ title: 'Authenticator app set up' });
      if (!recoveryCodes) onClose();
    },
  });
  if (confirm.data?.recoveryCodes) return <NewCodeDialog codes={confirm.data.recoveryCodes} onClose={onClose} />;
  if (!start.data) {
    return (
      <ConfirmPassword
        title="Set up an authenticator app"
        confirm="Continue"
        hasPassword={hasPassword}
        busy={start.isPending}
        error={start.error}
        onConfirm={(password) => start.mutate({ body: { password } })}
        onClose={onClose}
      >
        <p>Signing in will take a code of the app after your password. An app you used before stops working.</p>
      </ConfirmPassword>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { code } });
  };
  return (
    <Dialog
      wide
      title="Set up an authenticator app"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} primary busy={confirm.isPending}>
            Finish
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.form} noValidate>
        <AppSetup setup={start.data} code={code} issue={confirm.error?.issueOf('code')} onCode={setCode} />
        <Refusal error={confirm.error} fields={['code']} />
      </form>
    </Dialog>
  );
}
