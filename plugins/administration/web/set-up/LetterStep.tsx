import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Refusal, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import styles from './SetUp.module.css';

const { confirmTestLetter, sendTestLetter, setUp } = administration.routes;

/** Sends a letter to the administrator, and takes the code that it contains. */
export function LetterStep() {
  const [code, setCode] = useState('');
  const send = useCall(sendTestLetter, { once: true });
  const confirm = useCall(confirmTestLetter, { once: true, invalidates: [setUp] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { code } });
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <div>
        <Button busy={send.isPending} onClick={() => send.mutate({})}>
          {send.data ? 'Send another letter' : 'Send me a letter'}
        </Button>
      </div>
      <Refusal error={send.error} />
      {send.data && (
        <p role="status">
          {send.data.isSent
            ? `The mail server accepted the letter to ${send.data.to}. Enter its code once it has arrived.`
            : `The letter to ${send.data.to} was written to a file on the server, because there is no mail server.`}
        </p>
      )}
      <div className={styles.code}>
        <TextField
          label="Code of the letter"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
          value={code}
          issue={confirm.error?.issueOf('code')}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" busy={confirm.isPending}>
          Confirm
        </Button>
      </div>
      <Refusal error={confirm.error} fields={['code']} />
    </form>
  );
}
