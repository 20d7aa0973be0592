import { randomUUID } from 'node:crypto';
import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, Failure, invalid, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import type { DocumentSummary, NewUpload, UploadState } from '../contract.ts';
import { maxBytes, maxOpenUploads, rejections } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { chunkKey } from '../files.ts';
import { summaryOf } from '../library/views.ts';
import { DocumentRow, UploadRow } from '../models.ts';
import { assertMayUpload } from './permission.ts';
import { assertRoomFor } from './quota.ts';
import { documentWithBytes, storeDocument } from './store-document.ts';

const hour = 60 * 60 * 1000;

/** Uploads in chunks. Each chunk is a file of its own until the upload is complete. */
export function createUploadSessions(dependencies: Dependencies) {
  const { db, storage, clock, settings, log } = dependencies;

  const own = (who: Who, id: string, tx?: Tx) =>
    db.rows(UploadRow, { who, ...(tx ? { tx } : {}) }).findOne({ id, userId: who.user.id });

  /** @throws Failure not_found */
  async function found(who: Who, id: string): Promise<UploadRow> {
    const row = await own(who, id);
    if (!row) throw notFound('This upload does not exist or has expired. Start again.');
    return row;
  }

  async function stateOf(who: Who, row: UploadRow): Promise<UploadState> {
    const { uploadHours } = await settings(who.institution);
    const document = row.documentId ? await db.rows(DocumentRow, { who }).findById(row.documentId) : undefined;
    return {
      id: row.id,
      fileName: row.fileName,
      fileSize: row.fileSize,
      category: row.category,
      received: row.received,
      expiresAt: new Date(row.touchedAt.getTime() + uploadHours * hour),
      document: document ? summaryOf(document) : null,
    };
  }

  async function insert(who: Who, wanted: NewUpload, documentId: string | null): Promise<UploadRow> {
    const { id, fileName, fileSize, category } = wanted;
    return insertOrFind(
      () =>
        db
          .rows(UploadRow, { who })
          .insert({
            id,
            userId: who.user.id,
            fileName,
            fileSize,
            category,
            received: documentId ? fileSize : 0,
            chunks: [],
            documentId,
            touchedAt: clock.now(),
          })
          .execute(),
      async () => {
        const row = await own(who, id);
        if (!row) throw conflict('There is an upload with this id already. Start again with another id.');
        return row;
      },
    );
  }

  async function deleteChunks(keys: readonly { readonly key: string }[]): Promise<void> {
    for (const { key } of keys) {
      await storage
        .delete(key)
        .catch((error: unknown) => log.warn({ err: error, key }, 'A chunk could not be deleted'));
    }
  }

  return {
    /** @throws Failure forbidden, invalid, too_large, conflict */
    async start(who: Who, wanted: NewUpload): Promise<UploadState> {
      await assertMayUpload(dependencies, who);
      if (wanted.fileSize < 1) throw invalid(rejections.tooSmall(1));
      if (wanted.fileSize > maxBytes) throw new Failure('too_large', rejections.tooLarge(maxBytes));
      const existing = await own(who, wanted.id);
      if (existing) return stateOf(who, existing);
      const known = wanted.sha256 ? await documentWithBytes(dependencies, { who }, wanted.sha256) : undefined;
      if (!known) {
        await assertRoomFor(dependencies, { who }, wanted.fileSize);
        const open = await db.rows(UploadRow, { who }).where({ userId: who.user.id, documentId: null }).resultSize();
        if (open >= maxOpenUploads) throw conflict(`${rejections.tooMany}. Finish or cancel an upload first.`);
      }
      return stateOf(who, await insert(who, wanted, known?.id ?? null));
    },

    async open(who: Who): Promise<UploadState[]> {
      const rows = await db
        .rows(UploadRow, { who })
        .where({ userId: who.user.id, documentId: null })
        .orderBy(['touchedAt', 'id'].map((column) => ({ column, order: 'desc' as const })));
      return Promise.all(rows.map((row) => stateOf(who, row)));
    },

    /** @throws Failure not_found */
    state: async (who: Who, id: string): Promise<UploadState> => stateOf(who, await found(who, id)),

    /**
     * Stores a chunk that continues what has arrived; any other changes nothing. Answers where to continue.
     * @throws Failure not_found, too_large
     */
    async send(who: Who, id: string, offset: number, bytes: Uint8Array): Promise<UploadState> {
      const row = await found(who, id);
      if (row.documentId || offset !== row.received || bytes.byteLength === 0) return stateOf(who, row);
      if (offset + bytes.byteLength > row.fileSize) {
        throw new Failure('too_large', rejections.tooLarge(row.fileSize));
      }
      const key = chunkKey({ ...row, id }, { offset, name: randomUUID() });
      await storage.put(
        key,
        (async function* () {
          yield bytes;
        })(),
      );
      const stored = await db
        .transaction(async (tx) => {
          const now = await own(who, id, tx).forUpdate();
          // Another tab was faster, or the upload was cancelled.
          if (!now || now.documentId || now.received !== offset) return undefined;
          const changed = {
            received: offset + bytes.byteLength,
            chunks: [...now.chunks, { key, size: bytes.byteLength }],
            touchedAt: clock.now(),
          };
          await db.rows(UploadRow, { who, tx }).findById(id).patch(changed);
          return Object.assign(now, changed);
        })
        .catch(async (error: unknown) => {
          await deleteChunks([{ key }]);
          throw error;
        });
      if (stored) return stateOf(who, stored);
      await deleteChunks([{ key }]);
      return stateOf(who, await found(who, id));
    },

    /** @throws Failure not_found, conflict, invalid, unsupported_type */
    async complete(who: Who, id: string, sha256: string): Promise<DocumentSummary> {
      const row = await found(who, id);
      await assertMayUpload(dependencies, who);
      const done = row.documentId ? await db.rows(DocumentRow, { who }).findById(row.documentId) : undefined;
      if (done) return summaryOf(done);
      if (row.documentId) throw notFound('This document was deleted. Upload it again.');
      if (row.received < row.fileSize) {
        throw conflict(`${row.received} of ${row.fileSize} bytes have arrived. Continue the upload there.`);
      }
      const content = joined(
        storage,
        row.chunks.map(({ key }) => key),
      );
      try {
        const { fileName, category } = row;
        const document = await storeDocument(dependencies, who, { fileName, category, content, sha256, uploadId: id });
        await deleteChunks(row.chunks);
        return summaryOf(document);
      } catch (error) {
        const again = await own(who, id);
        // Another call completed it meanwhile and deleted the chunks.
        const document = again?.documentId && (await db.rows(DocumentRow, { who }).findById(again.documentId));
        if (document) return summaryOf(document);
        if (error instanceof Failure && ['invalid', 'unsupported_type', 'too_large'].includes(error.code)) {
          await removeUpload(who, row);
        }
        throw error;
      }
    },

    async cancel(who: Who, id: string): Promise<{ cancelled: boolean }> {
      const row = await own(who, id);
      if (!row) return { cancelled: false };
      await removeUpload(who, row);
      return { cancelled: true };
    },

    /** Removes uploads that were broken off long ago, and finished ones. */
    async sweep(institution: InstitutionRef): Promise<void> {
      const { uploadHours } = await settings(institution);
      const before = new Date(clock.now().getTime() - uploadHours * hour);
      const stale = await db.rows(UploadRow, { institution }).where('touchedAt', '<', before).limit(1000);
      for (const row of stale) await removeUpload({ institution }, row);
    },
  };

  async function removeUpload(who: { institution: InstitutionRef }, row: UploadRow): Promise<void> {
    const removed = await db.transaction(async (tx) => {
      const now = await db.rows(UploadRow, { who, tx }).findById(row.id).forUpdate();
      await db.rows(UploadRow, { who, tx }).deleteById(row.id);
      return now;
    });
    await deleteChunks(removed?.chunks ?? row.chunks);
  }
}

async function* joined(storage: Dependencies['storage'], keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await storage.get(key);
}
