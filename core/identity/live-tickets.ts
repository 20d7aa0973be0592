import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Who } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { Tokens } from './tokens.ts';

/**
 * Tickets that open one live connection each. A connection's address reaches the logs of proxies: a ticket found there is
 * of no use, because it was used or is over. Only its hash is kept.
 */
export interface LiveTickets {
  /** A ticket of 60 seconds for the caller's session. */
  issue(who: Who): Promise<{ ticket: string }>;
  /** Uses a ticket up: a token of its session, or undefined for one that is not good here. Of several tries, one gets it. */
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
