import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Actor, CookieOptions } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import { equalSecrets } from '../equal-secrets.ts';
import type { CodeKind, Codes } from './codes.ts';
import { noLongerGood } from './codes.ts';

// A sign-in attempt with a provider, from redirecting the browser until it returns. The browser keeps a one-time code in a
// cookie, and the address carries another secret, the state. Both are required to continue.

const Attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  /** For linking: the signed-in person and the session in which the attempt began. */
  link: z.object({ userId: z.uuid(), session: z.uuid() }).optional(),
});
export type Attempt = z.output<typeof Attempt>;

export const attemptSeconds = 600;

const attemptCode = {
  purpose: 'attempt',
  payload: Attempt,
  lastsSeconds: attemptSeconds,
} satisfies CodeKind<z.ZodType>;

export const attemptCookie = 'sign_in';
const cookiePath = '/api';

/** Values for redirecting a browser to its provider. */
export interface BegunSignIn {
  /** Returned by the provider: `state` of OAuth 2.0, `RelayState` of SAML. */
  readonly state: string;
  /** Included by the provider in its signed response: `nonce` of OpenID Connect. */
  readonly nonce: string;
  /** For PKCE (RFC 7636): 43 characters, from which the challenge is computed. */
  readonly codeVerifier: string;
  /** For the redirect: `reply({ location }, { cookies })`. */
  readonly cookies: Readonly<Record<string, CookieOptions>>;
}

export interface BeginAttempt {
  readonly provider: string;
  readonly link: Attempt['link'] | undefined;
  readonly returnTo: string | undefined;
  readonly postsAcrossSites: boolean;
}

export function createSignInAttempts({ database, codes }: { database: Database; codes: Codes }) {
  return {
    async begin(call: CallContext<Actor>, given: BeginAttempt): Promise<BegunSignIn> {
      const { provider, link, postsAcrossSites } = given;
      const secrets = { state: secret(), nonce: secret(), codeVerifier: secret() };
      const payload = { ...secrets, provider, returnTo: ownAddress(given.returnTo), ...(link && { link }) };
      const { code } = await codes.issue(call, attemptCode, link?.userId ?? provider, payload, 'beside');
      const cookie: CookieOptions = {
        value: code,
        maxAge: attemptSeconds,
        path: cookiePath,
        sameSite: postsAcrossSites ? 'none' : 'lax',
      };
      return { ...secrets, cookies: { [attemptCookie]: cookie } };
    },
    /** Uses an attempt, checking provider, state and the browser's cookie. @throws Failure gone */
    take: (call: CallContext<Actor>, given: { provider: string; state: string; code: string | undefined }) =>
      database.transaction(async (tx) => {
        const within: TransactionContext<Actor> = { ...call, tx };
        const { payload } = await codes.look(within, attemptCode, given.code ?? '');
        const isIts = payload.provider === given.provider && equalSecrets(payload.state, given.state);
        if (!isIts) return noLongerGood();
        return (await codes.use(within, attemptCode, given.code ?? '')).payload;
      }),
  };
}

/** Deletes the attempt's cookie. */
export const forgottenAttempt = { [attemptCookie]: { value: '', maxAge: 0, path: cookiePath } };

const secret = () => randomBytes(32).toString('base64url');

/** A path on this site; `/` for anything else, which prevents open redirects. */
function ownAddress(given: string | undefined): string {
  const site = 'https://own.invalid';
  if (!given?.startsWith('/') || !URL.canParse(given, site)) return '/';
  const { origin, pathname, search, hash } = new URL(given, site);
  // `/.//other.example` becomes `//other.example`, which is another site.
  return origin === site && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
