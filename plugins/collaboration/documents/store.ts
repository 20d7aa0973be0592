import * as Y from 'yjs';
import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { DocumentRow, SnapshotRow, UpdateRow, WriterRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { assertMayWrite } from '../rooms/dependencies.ts';
import { shownElements } from './board.ts';
import { createCopies } from './copies.ts';
import { periodOf } from './reading-periods.ts';
import { contentOf } from './types.ts';
import { applyChecked, clientsOf, documentOf, emptyUpdate, merge, restoringUpdate } from './yjs.ts';

/** Updates after which a snapshot is made. */
const updatesPerSnapshot = 500;
/** Bytes of updates after which a snapshot is made: every change of a drawing holds a whole element. */
const bytesPerSnapshot = 1_000_000;
/** Snapshots that are kept as history. */
const maxSnapshots = 200;
/** Documents and people whose reading is remembered. */
const maxQueued = 10_000;
/** The largest document, with everything that was ever deleted from it (bytes). */
const maxDocumentBytes = 5_000_000;

/**
 * Shared documents. PostgreSQL holds what counts: a process's copy only checks updates, and is brought up to date under the
 * document's lock. Updates are numbered without gaps in commit order; a tab that misses a number asks for what follows the
 * last one it has.
 */
export function createDocumentStore(dependencies: Dependencies) {
  const { db, clock, live, later } = dependencies;
  const copies = createCopies();
  const reading = noteReading(dependencies);

  /** Nobody writes under the client id of another person: their later changes would be lost. @throws Failure invalid */
  const assertOwnClients = async (context: TransactionContext<Who>, documentId: string, update: Uint8Array) => {
    const clientIds = clientsOf(update);
    if (clientIds.length === 0) return;
    const userId = context.who.user.id;
    const known = await db.rows(WriterRow, context).where({ documentId }).whereIn('clientId', clientIds);
    if (known.some((writer) => writer.userId !== userId)) throw invalid('This change is in another person’s name.', []);
    const unknown = clientIds.filter((clientId) => !known.some((writer) => writer.clientId === clientId));
    if (unknown.length > 0)
      await db.rows(WriterRow, context).insert(unknown.map((clientId) => ({ documentId, clientId, userId })));
  };

  /** Checks an update of a locked document, stores it and tells others after the commit. Repeated, it has no effect. */
  const appendLocked = async (
    context: TransactionContext<Who>,
    { id, bytes, ...stored }: DocumentRow,
    update: Uint8Array,
    except?: string,
  ): Promise<number> => {
    const { who, tx } = context;
    await assertOwnClients(context, id, update);
    const known = copies.take(id) ?? { document: documentOf(emptyUpdate), sequence: 0 };
    const { document } = known;
    if (known.sequence < stored.sequence) {
      Y.applyUpdate(document, (await completeSince(context, id, known.sequence)).update);
    }
    if (!applyChecked(document, update, contentOf[stored.type])) {
      copies.keep(id, { document, sequence: stored.sequence });
      return stored.sequence;
    }
    if (bytes + update.byteLength > maxDocumentBytes)
      throw conflict('This document is full. Continue in a new document.');
    const [sequence, at] = [stored.sequence + 1, clock.now()];
    await Promise.all([
      db
        .rows(UpdateRow, context)
        .insert({ documentId: id, sequence, userId: who.user.id, update: Buffer.from(update), at })
        .execute(),
      db
        .rows(DocumentRow, context)
        .findById(id)
        .patch({ sequence, bytes: bytes + update.byteLength, lastModified: at, modifiedBy: who.user.id })
        .execute(),
    ]);
    if (who.user.role === 'learner') await reading.note(context, id);
    const isLarge = Math.floor(bytes / bytesPerSnapshot) < Math.floor((bytes + update.byteLength) / bytesPerSnapshot);
    if (sequence % updatesPerSnapshot === 0 || isLarge) await later.snapshot(tx, who.institution, id);
    afterCommit(tx, () => {
      copies.keep(id, { document, sequence });
      live.documentChanged(who.institution, { documentId: id, sequence, update }, except);
    });
    return sequence;
  };

  /** The merged updates after a sequence, and the sequence they lead to. */
  const since = async (context: CallContext<Pick<Actor, 'institution'>>, documentId: string, sequence: number) => {
    const document = await db.rows(DocumentRow, context).findById(documentId).select('sequence');
    const [snapshot] = await db
      .rows(SnapshotRow, context)
      .where({ documentId })
      .where('sequence', '>', sequence)
      .orderBy('sequence', 'desc')
      .limit(1);
    // A snapshot made between these reads has removed updates that it contains. Then they are missing here, and the caller
    // reads again.
    const from = snapshot?.sequence ?? sequence;
    const updates = await db
      .rows(UpdateRow, context)
      .where({ documentId })
      .where('sequence', '>', from)
      .select('sequence', 'update')
      .orderBy('sequence');
    const parts = [...(snapshot ? [snapshot.state] : []), ...updates.map(({ update }) => update)];
    const reached = updates.at(-1)?.sequence ?? from;
    const isComplete = isGapless(from, updates) && reached >= (document?.sequence ?? 0);
    return { sequence: reached, update: merge(parts), isComplete };
  };

  const completeSince = async (
    context: CallContext<Pick<Actor, 'institution'>>,
    documentId: string,
    sequence: number,
  ) => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { isComplete, ...found } = await since(context, documentId, sequence);
      if (isComplete) return found;
    }
    throw new Error('Updates of a document are missing');
  };

  return {
    /** Stores an update. Resolves after the commit. @throws Failure not_found, forbidden, invalid */
    async append(who: Who, documentId: string, update: Uint8Array, except?: string): Promise<number> {
      return db.transaction(async (tx) => {
        const document = await assertMayWrite(dependencies, { who, tx }, documentId);
        return appendLocked({ who, tx }, document, update, except);
      });
    },

    /** Everything after a sequence as one update; 0 for the whole document. */
    since: completeSince,

    /** Merges the stored updates into a snapshot and removes them. The snapshots stay as history. */
    async snapshot(who: Pick<Actor, 'institution'>, documentId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const document = await db.rows(DocumentRow, { who, tx }).findById(documentId).forUpdate();
        if (!document) return;
        const { sequence, update: merged } = await completeSince({ who, tx }, documentId, 0);
        // Read and written again, without what was deleted or replaced.
        const update = Y.encodeStateAsUpdate(documentOf(merged));
        const known = await db.rows(SnapshotRow, { who, tx }).findOne({ documentId, sequence });
        if (known || sequence === 0) return;
        await db
          .rows(SnapshotRow, { who, tx })
          .insert({ documentId, sequence, state: Buffer.from(update), at: clock.now() });
        await db.rows(UpdateRow, { who, tx }).where({ documentId }).where('sequence', '<=', sequence).delete();
        await db.rows(DocumentRow, { who, tx }).findById(documentId).patch({ bytes: update.byteLength });
        const beyond = db
          .rows(SnapshotRow, { who, tx })
          .where({ documentId })
          .orderBy('sequence', 'desc')
          .offset(maxSnapshots);
        const [oldest] = await beyond.select('sequence').limit(1);
        if (oldest)
          await db
            .rows(SnapshotRow, { who, tx })
            .where({ documentId })
            .where('sequence', '<=', oldest.sequence)
            .delete();
      });
    },

    /** Makes snapshots of all documents that changed since their last one, so that history grows also where little is written. */
    async snapshotChanged(who: Pick<Actor, 'institution'>): Promise<void> {
      const changed = await db.rows(UpdateRow, { who }).distinct('documentId');
      for (const { documentId } of changed) await this.snapshot(who, documentId);
    },

    history: (who: Who, documentId: string) =>
      db
        .rows(SnapshotRow, { who })
        .where({ documentId })
        .select('sequence', 'at')
        .orderBy('sequence', 'desc')
        .limit(maxSnapshots)
        .execute(),

    /** The content of a snapshot. @throws Failure not_found */
    async state(who: Who, documentId: string, sequence: number) {
      const kept = await db.rows(SnapshotRow, { who }).findOne({ documentId, sequence });
      if (!kept) throw noState();
      const document = await db.rows(DocumentRow, { who }).findById(documentId).select('type');
      if (!document) throw noState();
      const state = documentOf(kept.state);
      const elements = document.type === 'whiteboard' ? shownElements(state) : null;
      return { text: contentOf[document.type].textOf(state), elements };
    },

    /** Brings back the content of a snapshot as a new update. @throws Failure not_found, forbidden */
    async restore(who: Who, documentId: string, sequence: number): Promise<number> {
      return db.transaction(async (tx) => {
        const document = await assertMayWrite(dependencies, { who, tx }, documentId);
        const kept = await db.rows(SnapshotRow, { who, tx }).findOne({ documentId, sequence });
        if (!kept) throw noState();
        const current = await completeSince({ who, tx }, documentId, 0);
        const update = restoringUpdate(current.update, kept.state, contentOf[document.type]);
        return update ? appendLocked({ who, tx }, document, update) : document.sequence;
      });
    },
  };
}

/** Queues the reading of what a learner writes, once for each period. */
function noteReading({ clock, later }: Dependencies) {
  // Periods that this process has queued, by document and person.
  const queued = new Map<string, number>();
  return {
    async note({ who, tx }: TransactionContext<Who>, documentId: string): Promise<void> {
      const [key, period] = [`${documentId} ${who.user.id}`, periodOf(clock.now())];
      if (queued.get(key) === period) return;
      await later.readWritten(tx, who.institution, { documentId, userId: who.user.id, period });
      afterCommit(tx, () => {
        queued.delete(key);
        queued.set(key, period);
        const [oldest] = queued.keys();
        if (queued.size > maxQueued && oldest !== undefined) queued.delete(oldest);
      });
    },
  };
}

const noState = () => notFound('There is no such state of this document.');

function isGapless(from: number, updates: readonly Pick<UpdateRow, 'sequence'>[]): boolean {
  return updates.every(({ sequence }, index) => sequence === from + index + 1);
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
