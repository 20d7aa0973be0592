import type { Actor, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { DocumentRow, SnapshotRow, UpdateRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { assertMayWrite } from '../rooms/dependencies.ts';
import { assertUpdate, merge, restoringUpdate } from './yjs.ts';

/** Updates after which a snapshot is made. */
export const updatesPerSnapshot = 500;

/**
 * Shared documents. PostgreSQL holds the only copy: no process keeps a document in memory, so none can serve an old one.
 * Updates are numbered without gaps in commit order; a tab that misses a number asks for what follows the last one it has.
 */
export function createDocumentStore(dependencies: Dependencies) {
  const { db, clock, live, later } = dependencies;

  const appendLocked = async (who: Who, tx: Tx, document: DocumentRow, update: Uint8Array, except?: string) => {
    const [sequence, at] = [document.sequence + 1, clock.now()];
    await Promise.all([
      db.rows(UpdateRow, { who, tx }).insert({
        ...{ documentId: document.id, sequence, userId: who.user.id, update: Buffer.from(update), at },
      }),
      db
        .rows(DocumentRow, { who, tx })
        .findById(document.id)
        .patch({ sequence, lastModified: at, modifiedBy: who.user.id }),
    ]);
    if (sequence % updatesPerSnapshot === 0) await later.snapshot(tx, who.institution, document.id);
    afterCommit(tx, () =>
      live.documentChanged(who.institution, { documentId: document.id, sequence, update }, except),
    );
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
      .orderBy('sequence');
    const parts = [...(snapshot ? [snapshot.state] : []), ...updates.map(({ update }) => update)];
    const reached = updates.at(-1)?.sequence ?? from;
    const isComplete = isGapless(from, updates) && reached >= (document?.sequence ?? 0);
    return { sequence: reached, update: merge(parts), isComplete };
  };

  return {
    /** Stores an update. Resolves after the commit. @throws Failure not_found, forbidden, invalid */
    async append(who: Who, documentId: string, update: Uint8Array, except?: string): Promise<number> {
      assertUpdate(update);
      return db.transaction(async (tx) => {
        const document = await assertMayWrite(dependencies, { who, tx }, documentId);
        return appendLocked(who, tx, document, update, except);
      });
    },

    /** Everything after a sequence as one update; 0 for the whole document. */
    async since(context: CallContext<Pick<Actor, 'institution'>>, documentId: string, sequence: number) {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { isComplete, ...found } = await since(context, documentId, sequence);
        if (isComplete) return found;
      }
      throw new Error('Updates of a document are missing');
    },

    /** Merges the stored updates into a snapshot and removes them. The snapshots stay as history. */
    async snapshot(who: Pick<Actor, 'institution'>, documentId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const document = await db.rows(DocumentRow, { who, tx }).findById(documentId).forUpdate();
        if (!document) return;
        const { sequence, update } = await since({ who, tx }, documentId, 0);
        const known = await db.rows(SnapshotRow, { who, tx }).findOne({ documentId, sequence });
        if (known || sequence === 0) return;
        await db
          .rows(SnapshotRow, { who, tx })
          .insert({ documentId, sequence, state: Buffer.from(update), at: clock.now() });
        await db.rows(UpdateRow, { who, tx }).where({ documentId }).where('sequence', '<=', sequence).delete();
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
        .limit(200)
        .execute(),

    /** Brings back the content of a snapshot as a new update. @throws Failure not_found, forbidden */
    async restore(who: Who, documentId: string, sequence: number): Promise<number> {
      return db.transaction(async (tx) => {
        const document = await assertMayWrite(dependencies, { who, tx }, documentId);
        const kept = await db.rows(SnapshotRow, { who, tx }).findOne({ documentId, sequence });
        if (!kept) throw notFound('There is no such state of this document.');
        const current = await since({ who, tx }, documentId, 0);
        const update = restoringUpdate(current.update, kept.state);
        return update ? appendLocked(who, tx, document, update) : document.sequence;
      });
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

function isGapless(from: number, updates: readonly UpdateRow[]): boolean {
  return updates.every(({ sequence }, index) => sequence === from + index + 1);
}
