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
  /** Written in this transaction: with its commit, or not at all. */
  readonly tx?: Tx | undefined;
  /** Sending the same id to the same queue again changes nothing (for a week). */
  readonly id?: string | undefined;
  readonly startAfter?: Date | undefined;
  /** At most one job waits under a key. One that is being done does not count: what is new may have escaped it. */
  readonly singletonKey?: string | undefined;
  /** How often it is tried again when it fails; 10 times where it is not said. */
  readonly retries?: number | undefined;
}

/** Queues of jobs: each is done at least once, in no promised order, by one of all processes that work on its queue. */
export interface Queueing {
  /** Resolves with the id of the job that waits once it is written; fails as unavailable while the database is away. */
  send(queue: string, payload: unknown, options?: SendOptions): Promise<string>;
  /** A job that waits, runs, or ended less than a week ago. */
  find(queue: string, id: string, tx?: Tx): Promise<FoundJob | undefined>;
  /** Drops a job that waits, and aborts one that runs, in whichever process. False when it has ended. */
  cancel(queue: string, id: string, tx?: Tx): Promise<boolean>;
  /** False when the job does not wait. */
  reschedule(queue: string, id: string, startAfter: Date, tx?: Tx): Promise<boolean>;
  /** Has jobs of this queue done here, from soon after: it does not wait for the database. */
  work(queue: string, handle: Handle, options?: WorkOptions): Promise<void>;
  /** Takes no more jobs of the queue; resolves when those being done are. */
  unwork(queue: string): Promise<void>;
  /** Cron, UTC. One of all processes runs it each time; once for times that passed while none ran, up to a day ago. */
  schedule(queue: string, cron: string, run: () => Promise<void>): Promise<void>;
  /** Jobs that failed as often as they may. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Has a dead letter tried anew; false when there is none of that id. */
  revive(id: string): Promise<boolean>;
  /**
   * For tests: resolves when nothing waits to be done now, nor is being done or tried again, in the queues worked on
   * here.
   */
  waitUntilIdle(): Promise<void>;
  /** For tests: jobs for later are due sooner by so much, as when the clock is put forward. */
  advance(seconds: number): void;
  /** Takes no more jobs and waits for those being done; what is not done by then is left to other processes. */
  stop(options: { drainSeconds: number }): Promise<void>;
}

export interface QueueingOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly log: DatabaseLog;
  readonly clock?: Clock;
  /** Jobs this process does at the same time. */
  readonly atOnce?: number;
  /** After this time without a sign from its process, a job is given to another. */
  readonly leaseSeconds?: number;
  /** Later and later with backoff: 1 to 2 s, 2 to 4 s, … up to 10 minutes. */
  readonly retries?: { readonly limit: number; readonly backoff: boolean };
}

const topic = 'queueing';
const cancelledTopic = 'queueing-cancelled';
const maintenanceSeconds = 3600;

/** Opens the queues. Returns at once: the tables are opened, or made, beside whatever else starts. */
export function openQueueing(options: QueueingOptions): Queueing {
  const { database, signals, log, clock = systemClock, atOnce = 8, leaseSeconds = 60 } = options;
  const retries = options.retries ?? { limit: 10, backoff: true };
  let opening: Promise<JobStore> | undefined;
  let isStopped = false;

  /** The tables; opened again by the next who asks when the database was away. */
  const store = () => {
    if (isStopped) return Promise.reject(new Error('Queueing has been stopped'));
    opening ??= openJobStore({ database, log, leaseSeconds, retries }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  store().catch((error: unknown) => log.debug({ err: error }, 'The queues could not be opened yet'));

  /** Queues wait by the database's clock; `startAfter` is of the platform's, which a test may have put forward. */
  const due = (startAfter: Date) => new Date(Date.now() + startAfter.getTime() - clock.now().getTime());
  const workers = createWorkers({ store, log, due, leaseSeconds, atOnce });
  const schedules = createSchedules({ database, clock, log, store, announce: (queue) => signals.send(topic, queue) });
  const endings = [
    signals.on(topic, (queue) => (queue === null ? workers.look() : workers.wake(String(queue)))),
    signals.on(cancelledTopic, (id) => workers.cancel(String(id))),
    signals.onBack(() => workers.look()),
  ];
  let advanced = Promise.resolve();
  const maintain = () =>
    store()
      .then((jobs) => jobs.maintain())
      .catch((error: unknown) => log.debug({ err: error }, 'Done jobs could not be deleted yet'));
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
        .then(() => workers.look())
        .catch((error: unknown) => log.warn({ err: error }, 'Jobs for later could not be brought forward'));
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

/** Makes the tables in a database that is to be a template. */
export async function installQueueing(database: Database, log: DatabaseLog): Promise<void> {
  const store = await openJobStore({ database, log, leaseSeconds: 60, retries: { limit: 10, backoff: true } });
  await store.close();
}
