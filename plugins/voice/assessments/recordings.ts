import type { InstitutionRef, RetentionHandler } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssessmentRow } from '../models.ts';

/** Begins with institution and person, so that export and erasure find it. */
export const recordingKey = ({ institutionId, userId, id }: Pick<AssessmentRow, 'institutionId' | 'userId' | 'id'>) =>
  `${institutionId}/${userId}/${id}.wav`;

const dayMs = 86_400_000;
const mostAtOnce = 500;

/** Old recordings and their transcripts. */
export function oldRecordings({ db, storage }: Pick<Dependencies, 'db' | 'storage'>): RetentionHandler {
  const matching = (institution: { readonly id: string }, before: Date) =>
    db.rows(AssessmentRow, { institution }).where({ hasRecording: true }).where('createdAt', '<', before);
  return {
    count: (institution, before) => matching(institution, before).resultSize(),
    async release(institution, before) {
      for (let count = 0; ; ) {
        const expired = await matching(institution, before).limit(mostAtOnce);
        if (expired.length === 0) return count;
        for (const row of expired) await storage.delete(recordingKey(row));
        const ids = expired.map(({ id }) => id);
        await db.rows(AssessmentRow, { institution }).findByIds(ids).patch({ hasRecording: false, transcript: null });
        count += ids.length;
      }
    },
  };
}

/** Deletes files without an assessment, which a crash leaves behind. */
export async function deleteOrphans(
  { db, clock, storage, log }: Dependencies,
  institution: InstitutionRef,
): Promise<void> {
  const keys = await storage.list(institution.id);
  for (let at = 0; at < keys.length; at += mostAtOnce) {
    const some = keys.slice(at, at + mostAtOnce).map((key) => ({ key, id: /([^/]+)\.wav$/.exec(key)?.[1] ?? '' }));
    const rows = await db
      .rows(AssessmentRow, { institution })
      .findByIds(some.map(({ id }) => id))
      .where({ hasRecording: true })
      .select('id');
    const known = new Set(rows.map(({ id }) => id));
    for (const { key } of some.filter(({ id }) => !known.has(id))) {
      // The row of a recording that was just stored may follow.
      if (clock.now().getTime() - (await storage.stat(key)).modifiedAt.getTime() < dayMs) continue;
      await storage.delete(key);
      log.info({ key }, 'A recording without an assessment was deleted');
    }
  }
}
