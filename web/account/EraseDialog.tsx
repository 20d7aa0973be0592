import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { OwnData } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { useCall } from '../api/query.ts';
import { useManifest, useUser } from '../session/manifest.ts';
import { goTo } from '../session/navigate.ts';
import { endSession } from '../session/session.ts';
import { toast } from '../shell/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { dateText } from '../ui/times.ts';
import { Notice } from './Notice.tsx';
import styles from './YourData.module.css';

/** The last question before an account is closed: what goes, when, how to take it back, and whether it is you. */
export function EraseDialog({ data, onClose }: { data: OwnData; onClose: () => void }) {
  const { username, email } = useUser();
  const { institution } = useManifest();
  const form = useId();
  const [typed, setTyped] = useState('');
  const ask = useCall(platform.routes.askErasure, {
    once: true,
    onSuccess: ({ dueAt, isErased }) => {
      endSession();
      goTo('/login');
      toast(
        isErased
          ? { title: 'Your account is erased', description: 'Nothing about you is left here.' }
          : {
              title: 'Your account is closed',
              description: `It is erased on ${dateText(dueAt)}. Sign in until then to keep it.`,
            },
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ body: data.hasPassword ? { password: typed } : { username: typed } });
  };
  const issue = ask.error?.issueOf(data.hasPassword ? 'password' : 'username');
  const field = {
    value: typed,
    issue,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <Dialog
      title="Erase your account"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={form} destructive busy={ask.isPending} disabled={typed === ''}>
            {data.graceDays === 0 ? 'Erase it now' : 'Close and erase it'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.leaving}>
        {ask.error && !issue && <Notice error={ask.error} />}
        <p>This goes, and nobody can bring it back:</p>
        <ul className={styles.going}>
          <li>your account at {institution.name}: names, address, password, picture</li>
          {data.held.map(({ plugin, title, holds }) => (
            <li key={plugin}>
              <strong>{title}</strong>: {holds.map(({ description }) => uncapitalised(description)).join('; ')}
            </li>
          ))}
        </ul>
        <p>
          {data.graceDays === 0
            ? 'It happens at once.'
            : `You are signed out everywhere at once. After ${data.graceDays === 1 ? 'a day' : `${data.graceDays} days`} everything is erased; until then, signing in${email ? ', or the link we mail to you,' : ''} keeps your account as it is.`}{' '}
          Answers that count towards how difficult a question is are kept without you. You can download everything
          first.
        </p>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {data.hasPassword ? (
          <TextField label="Your password" type="password" autoComplete="current-password" maxLength={200} {...field} />
        ) : (
          <TextField
            label={`Type your user name, ${username}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Within a sentence: `Your gardens` as `your gardens`; names such as IDFS stay. */
const uncapitalised = (says: string) =>
  /^[A-Z][a-z]/.test(says) ? `${says.charAt(0).toLowerCase()}${says.slice(1)}` : says;
