import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor, Visitor, Who } from '../contract/index.ts';
import { unauthenticated } from '../contract/index.ts';
import type { SignedIn } from '../contract/platform.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import { equalSecrets } from '../equal-secrets.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { CodeKind, Codes } from './codes.ts';
import { noLongerGood } from './codes.ts';
import type { Entry, SignInOutcome } from './entry.ts';
import { createExternalIdentities } from './external-identities.ts';
import { SessionRow, UserRow } from './models.ts';
import type { Passwords } from './passwords.ts';
import { ProviderSession, providerOf } from './provider-session.ts';
import type { ProviderSignOut } from './provider-sign-out.ts';
import type { SessionExtras, Sessions } from './sessions.ts';
import { findByLogin, lockUser } from './users.ts';

/** The message of every failed sign-in, whatever the cause. */
const invalidCredentials = 'Invalid credentials. Please try again.';

const ofUser = z.object({ userId: z.uuid() });

const Exchange = ofUser.extend({
  /** SHA-256 of a secret that the browser of the sign-in has in a cookie; absent for codes that are not made for a browser. */
  browserHash: z.string().optional(),
  provider: ProviderSession.optional(),
});

/** The code in the address after an external sign-in, exchanged immediately for a token. */
const exchangeCode = { purpose: 'exchange', payload: Exchange, lastsSeconds: 60 } satisfies CodeKind<z.ZodType>;

/** The code of a link to set a password, for a new account or a forgotten password. */
export const resetCode = {
  purpose: 'reset',
  payload: ofUser,
  lastsSeconds: 24 * 60 * 60,
} satisfies CodeKind<z.ZodType>;

export interface SigningIn {
  /** The active person with these credentials. Always costs one password comparison. */
  verify(who: Actor, login: string, password: string): Promise<UserRow | undefined>;
  /** @throws Failure unauthenticated, always with the same message */
  login(who: Visitor, credentials: { username: string; password: string }): Promise<SignInOutcome>;
  /**
   * Issues a one-time code, valid for 60 seconds, that signs a person in.
   * @param given `browser` is a secret of the browser that may use it, so that nobody is signed in with somebody else's code;
   *   `provider` is stored with the session
   */
  issueExchangeCode(
    call: CallContext<Actor>,
    userId: string,
    given?: { readonly browser?: string; readonly provider?: ProviderSession | undefined },
  ): Promise<string>;
  /** @throws Failure gone */
  exchange(who: Visitor, code: string, browser?: string): Promise<SignInOutcome>;
  /** Sets a password with a reset link and ends all sessions of the person. @throws Failure gone */
  setPassword(who: Visitor, given: { code: string; password: string }): Promise<SignInOutcome>;
  /** Changes one's own password. Ends all sessions and opens a new one. @throws Failure invalid */
  changePassword(who: Who, given: { currentPassword: string; newPassword: string }): Promise<SignedIn>;
  /** Ends the session. Where it began with another service, returns where to sign out there. */
  logout(who: Who): Promise<{ continueAt: string | null }>;
}

export interface SigningInOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly entry: Entry;
  readonly providerSignOut: ProviderSignOut;
}

export function createSigningIn(options: SigningInOptions): SigningIn {
  const { database, passwords, codes, sessions, audit, entry, providerSignOut } = options;
  const { lockActive } = entry;
  const externalIdentities = createExternalIdentities(options);

  /** Makes exactly one comparison, whether or not the person exists. */
  const compare = async (who: Actor, login: string, password: string) => {
    const row = await findByLogin(database, { who }, login);
    return { row, isRight: await passwords.matches(row?.passwordHash, password) };
  };

  /** Uses a code for its person. Locks the person first, as everywhere, to avoid deadlocks. */
  const redeem = async (
    call: TransactionContext<Actor>,
    kind: typeof exchangeCode | typeof resetCode,
    code: string,
  ) => {
    const { payload } = await codes.look(call, kind, code);
    const row = await lockActive(call, payload.userId);
    await codes.use(call, kind, code);
    return row ?? noLongerGood();
  };

  /** What a new session takes over from the caller's. */
  const ofSession = async (call: TransactionContext<Actor>): Promise<SessionExtras> => {
    const row = await database.rows(SessionRow, call).findById((call.who as Who).session);
    return row ? { until: row.expiresAt, provider: providerOf(row) } : {};
  };

  /** Sets a new password, ends all sessions and signs in. */
  const replacePassword = async (
    call: TransactionContext<Actor>,
    row: UserRow,
    passwordHash: string,
    by: 'password' | 'link',
  ) => {
    await database.rows(UserRow, call).findById(row.id).patch({ passwordHash });
    await codes.withdrawSignIns(call, row.id);
    // Who changes their own password is signed in already; a link only proves that its reader has the address.
    // It ends no later than the current session: otherwise a step that is required since could be put off for ever.
    const { outcome, session } = await (by === 'password'
      ? entry.enter(call, row, by, 'all', await ofSession(call))
      : entry.enter(call, row, by));
    await sessions.endAll(call, row.id, by === 'link' ? 'password-reset' : 'password-changed', session);
    return outcome;
  };

  return {
    async verify(who, login, password) {
      const { row, isRight } = await compare(who, login, password);
      return isRight ? row : undefined;
    },
    async login(who, { username, password }) {
      const { row: found, isRight } = await compare(who, username, password);
      if (!found || !isRight) {
        // Recorded for unknown names as well, to take equally long. The name is omitted, because it may be a password.
        await audit.record({ who }, { action: 'session.refused', subject: found?.id });
        throw unauthenticated(invalidCredentials);
      }
      const isOutdated = found.passwordHash !== null && passwords.isOutdated(found.passwordHash);
      const renewed = isOutdated ? await passwords.hash(password) : undefined;
      return database.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockActive(call, found.id);
        // The password may have been changed since it was compared.
        if (row?.passwordHash !== found.passwordHash) throw unauthenticated(invalidCredentials);
        if (renewed) await database.rows(UserRow, call).findById(row.id).patch({ passwordHash: renewed });
        return (await entry.enter(call, row, 'password')).outcome;
      });
    },
    async issueExchangeCode(call, userId, { browser, provider } = {}) {
      const payload = { userId, ...(browser && { browserHash: hashOf(browser) }), provider };
      return (await codes.issue(call, exchangeCode, userId, payload)).code;
    },
    exchange: (who, code, browser = '') =>
      database.transaction(async (tx) => {
        const call = { who, tx };
        const { payload } = await codes.look(call, exchangeCode, code);
        const { browserHash, provider } = payload;
        if (browserHash !== undefined && !equalSecrets(browserHash, hashOf(browser))) return noLongerGood();
        const row = await redeem(call, exchangeCode, code);
        return (await entry.enter(call, row, 'code', [], { provider })).outcome;
      }),
    async setPassword(who, { code, password }) {
      await codes.look({ who }, resetCode, code);
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (tx) => {
        const call = { who, tx };
        const row = await redeem(call, resetCode, code);
        await audit.record(call, { action: 'password.set', subject: row.id, actor: row.id });
        await externalIdentities.removeUnproven(call, row);
        return replacePassword(call, row, passwordHash, 'link');
      });
    },
    async changePassword(who, { currentPassword, newPassword }) {
      const before = await database.rows(UserRow, { who }).findById(who.user.id);
      if (!(await passwords.matches(before?.passwordHash, currentPassword))) {
        throw wrong('currentPassword', 'The current password is incorrect.');
      }
      const passwordHash = await passwords.hash(newPassword);
      return database.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockUser(database, call, who.user.id);
        if (row.passwordHash !== before?.passwordHash) {
          throw wrong('currentPassword', 'Your password was changed meanwhile. Please try again.');
        }
        await audit.record(call, { action: 'password.changed', subject: row.id });
        return signedInOnly(await replacePassword(call, row, passwordHash, 'password'));
      });
    },
    async logout(who) {
      const kept = await database.transaction(async (tx) => {
        const call = { who, tx };
        const found = await providerSignOut.of(call, who.user.id, who.session);
        await sessions.end(call, who.user.id, who.session, 'signed-out');
        await audit.record(call, { action: 'session.ended', subject: who.user.id });
        return found;
      });
      // The session has ended, whatever the provider does.
      return { continueAt: await providerSignOut.addressOf({ who }, kept) };
    },
  };
}

/** The outcome of a sign-in without a further step. */
function signedInOnly(outcome: SignInOutcome): SignedIn {
  if ('nextStep' in outcome) throw new Error('A person who is signed in was asked for a further step');
  return outcome;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
