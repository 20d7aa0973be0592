import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import type { RecordedSession } from '../services.ts';

/** A learner's sessions whose result is in the record, oldest first. */
export async function recordedSessionsOf(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext,
  userId: string,
): Promise<readonly RecordedSession[]> {
  const rows = await db
    .rows(SessionRow, context)
    .where({ userId, outcome: 'recorded' })
    .orderBy(['endedAt', 'id'])
    .select('sittingId', 'questionIds', 'endedAt');
  return rows.flatMap(({ sittingId, questionIds, endedAt }) => (endedAt ? [{ sittingId, questionIds, endedAt }] : []));
}
