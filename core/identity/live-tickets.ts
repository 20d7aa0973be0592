import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Who } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { Tokens } from './tokens.ts';

/**
 * Tickets that each open one live connection. The address of a connection appears in the logs of proxies; a ticket found
 * there is useless, because it has been used or has expired. Only its hash is stored.
 */
export interface LiveTickets {
  /** Issues a ticket for the caller's session, valid for 60 seconds. */
  issue(who: Who): Promise<{ ticket: string }>;
  /** Uses a ticket. Returns a token of its session, or undefined for an invalid ticket. Of several attempts one succeeds. */
  redeem(ticket: string, institutionId: string): Promise<string | undefined>;
}

const lastsSeconds = 60;

export function createLiveTickets(options: { database: Database; clock: Clock; tokens: Tokens }): LiveTickets {
  const { database, clock, tokens } = options;
  return {
    async issue({ session }) {
      const ticket = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + lastsSeconds * 1000);
      await knexOf(database)('platform.live_tickets').insert({ hash: hashOf(ticket), sessionId: session, expiresAt });
      return { ticket };
    },
    async redeem(ticket, institutionId) {
      const [used] = await knexOf(database)('platform.live_tickets')
        .where({ hash: hashOf(ticket) })
        .delete()
        .returning(['sessionId', 'expiresAt']);
      if (!used || used.expiresAt <= clock.now()) return undefined;
      const session = await knexOf(database)('platform.sessions')
        .where({ id: used.sessionId, institutionId, endedAt: null })
        .where('expiresAt', '>', clock.now())
        .first('id', 'userId', 'institutionId', 'expiresAt');
      return session && tokens.issue(session);
    },
  };
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();
