import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { Keys } from './keys.ts';

/**
 * Addresses from which a person has signed in before. Stored as keyed digests that include the person's id, so that a copy
 * of the table reveals neither addresses nor who shares one.
 */
export interface KnownAddresses {
  /** Whether the person has signed in from the address before. Runs the same query for unknown people. */
  has(userId: string | undefined, address: string): Promise<boolean>;
  remember(institutionId: string, userId: string, address: string): Promise<void>;
}

/** Days for which an address is remembered after the last sign-in from it. */
export const knownDays = 90;

/** Maximum number of addresses for each person; the least recently used are deleted. */
const maxAddresses = 20;

const dayMs = 24 * 60 * 60 * 1000;
const unknownUserId = '00000000-0000-0000-0000-000000000000';

export function createKnownAddresses(options: { database: Database; clock: Clock; keys: Keys }): KnownAddresses {
  const { database, clock, keys } = options;
  const table = () => knexOf(database)('platform.known_addresses');
  const digestOf = (userId: string, address: string) => keys.digest(`known address ${userId} ${address}`);
  return {
    async has(userId = unknownUserId, address) {
      const since = new Date(clock.now().getTime() - knownDays * dayMs);
      const row = await table()
        .where({ userId, digest: digestOf(userId, address) })
        .where('seenAt', '>', since)
        .first('userId');
      return row !== undefined;
    },
    async remember(institutionId, userId, address) {
      const now = clock.now();
      const { rowCount } = await knexOf(database).raw<{ rowCount: number }>(
        `insert into platform.known_addresses (institution_id, user_id, digest, seen_at)
           values (?, ?, ?, ?)
         on conflict (user_id, digest) do update set seen_at = excluded.seen_at
           where known_addresses.seen_at < excluded.seen_at - interval '1 day'`,
        [institutionId, userId, digestOf(userId, address), now],
      );
      if (rowCount === 0) return;
      const newest = table().where({ userId }).orderBy('seenAt', 'desc').limit(maxAddresses).select('digest');
      await table().where({ userId }).whereNotIn('digest', newest).delete();
    },
  };
}
