// Queues of jobs, written in the caller's transaction.
export type { DeadLetter } from './job-store.ts';
export type { Queueing, QueueingOptions, SendOptions } from './queueing.ts';
export { openQueueing } from './queueing.ts';
export type { Handle, RunningJob, WorkOptions } from './workers.ts';
