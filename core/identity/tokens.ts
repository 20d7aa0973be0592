import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { SignedInBy } from '../contract/index.ts';
import type { User } from '../contract/platform.ts';
import type { Database, Signals } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { createCache } from './cache.ts';
import { SessionRow, UserRow, userOf } from './models.ts';

/** The person and session of a valid token. */
export interface Authenticated {
  readonly user: User;
  /** Session id. */
  readonly session: string;
  readonly institutionId: string;
  readonly expiresAt: Date;
  /** The administrator who is signed in as this person. */
  readonly signedInBy?: SignedInBy | undefined;
}

export interface Tokens {
  /** Signs a token for a session: a JWT (RFC 7519) with sub, inst, sid, iat and exp. */
  issue(session: { id: string; userId: string; institutionId: string; expiresAt: Date }): Promise<string>;
  /**
   * The person and session of a token in an institution; undefined if it is forged, expired, of another institution, or its
   * session has ended or its person is deactivated. Throws while the database is unavailable.
   */
  check(token: string, institutionId: string): Promise<Authenticated | undefined>;
  /** Removes a person's tokens from this process's cache. */
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

/** Precision of a person's last visit and of a session's last use, which limits the number of writes. */
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
    const row = (await database
      .rows(UserRow, scope)
      .select('users.*', session.clone().select('lastUsedAt').as('sessionUsedAt'))
      .select(session.clone().select('signedInBy').as('signedInBy'))
      .findById(claims.sub)
      .whereNull('deactivatedAt')
      .whereExists(session)) as
      | (UserRow & { readonly sessionUsedAt: Date; readonly signedInBy: string | null })
      | undefined;
    if (!row) return undefined;
    const isStale = (moment: Date | null) => !moment || now.getTime() - moment.getTime() > visitSeconds * 1000;
    // The visit of an administrator is none of the person.
    if (!row.signedInBy && isStale(row.lastSeenAt))
      await database.rows(UserRow, scope).findById(row.id).patch({ lastSeenAt: now });
    if (isStale(row.sessionUsedAt)) {
      await database.rows(SessionRow, scope).findById(claims.sid).patch({ lastUsedAt: now });
    }
    const expiresAt = new Date(claims.exp * 1000);
    const signedInBy = row.signedInBy ? { userId: row.signedInBy, until: expiresAt } : undefined;
    return { user: userOf(row), session: claims.sid, institutionId: claims.inst, expiresAt, signedInBy };
  };

  return {
    issue({ id, userId, institutionId, expiresAt }) {
      const claims = { sub: userId, inst: institutionId, sid: id, iat: seconds(), exp: seconds(expiresAt) };
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key);
    },
    async check(token, institutionId) {
      // Cached by the complete token, whose signature has been verified before.
      const found = known.get(token) ?? (await known.load(token, () => readIfSigned(token, institutionId)));
      const isGood = found?.institutionId === institutionId && found.expiresAt > clock.now();
      return isGood ? found : undefined;
    },
    forget: (userId) => known.forget(({ user }) => user.id === userId),
  };
}
