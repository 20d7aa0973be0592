import type { z } from 'zod';
import type { JobSpec } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import type { Delivered } from './subscriptions.ts';

// The jobs of a contract, as a plugin queues and handles them.

/** A job as passed to its handler. */
export interface DeliveredJob<Payload> extends Delivered<Payload> {
  /** 1 for the first run. */
  readonly attempt: number;
  /**
   * Aborted when the server stops or the job is cancelled (AbortError), or when a run exceeds the job's `limitSeconds`
   * (TimeoutError). Long work should check it and throw its reason; after a stop another server runs the job again.
   */
  readonly signal: AbortSignal;
  /**
   * Stores the job's progress and notifies its followers. May be called at any rate: more than four calls a second are
   * skipped, except when `done` reaches `total`. Never throws.
   */
  progress(done: number, total: number): void;
}

type JobPayload<J extends Record<string, JobSpec>, Name extends keyof J> = J[Name]['payload'];

/** One handler for each job of the contract. */
export type JobHandlers<J extends Record<string, JobSpec>> = {
  [Name in keyof J]: (job: DeliveredJob<z.output<JobPayload<J, Name>>>) => Promise<void> | void;
};

/** Queues jobs of the plugin's contract. */
export interface Jobs<J extends Record<string, JobSpec>> {
  /**
   * Queues a job in the given transaction. If the contract has `once` and an equal job is waiting, that job is kept and
   * starts at the earlier of both times.
   * @returns the id of the waiting job
   * @example
   *   await jobs.enqueue('closePoll', who.institution, { pollId }, { tx, startAfter: poll.closesAt });
   */
  enqueue<Name extends keyof J & string>(
    name: Name,
    institution: { id: string },
    payload: z.input<JobPayload<J, Name>>,
    options?: { tx?: Tx; startAfter?: Date },
  ): Promise<string>;
  /** Removes a waiting job, or aborts the signal of a running one. @returns false if it has ended or does not exist */
  cancel(name: keyof J & string, institution: { id: string }, id: string, options?: { tx?: Tx }): Promise<boolean>;
  /** Moves a waiting job to another time. @returns false if it is running, has ended or does not exist */
  reschedule(
    name: keyof J & string,
    institution: { id: string },
    id: string,
    startAfter: Date,
    options?: { tx?: Tx },
  ): Promise<boolean>;
}
