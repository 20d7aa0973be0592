import { z } from 'zod';

/** For the `cookies` of the route that a provider sends people back to: `signIn.accept()` reads them. */
export const SignInCookies = z.object({ sign_in: z.string().max(100).optional() });

/** Why signing in with a provider did not work, and what to do: `?problem=` of the address that people come back to. */
export const signInProblems = {
  expired: 'This sign-in link has expired. Please try again.',
  provider: 'The other service did not confirm who you are. Please try again, or sign in with your password.',
  deactivated: 'Your account here is not in use. Please ask an administrator.',
  'account-exists':
    'There is an account with this e-mail address already. Sign in to it, then add this way to sign in to your profile.',
  'invitation-needed': 'You need an invitation to register here. Please ask an administrator for one.',
  closed: 'Accounts here are made by an administrator. Please ask for one.',
  taken: 'This account belongs to another person here.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

export const isSignInProblem = (text: string): text is SignInProblem => Object.hasOwn(signInProblems, text);
