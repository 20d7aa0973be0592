import { raw } from 'objection';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { DocumentRow } from '../models.ts';

/** After this time a document belongs to nobody whose job has vanished; longer than a run of the job (ms). */
const takenMs = 20 * 60_000;

/** Whose document is read next. Institutions take turns because each has at most one job that waits. */
export function createTurns({ db, clock, jobs, scanner }: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'scanner'>) {
  const rows = (institution: InstitutionRef, tx?: Tx) => db.rows(DocumentRow, { institution, ...(tx ? { tx } : {}) });

  /** Documents to be read, and those that were read before there was a virus scanner. */
  const unfinished = (institution: InstitutionRef, tx?: Tx) =>
    rows(institution, tx).where((either) => {
      either.whereIn('status', ['pending', 'processing']);
      if (scanner) either.orWhere((read) => read.where({ status: 'completed' }).whereNull('scannedAt'));
    });
  const due = (institution: InstitutionRef, tx: Tx) =>
    unfinished(institution, tx).where((when) => when.whereNull('notBefore').orWhere('notBefore', '<=', clock.now()));

  /**
   * The document whose turn it is: the oldest one of the learner who has waited longest since the last one was read, or
   * since they began to wait. A learner with a hundred documents delays each of the others by one.
   */
  async function next(institution: InstitutionRef, tx: Tx): Promise<DocumentRow | undefined> {
    const learner = (await due(institution, tx)
      .select('userId')
      .select(raw('bool_and(status = ?) as is_read', ['completed']))
      .select(
        raw(
          `greatest(min(uploaded_at), (
             select max(case served.status when 'processing' then ?::timestamptz else served.processed_at end)
               from documents.documents as served where served.user_id = documents.user_id)) as since`,
          [clock.now()],
        ),
      )
      .groupBy('userId')
      .orderBy([{ column: 'isRead' }, { column: 'since' }, { column: 'userId' }])
      .first()) as { userId: string } | undefined;
    if (!learner) return undefined;
    return due(institution, tx)
      .where({ userId: learner.userId })
      .orderByRaw(`status = 'completed', uploaded_at, id`)
      .first();
  }

  /** Queues a job for the time at which a document waits that nobody has taken. */
  async function queueNext(institution: InstitutionRef, tx: Tx): Promise<void> {
    const waiting = await unfinished(institution, tx)
      .whereNull('readingJobId')
      .orderByRaw('not_before nulls first')
      .first();
    if (!waiting) return;
    const { notBefore } = waiting;
    await jobs.enqueue('read', institution, {}, { tx, ...(notBefore ? { startAfter: notBefore } : {}) });
  }

  return {
    /**
     * Takes the next document for a job, and queues a job for the one after it. A job that runs again gets the same
     * document. @returns undefined if none waits
     */
    take: (institution: InstitutionRef, jobId: string): Promise<DocumentRow | undefined> =>
      db.transaction(async (tx) => {
        await acquireLock(tx, `documents turns ${institution.id}`);
        const own = await unfinished(institution, tx).where({ readingJobId: jobId }).first();
        let found = own ?? (await next(institution, tx));
        while (found) {
          const notBefore = new Date(clock.now().getTime() + takenMs);
          const taken = { readingJobId: jobId, notBefore, attempts: found.attempts + 1 };
          // It may be deleted or finished in the meantime.
          const count = await unfinished(institution, tx).where({ id: found.id }).patch(taken);
          if (count > 0) {
            Object.assign(found, taken);
            break;
          }
          found = await next(institution, tx);
        }
        await queueNext(institution, tx);
        return found;
      }),

    /** Queues a job if a document waits whose job was lost. */
    async requeue(institution: InstitutionRef): Promise<void> {
      await db.transaction(async (tx) => {
        if (await due(institution, tx).first()) await jobs.enqueue('read', institution, {}, { tx });
      });
    },
  };
}

/** The fields of a document that no job has. */
export const released = { readingJobId: null, notBefore: null, attempts: 0 } as const;
