import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { call, useCall } from '../../../../web/api/index.ts';
import { Button, ErrorState, nameText, Refusal, Skeleton } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { AppSetup } from '../parts/AppSetup.tsx';
import styles from '../parts/Factors.module.css';
import { RecoveryCodeList } from '../parts/RecoveryCodeList.tsx';
import type { StepProps } from './Step.tsx';

/** Sets up an authenticator app while signing in, where the institution requires a second step. */
export function SetUpStep({
  ticket,
  institution,
  firstName,
  onResult,
  back,
}: StepProps & { institution: string; firstName: string; back: ReactNode }) {
  const [code, setCode] = useState('');
  const setup = useQuery({
    queryKey: ['second-factor', 'set-up', ticket],
    queryFn: async () => (await call(secondFactor.routes.setUpInStep, { body: { ticket } })) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useCall(secondFactor.routes.confirmInStep, { once: true });
  if (confirm.data) {
    const { recoveryCodes, result } = confirm.data;
    return (
      <>
        <h1 tabIndex={-1}>Your recovery codes</h1>
        <div className={styles.form}>
          <RecoveryCodeList codes={recoveryCodes} />
          <Button primary wide onClick={() => onResult(result)}>
            I have kept them, continue
          </Button>
        </div>
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { ticket, code } });
  };
  return (
    <>
      <h1 tabIndex={-1}>Set up two-step sign-in</h1>
      <p className={styles.lead}>
        Hello {nameText(firstName)}. {institution} requires staff to confirm their sign-in with an app on their phone.
      </p>
      {setup.error ? (
        <ErrorState error={setup.error as CallError} retry={setup.refetch} />
      ) : setup.data ? (
        <form onSubmit={submit} className={styles.form} noValidate>
          <AppSetup setup={setup.data} code={code} issue={confirm.error?.issueOf('code')} onCode={setCode} />
          <Refusal error={confirm.error} fields={['code']} />
          <Button type="submit" primary wide busy={confirm.isPending}>
            Finish and sign in
          </Button>
        </form>
      ) : (
        <Skeleton lines={8} />
      )}
      <div className={styles.ways}>{back}</div>
    </>
  );
}
