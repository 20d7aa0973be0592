import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InstitutionRef } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { knownDays } from './known-addresses.ts';

/** Numbers of deleted rows. */
export interface Swept {
  readonly demoLearners: number;
  readonly codes: number;
  readonly sessions: number;
}

/** Days for which expired sessions and codes are kept, for investigations. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** Erases a demo learner with all plugin data. */
type Erase = (institution: InstitutionRef, userId: string) => Promise<unknown>;

/** Deletes expired demo learners with all their data, and old codes and sessions. */
export function createSweep(given: {
  database: Database;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  institution(id: string): Promise<InstitutionRef | undefined>;
}) {
  const { database, clock, log } = given;
  return async (erase?: Erase): Promise<Swept> => {
    const knex = knexOf(database);
    const now = clock.now();
    const longAgo = new Date(now.getTime() - keptDays * dayMs);
    const codes = await knex('platform.codes').where('expiresAt', '<', longAgo).delete();
    // Anyone can begin attempts to sign in, and an expired one tells nothing.
    await knex('platform.codes').where({ purpose: 'attempt' }).where('expiresAt', '<', now).delete();
    await knex('platform.known_addresses')
      .where('seenAt', '<', new Date(now.getTime() - knownDays * dayMs))
      .delete();
    await knex('platform.live_tickets').where('expiresAt', '<', now).delete();
    const sessions = await knex('platform.sessions').where('expiresAt', '<', longAgo).delete();
    const over: { id: string; institutionId: string }[] = await knex('platform.users')
      .where({ demo: true })
      .where('demoExpiresAt', '<', now)
      .select('id', 'institutionId');
    let demoLearners = 0;
    for (const { id, institutionId } of over) {
      try {
        const institution = await given.institution(institutionId);
        if (erase && institution) await erase(institution, id);
        else await knex('platform.users').where({ id }).delete();
        demoLearners += 1;
      } catch (error) {
        // A plugin's table may prevent the deletion; the others are still deleted.
        log.warn({ err: error, userId: id }, 'deleting a demo learner failed');
      }
    }
    return { demoLearners, codes, sessions };
  };
}
