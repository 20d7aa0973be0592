import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import PgBoss from 'pg-boss';
import type { Database, DatabaseLog } from '../db/connect.ts';
import { knexOf } from '../db/connect.ts';
import { newId } from '../db/ids.ts';
import type { Tx } from '../db/transaction.ts';
import { afterCommit, queryIn } from '../db/transaction.ts';
import {
  abandoned,
  allDeadLetters,
  areThese,
  countUnfinished,
  createQueues,
  deadLetterQueue,
  dueOfEach,
  makeIndex,
} from './job-sql.ts';

/** A job that is to be done. */
export interface NewJob {
  /** A second job of the same id on the same queue is dropped. */
  readonly id?: string | undefined;
  readonly startAfter?: Date | undefined;
  /** At most one job of a queue waits under a key; one that is being done does not count. */
  readonly key?: string | undefined;
}

/** A job that this process is doing. */
export interface TakenJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  /** 1 for the first time. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

/** A job that failed as often as it may. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  readonly error: string;
  readonly at: Date;
}

/** How jobs are kept: in pg-boss's tables, with pg-boss's statements on the platform's own connections. */
export interface JobStore {
  /** Makes the queues that are not there yet. */
  makeQueues(queues: readonly string[]): Promise<void>;
  /** When the queue was made: by the database's clock. */
  madeAt(queue: string): Promise<Date | undefined>;
  /** Asks for no connection but the transaction's: all others may be held by those who wait for one. */
  write(tx: Tx, queue: string, payload: unknown, job: NewJob): Promise<void>;
  take(queue: string, most: number): Promise<TakenJob[]>;
  /** False when the job is no longer this process's: another was given it, or finished it. */
  finish(job: TakenJob, tx?: Tx): Promise<boolean>;
  /** Back into the queue after a while, or to the dead letters. */
  fail(job: TakenJob, error: unknown): Promise<void>;
  /** Back into the queue as if it had not been taken. */
  giveBack(jobs: readonly TakenJob[]): Promise<void>;
  /** Says that these jobs are still being done. */
  renew(jobs: readonly TakenJob[]): Promise<void>;
  /** Fails jobs of processes that have not said so for longer than the lease. */
  reclaim(): Promise<void>;
  /** What there is to do: queues with jobs that wait, and the seconds until the next that is for later. */
  due(queues: readonly string[]): Promise<{ waiting: string[]; nextIn: number | undefined }>;
  /** Jobs being done, waiting to be done now, or failed and to be tried again. */
  unfinished(queues: readonly string[]): Promise<number>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Puts a dead letter back into its queue and tells which; undefined when there is none of that id. */
  revive(tx: Tx, id: string): Promise<string | undefined>;
  /** Deletes what is long done. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

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
}

interface BossDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Opens the tables, which are made when absent; some hundred milliseconds then, a few otherwise. */
export async function openJobStore(options: JobStoreOptions): Promise<JobStore> {
  const { database, log, leaseSeconds, retries } = options;
  /** The transaction that a job is being written in: what pg-boss asks meanwhile is asked there. */
  const writing = new AsyncLocalStorage<Tx>();
  const pool = onPool(database);
  const boss = new PgBoss({
    db: {
      executeSql(text, values) {
        // Every connection may be held by a transaction that would wait here for another one.
        const tx = writing.getStore();
        return tx ? queryIn(tx, text, values) : pool.executeSql(text, values);
      },
    },
    schema: 'pgboss',
    // What these would do is done here with fewer queries.
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 3600,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'pg-boss reports a failure'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(deadLetterQueue)) {
    await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * day });
    // Which jobs are being done is asked often; pg-boss has no index for it.
    await query(database, makeIndex);
  }
  const making = {
    // Of those that wait, one per key.
    policy: 'short',
    retryLimit: retries.limit,
    retryBackoff: retries.backoff,
    retryDelayMax: retries.backoff ? 600 : null,
    expireInSeconds: leaseSeconds,
    deleteAfterSeconds: 7 * day,
    retentionSeconds: 30 * day,
    deadLetter: deadLetterQueue,
  };

  const makeQueues = async (queues: readonly string[]) => {
    const missing = queues.filter((queue) => !known.has(queue));
    if (missing.length === 0) return;
    await query(database, createQueues, [missing, JSON.stringify(making)]);
    for (const queue of missing) known.add(queue);
  };
  const makeQueueIn = async (tx: Tx, queue: string) => {
    if (known.has(queue)) return;
    await queryIn(tx, createQueues, [[queue], JSON.stringify(making)]);
    afterCommit(tx, () => void known.add(queue));
  };

  const write: JobStore['write'] = async (tx, queue, payload, { id, startAfter, key }) => {
    await makeQueueIn(tx, queue);
    const job = id ?? newId();
    const given = { id: job, singletonKey: key ?? job, ...(startAfter ? { startAfter } : {}) };
    const kept: Kept = { queue, payload };
    while ((await writing.run(tx, () => boss.send(queue, kept, given))) === null) {
      if (id !== undefined && (await exists(tx, queue, id))) return;
      if (key !== undefined && (await joinWaiting(tx, queue, key, startAfter))) return;
      // The one that was waiting has been taken meanwhile, and may not see what this transaction wrote: one more.
    }
  };

  return {
    makeQueues,
    write,
    async madeAt(queue) {
      return (await boss.getQueue(queue))?.createdOn;
    },
    async take(queue, most) {
      const jobs = await boss.fetch<Kept>(queue, { batchSize: most, includeMetadata: true });
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
    async giveBack(jobs) {
      await query(
        database,
        `update pgboss.job set state = 'retry', started_on = null where state = 'active' and ${areThese}`,
        these(jobs),
      );
    },
    async renew(jobs) {
      await query(
        database,
        `update pgboss.job set started_on = now() where state = 'active' and ${areThese}`,
        these(jobs),
      );
    },
    reclaim: () =>
      database.transaction(async (tx) => {
        const { rows } = await queryIn<{ queue: string; id: string }>(tx, abandoned);
        for (const { queue, id } of rows) {
          log.warn({ queue, id }, 'The process that worked on a job is gone; the job is tried again');
          const why = { message: 'The process that worked on it is gone' };
          await writing.run(tx, () => boss.fail(queue, id, why));
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

/** Text and values as pg takes them; knex would read its own meaning into `?`. */
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
        // pg-boss opens transactions within one text, and leaves them open when a statement of it fails.
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
 * Holds the job that waits under this key until the transaction ends, so that it is not done before what the
 * transaction wrote can be seen.
 */
async function joinWaiting(tx: Tx, queue: string, key: string, startAfter: Date | undefined): Promise<boolean> {
  const { rowCount } = await queryIn(
    tx,
    `update pgboss.job set start_after = least(start_after, coalesce($3, now()))
      where name = $1 and singleton_key = $2 and state = 'created'`,
    [queue, key, startAfter?.toISOString() ?? null],
  );
  return rowCount === 1;
}

const these = (jobs: readonly TakenJob[]) => [jobs.map(({ queue }) => queue), jobs.map(({ id }) => id)];

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
