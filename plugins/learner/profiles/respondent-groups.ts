import type { Database } from '../../../core/db/index.ts';
import type { RespondentGroups } from '../../item-bank/services.ts';
import { ProfileRow } from '../models.ts';

/** Groups for fairness analyses of items: age bands. */
export function createGroups(db: Database): RespondentGroups {
  return {
    async groups(context, userIds) {
      const rows = await db
        .rows(ProfileRow, context)
        // One array value, because a statement takes at most 65,535 values.
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .whereNot({ ageBand: 'unknown' })
        .select('userId', 'ageBand');
      return new Map(rows.map(({ userId, ageBand }) => [userId, { ageBand }]));
    },
  };
}
