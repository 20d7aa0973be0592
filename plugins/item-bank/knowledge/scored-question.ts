import type { Database } from '../../../core/db/index.ts';
import { ResponseRow, SittingRow } from '../models.ts';
import type { Within } from '../services.ts';

/** Whether a question of a sitting that counts was shown to somebody and is neither answered nor withdrawn. */
export async function hasScoredQuestion(
  { db }: { readonly db: Database },
  within: Within,
  userId: string,
): Promise<boolean> {
  const scored = db
    .rows(SittingRow, within)
    .where({ userId, closedAt: null })
    .whereRaw("plan ->> 'pool' is distinct from 'practice'")
    .select('id');
  const open = await db
    .rows(ResponseRow, within)
    .where({ userId, answeredAt: null, withdrawnAt: null })
    .whereIn('sittingId', scored)
    .first()
    .select('id');
  return open !== undefined;
}
