// Queues of jobs, written in the caller's transaction.
export type { DeadLetter, FoundJob, JobProgress } from './job-store.ts';
export type { Queueing, QueueingOptions, SendOptions } from './queues.ts';
export { openQueueing } from './queues.ts';
export type { Handle, JobOutcome, RunningJob } from './run-job.ts';
export { Postponed } from './run-job.ts';
export type { WorkOptions } from './workers.ts';
