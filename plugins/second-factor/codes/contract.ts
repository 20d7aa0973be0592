import { z } from 'zod';
import { nothing, Timestamp } from '../../../core/contract/index.ts';
import { SignInResult } from '../../../core/contract/platform.ts';
import { StepCookies, StepTicket } from '../../../core/contract/sign-in.ts';
import { FreshPassword } from '../passkeys/contract.ts';

/** Six digits, however they are grouped. */
export const Code = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Six digits'));

export const RecoveryCode = z.string().trim().min(1, 'Required').max(40);

/** What an authenticator app needs. Shown once. */
export const Setup = z.object({
  /** For typing. */
  secret: z.string(),
  /** For the QR code: `otpauth://…`. */
  address: z.string(),
});

const NewCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const codeRoutes = {
  startAuthenticator: {
    method: 'post',
    path: '/api/second-factor/authenticator',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Begin to set up an authenticator app, confirmed with the password',
    body: z.object({ password: FreshPassword }),
    response: Setup,
  },
  confirmAuthenticator: {
    method: 'post',
    path: '/api/second-factor/authenticator/confirm',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Finish the setup with a first code. The first second step comes with recovery codes, shown only here',
    body: z.object({ code: Code }),
    response: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
  },
  removeAuthenticator: {
    method: 'post',
    path: '/api/second-factor/authenticator/remove',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Remove your authenticator app, confirmed with the password',
    body: z.object({ password: FreshPassword }),
    response: nothing(),
  },
  newRecoveryCodes: {
    method: 'post',
    path: '/api/second-factor/recovery-codes',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Replace your recovery codes, confirmed with the password. The codes are shown only here',
    body: z.object({ password: FreshPassword }),
    response: NewCodes,
  },
  step: {
    method: 'post',
    path: '/api/second-factor/step',
    access: 'public',
    limit: 'link',
    description: 'How a second step can be taken, or that it must be set up',
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket }),
    response: z.object({
      firstName: z.string(),
      /** `set-up`: the institution requires a second step and this person has none yet. */
      kind: z.enum(['check', 'set-up']),
      hasAuthenticator: z.boolean(),
      hasPasskey: z.boolean(),
      hasRecoveryCodes: z.boolean(),
    }),
  },
  checkCode: {
    method: 'post',
    path: '/api/second-factor/step/code',
    access: 'public',
    limit: 'step',
    description: 'Take the second step with a code of the authenticator app',
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket, code: Code }),
    response: SignInResult,
  },
  useRecoveryCode: {
    method: 'post',
    path: '/api/second-factor/step/recovery-code',
    access: 'public',
    limit: 'link',
    description: 'Take the second step with a recovery code, which works once',
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket, recoveryCode: RecoveryCode }),
    response: SignInResult,
  },
  setUpInStep: {
    method: 'post',
    path: '/api/second-factor/step/set-up',
    access: 'public',
    limit: 'link',
    description: 'Begin to set up an authenticator app while signing in, where the institution requires a second step',
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket }),
    response: Setup,
  },
  confirmInStep: {
    method: 'post',
    path: '/api/second-factor/step/set-up/confirm',
    access: 'public',
    limit: 'step',
    description: 'Finish the setup with a first code and sign in. The recovery codes are shown only here',
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket, code: Code }),
    response: z.object({ recoveryCodes: z.array(z.string()), result: SignInResult }),
  },
} as const;

/** Recovery codes of a person. */
export const CodesLeft = z.object({ left: z.int(), createdAt: Timestamp });
