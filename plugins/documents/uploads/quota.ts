import type { QueryBuilder } from 'objection';
import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { DocumentRow } from '../models.ts';

const megabyte = 1_000_000;

/**
 * Checks that a file of this size fits. In a transaction it also keeps others from using the same room.
 * @throws Failure conflict
 */
export async function assertRoomFor(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  { who, tx }: CallContext<Who>,
  bytes: number,
): Promise<void> {
  if (tx) await acquireLock(tx, `documents quota ${who.institution.id}`);
  const limits = await settings(who.institution, tx);
  const used = (isOwn: boolean) => {
    const rows = db.rows(DocumentRow, { who, ...(tx ? { tx } : {}) });
    return isOwn ? usedBy(rows.where({ userId: who.user.id })) : usedBy(rows);
  };
  const unread = db
    .rows(DocumentRow, { who, ...(tx ? { tx } : {}) })
    .where({ userId: who.user.id })
    .whereIn('status', ['pending', 'processing'])
    .resultSize();
  const [own, all, waiting] = await Promise.all([used(true), used(false), unread]);
  if (own.documents >= limits.learnerDocuments) {
    throw conflict(`You have ${own.documents} documents, as many as are allowed. Delete one you no longer need.`);
  }
  if (waiting >= limits.learnerUnread) {
    throw conflict(`${waiting} of your documents wait to be read. Upload more when some of them have been read.`);
  }
  if (own.bytes + bytes > limits.learnerMegabytes * megabyte) {
    throw conflict(
      `Your documents may take ${limits.learnerMegabytes} MB in all, and this file does not fit. Delete one you no longer need.`,
    );
  }
  if (all.bytes + bytes > limits.institutionMegabytes * megabyte) {
    throw conflict('Your institution has no room left for documents. Tell an administrator.');
  }
}

async function usedBy(rows: QueryBuilder<DocumentRow>): Promise<{ documents: number; bytes: number }> {
  const [used] = (await rows.count('* as documents').sum('fileSize as bytes')) as unknown as readonly {
    documents: number;
    bytes: number | null;
  }[];
  return { documents: Number(used?.documents ?? 0), bytes: Number(used?.bytes ?? 0) };
}
