import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import PgBoss from 'pg-boss';
import type { JobState } from '../contract/jobs.ts';
import type { Database, DatabaseLog } from '../db/connect.ts';
import { knexOf } from '../db/connect.ts';
import { newId } from '../db/ids.ts';
import type { Tx } from '../db/transaction.ts';
import { afterCommit, queryIn } from '../db/transaction.ts';
import {
  abandoned,
  allDeadLetters,
  areThese,
  bringForward,
  cancelOne,
  countUnfinished,
  createQueues,
  deadLetterQueue,
  dueOfEach,
  findOne,
  makeIndex,
  postponeOne,
  rescheduleOne,
  setProgress,
} from './job-sql.ts';
import type { DeadLetter, JobProgress, JobStore, TakenJob } from './job-store.ts';

export interface JobStoreOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly leaseSeconds: number;
  readonly retries: { readonly limit: number; readonly backoff: boolean };
}

const day = 86_400;

interface Kept {
  queue: string;
  payload: unknown;
  progress?: JobProgress;
}

interface BossDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Opens the tables, which takes a few milliseconds, or some hundred if they must be created. */
export async function openJobStore(options: JobStoreOptions): Promise<JobStore> {
  const { database, log, leaseSeconds, retries } = options;
  /** The transaction of the current write. pg-boss's statements run in it. */
  const writing = new AsyncLocalStorage<Tx>();
  const pool = onPool(database);
  const boss = new PgBoss({
    db: {
      executeSql(text, values) {
        // A second connection could deadlock: all connections may be held by transactions waiting here.
        const tx = writing.getStore();
        return tx ? queryIn(tx, text, values) : pool.executeSql(text, values);
      },
    },
    schema: 'pgboss',
    // This module does the same with fewer queries.
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 3600,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'pg-boss reported an error'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(deadLetterQueue)) {
    await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * day });
    // Running jobs are queried often, and pg-boss has no index for that.
    await query(database, makeIndex);
  }
  const queueOptions = {
    // At most one waiting job per key.
    policy: 'short',
    retryLimit: retries.limit,
    retryBackoff: retries.backoff,
    retryDelayMax: retries.backoff ? 600 : null,
    expireInSeconds: leaseSeconds,
    deleteAfterSeconds: 7 * day,
    retentionSeconds: 30 * day,
    deadLetter: deadLetterQueue,
  };

  const createMissingQueues = async (queues: readonly string[]) => {
    const missing = queues.filter((queue) => !known.has(queue));
    if (missing.length === 0) return;
    await query(database, createQueues, [missing, JSON.stringify(queueOptions)]);
    for (const queue of missing) known.add(queue);
  };
  const createQueueIn = async (tx: Tx, queue: string) => {
    if (known.has(queue)) return;
    await queryIn(tx, createQueues, [[queue], JSON.stringify(queueOptions)]);
    afterCommit(tx, () => void known.add(queue));
  };

  const write: JobStore['write'] = async (tx, queue, payload, { id, startAfter, key, retries: retryLimit }) => {
    await createQueueIn(tx, queue);
    const job = id ?? newId();
    const options = {
      id: job,
      singletonKey: key ?? job,
      ...(startAfter ? { startAfter } : {}),
      ...(retryLimit === undefined ? {} : { retryLimit }),
    };
    const kept: Kept = { queue, payload };
    while ((await writing.run(tx, () => boss.send(queue, kept, options))) === null) {
      if (id !== undefined && (await exists(tx, queue, id))) return id;
      const waiting = key === undefined ? undefined : await joinWaiting(tx, queue, key, startAfter);
      if (waiting !== undefined) return waiting;
      // The waiting job has been taken in the meantime and may not see this transaction's changes: queue another.
    }
    return job;
  };

  return {
    createQueues: createMissingQueues,
    write,
    async find(queue, id, tx) {
      const { rows } = await (tx
        ? queryIn<FoundRow>(tx, findOne, [queue, id])
        : query<FoundRow>(database, findOne, [queue, id]));
      const row = rows[0];
      return row && { payload: row.data.payload, state: stateNames[row.state], progress: row.data.progress };
    },
    cancel: async (tx, queue, id) => (await queryIn(tx, cancelOne, [queue, id])).rowCount === 1,
    reschedule: async (tx, queue, id, startAfter) =>
      (await queryIn(tx, rescheduleOne, [queue, id, startAfter.toISOString()])).rowCount === 1,
    async createdAt(queue) {
      return (await boss.getQueue(queue))?.createdOn;
    },
    async take(queue, limit) {
      const jobs = await boss.fetch<Kept>(queue, { batchSize: limit, includeMetadata: true });
      return jobs.map(({ id, data, retryCount, retryLimit }) => ({
        id,
        queue,
        payload: data.payload,
        attempt: retryCount + 1,
        isLastAttempt: retryCount >= retryLimit,
      }));
    },
    async finish({ queue, id }, tx) {
      const complete = () => boss.complete(queue, id, {});
      const outcome: unknown = await (tx ? writing.run(tx, complete) : complete());
      return (outcome as { affected: number }).affected === 1;
    },
    async fail({ queue, id }, error) {
      await boss.fail(queue, id, { message: describe(error) });
    },
    async release(jobs) {
      await query(
        database,
        `update pgboss.job set state = 'retry', started_on = null where state = 'active' and ${areThese}`,
        these(jobs),
      );
    },
    async postpone(job, startAfter) {
      const { rows } = await query(database, postponeOne, [job.queue, job.id, startAfter.toISOString()]);
      if (rows.length === 0) await boss.complete(job.queue, job.id, {});
    },
    async saveProgress({ queue, id }, { done, total }) {
      await query(database, setProgress, [queue, id, JSON.stringify({ progress: { done, total } })]);
    },
    async renew(jobs) {
      const { rows } = await query<{ id: string }>(
        database,
        `update pgboss.job set started_on = now() where state = 'active' and ${areThese} returning id`,
        these(jobs),
      );
      return new Set(rows.map(({ id }) => id));
    },
    async advance(seconds) {
      await query(database, bringForward, [seconds]);
    },
    reclaim: () =>
      database.transaction(async (tx) => {
        const { rows } = await queryIn<{ queue: string; id: string }>(tx, abandoned);
        for (const { queue, id } of rows) {
          log.warn({ queue, id }, 'The process that ran a job has stopped; the job will be retried');
          const reason = { message: 'The process that ran the job has stopped' };
          await writing.run(tx, () => boss.fail(queue, id, reason));
        }
      }),
    async due(queues) {
      const { rows } = await query<{ queue: string; waits: boolean; next: string | null }>(database, dueOfEach, [
        queues,
      ]);
      const later = rows.flatMap(({ next }) => (next === null ? [] : [Number(next)]));
      return {
        waiting: rows.filter(({ waits }) => waits).map(({ queue }) => queue),
        nextIn: later.length > 0 ? Math.min(...later) : undefined,
      };
    },
    async unfinished(queues) {
      const { rows } = await query<{ count: number }>(database, countUnfinished, [queues]);
      return rows[0]?.count ?? 0;
    },
    async deadLetters() {
      const { rows } = await query<Omit<DeadLetter, 'error'> & { error: string | null }>(database, allDeadLetters);
      return rows.map((row) => ({ ...row, error: row.error ?? '' }));
    },
    async revive(tx, id) {
      const deleted = 'delete from pgboss.job where name = $1 and id = $2 returning data';
      const { rows } = await queryIn<{ data: Kept }>(tx, deleted, [deadLetterQueue, id]);
      const letter = rows[0]?.data;
      if (letter) await write(tx, letter.queue, letter.payload, {});
      return letter?.queue;
    },
    maintain: () => boss.supervise(),
    close: () => boss.stop({ graceful: false }),
  };
}

interface FoundRow {
  readonly data: Kept;
  readonly state: keyof typeof stateNames;
}

/** pg-boss's states as states of contracts. */
const stateNames = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<string, JobState>;

/** Runs a statement with pg's parameters; knex would interpret `?`. */
async function query<R>(database: Database, text: string, values: readonly unknown[] = []) {
  const result = await onPool(database).executeSql(text, [...values]);
  return result as { rows: R[] };
}

function onPool(database: Database): BossDatabase {
  const { client } = knexOf(database);
  return {
    async executeSql(text, values) {
      const session = (await client.acquireConnection()) as ClientBase;
      try {
        return await session.query(text, values);
      } catch (error) {
        // pg-boss opens transactions within one statement text and leaves them open when a statement fails.
        await session.query('rollback').catch(() => {});
        throw error;
      } finally {
        await client.releaseConnection(session);
      }
    },
  };
}

async function exists(tx: Tx, queue: string, id: string): Promise<boolean> {
  return (await queryIn(tx, 'select 1 from pgboss.job where name = $1 and id = $2', [queue, id])).rowCount === 1;
}

/**
 * Locks the waiting job with this key until the transaction ends, so that it does not run before the transaction's changes
 * are visible. @returns its id
 */
async function joinWaiting(
  tx: Tx,
  queue: string,
  key: string,
  startAfter: Date | undefined,
): Promise<string | undefined> {
  const { rows } = await queryIn<{ id: string }>(
    tx,
    `update pgboss.job set start_after = least(start_after, coalesce($3, now()))
      where name = $1 and singleton_key = $2 and state = 'created' returning id`,
    [queue, key, startAfter?.toISOString() ?? null],
  );
  return rows[0]?.id;
}

const these = (jobs: readonly TakenJob[]) => [jobs.map(({ queue }) => queue), jobs.map(({ id }) => id)];

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
