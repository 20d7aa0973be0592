import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import styles from './Login.module.css';
import { Notice } from './Notice.tsx';

/** Has a link to choose a new password sent. What it says is the same for every name. */
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
          If there is an account of this name, a link to choose a new password has been sent to its e-mail address. A
          link that was sent in the last day works as well.
        </p>
        <p className={styles.note}>
          Nothing in your mailbox? Your administrator can send you a link, or tell you which address your account has.
        </p>
        <Button quiet wide onClick={back}>
          Back to Login
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      {error && <Notice error={error} />}
      <p>We send a link to choose a new password to the e-mail address of your account.</p>
      <TextField
        label="User name or e-mail address"
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
        Send the link
      </Button>
      <Button quiet wide onClick={back}>
        Back to Login
      </Button>
    </form>
  );
}
