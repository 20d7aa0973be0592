import { z } from 'zod';
import type { RetentionHandler } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { AccountErasure } from '../identity/account-erasure.ts';
import { deployment } from '../identity/index.ts';
import type { Institutions } from '../identity/institutions.ts';

/** Settings of each institution for the core's own data. */
export const PlatformSettings = z.object({
  leaverDays: z.int().min(30).max(3650).nullable().default(null),
});

/** Leavers of one night: each is written a letter. */
const maxAtOnce = 1000;

export function createLeavers(given: {
  database: Database;
  institutions: Pick<Institutions, 'byId'>;
  accountErasure: Pick<AccountErasure, 'requestFor'>;
}): RetentionHandler {
  const { database, institutions, accountErasure } = given;
  const matching = (institution: { readonly id: string }, before: Date) =>
    knexOf(database)('platform.users as person')
      .where('person.institutionId', institution.id)
      .where('person.demo', false)
      .where('person.deactivatedAt', '<', before)
      .whereNot('person.role', 'operator')
      .whereNotExists((pending) =>
        pending.select(knexOf(database).raw('1')).from('platform.erasures as e').whereRaw('e.user_id = person.id'),
      );
  return {
    async count(institution, before) {
      const [row] = await matching(institution, before).count<{ count: string }[]>('person.id as count');
      return Number(row?.count ?? 0);
    },
    async release(institution, before) {
      const full = await institutions.byId(institution.id);
      if (!full) return 0;
      const rows: { id: string }[] = await matching(institution, before)
        .orderBy('person.deactivatedAt')
        .limit(maxAtOnce)
        .select('person.id');
      let count = 0;
      for (const { id } of rows) {
        try {
          await accountErasure.requestFor({ who: deployment(full) }, id, 'staff');
          count += 1;
        } catch (error) {
          // Reactivated or erased meanwhile.
          if (!(error instanceof Failure)) throw error;
        }
      }
      return count;
    },
  };
}
