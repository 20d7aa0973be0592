import type { CallContext, Database } from '../../../core/db/index.ts';
import { PreparationRow } from '../models.ts';
import type { ChosenTarget } from '../services.ts';

/** A learner's target; null without one. */
export async function chosenTargetOf(db: Database, context: CallContext, userId: string): Promise<ChosenTarget | null> {
  const row = await db.rows(PreparationRow, context).findById(userId).select('title', 'score', 'by');
  return row?.title != null && row.score !== null ? { title: row.title, eiqScore: row.score, by: row.by } : null;
}
