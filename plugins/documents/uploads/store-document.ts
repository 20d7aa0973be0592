import { createHash } from 'node:crypto';
import type { Who } from '../../../core/contract/index.ts';
import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { afterCommit, insertOrFind, newId } from '../../../core/db/index.ts';
import type { Category } from '../contract.ts';
import { acceptedTypes, maxBytes, rejections } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { originalKey, storedNameOf } from '../files.ts';
import { DocumentRow, UploadRow } from '../models.ts';
import { assertRoomFor } from './quota.ts';

export interface ArrivedFile {
  readonly fileName: string;
  readonly category: Category;
  readonly content: AsyncIterable<Uint8Array>;
  /** The hash that the browser computed, to be compared; undefined if it sent none. */
  readonly sha256?: string;
  /** The session it arrived in; it is given the document in the same transaction. */
  readonly uploadId?: string;
}

/**
 * Stores a file as a document and queues its reading. The same bytes of one person are one document, however often and
 * from however many tabs they arrive.
 * @throws Failure invalid, unsupported_type, too_large, conflict
 */
export async function storeDocument(dependencies: Dependencies, who: Who, arrived: ArrivedFile): Promise<DocumentRow> {
  const { db, storage, clock, log } = dependencies;
  const id = newId();
  const keyOf = (storedName: string) =>
    originalKey({ institutionId: who.institution.id, userId: who.user.id, id, storedName });
  let storedName = storedNameOf(arrived.fileName);
  let key = keyOf(storedName);
  const discard = () =>
    storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'An unused file could not be deleted'));
  try {
    const hash = createHash('sha256');
    const fileSize = await storage.put(key, hashed(arrived.content, hash));
    const sha256 = hash.digest('hex');
    if (arrived.sha256 !== undefined && arrived.sha256 !== sha256) {
      throw invalid('The file changed on its way. Upload it again.');
    }
    if (fileSize < 1) throw invalid(rejections.tooSmall(1));
    const fileType = (await storage.file(key)).type;
    if (!acceptedTypes.some((type) => type === fileType)) throw new Failure('unsupported_type', rejections.type);
    // The bytes decide the type, and with it the extension, once they have arrived.
    storedName = storedNameOf(arrived.fileName, fileType);
    if (keyOf(storedName) !== key) {
      await moveFile(dependencies, key, keyOf(storedName));
      key = keyOf(storedName);
    }
    const find = () => documentWithBytes(dependencies, { who }, sha256);
    const stored = await insertOrFind(
      () =>
        db.transaction(async (tx) => {
          await assertRoomFor(dependencies, { who, tx }, fileSize);
          const now = clock.now();
          const row = await db.rows(DocumentRow, { who, tx }).insert({
            id,
            userId: who.user.id,
            category: arrived.category,
            fileName: arrived.fileName,
            storedName,
            fileSize,
            fileType,
            sha256,
            status: 'pending',
            uploadedAt: now,
            round: 1,
            waitsForScan: false,
            readingJobId: null,
            notBefore: null,
            attempts: 0,
            scannedAt: null,
            failure: null,
            failureDetail: null,
            processedAt: null,
            kind: null,
            nameMatches: null,
            confirmedAt: null,
          });
          await linkUpload(dependencies, { who, tx }, arrived.uploadId, id);
          await dependencies.jobs.enqueue('read', who.institution, {}, { tx });
          afterCommit(tx, () => dependencies.notifyTabs(who.institution, who.user.id, id, 'pending'));
          return row;
        }),
      find,
    ).catch(async (error: unknown) => {
      // A document with the same bytes needs no room.
      const known = error instanceof Failure && error.code === 'conflict' ? await find() : undefined;
      if (known) return known;
      throw error;
    });
    if (stored.id !== id) {
      await discard();
      await linkUpload(dependencies, { who }, arrived.uploadId, stored.id);
    }
    return stored;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** @throws Failure not_found */
async function moveFile({ storage }: Pick<Dependencies, 'storage'>, from: string, to: string): Promise<void> {
  await storage.put(to, await storage.get(from));
  await storage.delete(from);
}

/** The caller's document with these bytes. */
export const documentWithBytes = ({ db }: Pick<Dependencies, 'db'>, within: CallContext<Who>, sha256: string) =>
  db
    .rows(DocumentRow, { who: within.who, ...(within.tx ? { tx: within.tx } : {}) })
    .findOne({ userId: within.who.user.id, sha256 })
    .execute();

async function linkUpload(
  { db }: Pick<Dependencies, 'db'>,
  { who, tx }: CallContext<Who>,
  uploadId: string | undefined,
  documentId: string,
): Promise<void> {
  if (uploadId === undefined) return;
  await db
    .rows(UploadRow, { who, ...(tx ? { tx } : {}) })
    .findById(uploadId)
    .where({ userId: who.user.id })
    .patch({ documentId });
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const bytes of content) {
    size += bytes.byteLength;
    if (size > maxBytes) throw new Failure('too_large', rejections.tooLarge(maxBytes));
    hash.update(bytes);
    yield bytes;
  }
}
