import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { useUser } from '../session/manifest.ts';
import { storeSession, storeUser } from '../session/session.ts';
import { SlotView } from '../shell/SlotView.tsx';
import { toast } from '../shell/toasts.ts';
import { profileSection } from '../slots.ts';
import type { ThemeMode } from '../theme/mode.ts';
import { themeModes, useThemeMode } from '../theme/mode.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Avatar } from '../ui/Figures.tsx';
import { Card, PageHeader, Section } from '../ui/Page.tsx';
import { Devices } from './Devices.tsx';
import styles from './Profile.module.css';
import { YourData } from './YourData.tsx';

const themeTitles: Record<ThemeMode, string> = { light: 'Light', dark: 'Dark', system: 'As the device' };

/** The user's account: names, email address, password, theme, sections of plugins, personal data and devices. */
export function Profile() {
  const user = useUser();
  return (
    <div className={styles.profile}>
      <PageHeader
        above={<Avatar firstName={user.firstName} lastName={user.lastName} image={user.profileImageUrl} size={64} />}
        title="Profile"
        description={`Signed in as ${user.username}`}
      />
      <Section title="Account">
        <Card>
          <AccountForm />
        </Card>
      </Section>
      {!user.demo && (
        <Section id="password" title="Password" description="Changing it signs you out everywhere else.">
          <Card>
            <PasswordForm username={user.username} />
          </Card>
        </Section>
      )}
      <Section id="theme" title="Appearance">
        <Card>
          <ThemeChoice />
        </Card>
      </Section>
      <SlotView
        slot={profileSection}
        slotProps={{}}
        wrap={(part, { title }) => (
          <Section title={title ?? 'More'}>
            <Card>{part}</Card>
          </Section>
        )}
      />
      <Section id="data" title="Your data" description="You can view, download and erase your personal data.">
        <Card>
          <YourData />
        </Card>
      </Section>
      <Devices />
    </div>
  );
}

function AccountForm() {
  const user = useUser();
  const [account, setAccount] = useState({ firstName: user.firstName, lastName: user.lastName, email: user.email });
  const update = useCall(platform.routes.updateAccount, {
    once: true,
    invalidates: [platform.routes.manifest],
    onSuccess: (changed) => {
      storeUser(changed);
      toast({ title: 'Profile saved' });
    },
  });
  const unchanged = (['firstName', 'lastName', 'email'] as const).every((name) => account[name] === user[name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email, ...names } = account;
    // A demo learner has no email address and needs none.
    update.mutate({ body: email === '' ? names : account });
  };
  const field = (name: keyof typeof account) => ({
    name,
    value: account[name],
    issue: update.error?.issueOf(name),
    required: name !== 'email' || user.email !== '',
    onChange: ({ target }: { target: { value: string } }) => setAccount({ ...account, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <div className={styles.two}>
        <TextField label="First name" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <FormEnd error={update.error?.issues.length ? undefined : update.error?.text}>
        <Button type="submit" primary busy={update.isPending} disabled={unchanged}>
          Save changes
        </Button>
      </FormEnd>
    </form>
  );
}

function PasswordForm({ username }: { username: string }) {
  const [passwords, setPasswords] = useState({ currentPassword: '', newPassword: '' });
  const change = useCall(platform.routes.changePassword, {
    once: true,
    onSuccess: (fresh) => {
      storeSession(fresh);
      toast({ title: 'Password changed', description: 'You have been signed out everywhere else.' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ body: passwords });
  };
  const field = (name: keyof typeof passwords) => ({
    name,
    type: 'password' as const,
    value: passwords[name],
    issue: change.error?.issueOf(name),
    required: true,
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => setPasswords({ ...passwords, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className={styles.two}>
        <TextField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <TextField
          label="New password"
          autoComplete="new-password"
          minLength={10}
          hint="At least 10 characters"
          {...field('newPassword')}
        />
      </div>
      <FormEnd error={change.error?.issues.length ? undefined : change.error?.text}>
        <Button
          type="submit"
          busy={change.isPending}
          disabled={passwords.currentPassword === '' || passwords.newPassword === ''}
        >
          Change password
        </Button>
      </FormEnd>
    </form>
  );
}

function FormEnd({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.end}>
      {children}
      {error && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function ThemeChoice() {
  const [mode, setMode] = useThemeMode();
  return (
    <fieldset className={styles.themes}>
      <legend className="unseen">Theme</legend>
      {themeModes.map((each) => (
        <label key={each} className={styles.theme} data-chosen={each === mode || undefined}>
          <input type="radio" name="theme" checked={each === mode} onChange={() => setMode(each)} />
          {themeTitles[each]}
        </label>
      ))}
    </fieldset>
  );
}
