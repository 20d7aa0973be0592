import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { RecommendationRow } from '../models.ts';
import { fileKeyOf } from './queries.ts';

type Dependencies = Pick<ApplicationDependencies, 'db' | 'clock' | 'storage' | 'log'>;

/** How old a file without a letter must be to be swept: longer than any call that may still name it (ms). */
const abandonedMs = 60 * 60 * 1000;

/** Deletes the PDF of a letter. Never throws: what remains is swept. */
export async function discardFile(
  { storage, log }: Pick<Dependencies, 'storage' | 'log'>,
  institution: InstitutionRef,
  userId: string,
  fileId: string,
): Promise<void> {
  const key = fileKeyOf(institution.id, userId, fileId);
  await storage
    .delete(key)
    .catch((error: unknown) => log.warn({ err: error, key }, 'The file of a letter could not be deleted'));
}

/** Deletes the PDF of a call unless its letter was stored with it. Never throws: what remains is swept. */
export async function discardUnnamedFile(
  { db, ...others }: Pick<Dependencies, 'db' | 'storage' | 'log'>,
  institution: InstitutionRef,
  { id, userId }: Pick<RecommendationRow, 'id' | 'userId'>,
  fileId: string,
): Promise<void> {
  // Where it is unknown whether the letter was stored, its file is kept.
  const found = await db
    .rows(RecommendationRow, { institution })
    .findOne({ id, fileId })
    .then(
      (row) => row !== undefined,
      () => true,
    );
  if (!found) await discardFile(others, institution, userId, fileId);
}

/** Deletes PDFs that no letter names: those of calls that ended between storing the file and the letter. */
export async function sweepFiles({ db, clock, storage }: Dependencies, institution: InstitutionRef): Promise<void> {
  const keys = (await storage.list(`${institution.id}/`)).filter((key) => /^[^/]+\/[^/]+\/letters\/[^/]+$/.test(key));
  if (keys.length === 0) return;
  const named = await db.rows(RecommendationRow, { institution }).whereNotNull('fileId').select('userId', 'fileId');
  const kept = new Set(named.map(({ userId, fileId }) => fileKeyOf(institution.id, userId, fileId ?? '')));
  const before = clock.now().getTime() - abandonedMs;
  for (const key of keys.filter((each) => !kept.has(each))) {
    if ((await storage.stat(key)).modifiedAt.getTime() < before) await storage.delete(key);
  }
}
