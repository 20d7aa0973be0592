import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { documentOfKey } from '../files.ts';
import { DocumentRow, UploadRow } from '../models.ts';

const hour = 60 * 60 * 1000;
/** Files of uploads that are being stored have no document yet (ms). */
const orphanedAfter = 24 * hour;

/** What repairs itself: files that belong to no document. */
export function createUpkeep({ db, storage, clock, log }: Dependencies) {
  const rows = (institution: InstitutionRef) => db.rows(DocumentRow, { institution });

  return {
    /** Deletes files without a document or an upload, which a crash leaves behind. */
    async deleteOrphans(institution: InstitutionRef): Promise<void> {
      const keys = (await storage.list(institution.id)).flatMap((key) => {
        const owner = documentOfKey(key);
        return owner ? [{ key, ...owner }] : [];
      });
      const ids = [...new Set(keys.map(({ id }) => id))];
      const known = new Set<string>();
      for (let at = 0; at < ids.length; at += 1000) {
        const some = ids.slice(at, at + 1000);
        for (const row of await rows(institution).findByIds(some).select('id')) known.add(row.id);
        for (const row of await db.rows(UploadRow, { institution }).findByIds(some).select('id')) known.add(row.id);
      }
      const before = clock.now().getTime() - orphanedAfter;
      const orphans = keys.filter(({ id, isUpload }) => !known.has(id) && (isUpload || createdAt(id) < before));
      for (const { key } of orphans) await storage.delete(key);
      if (orphans.length > 0) log.info({ files: orphans.length }, 'Files without a document were deleted');
    },

    /** @returns documents that wait for the virus scanner */
    waitingForScan: (institution: InstitutionRef): Promise<number> =>
      rows(institution).where({ waitsForScan: true }).resultSize(),
  };
}

/** The time in an id of version 7 (RFC 9562), in milliseconds. */
const createdAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
