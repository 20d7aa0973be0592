import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseLog } from '../db/connect.ts';
import type { Cron } from './cron.ts';
import { parseCron } from './cron.ts';
import type { JobStore } from './job-store.ts';

/** Puts jobs into queues at set times. Every process does; a job's id is made of its time, so one comes of it. */
export interface Schedules {
  add(queue: string, cron: string): void;
  stop(): void;
}

export interface SchedulesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  store(): Promise<JobStore>;
  /** Told after a job was put into a queue. */
  announce(queue: string): Promise<void>;
}

/** A time that was missed because nothing ran is made up for; shorter than done jobs are remembered. */
const madeUpFor = 86_400_000;

export function createSchedules({ database, clock, log, store, announce }: SchedulesOptions): Schedules {
  const timers = new Map<string, NodeJS.Timeout>();

  const put = async (queue: string, at: Date) => {
    const jobs = await store();
    // However many times pass while nobody works on it, one job waits.
    const job = { id: idOf(queue, at), key: 'schedule' };
    await database.transaction((tx) => jobs.write(tx, queue, { at: at.toISOString() }, job));
    await announce(queue);
  };

  /** Puts what is due, and comes again when the next is. Without `due`: what was missed. */
  const keep = async (queue: string, cron: Cron, due: Date | undefined) => {
    const now = clock.now();
    let next = due;
    try {
      const at = due ?? (await lastMissed(queue, cron, now));
      if (at && at <= now) await put(queue, at);
      if (!due || due <= now) next = cron.next(now);
    } catch (error) {
      log.debug({ err: error, queue }, 'A schedule could not be kept yet');
    }
    if (!timers.has(queue)) return;
    // A clock may be set, and a timer may sleep with the machine: look at least once a minute.
    const wait = next ? Math.min(Math.max(next.getTime() - clock.now().getTime(), 0), 60_000) : 0;
    timers.set(queue, setTimeout(() => void keep(queue, cron, next), Math.max(wait, 250)).unref());
  };

  const lastMissed = async (queue: string, cron: Cron, now: Date) => {
    const jobs = await store();
    await jobs.makeQueues([queue]);
    const last = cron.last(now, new Date(now.getTime() - madeUpFor));
    const madeAt = await jobs.madeAt(queue);
    // What is scheduled for the first time now has missed nothing.
    return last && madeAt && madeAt < last ? last : undefined;
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

/** The same for every process: a UUID (version 8, RFC 9562) of the queue and the time. */
function idOf(queue: string, at: Date): string {
  const hex = createHash('sha256').update(`${queue} ${at.toISOString()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
