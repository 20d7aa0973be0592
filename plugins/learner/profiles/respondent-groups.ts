import type { Database } from '../../../core/db/index.ts';
import type { RespondentGroups } from '../../item-bank/services.ts';
import { ProfileRow } from '../models.ts';

/** Groups that a test may be unfair to, as far as the record knows them: age bands. */
export function createGroups(db: Database): RespondentGroups {
  return {
    async groups(context, userIds) {
      const rows = await db
        .rows(ProfileRow, context)
        // As one value: there may be more people than a statement takes values.
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .whereNot({ ageBand: 'unknown' })
        .select('userId', 'ageBand');
      return new Map(rows.map(({ userId, ageBand }) => [userId, { ageBand }]));
    },
  };
}
