import { startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { CallResult } from '../../../../core/contract/index.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { call, useCall } from '../../../../web/api/index.ts';
import { Button, ErrorState, nameText, Refusal, Skeleton } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { AppSetup } from '../parts/AppSetup.tsx';
import styles from '../parts/Factors.module.css';
import { canUsePasskeys, deviceName } from '../parts/passkey-support.ts';
import { RecoveryCodeList } from '../parts/RecoveryCodeList.tsx';
import { usePasskey } from '../parts/use-passkey.ts';
import type { StepProps } from './Step.tsx';

/** Sets up a second step while signing in, where the institution requires one: an authenticator app, or a passkey. */
export function SetUpStep({
  ticket,
  institution,
  firstName,
  onResult,
  back,
}: StepProps & { institution: string; firstName: string; back: ReactNode }) {
  const [way, setWay] = useState<'app' | 'passkey'>('app');
  const [done, setDone] = useState<SetUpDone>();
  if (done) {
    return (
      <>
        <h1 tabIndex={-1}>Your recovery codes</h1>
        <div className={styles.form}>
          <RecoveryCodeList codes={done.recoveryCodes} />
          <Button primary wide onClick={() => onResult(done.result)}>
            I have kept them, continue
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Set up two-step sign-in</h1>
      <p className={styles.lead}>
        Hello {nameText(firstName)}. {institution} requires staff to confirm their sign-in with{' '}
        {way === 'app' ? 'an app on their phone' : 'their finger, face or PIN'}.
      </p>
      {way === 'app' ? (
        <AppSetUp ticket={ticket} onDone={setDone} />
      ) : (
        <PasskeySetUp ticket={ticket} onDone={setDone} />
      )}
      <div className={styles.ways}>
        {canUsePasskeys() && (
          <Button quiet wide onClick={() => setWay(way === 'app' ? 'passkey' : 'app')}>
            {way === 'app' ? 'Use a passkey instead' : 'Use an authenticator app instead'}
          </Button>
        )}
        {back}
      </div>
    </>
  );
}

type SetUpDone = CallResult<typeof secondFactor.routes.confirmInStep>;

interface WayProps {
  ticket: string;
  onDone: (done: SetUpDone) => void;
}

function AppSetUp({ ticket, onDone }: WayProps) {
  const [code, setCode] = useState('');
  const setup = useQuery({
    queryKey: ['second-factor', 'set-up', ticket],
    queryFn: async () => (await call(secondFactor.routes.setUpInStep, { body: { ticket } })) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useCall(secondFactor.routes.confirmInStep, { once: true, onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { ticket, code } });
  };
  if (setup.error) return <ErrorState error={setup.error as CallError} retry={setup.refetch} />;
  if (!setup.data) return <Skeleton lines={8} />;
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <AppSetup setup={setup.data} code={code} issue={confirm.error?.issueOf('code')} onCode={setCode} />
      <Refusal error={confirm.error} fields={['code']} />
      <Button type="submit" primary wide busy={confirm.isPending}>
        Finish and sign in
      </Button>
    </form>
  );
}

function PasskeySetUp({ ticket, onDone }: WayProps) {
  const { isBusy, problem, run } = usePasskey();
  const add = async () => {
    const options = await call(secondFactor.routes.startPasskeyInStep, { body: { ticket } });
    if (!options) return;
    const response = await startRegistration({ optionsJSON: options as never });
    const body = { ticket, name: deviceName(), response: response as never };
    const done = await call(secondFactor.routes.addPasskeyInStep, { body });
    if (done) onDone(done);
  };
  return (
    <div className={styles.form}>
      <p>Your device or password manager keeps the passkey. You can rename it in your profile.</p>
      {problem && <p role="alert">{problem}</p>}
      <Button primary wide icon="key" busy={isBusy} onClick={() => void run(add)}>
        Create a passkey and sign in
      </Button>
    </div>
  );
}
