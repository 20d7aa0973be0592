import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../../../../web/api/index.ts';
import { signedIn } from '../../../../web/session/sign-in.ts';
import { Button } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { canUsePasskeys } from '../parts/passkey-support.ts';
import { usePasskey } from '../parts/use-passkey.ts';

const { passkeyOptions, passkeySignIn } = secondFactor.routes;

/** On the sign-in page: signs in with a passkey instead of a password. */
export function PasskeyButton() {
  const { isBusy, problem, run } = usePasskey();
  if (!canUsePasskeys()) return null;
  const enter = async () => {
    const options = await call(passkeyOptions);
    if (!options) return;
    const response = await startAuthentication({ optionsJSON: options as never });
    const result = await call(passkeySignIn, { body: { response: response as never } });
    if (result) signedIn(result);
  };
  return (
    <>
      <Button wide icon="key" busy={isBusy} onClick={() => void run(enter)}>
        Sign in with a passkey
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
