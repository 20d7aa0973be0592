import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../db/connect.ts';
import type { Tx } from '../db/transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { JobStore, TakenJob } from './job-store.ts';

/** A job as the one who does it meets it. */
export interface RunningJob {
  readonly id: string;
  /** 1 for the first time. */
  readonly attempt: number;
  /**
   * Aborted as soon as the process is to stop (AbortError) or the job takes too long (TimeoutError). A job that then ends
   * with the signal's reason is done by the next process as if it had not been begun here; one that goes on has the
   * time of the drain.
   */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done within a transaction, so that what it wrote there is written exactly once, however often the
   * job is tried. Fails when another process, given the job meanwhile, has finished it.
   */
  doneIn(tx: Tx): Promise<void>;
}

export type Handle = (payload: unknown, job: RunningJob) => Promise<void>;

export interface WorkOptions {
  /** Jobs of this queue that this process does at the same time. */
  readonly concurrency?: number;
  /** After which a job has failed. */
  readonly limitSeconds?: number;
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
  waitUntilIdle(): Promise<void>;
  stop(drainSeconds: number): Promise<void>;
}

export interface WorkersOptions {
  /** Rejects while the database is away. */
  store(): Promise<JobStore>;
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

export function createWorkers({ store, log, leaseSeconds, atOnce }: WorkersOptions): Workers {
  const workers = new Map<string, Worker>();
  const running = new Set<Running>();
  /** Room kept for jobs that are being taken. */
  let promised = 0;
  const stopping = new AbortController();
  /** The reason that jobs are told then. */
  const leaving = new DOMException('The process stops', 'AbortError');
  const stopped = new AbortController();
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
      ended: perform(worker, job, abort).then(() => {
        running.delete(entry);
        worker.running.delete(entry);
        takeForWaiting();
      }),
    };
    running.add(entry);
    worker.running.add(entry);
  };

  const perform = async (worker: Worker, job: TakenJob, abort: AbortController) => {
    let isDone = false;
    const doneIn = async (tx: Tx) => {
      if (!(await (await store()).finish(job, tx))) throw new Error('Another process has finished the job');
      afterCommit(tx, () => {
        isDone = true;
      });
    };
    let failure: { reason: unknown } | undefined;
    try {
      const { id, attempt, payload } = job;
      await within(worker.limitSeconds, abort, () =>
        worker.handle(payload, { id, attempt, signal: abort.signal, doneIn }),
      );
    } catch (reason) {
      failure = { reason };
    }
    if (stopped.signal.aborted || isDone) return;
    const isGivenBack = failure?.reason === leaving;
    if (failure && !isGivenBack) report(job, failure.reason);
    await record(async () => {
      if (isGivenBack) await (await store()).giveBack([job]);
      else if (failure) await (await store()).fail(job, failure.reason);
      else await (await store()).finish(job);
    });
    if (failure) look();
  };

  const report = ({ queue, id, attempt, isLastAttempt, payload }: TakenJob, reason: unknown) => {
    const job = { queue, id, attempt, institutionId: (payload as { institutionId?: unknown } | null)?.institutionId };
    if (isLastAttempt)
      log.error({ ...job, err: reason }, 'A job failed for the last time and is among the dead letters');
    else log.warn({ ...job, err: reason }, 'A job failed and will be tried again');
  };

  /** What a job came to is told again until the database hears it. */
  const record = async (outcome: () => Promise<void>) => {
    for (let wait = 100; !stopped.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        return await outcome();
      } catch (error) {
        if (!isUnavailable(error)) return log.error({ err: error }, 'What a job came to could not be recorded');
        await pause(wait, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
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
      if (running.size > 0) await jobs.renew([...running].map(({ job }) => job));
      await jobs.reclaim();
    } catch (error) {
      log.debug({ err: error }, 'Leases of jobs could not be renewed');
    }
  };
  const leases = setInterval(keepLeases, (leaseSeconds * 1000) / 4).unref();

  return {
    add(queue, handle, { concurrency = 4, limitSeconds = 900 } = {}) {
      if (workers.has(queue)) throw new Error(`${queue} is worked on already`);
      const state = { isTaking: false, taking: undefined, isWoken: false, isWaiting: false, isEnded: false };
      workers.set(queue, { queue, handle, concurrency, limitSeconds, running: new Set(), ...state });
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

/** Rejects when it takes longer, and tells the work so; work that does not listen goes on unheard. */
async function within(seconds: number, abort: AbortController, work: () => Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`It took longer than ${seconds} s`, 'TimeoutError');
    abort.abort(reason);
    reject(reason);
  }, seconds * 1000).unref();
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
