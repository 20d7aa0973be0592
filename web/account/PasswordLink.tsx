import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import styles from './Login.module.css';
import { Notice } from './Notice.tsx';

/** Requests a password link by email. The answer is the same whether or not the account exists. */
export function PasswordLink({ username: typed, back }: { username: string; back(): void }) {
  const [username, setUsername] = useState(typed);
  const ask = useCall(platform.routes.askPasswordLink, { once: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ body: { username } });
  };
  const { error } = ask;
  if (ask.isSuccess) {
    return (
      <div className={styles.form} role="status">
        <p>
          If the account exists, we sent a link to set a new password to its email address. A link sent during the last
          day still works.
        </p>
        <p className={styles.note}>
          No email? Your administrator can send you a link, or tell you which address your account has.
        </p>
        <Button quiet wide onClick={back}>
          Back to login
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      {error && <Notice error={error} />}
      <p>We send a link to set a new password to the email address of your account.</p>
      <TextField
        label="User name or email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        issue={error?.issueOf('username')}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Button type="submit" primary wide busy={ask.isPending}>
        Send link
      </Button>
      <Button quiet wide onClick={back}>
        Back to login
      </Button>
    </form>
  );
}
