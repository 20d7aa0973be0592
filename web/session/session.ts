import { useSyncExternalStore } from 'react';
import type { SignedIn, User } from '../../core/contract/platform.ts';
import { rememberPage } from './left-page.ts';
import { isUsableToken } from './token.ts';

// The session of this browser: the token and the user record, kept in local storage and shared by all tabs. An administrator who
// is signed in as somebody else is so in one tab: its session storage has the token, which comes before the shared one.

/** `unknown` at the start, and while a one-time code is exchanged. Each sign-in has a token of its own. */
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

/** @returns ends the subscription */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Restores the session of an earlier visit. Removes a token that has expired or is malformed. */
export function openSession(now = new Date()): Session {
  // At most two: of a tab that is signed in as somebody else, and the shared one.
  for (let token = read('token'); token !== null && !isUsableToken(token, now); token = read('token')) {
    rememberPage(storedUser()?.id);
    forget();
  }
  recheck();
  return session;
}

/** Signs this tab in as somebody else. The session of the administrator stays, also in other tabs. */
export function storeSessionAs({ token, user }: SignedIn): void {
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('user', JSON.stringify(user));
  dispatchEvent(new Event('auth-change'));
}

/** Stores a new session and notifies all listeners. */
export function storeSession({ token, user }: SignedIn): void {
  forgetTab();
  if (storedUser()?.id !== user.id) localStorage.removeItem('welcomeShown');
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  dispatchEvent(new Event('auth-change'));
}

/** Replaces the stored user record after a change of the profile. */
export function storeUser(user: User): void {
  localStorage.setItem('user', JSON.stringify(user));
}

/** Ends the session in this browser, after signing out. */
export function endSession(): void {
  forget();
  dispatchEvent(new Event('auth-change'));
}

/** Ends the session after the server rejected its token. Signing in again leads back to this page. */
export function loseSession(): void {
  rememberPage(storedUser()?.id);
  endSession();
}

/** The bearer token for calls; null without a session. */
export const currentToken = (): string | null => read('token');

/** Follows sign-ins and sign-outs in other tabs (`storage`) and in this one (`auth-change`). Only the token's presence counts. */
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

/**
 * Removes everything of the session, so that the next person in this browser starts afresh and is welcomed. In a tab that is
 * signed in as somebody else, the administrator's own session goes on.
 */
function forget(): void {
  if (forgetTab()) return;
  for (const key of ['token', 'user', 'welcomeShown']) localStorage.removeItem(key);
}

/** @returns whether this tab was signed in as somebody else */
function forgetTab(): boolean {
  try {
    const isAs = sessionStorage.getItem('token') !== null;
    for (const key of ['token', 'user']) sessionStorage.removeItem(key);
    return isAs;
  } catch {
    return false;
  }
}

/** The user record of the session, as last stored; undefined where there is none. */
export function storedUser(): Partial<User> | undefined {
  try {
    const user = JSON.parse(read('user') ?? 'null') as Partial<User> | null;
    return user?.id ? user : undefined;
  } catch {
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
