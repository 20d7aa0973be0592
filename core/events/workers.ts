import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../db/connect.ts';
import type { JobStore, TakenJob } from './job-store.ts';
import type { Handle, JobOutcome } from './run-job.ts';
import { cancelled, createRunner, stopReason } from './run-job.ts';

export interface WorkOptions {
  /** Maximum number of concurrent jobs of this queue in this process. */
  readonly concurrency?: number;
  /** Time limit for a run. */
  readonly limitSeconds?: number;
  /** Called after the outcome of a run has been recorded. */
  onSettled?(payload: unknown, id: string, outcome: JobOutcome): void;
}

/** Runs the jobs of queues. */
export interface Workers {
  add(queue: string, handle: Handle, options?: WorkOptions): void;
  /** Stops taking jobs of the queue. Resolves when running jobs have ended. */
  remove(queue: string): Promise<void>;
  /** Checks a queue for new jobs. */
  wake(queue: string): void;
  /** Checks all queues. */
  poll(): void;
  /** Aborts a cancelled job if it is running in this process. */
  cancel(id: string): void;
  waitUntilIdle(): Promise<void>;
  stop(drainSeconds: number): Promise<void>;
}

export interface WorkersOptions {
  /** Rejects while the database is unavailable. */
  store(): Promise<JobStore>;
  /** Converts a time of the platform's clock to the database's clock. */
  due(at: Date): Date;
  readonly log: DatabaseLog;
  readonly leaseSeconds: number;
  /** Maximum number of concurrent jobs of all queues in this process. */
  readonly maxConcurrentJobs: number;
}

interface Worker {
  readonly queue: string;
  readonly handle: Handle;
  readonly concurrency: number;
  readonly limitSeconds: number;
  readonly onSettled: WorkOptions['onSettled'];
  readonly running: Set<Running>;
  isTaking: boolean;
  /** The last or current attempt to take jobs. */
  taking: Promise<void> | undefined;
  /** There may be new jobs. */
  isWoken: boolean;
  /** Jobs could not be taken because the limit of concurrent jobs was reached. */
  isWaiting: boolean;
  isEnded: boolean;
}

interface Running {
  readonly job: TakenJob;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** Polling interval without signals of new jobs. */
const pollSeconds = 5;

export function createWorkers({ store, due, log, leaseSeconds, maxConcurrentJobs }: WorkersOptions): Workers {
  const workers = new Map<string, Worker>();
  const running = new Set<Running>();
  /** Slots reserved for jobs that are being taken. */
  let reserved = 0;
  const stopping = new AbortController();
  const stopped = new AbortController();
  const { perform, isDone } = createRunner({ store, due, log, stopped: stopped.signal });
  let polling = Promise.resolve();
  let isPolling = false;
  let isPollRequested = false;
  let timer: NodeJS.Timeout | undefined;

  const take = (worker: Worker) => {
    worker.isWoken = true;
    if (worker.isTaking) return;
    worker.isTaking = true;
    worker.taking = takeAll(worker);
  };
  const wake = (queue: string) => {
    const worker = workers.get(queue);
    if (worker) take(worker);
  };
  const takeForWaiting = (but?: Worker) => {
    for (const worker of workers.values()) if (worker.isWaiting && worker !== but) take(worker);
  };
  const takeAll = async (worker: Worker) => {
    const isOver = () => worker.isEnded || stopping.signal.aborted;
    try {
      while (worker.isWoken && !isOver()) {
        worker.isWoken = false;
        const room = Math.min(worker.concurrency - worker.running.size, maxConcurrentJobs - running.size - reserved);
        worker.isWaiting = room <= 0;
        if (worker.isWaiting) return;
        reserved += room;
        try {
          const jobs = await (await store()).take(worker.queue, room);
          if (isOver() && jobs.length > 0) return await (await store()).release(jobs);
          for (const job of jobs) run(worker, job);
          // There may be more jobs; they are taken when one of these ends.
          worker.isWaiting = jobs.length === room;
        } finally {
          reserved -= room;
          takeForWaiting(worker);
        }
      }
    } catch (error) {
      log.debug({ err: error, queue: worker.queue }, 'A queue could not be read');
    } finally {
      worker.isTaking = false;
    }
  };

  const run = (worker: Worker, job: TakenJob) => {
    const abort = new AbortController();
    const entry: Running = {
      job,
      abort,
      ended: perform(worker, job, abort).then((outcome) => {
        if (outcome !== 'done') poll();
        running.delete(entry);
        worker.running.delete(entry);
        takeForWaiting();
      }),
    };
    running.add(entry);
    worker.running.add(entry);
  };

  const poll = () => {
    isPollRequested = true;
    if (isPolling) return;
    isPolling = true;
    polling = pollRepeatedly();
  };
  const pollRepeatedly = async () => {
    while (isPollRequested && !stopping.signal.aborted) {
      isPollRequested = false;
      clearTimeout(timer);
      const seconds = await pollOnce();
      if (!isPollRequested && !stopping.signal.aborted) timer = setTimeout(poll, seconds * 1000 + 1).unref();
    }
    isPolling = false;
  };
  /** Wakes queues with due jobs. Returns the seconds until the next poll. */
  const pollOnce = async (): Promise<number> => {
    const queues = [...workers.keys()];
    if (queues.length === 0) return pollSeconds;
    try {
      const jobs = await store();
      await jobs.createQueues(queues);
      const { waiting, nextIn = pollSeconds } = await jobs.due(queues);
      for (const queue of waiting) wake(queue);
      return Math.min(nextIn, pollSeconds);
    } catch (error) {
      log.debug({ err: error }, 'The queues could not be read');
      return pollSeconds;
    }
  };

  const keepLeases = async () => {
    try {
      const jobs = await store();
      const held = [...running];
      if (held.length > 0) {
        const renewed = await jobs.renew(held.map(({ job }) => job));
        // The job was cancelled, deleted, or given to another process, and the signal may have been missed.
        for (const { job, abort } of held) if (!renewed.has(job.id) && !isDone(job)) abort.abort(cancelled);
      }
      await jobs.reclaim();
    } catch (error) {
      log.debug({ err: error }, 'Leases of jobs could not be renewed');
    }
  };
  const leases = setInterval(keepLeases, (leaseSeconds * 1000) / 4).unref();

  return {
    add(queue, handle, { concurrency = 4, limitSeconds = 900, onSettled } = {}) {
      if (workers.has(queue)) throw new Error(`${queue} already has a worker in this process`);
      const state = { isTaking: false, taking: undefined, isWoken: false, isWaiting: false, isEnded: false };
      workers.set(queue, { queue, handle, concurrency, limitSeconds, onSettled, running: new Set(), ...state });
      poll();
    },
    async remove(queue) {
      const worker = workers.get(queue);
      if (!worker) return;
      worker.isEnded = true;
      workers.delete(queue);
      await worker.taking;
      await Promise.all([...worker.running].map(({ ended }) => ended));
    },
    wake,
    poll,
    cancel(id) {
      for (const { job, abort } of running) if (job.id === id) abort.abort(cancelled);
    },
    async waitUntilIdle() {
      for (;;) {
        const unfinished = await (await store()).unfinished([...workers.keys()]);
        if (unfinished === 0 && running.size === 0) return;
        poll();
        // Jobs of other processes are noticed only by polling.
        await Promise.race([pause(20), ...[...running].map(({ ended }) => ended)]);
      }
    },
    async stop(drainSeconds) {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([polling, ...[...workers.values()].map(({ taking }) => taking)]);
      for (const { abort } of running) abort.abort(stopReason);
      const drained = Promise.all([...running].map(({ ended }) => ended));
      const late = new AbortController();
      await Promise.race([drained, pause(drainSeconds * 1000, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      stopped.abort();
      clearInterval(leases);
      const unfinished = [...running].map(({ job }) => job);
      if (unfinished.length > 0) await (await store()).release(unfinished).catch(() => {});
    },
  };
}
