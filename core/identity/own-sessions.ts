import type { z } from 'zod';
import type { Who } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { OwnSession } from '../contract/platform.ts';
import type { Database } from '../db/index.ts';
import type { Audit } from './audit.ts';
import type { Codes } from './codes.ts';
import { deviceOf, placeOf } from './devices.ts';
import type { Sessions } from './sessions.ts';
import { isId, lockUser } from './users.ts';

/** The sessions that people see and end themselves. */
export interface OwnSessions {
  /** Open sessions of the caller: the current one first, then the most recently used. */
  list(who: Who): Promise<z.input<typeof OwnSession>[]>;
  /** Ends one of the caller's sessions. @throws Failure not_found */
  end(who: Who, id: string): Promise<void>;
  /** Ends all sessions of the caller except the current one. Returns their number. */
  endOthers(who: Who): Promise<{ ended: number }>;
}

export interface OwnSessionOptions {
  readonly database: Database;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly audit: Audit;
}

export function createOwnSessions({ database, codes, sessions, audit }: OwnSessionOptions): OwnSessions {
  return {
    async list(who) {
      const open = await sessions.list({ who }, who.user.id);
      return open
        .map(({ id, userAgent, address, createdAt, lastUsedAt, expiresAt }) => ({
          id,
          device: deviceOf(userAgent),
          place: placeOf(address),
          signedInAt: createdAt,
          lastUsedAt,
          expiresAt,
          isCurrent: id === who.session,
        }))
        .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    end: (who, id) =>
      database.transaction(async (tx) => {
        const call = { who, tx };
        const ended = isId(id) ? await sessions.end(call, who.user.id, id, 'ended-by-person') : 0;
        if (ended === 0) throw notFound('This session has already ended.');
        const where = id === who.session ? {} : { details: { where: 'another-device' } };
        await audit.record(call, { action: 'session.ended', subject: who.user.id, ...where });
      }),
    endOthers: (who) =>
      database.transaction(async (tx) => {
        const call = { who, tx };
        await lockUser(database, call, who.user.id);
        await codes.endAll(call, 'exchange', who.user.id);
        const ended = await sessions.endAll(call, who.user.id, 'ended-by-person', who.session);
        if (ended > 0) {
          const details = { where: 'other-devices', sessions: ended };
          await audit.record(call, { action: 'session.ended', subject: who.user.id, details });
        }
        return { ended };
      }),
  };
}
