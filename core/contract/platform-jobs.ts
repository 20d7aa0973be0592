import { z } from 'zod';
import { Id } from './schemas.ts';

// The part of the core's contract about background jobs of plugins.

/** State of a background job. `failed`: all retries failed; a job to be retried is `waiting`. */
export const JobStatus = z.object({
  plugin: z.string(),
  job: z.string(),
  id: Id,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Progress last reported by the job; null before, and in messages about its state. */
  done: z.number().nullable(),
  total: z.number().nullable(),
});
export type JobStatus = z.infer<typeof JobStatus>;

export const jobRoutes = {
  jobStatus: {
    method: 'get',
    path: '/api/jobs/:plugin/:job/:id',
    access: 'signed-in',
    description: 'State and progress of a background job, for those who may follow it; kept for a week after its end',
    params: z.object({ plugin: z.string().max(40), job: z.string().max(100), id: Id }),
    response: JobStatus,
  },
} as const;
