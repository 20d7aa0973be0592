import type { CallContext, Database } from '../../../../core/db/index.ts';
import { isScoredPlan, ResponseRow, SittingRow } from '../../models.ts';

/** Whether a person has an open question in a scored assessment: shown, not answered and not withdrawn. */
export async function hasScoredQuestion(
  { db }: { readonly db: Database },
  context: CallContext,
  userId: string,
): Promise<boolean> {
  const scored = db.rows(SittingRow, context).where({ userId, closedAt: null }).whereRaw(isScoredPlan).select('id');
  const open = await db
    .rows(ResponseRow, context)
    .where({ userId, answeredAt: null, withdrawnAt: null })
    .whereIn('sittingId', scored)
    .first()
    .select('id');
  return open !== undefined;
}
