import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { useManifest } from '../session/manifest.ts';
import { signedIn } from '../session/sign-in.ts';
import { SlotView, useFills } from '../shell/SlotView.tsx';
import { toast } from '../shell/toasts.ts';
import { signInProviders } from '../slots.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Entrance } from './Entrance.tsx';
import styles from './Login.module.css';
import { Notice } from './Notice.tsx';
import { PasswordLink } from './PasswordLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** The sign-in page: login, registration where it is open, demo access in demo mode, and other sign-in providers. */
export function Login() {
  const { registration, demo, institution } = useManifest();
  const providers = useFills(signInProviders);
  const [tab, setTab] = useState('login');
  const isOpen = registration === 'open';
  const login = { key: 'login', title: 'Login', content: () => <LoginForm /> };
  const register = { key: 'register', title: 'Register', content: () => <RegisterForm /> };
  return (
    <Entrance>
      <h1 tabIndex={-1}>{isOpen && tab === 'register' ? 'Create your account' : 'Sign in'}</h1>
      <p className={styles.where}>{institution.name}</p>
      {isOpen ? (
        <Tabs label="Login or Register" tabs={[login, register]} chosen={tab} onChoose={setTab} />
      ) : (
        <div className={styles.single}>
          <LoginForm />
        </div>
      )}
      {registration === 'invite' && (
        <p className={styles.note}>
          Accounts are by invitation only. To create yours, open the link in the invitation email.
        </p>
      )}
      {demo && <DemoAccess />}
      {providers.length > 0 && (
        <div className={styles.providers}>
          <SlotView slot={signInProviders} slotProps={{}} skeleton={null} />
        </div>
      )}
    </Entrance>
  );
}

function LoginForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasForgotten, setForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const login = useCall(platform.routes.login, {
    once: true,
    onSuccess: signedIn,
    onError: () => {
      toast({ title: 'Login failed', description: 'Invalid credentials. Please try again.', variant: 'destructive' });
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ body: { username: username.trim(), password } });
  };
  const { error } = login;
  if (hasForgotten) return <PasswordLink username={username.trim()} back={() => setForgotten(false)} />;
  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      {error && <Notice error={error} />}
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
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        issue={error?.issueOf('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" primary wide busy={login.isPending}>
        Login
      </Button>
      <Button quiet wide onClick={() => setForgotten(true)}>
        Forgot your password?
      </Button>
    </form>
  );
}

/** In demo mode: signs in as a new, short-lived learner. */
function DemoAccess() {
  const demo = useCall(platform.routes.demo, {
    once: true,
    onSuccess: signedIn,
    onError: () => toast({ title: 'Demo access failed', description: 'Please try again.', variant: 'destructive' }),
  });
  return (
    <div className={styles.demo}>
      <Button wide icon="play" busy={demo.isPending} onClick={() => demo.mutate()}>
        Demo access
      </Button>
      <p className={styles.note}>
        Signs you in as a new learner, who is deleted after a short time. The user name and password of the demo
        administrator are printed in the terminal where EiQ was started.
      </p>
    </div>
  );
}
