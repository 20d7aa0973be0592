import type { z } from 'zod';

/** A background job: its payload types `jobs.enqueue` and the handler. It runs at least once, in no promised order. */
export interface JobSpec<A extends string = string> {
  readonly payload: z.ZodObject;
  /** How many of these jobs one process runs at the same time; 4 where it is absent. */
  readonly concurrency?: number;
  /** A run that takes longer is aborted and has failed; 900 where it is absent. */
  readonly limitSeconds?: number;
  /** How often a failed job is tried again, later and later; 10 where it is absent. */
  readonly retries?: number;
  /** Fields of the payload. Of several jobs with equal values in them, at most one waits. */
  readonly once?: readonly string[];
  /**
   * Who may follow the job: holders of `permission`, and the person whose id the payload has in the field `owner`.
   * They read its state and progress, and are told live when it changes. Without it nobody may.
   */
  readonly progress?: { readonly permission?: A; readonly owner?: string };
}

/** `failed`: as often as it may. `waiting` includes a job that failed and is tried again. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
