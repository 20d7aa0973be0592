import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { Database, DatabaseLog } from '../db/connect.ts';
import type { Signals } from '../db/signals.ts';
import type { Tx } from '../db/transaction.ts';
import type { DeadLetter, FoundJob, JobStore } from './job-store.ts';
import { openJobStore } from './pg-boss-store.ts';
import type { Handle } from './run-job.ts';
import { createSchedules } from './schedules.ts';
import type { WorkOptions } from './workers.ts';
import { createWorkers } from './workers.ts';

export interface SendOptions {
  /** Transaction in which the job is written. */
  readonly tx?: Tx | undefined;
  /** Sending the same id to the same queue again within a week has no effect. */
  readonly id?: string | undefined;
  readonly startAfter?: Date | undefined;
  /** At most one waiting job has a key. Running jobs do not count, because they may have missed recent changes. */
  readonly singletonKey?: string | undefined;
  /** Maximum number of retries. Default 10. */
  readonly retries?: number | undefined;
}

/** Job queues. Each job runs at least once, in no guaranteed order, in one of the processes that work on its queue. */
export interface Queueing {
  /** Queues a job. Resolves with the id of the waiting job; rejects while the database is unavailable. */
  send(queue: string, payload: unknown, options?: SendOptions): Promise<string>;
  /** Finds a job that is waiting or running, or ended less than a week ago. */
  find(queue: string, id: string, tx?: Tx): Promise<FoundJob | undefined>;
  /** Removes a waiting job, or aborts a running one in any process. Returns false if it has ended. */
  cancel(queue: string, id: string, tx?: Tx): Promise<boolean>;
  /** Moves a waiting job to another time. Returns false if it is not waiting. */
  reschedule(queue: string, id: string, startAfter: Date, tx?: Tx): Promise<boolean>;
  /** Starts running jobs of this queue in this process. Does not wait for the database. */
  work(queue: string, handle: Handle, options?: WorkOptions): Promise<void>;
  /** Stops taking jobs of the queue. Resolves when running jobs have ended. */
  unwork(queue: string): Promise<void>;
  /** Runs work on a cron schedule (UTC), in one process each time. A run missed within the last day is made up once. */
  schedule(queue: string, cron: string, run: () => Promise<void>): Promise<void>;
  /** Jobs whose retries have all failed. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Retries a dead letter. Returns false for an unknown id. */
  revive(id: string): Promise<boolean>;
  /**
   * For tests: resolves when the queues of this process have no jobs that are due, running, or to be retried.
   */
  waitUntilIdle(): Promise<void>;
  /** For tests: makes delayed jobs due earlier, as if the clock had been moved. */
  advance(seconds: number): void;
  /** Stops taking jobs and waits for running ones. Jobs that do not end in time are left to other processes. */
  stop(options: { drainSeconds: number }): Promise<void>;
}

export interface QueueingOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly log: DatabaseLog;
  readonly clock?: Clock;
  /** Maximum number of concurrent jobs in this process. */
  readonly maxConcurrentJobs?: number;
  /** After this time without a renewal, a job is given to another process. */
  readonly leaseSeconds?: number;
  /** With backoff the delay grows: 1 to 2 s, 2 to 4 s, … up to 10 minutes. */
  readonly retries?: { readonly limit: number; readonly backoff: boolean };
}

const topic = 'queueing';
const cancelledTopic = 'queueing-cancelled';
const maintenanceSeconds = 3600;

/** Opens the queues. Returns immediately; the tables are opened or created in the background. */
export function openQueueing(options: QueueingOptions): Queueing {
  const { database, signals, log, clock = systemClock, maxConcurrentJobs = 8, leaseSeconds = 60 } = options;
  const retries = options.retries ?? { limit: 10, backoff: true };
  let opening: Promise<JobStore> | undefined;
  let isStopped = false;

  /** Opens the tables once; retried by the next call if the database was unavailable. */
  const store = () => {
    if (isStopped) return Promise.reject(new Error('Queueing has been stopped'));
    opening ??= openJobStore({ database, log, leaseSeconds, retries }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  store().catch((error: unknown) => log.debug({ err: error }, 'The queues could not be opened yet'));

  /** Converts a time of the platform's clock, which tests may move, to the database's clock. */
  const due = (startAfter: Date) => new Date(Date.now() + startAfter.getTime() - clock.now().getTime());
  const workers = createWorkers({ store, log, due, leaseSeconds, maxConcurrentJobs });
  const schedules = createSchedules({ database, clock, log, store, announce: (queue) => signals.send(topic, queue) });
  const endings = [
    signals.on(topic, (queue) => (queue === null ? workers.poll() : workers.wake(String(queue)))),
    signals.on(cancelledTopic, (id) => workers.cancel(String(id))),
    signals.onBack(() => workers.poll()),
  ];
  let advanced = Promise.resolve();
  const maintain = () =>
    store()
      .then((jobs) => jobs.maintain())
      .catch((error: unknown) => log.debug({ err: error }, 'Expired jobs could not be deleted yet'));
  const maintenance = setInterval(maintain, maintenanceSeconds * 1000).unref();

  return {
    async send(queue, payload, { tx, id, startAfter, singletonKey: key, retries } = {}) {
      const jobs = await store();
      const job = { id, key, retries, startAfter: startAfter && due(startAfter) };
      return database.transaction(async (within) => {
        const [written] = await Promise.all([
          jobs.write(within, queue, payload, job),
          signals.send(topic, startAfter ? null : queue, within),
        ]);
        return written;
      }, tx);
    },
    find: async (queue, id, tx) => (await store()).find(queue, id, tx),
    async cancel(queue, id, tx) {
      const jobs = await store();
      return database.transaction(async (within) => {
        const isCancelled = await jobs.cancel(within, queue, id);
        if (isCancelled) await signals.send(cancelledTopic, id, within);
        return isCancelled;
      }, tx);
    },
    async reschedule(queue, id, startAfter, tx) {
      const jobs = await store();
      return database.transaction(async (within) => {
        const isMoved = await jobs.reschedule(within, queue, id, due(startAfter));
        if (isMoved) await signals.send(topic, null, within);
        return isMoved;
      }, tx);
    },
    async work(queue, handle, settings) {
      workers.add(queue, handle, settings);
    },
    unwork: (queue) => workers.remove(queue),
    async schedule(queue, cron, run) {
      schedules.add(queue, cron);
      workers.add(queue, () => run(), { concurrency: 1 });
    },
    deadLetters: async () => (await store()).deadLetters(),
    async revive(id) {
      const jobs = await store();
      return database.transaction(async (tx) => {
        const queue = await jobs.revive(tx, id);
        if (queue !== undefined) await signals.send(topic, queue, tx);
        return queue !== undefined;
      });
    },
    async waitUntilIdle() {
      await advanced;
      await workers.waitUntilIdle();
    },
    advance(seconds) {
      advanced = advanced
        .then(async () => (await store()).advance(seconds))
        .then(() => workers.poll())
        .catch((error: unknown) => log.warn({ err: error }, 'Delayed jobs could not be made due earlier'));
    },
    async stop({ drainSeconds }) {
      if (isStopped) return;
      for (const end of endings) end();
      clearInterval(maintenance);
      schedules.stop();
      await workers.stop(drainSeconds);
      const opened = await opening?.catch(() => undefined);
      isStopped = true;
      await opened?.close();
    },
  };
}

/** Creates the tables in a template database. */
export async function installQueueing(database: Database, log: DatabaseLog): Promise<void> {
  const store = await openJobStore({ database, log, leaseSeconds: 60, retries: { limit: 10, backoff: true } });
  await store.close();
}
