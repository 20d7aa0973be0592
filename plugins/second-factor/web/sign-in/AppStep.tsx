import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Refusal } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import { CodeField } from '../parts/AppSetup.tsx';
import styles from '../parts/Factors.module.css';
import type { StepProps } from './Step.tsx';

export function AppStep({ ticket, onResult }: StepProps) {
  const [code, setCode] = useState('');
  const check = useCall(secondFactor.routes.checkCode, { once: true, onSuccess: onResult });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate({ body: { ticket, code } });
  };
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Refusal error={check.error} fields={['code']} />
      <CodeField
        label="Code of your authenticator app"
        value={code}
        issue={check.error?.issueOf('code')}
        onChange={setCode}
      />
      <Button type="submit" primary wide busy={check.isPending}>
        Continue
      </Button>
    </form>
  );
}
