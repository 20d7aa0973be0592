import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseLog } from '../db/connect.ts';
import type { Cron } from './cron.ts';
import { parseCron } from './cron.ts';
import type { JobStore } from './job-store.ts';

/** Queues jobs at scheduled times. Every process does so; ids derived from the time make sure that only one job results. */
export interface Schedules {
  add(queue: string, cron: string): void;
  stop(): void;
}

export interface SchedulesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  store(): Promise<JobStore>;
  /** Called after a job was queued. */
  announce(queue: string): Promise<void>;
}

/** A missed run within this time is made up (ms). Shorter than completed jobs are kept. */
const catchUpMs = 86_400_000;

export function createSchedules({ database, clock, log, store, announce }: SchedulesOptions): Schedules {
  const timers = new Map<string, NodeJS.Timeout>();

  const put = async (queue: string, at: Date) => {
    const jobs = await store();
    // The key limits the queue to one waiting job, however many times are missed.
    const job = { id: idOf(queue, at), key: 'schedule' };
    await database.transaction((tx) => jobs.write(tx, queue, { at: at.toISOString() }, job));
    await announce(queue);
  };

  /** Queues the due job and sets a timer for the next. Without `due` it checks for a missed run. */
  const keep = async (queue: string, cron: Cron, due: Date | undefined) => {
    const now = clock.now();
    let next = due;
    try {
      const at = due ?? (await lastMissed(queue, cron, now));
      if (at && at <= now) await put(queue, at);
      if (!due || due <= now) next = cron.next(now);
    } catch (error) {
      log.debug({ err: error, queue }, 'A schedule could not be processed yet');
    }
    if (!timers.has(queue)) return;
    // Checks at least once a minute, because clocks may be changed and timers pause while the machine sleeps.
    const wait = next ? Math.min(Math.max(next.getTime() - clock.now().getTime(), 0), 60_000) : 0;
    timers.set(queue, setTimeout(() => void keep(queue, cron, next), Math.max(wait, 250)).unref());
  };

  const lastMissed = async (queue: string, cron: Cron, now: Date) => {
    const jobs = await store();
    await jobs.createQueues([queue]);
    const last = cron.last(now, new Date(now.getTime() - catchUpMs));
    const createdAt = await jobs.createdAt(queue);
    // A new schedule has not missed any run.
    return last && createdAt && createdAt < last ? last : undefined;
  };

  return {
    add(queue, cron) {
      const parsed = parseCron(cron);
      timers.set(queue, setTimeout(() => void keep(queue, parsed, undefined), 0).unref());
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** An id that is the same in every process: a UUID (version 8, RFC 9562) derived from queue and time. */
function idOf(queue: string, at: Date): string {
  const hex = createHash('sha256').update(`${queue} ${at.toISOString()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
