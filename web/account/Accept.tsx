import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platform } from '../../core/contract/platform.ts';
import { call } from '../api/call.ts';
import { useCall } from '../api/query.ts';
import { signedIn } from '../session/sign-in.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorState } from '../ui/State.tsx';
import { Entrance } from './Entrance.tsx';
import styles from './Login.module.css';
import { Notice } from './Notice.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const roleTitles = {
  learner: 'a learner',
  guardian: 'a parent or guardian',
  instructor: 'an instructor',
  reviewer: 'a reviewer of applications',
  recruiter: 'a recruiter',
  administrator: 'an administrator',
  operator: 'an operator of the platform',
} as const;

/** The page that links in emails lead to: creating an account, setting a new password, or keeping an account. */
export function Accept() {
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  const link = useQuery({
    queryKey: ['accept', code],
    queryFn: async () => (await call(platform.routes.invitation, { body: { code } })) ?? null,
    enabled: code !== '',
    retry: false,
  });
  const home = (
    <LinkButton to="/login" primary>
      Go to the sign-in page
    </LinkButton>
  );
  return (
    <Entrance>
      {code === '' ? (
        <ErrorState
          wholePage
          title="This link is incomplete"
          description="Open the link in your email again, or copy the whole link."
          action={home}
        />
      ) : link.error ? (
        <ErrorState wholePage title="This link cannot be used" error={link.error} action={home} />
      ) : !link.data ? (
        <Skeleton lines={6} />
      ) : link.data.purpose === 'stay' ? (
        <Stay code={code} firstName={link.data.firstName} />
      ) : link.data.purpose === 'reset' ? (
        <>
          <h1 tabIndex={-1}>Set a new password</h1>
          <p className={styles.where}>
            For {link.data.firstName} {link.data.lastName} ({link.data.username ?? link.data.email})
          </p>
          <NewPassword code={code} username={link.data.username ?? link.data.email} />
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>Create your account</h1>
          <p className={styles.where}>You are invited as {roleTitles[link.data.role]}.</p>
          <RegisterForm invited={{ ...link.data, invitation: code }} />
        </>
      )}
    </Entrance>
  );
}

/** Cancels the pending deletion of an account. */
function Stay({ code, firstName }: { code: string; firstName: string }) {
  const keep = useCall(platform.routes.keepAccount, { once: true });
  if (keep.isSuccess) {
    return (
      <>
        <h1 tabIndex={-1}>Your account is kept</h1>
        <p className={styles.where}>The deletion is cancelled and nothing in your account has changed.</p>
        <LinkButton to="/login" primary>
          Sign in
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Keep your account, {firstName}?</h1>
      <p className={styles.where}>You requested deletion of your account. You can cancel it here.</p>
      {keep.error && <Notice error={keep.error} />}
      <Button primary busy={keep.isPending} onClick={() => keep.mutate({ body: { code } })}>
        Keep my account
      </Button>
    </>
  );
}

function NewPassword({ code, username }: { code: string; username: string }) {
  const [password, setPassword] = useState('');
  const set = useCall(platform.routes.setPassword, { once: true, onSuccess: signedIn });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ body: { code, password } });
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      {set.error && <Notice error={set.error} />}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        hint="At least 10 characters. A few random words work well"
        minLength={10}
        maxLength={200}
        required
        value={password}
        issue={set.error?.issueOf('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" primary wide busy={set.isPending}>
        Set password and sign in
      </Button>
    </form>
  );
}
