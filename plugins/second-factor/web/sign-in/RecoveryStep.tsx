import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Refusal, TextField } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import styles from '../parts/Factors.module.css';
import type { StepProps } from './Step.tsx';

export function RecoveryStep({ ticket, onResult }: StepProps) {
  const [recoveryCode, setCode] = useState('');
  const use = useCall(secondFactor.routes.useRecoveryCode, { once: true, onSuccess: onResult });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    use.mutate({ body: { ticket, recoveryCode } });
  };
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Refusal error={use.error} fields={['recoveryCode']} />
      <TextField
        label="Recovery code"
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint="One of the ten codes you kept, such as ABCD-EFGH-IJKL-MNOP. Each works once"
        required
        value={recoveryCode}
        issue={use.error?.issueOf('recoveryCode')}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" primary wide busy={use.isPending}>
        Continue
      </Button>
    </form>
  );
}
