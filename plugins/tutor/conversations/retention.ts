import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { ConversationRow, FlagRow } from '../models.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days for which guardians and staff can still read a minor's deleted conversation. */
const keepDeletedDays = 30;

/** Erases old conversations, deleted conversations after their grace period, and flags closed long ago. */
export async function eraseOld(
  { db, clock, keepDays }: { db: Database; clock: Clock; keepDays: number },
  institution: InstitutionRef,
): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  await db.rows(ConversationRow, { institution }).delete().where('deletedAt', '<', ago(keepDeletedDays));
  await db.rows(ConversationRow, { institution }).delete().where('updatedAt', '<', ago(keepDays));
  await db.rows(FlagRow, { institution }).delete().where({ state: 'resolved' }).where('resolvedAt', '<', ago(keepDays));
}
