import { setTimeout as pause } from 'node:timers/promises';
import type { JobState } from '../contract/jobs.ts';
import type { DatabaseLog } from '../db/connect.ts';
import type { Tx } from '../db/transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { JobProgress, JobStore, TakenJob } from './job-store.ts';

/** A job as the one who does it meets it. */
export interface RunningJob {
  readonly id: string;
  /** 1 for the first time. */
  readonly attempt: number;
  /**
   * Aborted as soon as the process is to stop or the job was cancelled (AbortError), or when it takes too long
   * (TimeoutError). After a stop, a job that ends
   * with the signal's reason is done by the next process as if it had not been begun here; one that goes on has the
   * time of the drain.
   */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done within a transaction, so that what it wrote there is written exactly once, however often the
   * job is tried. Fails when another process, given the job meanwhile, has finished it.
   */
  doneIn(tx: Tx): Promise<void>;
  /** Kept with the job. */
  keepProgress(progress: JobProgress): Promise<void>;
}

/** What a run of a job came to: `waiting` where it is tried again or was postponed. */
export type JobOutcome = Exclude<JobState, 'running' | 'cancelled'>;

/** Thrown by a handler that cannot run its job yet. The run does not count. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
  readonly until: Date;

  constructor(until: Date) {
    super(`The job waits until ${until.toISOString()}`);
    this.until = until;
  }
}

export type Handle = (payload: unknown, job: RunningJob) => Promise<void>;

/** What the runs of a queue have in common. */
interface Runnable {
  readonly handle: Handle;
  readonly limitSeconds: number;
  settled?(payload: unknown, id: string, outcome: JobOutcome): void;
}

interface RunnerOptions {
  store(): Promise<JobStore>;
  /** A time of the platform's clock by that of the queues. */
  due(at: Date): Date;
  readonly log: DatabaseLog;
  /** Aborted when the process no longer waits for jobs. */
  readonly stopped: AbortSignal;
}

/** Why signals of jobs are aborted, beside a run that takes too long. */
export const leaving = new DOMException('The process stops', 'AbortError');
export const cancelled = new DOMException('The job was cancelled', 'AbortError');

/** Runs jobs and records the outcome of each run. */
export function createRunner({ store, due, log, stopped }: RunnerOptions) {
  /** Jobs that marked themselves as done in a transaction. */
  const done = new WeakSet<TakenJob>();

  const perform = async (worker: Runnable, job: TakenJob, abort: AbortController) => {
    const doneIn = async (tx: Tx) => {
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
          doneIn,
          keepProgress: async (progress) => (await store()).keepProgress(job, progress),
        }),
      );
    } catch (reason) {
      failure = { reason };
    }
    if (stopped.aborted || done.has(job) || abort.signal.reason === cancelled) return undefined;
    const isGivenBack = failure?.reason === leaving;
    const isPostponed = failure?.reason instanceof Postponed;
    if (failure && !isGivenBack && !isPostponed) report(job, failure.reason);
    const outcome = await record(() => settle(job, failure, isGivenBack));
    if (outcome) worker.settled?.(job.payload, job.id, outcome);
    return outcome;
  };

  const settle = async (
    job: TakenJob,
    failure: { reason: unknown } | undefined,
    isGivenBack: boolean,
  ): Promise<JobOutcome | undefined> => {
    const jobs = await store();
    if (!failure) return (await jobs.finish(job)) ? 'done' : undefined;
    if (isGivenBack) await jobs.giveBack([job]);
    else if (failure.reason instanceof Postponed) await jobs.postpone(job, due(failure.reason.until));
    else await jobs.fail(job, failure.reason);
    return job.isLastAttempt && !isGivenBack && !(failure.reason instanceof Postponed) ? 'failed' : 'waiting';
  };

  const report = ({ queue, id, attempt, isLastAttempt, payload }: TakenJob, reason: unknown) => {
    const job = { queue, id, attempt, institutionId: (payload as { institutionId?: unknown } | null)?.institutionId };
    if (isLastAttempt)
      log.error({ ...job, err: reason }, 'A job failed for the last time and is among the dead letters');
    else log.warn({ ...job, err: reason }, 'A job failed and will be tried again');
  };

  /** What a job came to is told again until the database hears it. */
  const record = async <T>(outcome: () => Promise<T>): Promise<T | undefined> => {
    for (let wait = 100; !stopped.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        return await outcome();
      } catch (error) {
        if (!isUnavailable(error)) {
          log.error({ err: error }, 'What a job came to could not be recorded');
          return undefined;
        }
        await pause(wait, undefined, { signal: stopped }).catch(() => {});
      }
    }
    return undefined;
  };

  return { perform, isDone: (job: TakenJob) => done.has(job) };
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
