import type { SignInResult } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { isSignInProblem, signInProblems } from '../../core/contract/sign-in.ts';
import { call } from '../api/call.ts';
import { toast, toasts } from '../shell/toasts.ts';
import { forgetPage, returnToPage } from './left-page.ts';
import { goTo, replaceAddress } from './navigate.ts';
import { endStep, startStep } from './next-step.ts';
import { currentToken, endSession, openSession, storeSession } from './session.ts';

/**
 * Stores the session after signing in or registering, and goes to the start page, and from there to the page on which an
 * earlier session of the same person ended. If a further step is needed, shows it first.
 */
export function signedIn(result: SignInResult): void {
  enter(result, false);
}

/** Like `signedIn`, but stays at the current address. */
export function signedInHere(result: SignInResult): void {
  enter(result, true);
}

function enter(result: SignInResult, staysHere: boolean): void {
  toasts.dismiss();
  if ('nextStep' in result) {
    // Somebody else may be signed in here, for example when a link from an email was opened.
    if (currentToken()) endSession();
    startStep(result, staysHere);
    return;
  }
  endStep();
  storeSession(result);
  if (!staysHere) goTo('/');
  returnToPage(result.user.id);
  if (result.staysAfterAll) {
    toast({
      title: 'Account deletion cancelled',
      description: 'You had requested deletion of your account. Signing in cancelled it.',
    });
  }
}

/** Ends the session on the server, if it can be reached, and in this browser. */
export async function signOut(): Promise<void> {
  const left = currentToken() ? await call(platform.routes.logout).catch(() => undefined) : undefined;
  endSession();
  forgetPage();
  // The service with which the session began signs the person out there, and sends them back to the sign-in page.
  if (left?.continueAt) location.assign(left.continueAt);
  else goTo('/login');
}

/**
 * Restores the session of an earlier visit, or exchanges the one-time code in the address (`?token=`, from signing in
 * through another service) for a session. An expired code leads to the sign-in page.
 */
export async function startSession(): Promise<void> {
  showProblem();
  const code = new URLSearchParams(location.search).get('token');
  if (code === null) {
    openSession();
    return;
  }
  replaceAddress(without('token'));
  try {
    const answer = await call(platform.routes.exchange, { body: { code } });
    if (answer) signedInHere(answer);
  } catch (error) {
    console.error('The one-time code could not be exchanged', error);
    toast({
      title: 'Login failed',
      description: 'This sign-in link has expired. Please try again.',
      variant: 'destructive',
    });
  }
  openSession();
}

/** Shows why signing in with another service failed (`?problem=` in the address). */
function showProblem(): void {
  const problem = new URLSearchParams(location.search).get('problem') ?? '';
  if (!isSignInProblem(problem)) return;
  replaceAddress(without('problem'));
  const title = problem === 'sign-out-refused' ? 'Sign-out failed' : 'Login failed';
  toast({ title, description: signInProblems[problem], variant: 'destructive' });
}

/** The current address without one parameter. */
function without(parameter: string): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete(parameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
