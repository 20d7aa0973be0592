import type { Clock } from '../clock.ts';
import type { Actor, ReplyOptions, Visitor } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import type { Codes } from './codes.ts';
import type { SignedOutThere } from './end-provider-sessions.ts';
import { createEndProviderSessions } from './end-provider-sessions.ts';
import type { ExternalIdentity, HasOtherWay, LinkedIdentity } from './external-identities.ts';
import { createExternalIdentities } from './external-identities.ts';
import { createExternalRegistration } from './external-registration.ts';
import type { Institutions } from './institutions.ts';
import type { UserRow as User } from './models.ts';
import { SessionRow, UserRow } from './models.ts';
import type { ProviderSession } from './provider-session.ts';
import { providerDigest } from './provider-session.ts';
import type { ProviderSignOut } from './provider-sign-out.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import type { Sessions } from './sessions.ts';
import type { SigningIn } from './sign-in.ts';
import type { Attempt, BegunSignIn } from './sign-in-attempts.ts';
import { attemptCookie, createSignInAttempts, forgottenAttempt } from './sign-in-attempts.ts';
import { problemOf, UnfinishedSignIn } from './unfinished-sign-in.ts';
import { lockUser, mayEnter } from './users.ts';

/**
 * Sign-in with external accounts. A plugin talks to the provider; this service maps the identity to an account here.
 * @example
 *   // route "start" (redirect):
 *   const { state, nonce, cookies } = await signIn.begin({ who }, { provider: 'google', returnTo: query.next });
 *   return reply({ location: authorizeUrl({ state, nonce }) }, { cookies });
 *   // route "callback" (redirect, cookies: SignInCookies):
 *   const { location, options } = await signIn.accept({ who }, { provider: 'google', state, cookies }, identify, log.warn);
 *   return reply({ location }, options);
 */
export interface ExternalSignIn {
  /**
   * Begins a sign-in attempt in this browser, valid for ten minutes: redirect to the provider with its state and set its
   * cookies.
   * @throws Failure with `link`: unauthenticated (not signed in), invalid (wrong password), conflict (no password and signed
   * in more than ten minutes ago, or a demo learner)
   */
  begin(
    call: { readonly who: Visitor },
    begun: {
      /** The plugin's name of the provider: `google`. */
      readonly provider: string;
      /** Path on this site to return to; `/` if it is missing or invalid. */
      readonly returnTo?: string | undefined;
      /** Set if the provider returns people with a form post (SAML, Apple), which otherwise does not include the cookie. */
      readonly postsAcrossSites?: boolean;
      /** Links the external account to the signed-in person, who enters their password again. */
      readonly link?: { readonly password?: string | undefined };
    },
  ): Promise<BegunSignIn>;
  /**
   * Completes an attempt: finds, links or registers the person that `identify` returns. Always resolves with a location,
   * signed in or with `?problem=`: return `reply({ location }, options)` from a route whose response is `redirect()`.
   * @param identify queries the provider; its errors are passed to `onError` and reported as the problem `provider`, except
   *   an UnfinishedSignIn, which names the problem
   */
  accept(
    call: { readonly who: Visitor },
    returned: {
      readonly provider: string;
      readonly state: string;
      readonly cookies: Readonly<Record<string, string | undefined>>;
    },
    identify: (attempt: Pick<Attempt, 'nonce' | 'codeVerifier'>) => Promise<ExternalIdentity>,
    onError: (error: unknown) => void,
  ): Promise<{ readonly location: string; readonly options: ReplyOptions }>;
  /**
   * Ends the sessions here of a person who signed out at a provider, in every process. Returns their number. Check the
   * provider's notice first: who it is from, that it is recent, and that it was not sent before.
   */
  signedOutThere(call: CallContext<Actor>, there: SignedOutThere): Promise<number>;
  /** A person's linked sign-in methods, oldest first. */
  linked(call: CallContext<Actor>, userId: string): Promise<LinkedIdentity[]>;
  /** @throws Failure not_found, conflict when it is the only sign-in method */
  unlink(call: CallContext<Actor>, which: { userId: string; id: string }): Promise<void>;
  /** Sets where other ways to sign in come from, once the plugins are known. */
  askForOtherWays(source: HasOtherWay): void;
}

export interface ExternalSignInOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly audit: Audit;
  readonly institutions: Institutions;
  readonly sessions: Sessions;
  readonly signingIn: SigningIn;
  readonly reauthenticate: Reauthenticate;
  readonly providerSignOut: ProviderSignOut;
}

export function createExternalSignIn(options: ExternalSignInOptions): ExternalSignIn {
  const { database, clock, institutions, signingIn, reauthenticate, providerSignOut } = options;
  const attempts = createSignInAttempts(options);
  let hasOtherWay: HasOtherWay = async () => false;
  const identities = createExternalIdentities({ ...options, hasOtherWay: (call, userId) => hasOtherWay(call, userId) });
  const register = createExternalRegistration(options);

  return {
    async begin({ who }, { provider, returnTo, postsAcrossSites = false, link }) {
      const linking = link ? await reauthenticate(who, link.password) : undefined;
      return attempts.begin({ who }, { provider, returnTo, postsAcrossSites, link: linking });
    },
    async accept(call, { provider, state, cookies }, identify, onError) {
      const options = { cookies: forgottenAttempt };
      const browser = cookies[attemptCookie] ?? '';
      let attempt: Attempt | undefined;
      try {
        const taken = await attempts.take(call, { provider, state, code: browser });
        attempt = taken;
        const identity = await identify(taken).catch((error: unknown) => {
          if (error instanceof UnfinishedSignIn) throw error;
          onError(error);
          throw new UnfinishedSignIn('provider');
        });
        // Of two concurrent first sign-ins, the second finds the account that the first has created.
        const location = await enter(call, taken, identity, browser).catch(async (error: unknown) => {
          if (taken.link || !(await identities.find(call, identity))) throw error;
          return enter(call, taken, identity, browser);
        });
        // Whoever is signed in keeps the cookie until the code in the address is exchanged, in this browser only.
        return { location, options: taken.link ? options : {} };
      } catch (error) {
        const problem = problemOf(error);
        const back = attempt?.link ? attempt.returnTo : '/login';
        return { location: withParameter(back, 'problem', problem), options };
      }
    },
    signedOutThere: createEndProviderSessions(options),
    linked: identities.list,
    unlink: identities.unlink,
    askForOtherWays(source) {
      hasOtherWay = source;
    },
  };

  /** Signs in, links or registers an identity and returns the location to go to. */
  async function enter(
    { who }: { who: Visitor },
    attempt: Attempt,
    identity: ExternalIdentity,
    browser: string,
  ): Promise<string> {
    if (!identity.issuer || !identity.subject) throw new UnfinishedSignIn('provider');
    const { registration } = await institutions.own({ who });
    return database.transaction(async (tx) => {
      const call = { who, tx };
      const known = await identities.find(call, identity);
      if (attempt.link) {
        await assertStillSignedIn(call, attempt.link);
        if (known && known.userId !== attempt.link.userId) throw new UnfinishedSignIn('taken');
        if (known) await identities.used(call, known.id, identity);
        else await identities.link(call, attempt.link.userId, attempt.provider, identity);
        return attempt.returnTo;
      }
      const user = known ? await activeUser(call, known.userId) : await register(call, registration, identity);
      if (known) await identities.used(call, known.id, identity);
      else await identities.link(call, user.id, attempt.provider, identity);
      const provider = sessionAt(call, user.id, attempt.provider, identity);
      const code = await signingIn.issueExchangeCode(call, user.id, { browser, provider });
      return withParameter(attempt.returnTo, 'token', code);
    });
  }

  /** What is kept of the provider with the session. */
  function sessionAt(
    call: TransactionContext<Actor>,
    userId: string,
    provider: string,
    { issuer, signOut, providerSession }: ExternalIdentity,
  ): ProviderSession {
    const digest = (name: string | undefined) => (name === undefined ? undefined : providerDigest(issuer, name));
    return {
      signOut: signOut === undefined ? undefined : providerSignOut.seal(call, userId, { provider, signOut }),
      subject: digest(providerSession?.subject),
      session: digest(providerSession?.session),
    };
  }

  async function activeUser(call: TransactionContext<Actor>, userId: string): Promise<User> {
    const user = await database.rows(UserRow, call).findById(userId).where(mayEnter);
    if (!user) throw new UnfinishedSignIn('deactivated');
    return user;
  }

  /** Checks that the session in which linking began is still valid; the provider's response carries no token. */
  async function assertStillSignedIn(call: TransactionContext<Actor>, link: NonNullable<Attempt['link']>) {
    await lockUser(database, call, link.userId);
    await activeUser(call, link.userId);
    const open = await database
      .rows(SessionRow, call)
      .findOne({ id: link.session, userId: link.userId, endedAt: null })
      .where('expiresAt', '>', clock.now());
    if (!open) throw new UnfinishedSignIn('expired');
  }
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address, 'https://own.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
