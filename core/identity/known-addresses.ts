import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { Keys } from './keys.ts';

/**
 * From which addresses a person has signed in before. An address is kept as a digest under the deployment's key and the
 * person's id: a copy of the table tells neither an address nor who shares one.
 */
export interface KnownAddresses {
  /** Whether the person signed in from the address before. Costs the same query when there is no such person. */
  has(userId: string | undefined, address: string): Promise<boolean>;
  remember(institutionId: string, userId: string, address: string): Promise<void>;
}

/** How long an address is known after the last sign-in from it. */
export const knownDays = 90;

/** Addresses of one person at most; the one that was not seen for the longest time goes first. */
const most = 20;

const dayMs = 24 * 60 * 60 * 1000;
const nobody = '00000000-0000-0000-0000-000000000000';

export function createKnownAddresses(options: { database: Database; clock: Clock; keys: Keys }): KnownAddresses {
  const { database, clock, keys } = options;
  const table = () => knexOf(database)('platform.known_addresses');
  const digestOf = (userId: string, address: string) => keys.digest(`known address ${userId} ${address}`);
  return {
    async has(userId = nobody, address) {
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
      const newest = table().where({ userId }).orderBy('seenAt', 'desc').limit(most).select('digest');
      await table().where({ userId }).whereNotIn('digest', newest).delete();
    },
  };
}
