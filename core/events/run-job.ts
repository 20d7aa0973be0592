import { setTimeout as pause } from 'node:timers/promises';
import type { JobState } from '../contract/jobs.ts';
import type { DatabaseLog } from '../db/connect.ts';
import type { Tx } from '../db/transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { JobProgress, JobStore, TakenJob } from './job-store.ts';

/** A running job, as passed to its handler. */
export interface RunningJob {
  readonly id: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /**
   * Aborted when the process stops or the job is cancelled (AbortError), or when the run takes too long (TimeoutError).
   * After a stop, a job that rejects with the signal's reason is run by another process as if it had not started here;
   * otherwise it may continue until the drain timeout.
   */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done within a transaction, so that the transaction's changes are made exactly once. Rejects when
   * another process has completed the job in the meantime.
   */
  completeIn(tx: Tx): Promise<void>;
  /** Stores the job's progress. */
  saveProgress(progress: JobProgress): Promise<void>;
}

/** The outcome of a run: `waiting` if the job will be retried or was postponed. */
export type JobOutcome = Exclude<JobState, 'running' | 'cancelled'>;

/** Thrown by a handler to run its job later. The run does not count as an attempt. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
  readonly until: Date;

  constructor(until: Date) {
    super(`The job was postponed until ${until.toISOString()}`);
    this.until = until;
  }
}

export type Handle = (payload: unknown, job: RunningJob) => Promise<void>;

/** Options shared by all runs of a queue. */
interface Runnable {
  readonly handle: Handle;
  readonly limitSeconds: number;
  onSettled?(payload: unknown, id: string, outcome: JobOutcome): void;
}

interface RunnerOptions {
  store(): Promise<JobStore>;
  /** Converts a time of the platform's clock to the database's clock. */
  due(at: Date): Date;
  readonly log: DatabaseLog;
  /** Aborted when the process no longer waits for jobs. */
  readonly stopped: AbortSignal;
}

/** Reasons for aborting jobs, besides timeouts. */
export const stopReason = new DOMException('The process stops', 'AbortError');
export const cancelled = new DOMException('The job was cancelled', 'AbortError');

/** Runs jobs and records the outcome of each run. */
export function createRunner({ store, due, log, stopped }: RunnerOptions) {
  /** Jobs completed in a transaction of their handler. */
  const done = new WeakSet<TakenJob>();

  const perform = async (worker: Runnable, job: TakenJob, abort: AbortController) => {
    const completeIn = async (tx: Tx) => {
      if (!(await (await store()).finish(job, tx))) throw new Error('Another process has finished the job');
      afterCommit(tx, () => {
        done.add(job);
      });
    };
    let failure: { reason: unknown } | undefined;
    try {
      const { id, attempt, payload } = job;
      await within(worker.limitSeconds, abort, () =>
        worker.handle(payload, {
          id,
          attempt,
          signal: abort.signal,
          completeIn,
          saveProgress: async (progress) => (await store()).saveProgress(job, progress),
        }),
      );
    } catch (reason) {
      failure = { reason };
    }
    if (stopped.aborted || done.has(job) || abort.signal.reason === cancelled) return undefined;
    const isReleased = failure?.reason === stopReason;
    const isPostponed = failure?.reason instanceof Postponed;
    if (failure && !isReleased && !isPostponed) report(job, failure.reason);
    const outcome = await record(() => settle(job, failure, isReleased));
    if (outcome) worker.onSettled?.(job.payload, job.id, outcome);
    return outcome;
  };

  const settle = async (
    job: TakenJob,
    failure: { reason: unknown } | undefined,
    isReleased: boolean,
  ): Promise<JobOutcome | undefined> => {
    const jobs = await store();
    if (!failure) return (await jobs.finish(job)) ? 'done' : undefined;
    if (isReleased) await jobs.release([job]);
    else if (failure.reason instanceof Postponed) await jobs.postpone(job, due(failure.reason.until));
    else await jobs.fail(job, failure.reason);
    return job.isLastAttempt && !isReleased && !(failure.reason instanceof Postponed) ? 'failed' : 'waiting';
  };

  const report = ({ queue, id, attempt, isLastAttempt, payload }: TakenJob, reason: unknown) => {
    const job = { queue, id, attempt, institutionId: (payload as { institutionId?: unknown } | null)?.institutionId };
    if (isLastAttempt) log.error({ ...job, err: reason }, 'A job failed for the last time and is now a dead letter');
    else log.warn({ ...job, err: reason }, 'A job failed and will be retried');
  };

  /** Records an outcome, retrying while the database is unavailable. */
  const record = async <T>(outcome: () => Promise<T>): Promise<T | undefined> => {
    for (let wait = 100; !stopped.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        return await outcome();
      } catch (error) {
        if (!isUnavailable(error)) {
          log.error({ err: error }, 'The outcome of a job could not be recorded');
          return undefined;
        }
        await pause(wait, undefined, { signal: stopped }).catch(() => {});
      }
    }
    return undefined;
  };

  return { perform, isDone: (job: TakenJob) => done.has(job) };
}

/** Rejects and aborts the work after the time limit. Work that ignores the signal continues without effect on the result. */
async function within(seconds: number, abort: AbortController, work: () => Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`The job took longer than ${seconds} s`, 'TimeoutError');
    abort.abort(reason);
    reject(reason);
  }, seconds * 1000).unref();
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
