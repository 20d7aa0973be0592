import type { Actor } from '../../core/contract/index.ts';
import type { TransactionContext } from '../../core/db/index.ts';
import { afterCommit } from '../../core/db/index.ts';
import { letter } from '../../core/services.ts';
import type { Dependencies } from './dependencies.ts';

/** Changes of how a person signs in that they are told of by email, in case it was not them. */
const changes = {
  authenticator: {
    subject: 'An authenticator app was added to your account',
    text: 'Signing in now takes a code of this app after your password.',
  },
  passkey: { subject: 'A passkey was added to your account', text: 'It can be used to sign in without your password.' },
  removed: {
    subject: 'A second step was removed from your account',
    text: 'An authenticator app or a passkey no longer signs you in.',
  },
  'codes-renewed': {
    subject: 'New recovery codes were made for your account',
    text: 'Your earlier recovery codes no longer work.',
  },
  'recovery-code': {
    subject: 'Your account was signed in to with a recovery code',
    text: 'This code cannot be used again. You can make new codes in your profile.',
  },
  blocked: {
    subject: 'Your authenticator app is blocked',
    text: 'Somebody who knows your password entered many wrong codes. Codes of the app are no longer accepted. Sign in with a passkey or a recovery code, or ask an administrator, and choose another password.',
  },
  reset: {
    subject: 'Your second step was removed',
    text: 'An administrator removed your authenticator app, passkeys and recovery codes. You were signed out everywhere. Your password alone signs you in until you set up a new second step.',
  },
} as const;
export type Change = keyof typeof changes;

/** Emails the person after the commit. A mail that cannot be sent is logged; the change stands. */
export async function notifyPerson(
  { people, mail, log }: Pick<Dependencies, 'people' | 'mail' | 'log'>,
  { who, tx }: TransactionContext<Actor>,
  userId: string,
  change: Change,
): Promise<void> {
  const { email, firstName } = await people.one({ who, tx }, userId);
  if (!email) return;
  const { subject, text } = changes[change];
  const message = letter({
    subject: `${subject} at ${who.institution.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [text],
    closing: 'If this was not you, change your password and tell an administrator.',
  });
  afterCommit(tx, async () => {
    await mail
      .send({ who }, { to: email, about: [userId], ...message })
      .catch((error: unknown) => log.warn({ err: error }, 'a notice about a second step could not be sent'));
  });
}
