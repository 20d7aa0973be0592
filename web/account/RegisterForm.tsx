import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { signedIn } from '../session/sign-in.ts';
import { toast } from '../shell/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import styles from './Login.module.css';
import { Notice } from './Notice.tsx';

export interface Invited {
  invitation: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Creates an account: where registration is open, or for an invited email address. */
export function RegisterForm({ invited }: { invited?: Invited }) {
  const [account, setAccount] = useState({
    firstName: invited?.firstName ?? '',
    lastName: invited?.lastName ?? '',
    email: invited?.email ?? '',
    username: '',
    password: '',
  });
  const register = useCall(platform.routes.register, {
    once: true,
    onSuccess: signedIn,
    onError: () =>
      toast({
        title: 'Registration failed',
        description: 'Please check your information and try again.',
        variant: 'destructive',
      }),
  });
  const { error, isPending } = register;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register.mutate({ body: { ...account, ...(invited && { invitation: invited.invitation }) } });
  };
  const field = (name: keyof typeof account) => ({
    name,
    value: account[name],
    issue: error?.issueOf(name),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setAccount({ ...account, [name]: target.value }),
  });
  return (
    // Missing input is reported at the fields by the server's messages, not by the browser.
    <form onSubmit={submit} className={styles.form} noValidate>
      {error && <Notice error={error} />}
      <div className={styles.two}>
        <TextField label="First name" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" readOnly={invited !== undefined} {...field('email')} />
      <TextField
        label="User name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={2}
        maxLength={64}
        {...field('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 10 characters. A few random words work well"
        minLength={10}
        maxLength={200}
        {...field('password')}
      />
      <Button type="submit" primary wide busy={isPending}>
        Create account
      </Button>
    </form>
  );
}
