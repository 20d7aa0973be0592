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

/** Confirms the deletion of the account: what is erased, when, how to cancel, and the person's identity. */
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
          ? { title: 'Your account is erased', description: 'All data about you has been deleted.' }
          : {
              title: 'Your account is closed',
              description: `It will be erased on ${dateText(dueAt)}. To keep it, sign in before then.`,
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
            {data.graceDays === 0 ? 'Erase now' : 'Close and erase'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.leaving}>
        {ask.error && !issue && <Notice error={ask.error} />}
        <p>The following is erased and cannot be restored:</p>
        <ul className={styles.going}>
          <li>your account at {institution.name}: names, email address, password, picture</li>
          {data.held.map(({ plugin, title, holds }) => (
            <li key={plugin}>
              <strong>{title}</strong>: {holds.map(({ description }) => uncapitalised(description)).join('; ')}
            </li>
          ))}
        </ul>
        <p>
          {data.graceDays === 0
            ? 'This takes effect at once.'
            : `You are signed out everywhere at once. After ${data.graceDays === 1 ? 'one day' : `${data.graceDays} days`} everything is erased. To cancel, sign in before then${email ? ', or use the link we email you' : ''}.`}{' '}
          Answers used to estimate the difficulty of questions are kept anonymously. You can download your data first.
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

/** For use within a sentence: `Your gardens` becomes `your gardens`; names such as IDFS are unchanged. */
const uncapitalised = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
