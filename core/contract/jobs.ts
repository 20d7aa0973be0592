import type { z } from 'zod';

/** A background job. Its payload types `jobs.enqueue` and the handler. Jobs run at least once, in no guaranteed order. */
export interface JobSpec<A extends string = string> {
  readonly payload: z.ZodObject;
  /** Maximum number of these jobs that one process runs concurrently. Default 4. */
  readonly concurrency?: number;
  /** A run that takes longer is aborted and fails. Default 900. */
  readonly limitSeconds?: number;
  /** Maximum number of retries, with increasing delays. Default 10. */
  readonly retries?: number;
  /** Fields of the payload. Among an institution's jobs with equal values in these fields at most one waits; of all its jobs for `[]`. */
  readonly once?: readonly string[];
  /**
   * Who may follow the job: holders of `permission`, and the person whose id is in the payload's field `owner`. They can
   * read its state and progress and receive live updates. Without it no one may.
   */
  readonly progress?: { readonly permission?: A; readonly owner?: string };
}

/** `failed`: all retries failed. `waiting` includes jobs to be retried. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
