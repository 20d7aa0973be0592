import type { JobState } from '../contract/jobs.ts';
import type { Tx } from '../db/transaction.ts';

/** A job to be queued. */
export interface NewJob {
  /** A second job with the same id on the same queue is ignored. */
  readonly id?: string | undefined;
  readonly startAfter?: Date | undefined;
  /** At most one waiting job of a queue has a key; running jobs do not count. */
  readonly key?: string | undefined;
  /** Maximum number of retries, if it differs from the default. */
  readonly retries?: number | undefined;
}

/** A job, which is kept until a week after its end. */
export interface FoundJob {
  readonly payload: unknown;
  readonly state: JobState;
  readonly progress: JobProgress | undefined;
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

/** A job that this process is running. */
export interface TakenJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  /** 1 for the first run. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

/** A job whose retries have all failed. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  readonly error: string;
  readonly at: Date;
}

/** Stores jobs in pg-boss's tables, with pg-boss's statements on the platform's connections. */
export interface JobStore {
  /** Creates missing queues. */
  createQueues(queues: readonly string[]): Promise<void>;
  /** When the queue was created, by the database's clock. */
  createdAt(queue: string): Promise<Date | undefined>;
  /** Uses only the transaction's connection, because all others may be occupied. */
  write(tx: Tx, queue: string, payload: unknown, job: NewJob): Promise<string>;
  find(queue: string, id: string, tx?: Tx): Promise<FoundJob | undefined>;
  /** Cancels a waiting or running job. Returns false if it has ended. */
  cancel(tx: Tx, queue: string, id: string): Promise<boolean>;
  /** Returns false if the job is not waiting. */
  reschedule(tx: Tx, queue: string, id: string, startAfter: Date): Promise<boolean>;
  take(queue: string, limit: number): Promise<TakenJob[]>;
  /** Completes a job. Returns false if it no longer belongs to this process. */
  finish(job: TakenJob, tx?: Tx): Promise<boolean>;
  /** Records a failure: the job is retried later or becomes a dead letter. */
  fail(job: TakenJob, error: unknown): Promise<void>;
  /** Returns jobs to the queue as if they had not been taken. */
  release(jobs: readonly TakenJob[]): Promise<void>;
  /** Returns a job to the queue for later. If another job with its key is waiting, that one replaces it. */
  postpone(job: TakenJob, startAfter: Date): Promise<void>;
  /** Stores progress while the job belongs to this process. */
  saveProgress(job: TakenJob, progress: JobProgress): Promise<void>;
  /** Renews the leases of running jobs. @returns ids of those that still belong to this process */
  renew(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>>;
  /** For tests: makes delayed jobs due earlier. */
  advance(seconds: number): Promise<void>;
  /** Fails jobs whose lease has expired. */
  reclaim(): Promise<void>;
  /** Queues with jobs that are due, and the seconds until the next delayed job. */
  due(queues: readonly string[]): Promise<{ waiting: string[]; nextIn: number | undefined }>;
  /** Number of jobs that are running, due, or to be retried. */
  unfinished(queues: readonly string[]): Promise<number>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Returns a dead letter to its queue. Resolves with the queue's name; undefined for an unknown id. */
  revive(tx: Tx, id: string): Promise<string | undefined>;
  /** Deletes expired jobs. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
