import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { DocumentDetail, DocumentSummary, Values } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { canRetry } from '../failures.ts';
import { originalKey, pageKey, pagesKey } from '../files.ts';
import { DocumentRow, ReadingRow } from '../models.ts';
import { assertMayUpload } from '../uploads/permission.ts';
import { gpaOf, missingScores, valuesOf } from '../values/values.ts';
import { summaryOf } from './views.ts';

/** How long the address of a page's picture works. */
const linkSeconds = 15 * 60;

const missing = () => notFound('This document does not exist.');

/** A person's documents, and what others may read of them. */
export function createLibrary(dependencies: Dependencies) {
  const { db, storage, clock, events, jobs, people, relations, scanner, log, notifyTabs } = dependencies;

  const scope = ({ who, tx }: CallContext<Who>) => ({ who, ...(tx ? { tx } : {}) });

  /** @throws Failure not_found */
  async function own(within: CallContext<Who>, id: string, isLocked = false): Promise<DocumentRow> {
    const query = db.rows(DocumentRow, scope(within)).findOne({ id, userId: within.who.user.id });
    const row = await (isLocked ? query.forUpdate() : query);
    if (!row) throw missing();
    return row;
  }

  /** The caller's document, or one that the caller may read. @throws Failure not_found */
  async function readable(who: Who, id: string): Promise<DocumentRow> {
    const row = await db.rows(DocumentRow, { who }).findById(id);
    if (row?.userId === who.user.id) return row;
    // Nobody but its owner reads a file that was not scanned, or that is not a document.
    if (!row || (scanner && !row.scannedAt) || row.failure === 'virus') throw missing();
    if (await relations.mayFor({ who }, 'documents.read', row.userId)) return row;
    for (const reader of dependencies.readers(who)) {
      if (await reader.mayRead({ who }, { id, ownerId: row.userId })) return row;
    }
    throw missing();
  }

  async function detailOf(who: Who, row: DocumentRow): Promise<DocumentDetail> {
    const found = row.status === 'completed' ? await db.rows(ReadingRow, { who }).findById(row.id) : undefined;
    const isOwn = row.userId === who.user.id;
    const counting = found?.confirmed && row.confirmedAt ? { at: row.confirmedAt, values: found.confirmed } : null;
    const drafted = found ? (found.corrections ?? valuesOf(found.reading)) : null;
    const values = isOwn ? drafted : (counting?.values ?? drafted);
    const pages = (found?.pages ?? []).map(async ({ width, height, text }, index) => ({
      page: index + 1,
      width,
      height,
      text,
      picture:
        text === null
          ? await storage.link(pageKey(row, index + 1), { seconds: linkSeconds, type: 'image/jpeg', inline: true })
          : null,
    }));
    return {
      ...summaryOf(row),
      owner: isOwn ? null : await ownerOf(who, row),
      isOwn,
      pages: await Promise.all(pages),
      reading: found?.reading ?? null,
      corrections: found?.corrections ?? null,
      values,
      gpa: values && gpaOf(values),
      confirmed: counting && { ...counting, gpa: gpaOf(counting.values) },
    };
  }

  async function ownerOf(who: Who, { userId }: DocumentRow): Promise<DocumentDetail['owner']> {
    const owner = (await people.named({ who }, [userId])).get(userId);
    return owner ? { id: owner.id, firstName: owner.firstName, lastName: owner.lastName } : null;
  }

  /** Changes the values of a document that was read. @throws Failure not_found, conflict */
  async function changed(
    who: Who,
    id: string,
    change: (tx: Tx, row: DocumentRow, reading: ReadingRow) => Promise<void>,
  ) {
    await db.transaction(async (tx) => {
      const row = await own({ who, tx }, id, true);
      const reading = row.status === 'completed' ? await db.rows(ReadingRow, { who, tx }).findById(id) : undefined;
      if (!reading) throw conflict('This document has not been read yet. Wait until it is processed.');
      await change(tx, row, reading);
    });
    return detailOf(who, await own({ who }, id));
  }

  return {
    list: async (who: Who): Promise<DocumentSummary[]> => {
      const rows = await db
        .rows(DocumentRow, { who })
        .where({ userId: who.user.id })
        .orderBy(['uploadedAt', 'id'].map((column) => ({ column, order: 'desc' as const })));
      return rows.map(summaryOf);
    },

    /** @throws Failure not_found */
    one: async (who: Who, id: string): Promise<DocumentDetail> => detailOf(who, await readable(who, id)),

    /** @throws Failure not_found */
    async download(who: Who, id: string) {
      const row = await readable(who, id);
      return storage.file(originalKey(row), { type: row.fileType, name: row.fileName, inline: false });
    },

    /** @throws Failure not_found */
    async readers(who: Who, id: string): Promise<{ name: string; since: Date | null }[]> {
      const { userId: ownerId } = await own({ who }, id);
      const shared = await Promise.all(
        dependencies.readers(who).map((reader) => reader.sharedWith({ who }, { id, ownerId })),
      );
      return [{ name: 'Staff of your institution who may see your record', since: null }, ...shared.flat()];
    },

    /** @throws Failure not_found, conflict */
    correct: (who: Who, id: string, values: Values | null): Promise<DocumentDetail> =>
      changed(who, id, async (tx, row) => {
        await db
          .rows(ReadingRow, { who, tx })
          .findById(id)
          .patch({ corrections: values, correctedAt: values && clock.now() });
        afterCommit(tx, () => notifyTabs(who.institution, who.user.id, id, row.status));
      }),

    /** @throws Failure not_found, conflict where a score is missing */
    confirm: (who: Who, id: string): Promise<DocumentDetail> =>
      changed(who, id, async (tx, row, reading) => {
        const confirmed = reading.corrections ?? valuesOf(reading.reading);
        if (row.confirmedAt && isDeepStrictEqual(confirmed, reading.confirmed)) return;
        const [missing] = missingScores(confirmed);
        if (missing !== undefined) throw conflict(`Enter the score of ${missing}, or remove it.`);
        await db.rows(ReadingRow, { who, tx }).findById(id).patch({ confirmed });
        await db.rows(DocumentRow, { who, tx }).findById(id).patch({ confirmedAt: clock.now(), kind: confirmed.kind });
        const payload = { userId: who.user.id, documentId: id, kind: confirmed.kind };
        await events.emit(tx, who.institution, 'document.confirmed', payload);
        afterCommit(tx, () => notifyTabs(who.institution, who.user.id, id, row.status));
      }),

    /** @throws Failure forbidden, not_found, conflict */
    async readAgain(who: Who, id: string): Promise<DocumentSummary> {
      await own({ who }, id);
      await assertMayUpload(dependencies, who);
      await db.transaction(async (tx) => {
        const row = await own({ who, tx }, id, true);
        await queueAgain({ who, tx }, row);
      });
      return summaryOf(await own({ who }, id));
    },

    async remove(who: Who, id: string): Promise<{ removed: boolean }> {
      const row = await db.transaction(async (tx) => {
        const found = await db.rows(DocumentRow, { who, tx }).findOne({ id, userId: who.user.id }).forUpdate();
        if (!found) return undefined;
        await db.rows(ReadingRow, { who, tx }).deleteById(id);
        await db.rows(DocumentRow, { who, tx }).deleteById(id);
        await events.emit(tx, who.institution, 'document.removed', { userId: who.user.id, documentId: id });
        afterCommit(tx, () => notifyTabs(who.institution, who.user.id, id, null));
        return found;
      });
      if (!row) return { removed: false };
      const keys = [originalKey(row), ...(await storage.list(pagesKey(row)))];
      // What cannot be deleted now is removed at night.
      for (const key of keys) {
        await storage
          .delete(key)
          .catch((error: unknown) => log.warn({ err: error, key }, 'A file could not be deleted'));
      }
      return { removed: true };
    },
  };

  /** @throws Failure conflict */
  async function queueAgain({ who, tx }: { who: CallContext['who']; tx: Tx }, row: DocumentRow): Promise<void> {
    if (row.status !== 'failed') return;
    if (!row.failure || !canRetry(row.failure)) {
      throw conflict('Reading this file again would fail in the same way. Upload another copy.');
    }
    await db
      .rows(DocumentRow, { who, tx })
      .findById(row.id)
      .patch({ status: 'pending', failure: null, failureDetail: null, round: row.round + 1 });
    await jobs.enqueue('read', who.institution, {}, { tx });
    afterCommit(tx, () => notifyTabs(who.institution, row.userId, row.id, 'pending'));
  }
}
