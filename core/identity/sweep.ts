import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InstitutionRef } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { knownDays } from './known-addresses.ts';

/** How many rows were deleted. */
export interface Swept {
  readonly demoLearners: number;
  readonly codes: number;
  readonly sessions: number;
}

/** How long a session and a code are kept after their time, to answer questions about them. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** Erases a demo learner with whatever plugins hold about them. */
type Erase = (institution: InstitutionRef, userId: string) => Promise<unknown>;

/** Deletes demo learners whose time is up, with all that hangs on them, and old codes and sessions. */
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
        // A plugin's table may hold on to its people; the others go all the same.
        log.warn({ err: error, userId: id }, 'a demo learner could not be deleted');
      }
    }
    return { demoLearners, codes, sessions };
  };
}
