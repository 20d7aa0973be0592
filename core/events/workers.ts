import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../db/connect.ts';
import type { JobStore, TakenJob } from './job-store.ts';
import type { Handle, JobOutcome } from './run-job.ts';
import { cancelled, createRunner, leaving } from './run-job.ts';

export interface WorkOptions {
  /** Jobs of this queue that this process does at the same time. */
  readonly concurrency?: number;
  /** After which a job has failed. */
  readonly limitSeconds?: number;
  /** Called once it is written down what a run came to. */
  settled?(payload: unknown, id: string, outcome: JobOutcome): void;
}

/** Does the jobs of queues. */
export interface Workers {
  add(queue: string, handle: Handle, options?: WorkOptions): void;
  /** Takes no more jobs of the queue; resolves when those being done are. */
  remove(queue: string): Promise<void>;
  /** There is something new in a queue. */
  wake(queue: string): void;
  /** Looks into all queues. */
  look(): void;
  /** A job was cancelled: its signal is aborted if it is being done here. */
  cancel(id: string): void;
  waitUntilIdle(): Promise<void>;
  stop(drainSeconds: number): Promise<void>;
}

export interface WorkersOptions {
  /** Rejects while the database is away. */
  store(): Promise<JobStore>;
  /** A time of the platform's clock by that of the queues. */
  due(at: Date): Date;
  readonly log: DatabaseLog;
  readonly leaseSeconds: number;
  /** Jobs of all queues that this process does at the same time. */
  readonly atOnce: number;
}

interface Worker {
  readonly queue: string;
  readonly handle: Handle;
  readonly concurrency: number;
  readonly limitSeconds: number;
  readonly settled: WorkOptions['settled'];
  readonly running: Set<Running>;
  isTaking: boolean;
  /** The last time it was. */
  taking: Promise<void> | undefined;
  /** There may be something new. */
  isWoken: boolean;
  /** There was no room. */
  isWaiting: boolean;
  isEnded: boolean;
}

interface Running {
  readonly job: TakenJob;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** Between looks, when no signal says that there is something new. */
const lookSeconds = 5;

export function createWorkers({ store, due, log, leaseSeconds, atOnce }: WorkersOptions): Workers {
  const workers = new Map<string, Worker>();
  const running = new Set<Running>();
  /** Room kept for jobs that are being taken. */
  let promised = 0;
  const stopping = new AbortController();
  const stopped = new AbortController();
  const { perform, isDone } = createRunner({ store, due, log, stopped: stopped.signal });
  let looking = Promise.resolve();
  let isLooking = false;
  let isLookWanted = false;
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
        const room = Math.min(worker.concurrency - worker.running.size, atOnce - running.size - promised);
        worker.isWaiting = room <= 0;
        if (worker.isWaiting) return;
        promised += room;
        try {
          const jobs = await (await store()).take(worker.queue, room);
          if (isOver() && jobs.length > 0) return await (await store()).giveBack(jobs);
          for (const job of jobs) run(worker, job);
          // There may be more: asked for again when one of these ends.
          worker.isWaiting = jobs.length === room;
        } finally {
          promised -= room;
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
        if (outcome !== 'done') look();
        running.delete(entry);
        worker.running.delete(entry);
        takeForWaiting();
      }),
    };
    running.add(entry);
    worker.running.add(entry);
  };

  const look = () => {
    isLookWanted = true;
    if (isLooking) return;
    isLooking = true;
    looking = lookOften();
  };
  const lookOften = async () => {
    while (isLookWanted && !stopping.signal.aborted) {
      isLookWanted = false;
      clearTimeout(timer);
      const seconds = await lookOnce();
      if (!isLookWanted && !stopping.signal.aborted) timer = setTimeout(look, seconds * 1000 + 1).unref();
    }
    isLooking = false;
  };
  /** Seconds until it is worth looking again. */
  const lookOnce = async (): Promise<number> => {
    const queues = [...workers.keys()];
    if (queues.length === 0) return lookSeconds;
    try {
      const jobs = await store();
      await jobs.makeQueues(queues);
      const { waiting, nextIn = lookSeconds } = await jobs.due(queues);
      for (const queue of waiting) wake(queue);
      return Math.min(nextIn, lookSeconds);
    } catch (error) {
      log.debug({ err: error }, 'The queues could not be read');
      return lookSeconds;
    }
  };

  const keepLeases = async () => {
    try {
      const jobs = await store();
      const held = [...running];
      if (held.length > 0) {
        const renewed = await jobs.renew(held.map(({ job }) => job));
        // Cancelled, erased or given to another process, which a signal may not have told.
        for (const { job, abort } of held) if (!renewed.has(job.id) && !isDone(job)) abort.abort(cancelled);
      }
      await jobs.reclaim();
    } catch (error) {
      log.debug({ err: error }, 'Leases of jobs could not be renewed');
    }
  };
  const leases = setInterval(keepLeases, (leaseSeconds * 1000) / 4).unref();

  return {
    add(queue, handle, { concurrency = 4, limitSeconds = 900, settled } = {}) {
      if (workers.has(queue)) throw new Error(`${queue} is worked on already`);
      const state = { isTaking: false, taking: undefined, isWoken: false, isWaiting: false, isEnded: false };
      workers.set(queue, { queue, handle, concurrency, limitSeconds, settled, running: new Set(), ...state });
      look();
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
    look,
    cancel(id) {
      for (const { job, abort } of running) if (job.id === id) abort.abort(cancelled);
    },
    async waitUntilIdle() {
      for (;;) {
        const unfinished = await (await store()).unfinished([...workers.keys()]);
        if (unfinished === 0 && running.size === 0) return;
        look();
        // Other processes' work ends without a word here.
        await Promise.race([pause(20), ...[...running].map(({ ended }) => ended)]);
      }
    },
    async stop(drainSeconds) {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([looking, ...[...workers.values()].map(({ taking }) => taking)]);
      for (const { abort } of running) abort.abort(leaving);
      const drained = Promise.all([...running].map(({ ended }) => ended));
      const late = new AbortController();
      await Promise.race([drained, pause(drainSeconds * 1000, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      stopped.abort();
      clearInterval(leases);
      const left = [...running].map(({ job }) => job);
      if (left.length > 0) await (await store()).giveBack(left).catch(() => {});
    },
  };
}
