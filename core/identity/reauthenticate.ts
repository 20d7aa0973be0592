import type { Clock } from '../clock.ts';
import type { Visitor } from '../contract/index.ts';
import { conflict, unauthenticated } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { wrong } from './call.ts';
import { SessionRow, UserRow } from './models.ts';
import type { Passwords } from './passwords.ts';

/** How recently a person without a password must have signed in to change how they sign in (ms). */
const freshMs = 10 * 60 * 1000;

/** Confirms the person of a session before a change of how they sign in, so that an unattended browser is not enough. */
export type Reauthenticate = (
  who: Visitor,
  password: string | undefined,
) => Promise<{ readonly userId: string; readonly session: string }>;

/**
 * Compares the password; a person without one must have signed in within the last ten minutes.
 * @throws Failure unauthenticated, invalid (wrong password), conflict (no password and no fresh sign-in, or a demo learner)
 */
export function createReauthenticate(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
}): Reauthenticate {
  const { database, clock, passwords } = options;
  return async (who, password) => {
    const { user, session } = who;
    if (!user || !session) throw unauthenticated();
    if (user.demo) throw conflict('Sign-in methods cannot be added to a demo account.');
    const row = await database.rows(UserRow, { who }).findById(user.id);
    if (row?.passwordHash) {
      if (!(await passwords.matches(row.passwordHash, password ?? ''))) {
        throw wrong('password', 'The password is incorrect.');
      }
    } else {
      const opened = await database.rows(SessionRow, { who }).findById(session);
      if (!opened || clock.now().getTime() - opened.createdAt.getTime() > freshMs) {
        throw conflict('Sign out and in again, then try this again within ten minutes.');
      }
    }
    return { userId: user.id, session };
  };
}
