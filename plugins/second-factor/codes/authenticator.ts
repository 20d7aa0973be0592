import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { Secrets } from '../../../core/services.ts';
import { AuthenticatorRow } from '../models.ts';
import { base32, newSecret, setupAddress, stepOfCode } from './totp.ts';

/** The authenticator app of a person. */
export interface Authenticator {
  /** Begins the setup of a new app; an app in use stays valid until the new one is confirmed by a code. */
  start(call: TransactionContext<Actor>, person: { id: string; username: string }): Promise<Setup>;
  /** Confirms the setup with a first code. @returns whether the code is right @throws Failure gone */
  confirm(call: TransactionContext<Actor>, userId: string, code: string): Promise<boolean>;
  /** The confirmed app. */
  of(call: CallContext<Actor>, userId: string): Promise<AuthenticatorRow | undefined>;
  /** Checks a code, each of which is accepted once. Wrong ones are counted. */
  check(call: TransactionContext<Actor>, userId: string, code: string): Promise<CheckedCode>;
  /** Accepts codes again, after the person signed in in another way. */
  unblock(call: TransactionContext<Actor>, userId: string): Promise<void>;
  remove(call: TransactionContext<Actor>, userId: string): Promise<boolean>;
}

export type CheckedCode = 'right' | 'wrong' | 'blocked' | 'just-blocked';

export interface Setup {
  /** For typing, in base32. */
  readonly secret: string;
  /** For the QR code. */
  readonly address: string;
}

/** How long a setup can be confirmed (ms). */
const setupMs = 15 * 60 * 1000;

/**
 * Wrong codes in a row after which no code is accepted until the person signs in in another way: limits what someone who
 * knows the password can guess, who is right once in 333,000 tries (NIST SP 800-63B, 3.2.2 allows 100).
 */
export const maxFailures = 50;

const placeOf = (userId: string) => `second-factor.authenticator.${userId}`;

export function createAuthenticator(options: { db: Database; clock: Clock; secrets: Secrets }): Authenticator {
  const { db, clock, secrets } = options;
  // A setup is kept beside the app in use: both belong to the person, and only one is confirmed.
  const locked = (call: TransactionContext<Actor>, userId: string) =>
    db.rows(AuthenticatorRow, call).where({ userId }).forUpdate();
  const secretOf = (call: CallContext<Actor>, { userId, sealed }: AuthenticatorRow) => {
    const opened = secrets.open(call, placeOf(userId), sealed);
    return opened === undefined ? undefined : Buffer.from(opened, 'base64url');
  };

  return {
    async start(call, { id: userId, username }) {
      const secret = newSecret();
      const sealed = secrets.seal(call, placeOf(userId), secret.toString('base64url'));
      await db.rows(AuthenticatorRow, call).where({ userId }).whereNull('confirmedAt').delete();
      await db.rows(AuthenticatorRow, call).insert({
        userId,
        sealed,
        startedAt: clock.now(),
        confirmedAt: null,
        lastStep: null,
        lastUsedAt: null,
        failures: 0,
      });
      const issuer = call.who.institution.name;
      return { secret: base32(secret), address: setupAddress({ secret, issuer, account: username }) };
    },
    async confirm(call, userId, code) {
      const rows = await locked(call, userId);
      const setup = rows.find(({ confirmedAt }) => confirmedAt === null);
      const now = clock.now();
      if (!setup || now.getTime() - setup.startedAt.getTime() > setupMs) {
        throw new Failure('gone', 'This setup has expired. Start again.');
      }
      const secret = secretOf(call, setup);
      const step = secret && stepOfCode(secret, code, now);
      if (step === undefined) return false;
      await db.rows(AuthenticatorRow, call).where({ userId }).whereNotNull('confirmedAt').delete();
      await db.rows(AuthenticatorRow, call).findById(setup.id).patch({ confirmedAt: now, lastStep: step });
      return true;
    },
    of: async (call, userId) => db.rows(AuthenticatorRow, call).where({ userId }).whereNotNull('confirmedAt').first(),
    async check(call, userId, code) {
      const row = (await locked(call, userId)).find(({ confirmedAt }) => confirmedAt !== null);
      const secret = row && secretOf(call, row);
      if (!row || !secret) return 'wrong';
      if (row.failures >= maxFailures) return 'blocked';
      const now = clock.now();
      const step = stepOfCode(secret, code, now, row.lastStep ?? -1);
      if (step === undefined) {
        const failures = row.failures + 1;
        await db.rows(AuthenticatorRow, call).findById(row.id).patch({ failures });
        return failures === maxFailures ? 'just-blocked' : 'wrong';
      }
      await db.rows(AuthenticatorRow, call).findById(row.id).patch({ lastStep: step, lastUsedAt: now, failures: 0 });
      return 'right';
    },
    async unblock(call, userId) {
      await db.rows(AuthenticatorRow, call).where({ userId }).where('failures', '>', 0).patch({ failures: 0 });
    },
    async remove(call, userId) {
      return (await db.rows(AuthenticatorRow, call).where({ userId }).delete()) > 0;
    },
  };
}
