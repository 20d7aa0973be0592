import type { SignedIn } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { isSignInProblem, signInProblems } from '../../core/contract/sign-in.ts';
import { call } from '../api/call.ts';
import { toast, toasts } from '../shell/toasts.ts';
import { goTo, replaceAddress } from './navigate.ts';
import { currentToken, endSession, keepSession, openSession } from './session.ts';

/** After signing in or registering, by whatever way: kept, told to everybody, and on to the root. */
export function signedIn(signedIn: SignedIn): void {
  toasts.dismiss();
  keepSession(signedIn);
  goTo('/');
  if (signedIn.staysAfterAll) {
    toast({
      title: 'Your account stays',
      description: 'You had asked for it to be erased; signing in took that back.',
    });
  }
}

/** Ends the session on the server (as far as it can be reached) and in this browser. */
export async function signOut(): Promise<void> {
  if (currentToken()) await call(platform.routes.logout).catch(() => {});
  endSession();
  goTo('/login');
}

/**
 * Opens the session of an earlier visit, or, with a one-time code in the address (`?token=`, from signing in through
 * somebody else), exchanges that for one. A code that is no longer good leads to the sign-in page.
 */
export async function startSession(): Promise<void> {
  tellProblem();
  const code = new URLSearchParams(location.search).get('token');
  if (code === null) {
    openSession();
    return;
  }
  replaceAddress(without('token'));
  try {
    const answer = await call(platform.routes.exchange, { body: { code } });
    if (answer) keepSession(answer);
  } catch (error) {
    console.error('The one-time code could not be exchanged', error);
    toast({ title: 'Login failed', description: 'This way in has expired. Please try again.', variant: 'destructive' });
  }
  openSession();
}

/** Why signing in with another service did not work, as the address says (`?problem=`). */
function tellProblem(): void {
  const problem = new URLSearchParams(location.search).get('problem') ?? '';
  if (!isSignInProblem(problem)) return;
  replaceAddress(without('problem'));
  toast({ title: 'Login failed', description: signInProblems[problem], variant: 'destructive' });
}

/** The address without one of its parameters: what it said is used up. */
function without(parameter: string): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete(parameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
