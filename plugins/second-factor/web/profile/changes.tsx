import { ConfirmPassword } from '../../../../web/account/ConfirmPassword.tsx';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import type { Passkey } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';
import { NewCodeDialog } from './NewCodeDialog.tsx';

// Dialogs for changes that the password confirms.

const { status, removeAuthenticator, removePasskey, newRecoveryCodes } = secondFactor.routes;

interface Props {
  hasPassword: boolean;
  onClose: () => void;
}

export function RemoveApp({ hasPassword, onClose }: Props) {
  const remove = useCall(removeAuthenticator, {
    once: true,
    invalidates: [status],
    onSuccess: () => {
      toast({ title: 'Authenticator app removed' });
      onClose();
    },
  });
  return (
    <ConfirmPassword
      title="Remove the authenticator app?"
      confirm="Remove"
      destructive
      hasPassword={hasPassword}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={(password) => remove.mutate({ body: { password } })}
      onClose={onClose}
    >
      <p>
        Its codes no longer sign you in. Without a passkey, your password alone does, and your recovery codes go, too.
      </p>
    </ConfirmPassword>
  );
}

export function RemovePasskey({ passkey: { id, name }, hasPassword, onClose }: Props & { passkey: Passkey }) {
  const remove = useCall(removePasskey, {
    once: true,
    invalidates: [status],
    onSuccess: () => {
      toast({ title: 'Passkey removed' });
      onClose();
    },
  });
  return (
    <ConfirmPassword
      title={`Remove ${name}?`}
      confirm="Remove"
      destructive
      hasPassword={hasPassword}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={(password) => remove.mutate({ params: { id }, body: { password } })}
      onClose={onClose}
    >
      <p>This passkey no longer signs you in. Delete it on its device as well.</p>
    </ConfirmPassword>
  );
}

export function NewCodes({ hasPassword, onClose }: Props) {
  const renew = useCall(newRecoveryCodes, { once: true, invalidates: [status] });
  if (renew.data) return <NewCodeDialog codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <ConfirmPassword
      title="Make new recovery codes?"
      confirm="Make new codes"
      hasPassword={hasPassword}
      busy={renew.isPending}
      error={renew.error}
      onConfirm={(password) => renew.mutate({ body: { password } })}
      onClose={onClose}
    >
      <p>Your earlier codes stop working.</p>
    </ConfirmPassword>
  );
}
