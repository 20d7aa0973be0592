import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { CallResult } from '../../../../core/contract/index.ts';
import type { SignInResult } from '../../../../core/contract/platform.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { call } from '../../../../web/api/index.ts';
import { Button, ErrorState, nameText, Skeleton } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import styles from '../parts/Factors.module.css';
import { canUsePasskeys } from '../parts/passkey-support.ts';
import { AppStep } from './AppStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';
import { SetUpStep } from './SetUpStep.tsx';

export interface StepProps {
  ticket: string;
  onResult: (result: SignInResult) => void;
}

type Description = CallResult<typeof secondFactor.routes.step>;
type Way = 'app' | 'passkey' | 'recovery';

/** The second step after the password: a code, a passkey or a recovery code; or the setup that the institution requires. */
export function Step({
  ticket,
  institution,
  onResult,
  onCancel,
}: StepProps & { institution: string; onCancel: () => void }) {
  const described = useQuery({
    queryKey: ['second-factor', 'step', ticket],
    queryFn: async () => (await call(secondFactor.routes.step, { body: { ticket } })) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = (
    <Button quiet wide onClick={onCancel}>
      Back to sign-in
    </Button>
  );
  if (described.error) {
    return (
      <ErrorState
        wholePage
        title="This sign-in has expired"
        error={described.error as CallError}
        action={
          <Button primary onClick={onCancel}>
            Sign in again
          </Button>
        }
      />
    );
  }
  if (!described.data) return <Skeleton lines={5} />;
  if (described.data.kind === 'set-up') {
    return <SetUpStep {...{ ticket, institution, onResult }} firstName={described.data.firstName} back={back} />;
  }
  return <Check {...{ ticket, onResult, back }} step={described.data} />;
}

function Check({ ticket, step, onResult, back }: StepProps & { step: Description; back: ReactNode }) {
  const ways: Way[] = [
    ...(step.hasPasskey && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(step.hasAuthenticator ? (['app'] as const) : []),
    ...(step.hasRecoveryCodes ? (['recovery'] as const) : []),
  ];
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  return (
    <>
      <h1 tabIndex={-1}>One more step</h1>
      <p className={styles.lead}>Hello {nameText(step.firstName)}. You are almost signed in: confirm that it is you.</p>
      {way === 'app' && <AppStep {...{ ticket, onResult }} />}
      {way === 'passkey' && <PasskeyStep {...{ ticket, onResult }} />}
      {way === 'recovery' && <RecoveryStep {...{ ticket, onResult }} />}
      {way === undefined && (
        <p role="alert">
          Your passkey works at another address, and you have no recovery codes left. Ask an administrator to reset your
          second step.
        </p>
      )}
      <div className={styles.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} quiet wide onClick={() => setWay(other)}>
              {labels[other]}
            </Button>
          ))}
        {back}
      </div>
    </>
  );
}

const labels: Record<Way, string> = {
  app: 'Use the authenticator app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
};
