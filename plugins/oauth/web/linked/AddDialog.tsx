import { ConfirmPassword } from '../../../../web/account/ConfirmPassword.tsx';
import { useCall } from '../../../../web/api/index.ts';
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
  const link = useCall(oauth.routes.link, {
    once: true,
    onSuccess: ({ location }) => window.location.assign(location),
  });
  return (
    <ConfirmPassword
      title={`Add ${title}`}
      confirm="Continue"
      label="Your password here"
      hasPassword={hasPassword}
      busy={link.isPending}
      error={link.error}
      onConfirm={(password) => link.mutate({ params: { provider }, body: password === undefined ? {} : { password } })}
      onClose={onClose}
    >
      <p>You continue at {title} and choose the account there. Afterwards you can sign in with it.</p>
    </ConfirmPassword>
  );
}
