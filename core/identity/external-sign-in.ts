import type { Clock } from '../clock.ts';
import type { Actor, ReplyOptions, Visitor } from '../contract/index.ts';
import { conflict, unauthenticated } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { Codes } from './codes.ts';
import type { ExternalIdentity, LinkedIdentity } from './external-identities.ts';
import { createExternalIdentities } from './external-identities.ts';
import { createExternalRegistration } from './external-registration.ts';
import type { Institutions } from './institutions.ts';
import type { UserRow as User } from './models.ts';
import { SessionRow, UserRow } from './models.ts';
import type { Passwords } from './passwords.ts';
import type { SigningIn } from './sign-in.ts';
import type { Attempt, BegunSignIn } from './sign-in-attempts.ts';
import { attemptCookie, createSignInAttempts, forgottenAttempt } from './sign-in-attempts.ts';
import { problemOf, UnfinishedSignIn } from './unfinished-sign-in.ts';
import { lockUser, mayEnter } from './users.ts';

/** Signing in with accounts that people have elsewhere. The plugin speaks with the provider; who somebody is here is decided here. */
export interface ExternalSignIn {
  /**
   * Begins an attempt of ten minutes in this browser: redirect to the provider with its state, and set its cookies.
   * @throws Failure for a link: unauthenticated (nobody is signed in), invalid (another password), conflict (no password,
   * and signed in longer than ten minutes ago; a learner of the demo)
   */
  begin(
    call: { readonly who: Visitor },
    begun: {
      /** The plugin's own name for it: `google`. */
      readonly provider: string;
      /** Where to go then, an address of this site; `/` where it is none. */
      readonly returnTo?: string | undefined;
      /** The provider sends people back with a form (SAML, Apple): browsers keep the cookie from those otherwise. */
      readonly postsAcrossSites?: boolean;
      /** Adds a way to sign in to the account of the person who is signed in, who gives their password again. */
      readonly link?: { readonly password?: string | undefined };
    },
  ): Promise<BegunSignIn>;
  /**
   * Ends an attempt: finds, links or registers who `identify` says this is. The answer leads on in every case, signed in
   * or with `?problem=`: return `reply({ location }, options)` from a route whose response is `redirect()`.
   * @param identify asks the provider; whatever it throws is logged by the caller's `onError` and told as `provider`
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
  /** The ways to sign in that a person added, oldest first. */
  linked(call: CallContext<Actor>, userId: string): Promise<LinkedIdentity[]>;
  /** @throws Failure not_found, conflict where it is the only way to sign in */
  unlink(call: CallContext<Actor>, which: { userId: string; id: string }): Promise<void>;
}

export interface ExternalSignInOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly institutions: Institutions;
  readonly signingIn: SigningIn;
}

/** How recently somebody without a password must have signed in to add a way to sign in. */
const freshMs = 10 * 60 * 1000;

export function createExternalSignIn(options: ExternalSignInOptions): ExternalSignIn {
  const { database, clock, passwords, institutions, signingIn } = options;
  const attempts = createSignInAttempts(options);
  const identities = createExternalIdentities(options);
  const register = createExternalRegistration(options);

  return {
    async begin({ who }, { provider, returnTo, postsAcrossSites = false, link }) {
      const linking = link ? await assertThemselves(who, link.password) : undefined;
      return attempts.begin({ who }, { provider, returnTo, postsAcrossSites, link: linking });
    },
    async accept(call, { provider, state, cookies }, identify, onError) {
      const options = { cookies: forgottenAttempt };
      let attempt: Attempt | undefined;
      try {
        const taken = await attempts.take(call, { provider, state, code: cookies[attemptCookie] });
        attempt = taken;
        const identity = await identify(taken).catch((error: unknown) => {
          onError(error);
          throw new UnfinishedSignIn('provider');
        });
        // Of two who come for the first time at once, the second finds the account that the first one made.
        const location = await enter(call, taken, identity).catch(async (error: unknown) => {
          if (taken.link || !(await identities.find(call, identity))) throw error;
          return enter(call, taken, identity);
        });
        return { location, options };
      } catch (error) {
        const problem = problemOf(error);
        const back = attempt?.link ? attempt.returnTo : '/login';
        return { location: withParameter(back, 'problem', problem), options };
      }
    },
    linked: identities.list,
    unlink: identities.unlink,
  };

  /** Where to go now that it is known who this is. */
  async function enter({ who }: { who: Visitor }, attempt: Attempt, identity: ExternalIdentity): Promise<string> {
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
      return withParameter(attempt.returnTo, 'token', await signingIn.issueExchangeCode(call, user.id));
    });
  }

  async function activeUser(call: TransactionContext<Actor>, userId: string): Promise<User> {
    const user = await database.rows(UserRow, call).findById(userId).where(mayEnter);
    if (!user) throw new UnfinishedSignIn('deactivated');
    return user;
  }

  /** Whoever adds a way to sign in shows once more who they are: a browser left open must not be enough. */
  async function assertThemselves(who: Visitor, password: string | undefined) {
    const { user, session } = who;
    if (!user || !session) throw unauthenticated();
    if (user.demo) throw conflict('A demo account lasts two hours: nothing can be added to it.');
    const row = await database.rows(UserRow, { who }).findById(user.id);
    if (row?.passwordHash) {
      if (!(await passwords.matches(row.passwordHash, password ?? '')))
        throw wrong('password', 'Your password is not right.');
    } else {
      const opened = await database.rows(SessionRow, { who }).findById(session);
      if (!opened || clock.now().getTime() - opened.createdAt.getTime() > freshMs) {
        throw conflict('Sign out and in again, then add this way to sign in within ten minutes.');
      }
    }
    return { userId: user.id, session };
  }

  /** The provider's answer comes without a token: it counts for the session in which it was asked for. */
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
