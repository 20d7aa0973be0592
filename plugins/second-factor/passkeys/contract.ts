import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { SignInResult } from '../../../core/contract/platform.ts';
import { StepCookies, StepTicket } from '../../../core/contract/sign-in.ts';

// WebAuthn's options and responses as JSON (Web Authentication Level 3, section 5.1). Bytes are base64url.

const Encoded = z.string().min(1).max(20_000);
const CredentialId = z.string().min(1).max(1400);
const Named = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });
const Extensions = z.record(z.string(), z.unknown());

/** Options to create a passkey. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Named).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** Options to sign with a passkey. */
export const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Named).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

const Credential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: Extensions.default({}),
});

/** A new passkey, as the browser returns it. */
export const AddedCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: z.string().min(1).max(100_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type AddedCredential = z.infer<typeof AddedCredential>;

/** A signature by a passkey, as the browser returns it. */
export const UsedCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.string().max(200).optional(),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** The host name it works at. */
  rpId: z.string(),
  /** Whether it is synchronised between devices. */
  isSynced: z.boolean(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = z.string().trim().min(1, 'Required').max(60);

/** Asked before a change of how one signs in; absent for accounts without a password. */
export const FreshPassword = z.string().max(200).optional();

/** Browsers send it with every POST. */
const Origin = z.object({ origin: z.string().max(300).optional() });

/** The cookie that binds a passkey sign-in to the browser in which it began. */
export const passkeyCookie = 'passkey_sign_in';

export const passkeyRoutes = {
  startPasskey: {
    method: 'post',
    path: '/api/second-factor/passkeys/options',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Begin to add a passkey, confirmed with the password',
    headers: Origin,
    body: z.object({ password: FreshPassword }),
    response: CreationOptions,
  },
  addPasskey: {
    method: 'post',
    path: '/api/second-factor/passkeys',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Add a passkey. The first second step comes with recovery codes, which are shown only here',
    headers: Origin,
    body: z.object({ name: PasskeyName, response: AddedCredential }),
    response: z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).nullable() }),
    status: 201,
  },
  renamePasskey: {
    method: 'patch',
    path: '/api/second-factor/passkeys/:id',
    access: 'signed-in',
    description: 'Rename one of your passkeys',
    params: z.object({ id: Id }),
    body: z.object({ name: PasskeyName }),
    response: Passkey,
  },
  removePasskey: {
    method: 'post',
    path: '/api/second-factor/passkeys/:id/remove',
    access: 'signed-in',
    limit: 'sign-in',
    description: 'Remove one of your passkeys, confirmed with the password',
    params: z.object({ id: Id }),
    body: z.object({ password: FreshPassword }),
    response: nothing(),
  },
  passkeyOptions: {
    method: 'post',
    path: '/api/second-factor/passkey-sign-in/options',
    access: 'public',
    description: 'Begin to sign in with a passkey instead of a password',
    headers: Origin,
    response: RequestOptions,
  },
  passkeySignIn: {
    method: 'post',
    path: '/api/second-factor/passkey-sign-in',
    access: 'public',
    limit: 'link',
    description: 'Sign in with a passkey',
    headers: Origin,
    cookies: z.object({ [passkeyCookie]: z.string().max(100).optional() }),
    body: z.object({ response: UsedCredential }),
    response: SignInResult,
  },
  startPasskeyInStep: {
    method: 'post',
    path: '/api/second-factor/step/set-up/passkey/options',
    access: 'public',
    limit: 'link',
    description: 'Begin to add a passkey while signing in, where the institution requires a second step',
    headers: Origin,
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket }),
    response: CreationOptions,
  },
  addPasskeyInStep: {
    method: 'post',
    path: '/api/second-factor/step/set-up/passkey',
    access: 'public',
    limit: 'link',
    description: 'Add the passkey and sign in. The recovery codes are shown only here',
    headers: Origin,
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket, name: PasskeyName, response: AddedCredential }),
    response: z.object({ recoveryCodes: z.array(z.string()), result: SignInResult }),
  },
  stepPasskeyOptions: {
    method: 'post',
    path: '/api/second-factor/step/passkey/options',
    access: 'public',
    limit: 'link',
    description: 'Begin the second step with a passkey',
    headers: Origin,
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket }),
    response: RequestOptions,
  },
  checkPasskey: {
    method: 'post',
    path: '/api/second-factor/step/passkey',
    access: 'public',
    limit: 'link',
    description: 'Take the second step with a passkey',
    headers: Origin,
    cookies: StepCookies,
    body: z.object({ ticket: StepTicket, response: UsedCredential }),
    response: SignInResult,
  },
} as const;
