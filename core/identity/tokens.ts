import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { User } from '../contract/platform.ts';
import type { Database, Signals } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { createCache } from './cache.ts';
import { UserRow, userOf } from './models.ts';

/** A token that is good, and what it stands for. */
export interface Authenticated {
  readonly user: User;
  /** Id of the session, which signing out ends. */
  readonly session: string;
  readonly institutionId: string;
  readonly expiresAt: Date;
}

export interface Tokens {
  /** Signs a token for a session: a JWT (RFC 7519) with sub, inst, sid, iat and exp. */
  issue(session: { id: string; userId: string; institutionId: string; expiresAt: Date }): Promise<string>;
  /**
   * Whom a token stands for in an institution, or undefined: forged, expired, of another institution, its session
   * ended or its person deactivated. Throws when that cannot be found out because the database is away.
   */
  check(token: string, institutionId: string): Promise<Authenticated | undefined>;
  /** Has this process read a person's sessions again. */
  forget(userId: string): void;
}

export interface TokenOptions {
  readonly key: KeyObject;
  readonly database: Database;
  readonly signals: Signals;
  readonly clock: Clock;
}

interface Claims {
  readonly sub: string;
  readonly inst: string;
  readonly sid: string;
  readonly exp: number;
}

const algorithm = 'HS256';

/** A person's last visit is kept to five minutes: exact enough for administrators, and few writes. */
const visitSeconds = 5 * 60;

export function createTokens({ key, database, signals, clock }: TokenOptions): Tokens {
  const known = createCache<Authenticated>({ signals, clock, limit: 20_000, maximumAge: 60 });
  const seconds = (moment = clock.now()) => Math.floor(moment.getTime() / 1000);

  const claimsOf = async (token: string): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify<Claims>(token, key, { algorithms: [algorithm], currentDate: clock.now() });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  const readIfSigned = async (token: string, institutionId: string): Promise<Authenticated | undefined> => {
    const claims = await claimsOf(token);
    return claims?.inst === institutionId ? read(claims) : undefined;
  };

  const read = async (claims: Claims): Promise<Authenticated | undefined> => {
    const now = clock.now();
    const scope = { institution: { id: claims.inst } };
    const session = knexOf(database)('platform.sessions')
      .where({ id: claims.sid, userId: claims.sub, institutionId: claims.inst, endedAt: null })
      .where('expiresAt', '>', now);
    const row = await database
      .rows(UserRow, scope)
      .findById(claims.sub)
      .whereNull('deactivatedAt')
      .whereExists(session);
    if (!row) return undefined;
    if (!row.lastSeenAt || now.getTime() - row.lastSeenAt.getTime() > visitSeconds * 1000) {
      await database.rows(UserRow, scope).findById(row.id).patch({ lastSeenAt: now });
    }
    const expiresAt = new Date(claims.exp * 1000);
    return { user: userOf(row), session: claims.sid, institutionId: claims.inst, expiresAt };
  };

  return {
    issue({ id, userId, institutionId, expiresAt }) {
      const claims = { sub: userId, inst: institutionId, sid: id, iat: seconds(), exp: seconds(expiresAt) };
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key);
    },
    async check(token, institutionId) {
      // Kept by the whole token: one that is known to the letter has had its signature checked.
      const found = known.get(token) ?? (await known.load(token, () => readIfSigned(token, institutionId)));
      const isGood = found?.institutionId === institutionId && found.expiresAt > clock.now();
      return isGood ? found : undefined;
    },
    forget: (userId) => known.forget(({ user }) => user.id === userId),
  };
}
