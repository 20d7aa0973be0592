import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { ConversationRow, FlagRow } from '../models.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A minor's deleted conversation can be read by those who look after the child for so long. */
const deletedStayDays = 30;

/** Erases what an institution no longer keeps: old conversations, deleted ones whose time is over, flags closed long ago. */
export async function eraseOld(
  { db, clock, keepDays }: { db: Database; clock: Clock; keepDays: number },
  institution: InstitutionRef,
): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  await db.rows(ConversationRow, { institution }).delete().where('deletedAt', '<', ago(deletedStayDays));
  await db.rows(ConversationRow, { institution }).delete().where('updatedAt', '<', ago(keepDays));
  await db.rows(FlagRow, { institution }).delete().where({ state: 'resolved' }).where('resolvedAt', '<', ago(keepDays));
}
