import { useManifest } from '../session/manifest.ts';
import type { PendingStep } from '../session/next-step.ts';
import { endStep } from '../session/next-step.ts';
import { signedIn, signedInHere } from '../session/sign-in.ts';
import { useFills } from '../shell/SlotView.tsx';
import { signInStep } from '../slots.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorState } from '../ui/State.tsx';
import { Entrance } from './Entrance.tsx';

/** The page of a further step before one is signed in, drawn by the plugin that asks for it. */
export function SignInStep({ step, isLoaded }: { step: PendingStep; isLoaded: boolean }) {
  const { institution } = useManifest();
  const fill = useFills(signInStep, <Skeleton lines={5} />).find(({ plugin }) => plugin === step.plugin);
  const onResult = step.staysHere ? signedInHere : signedIn;
  return (
    <Entrance>
      {fill ? (
        <fill.View
          key={step.ticket}
          slotProps={{ ticket: step.ticket, institution: institution.name, onResult, onCancel: endStep }}
        />
      ) : isLoaded ? (
        <ErrorState
          wholePage
          title="The next step cannot be shown"
          description="Sign in again. If this happens again, ask an administrator."
          action={
            <Button primary onClick={endStep}>
              Back to sign-in
            </Button>
          }
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Entrance>
  );
}
