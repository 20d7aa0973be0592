import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef, RetentionHandler } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { ConversationRow, FlagRow } from '../models.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days for which guardians and staff can still read a minor's deleted conversation. */
const keepDeletedDays = 30;

/** Erases deleted conversations after their grace period. */
export async function eraseDeleted(
  { db, clock }: { db: Database; clock: Clock },
  institution: InstitutionRef,
): Promise<void> {
  const before = new Date(clock.now().getTime() - keepDeletedDays * dayMs);
  await db.rows(ConversationRow, { institution }).delete().where('deletedAt', '<', before);
}

/** Old conversations; with them go flags that were closed as long ago. */
export function oldConversations(db: Database): RetentionHandler {
  const matching = (institution: { readonly id: string }, before: Date) =>
    db.rows(ConversationRow, { institution }).where('updatedAt', '<', before);
  return {
    count: (institution, before) => matching(institution, before).resultSize(),
    async release(institution, before) {
      const count = await matching(institution, before).delete();
      await db.rows(FlagRow, { institution }).delete().where({ state: 'resolved' }).where('resolvedAt', '<', before);
      return count;
    },
  };
}
