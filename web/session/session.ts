import { useSyncExternalStore } from 'react';
import type { SignedIn, User } from '../../core/contract/platform.ts';
import { tokenHolds } from './token.ts';

// Who is signed in, in this browser: the token and the person's record in local storage, shared by all its tabs.

/** Unknown only while a one-time code is being exchanged. `token` tells one signed-in session from the next. */
export type Session =
  | { readonly state: 'unknown'; readonly token: undefined }
  | { readonly state: 'in'; readonly token: string }
  | { readonly state: 'out'; readonly token: undefined };

const unknown: Session = { state: 'unknown', token: undefined };
const out: Session = { state: 'out', token: undefined };
let session: Session = unknown;
const listeners = new Set<() => void>();

const currentSession = () => session;

export function useSession(): Session {
  return useSyncExternalStore(listen, currentSession);
}

/** Calls back whenever the session changes; gives back how to stop. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what an earlier visit left. A token that has expired or is malformed is removed. */
export function openSession(now = new Date()): Session {
  const token = read('token');
  if (token !== null && !tokenHolds(token, now)) forget();
  recheck();
  return session;
}

/** Keeps a fresh sign-in and tells every listener. */
export function keepSession({ token, user }: SignedIn): void {
  if (keptUserId() !== user.id) localStorage.removeItem('welcomeShown');
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  dispatchEvent(new Event('auth-change'));
}

/** Replaces the person's record after they changed it. */
export function keepUser(user: User): void {
  localStorage.setItem('user', JSON.stringify(user));
}

/** Ends the session in this browser: the token is no longer good, or the person signs out. */
export function endSession(): void {
  forget();
  dispatchEvent(new Event('auth-change'));
}

/** The token to call with, if any. */
export const currentToken = (): string | null => read('token');

/** Other tabs, and whoever fires `auth-change`, only make us look whether a token is there. */
export function followSession(): () => void {
  addEventListener('storage', recheck);
  addEventListener('auth-change', recheck);
  return () => {
    removeEventListener('storage', recheck);
    removeEventListener('auth-change', recheck);
  };
}

function recheck(): void {
  const token = read('token');
  if (token === session.token && session !== unknown) return;
  session = token === null ? out : { state: 'in', token };
  for (const listener of [...listeners]) listener();
}

/** However a session ended: the next person in this browser finds nothing of the last, and is welcomed. */
function forget(): void {
  for (const key of ['token', 'user', 'welcomeShown']) localStorage.removeItem(key);
}

/** Whether an earlier visit left somebody's record in this browser. */
export const hasKeptUser = (): boolean => keptUserId() !== undefined;

function keptUserId(): string | undefined {
  try {
    return (JSON.parse(read('user') ?? '{}') as Partial<User>).id;
  } catch {
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
