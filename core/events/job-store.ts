import type { JobState } from '../contract/jobs.ts';
import type { Tx } from '../db/transaction.ts';

/** A job that is to be done. */
export interface NewJob {
  /** A second job of the same id on the same queue is dropped. */
  readonly id?: string | undefined;
  readonly startAfter?: Date | undefined;
  /** At most one job of a queue waits under a key; one that is being done does not count. */
  readonly key?: string | undefined;
  /** How often it is tried again when it fails, if not as often as all are. */
  readonly retries?: number | undefined;
}

/** What is known of a job until a week after its end. */
export interface FoundJob {
  readonly payload: unknown;
  readonly state: JobState;
  readonly progress: JobProgress | undefined;
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
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
  write(tx: Tx, queue: string, payload: unknown, job: NewJob): Promise<string>;
  find(queue: string, id: string, tx?: Tx): Promise<FoundJob | undefined>;
  /** False when the job has ended. One that is being done is no longer its process's. */
  cancel(tx: Tx, queue: string, id: string): Promise<boolean>;
  /** False when the job does not wait. */
  reschedule(tx: Tx, queue: string, id: string, startAfter: Date): Promise<boolean>;
  take(queue: string, most: number): Promise<TakenJob[]>;
  /** False when the job is no longer this process's: another was given it, or finished it. */
  finish(job: TakenJob, tx?: Tx): Promise<boolean>;
  /** Back into the queue after a while, or to the dead letters. */
  fail(job: TakenJob, error: unknown): Promise<void>;
  /** Back into the queue as if it had not been taken. */
  giveBack(jobs: readonly TakenJob[]): Promise<void>;
  /** The same, for later; where another job waits under its key, that one takes its place. */
  postpone(job: TakenJob, startAfter: Date): Promise<void>;
  /** Kept with the job for as long as it is this process's. */
  keepProgress(job: TakenJob, progress: JobProgress): Promise<void>;
  /** Says that these jobs are still being done. @returns the ids of those that are still this process's */
  renew(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>>;
  /** For tests: brings what waits for later forward. */
  advance(seconds: number): Promise<void>;
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
