import { z } from 'zod';

/** Schema for `cookies` of the route to which a provider redirects people; `signIn.accept()` reads them. */
export const SignInCookies = z.object({ sign_in: z.string().max(100).optional() });

/** The cookie with one half of the ticket of a further sign-in step. */
export const stepCookie = 'sign_in_step';

/** Schema for `cookies` of a route that checks a further step of signing in, for `signIn.stepOf()` and `signIn.passStep()`. */
export const StepCookies = z.object({ [stepCookie]: z.string().max(100).optional() });

/** The ticket of a further step, in the body of such a route. */
export const StepTicket = z.string().min(1).max(100);

/** Reasons why external sign-in failed, by the value of `?problem=` in the address people return to. */
export const signInProblems = {
  expired: 'This sign-in link has expired. Please try again.',
  provider: 'The other service did not confirm your identity. Please try again, or sign in with your password.',
  deactivated: 'Your account is deactivated. Please contact an administrator.',
  'account-exists':
    'An account with this email address already exists. Sign in to it, then link this sign-in method in your profile.',
  'invitation-needed': 'You need an invitation to register here. Please ask an administrator for one.',
  closed: 'Only administrators create accounts here. Please ask for one.',
  taken: 'This external account is linked to another person here.',
  cancelled: 'You cancelled signing in with the other service.',
  unreachable: 'The other service does not answer. Please try again later, or sign in with your password.',
  'sign-out-refused':
    'The other service’s request to sign you out was refused. If you are still signed in, sign out in the menu.',
  'not-set-up': 'Signing in with this service is not set up here. Please sign in another way.',
  'other-domain':
    'Only people with an email address of this institution can register here. Please choose your account there, or ask an administrator for an invitation.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

export const isSignInProblem = (text: string): text is SignInProblem => Object.hasOwn(signInProblems, text);
