import { Cron as Croner } from 'croner';

/** Times at which something is due, in UTC, to the minute. */
export interface Cron {
  /** The first time after the given one. Fails when there is none (30 February). */
  next(after: Date): Date;
  /** The last time at or before the given one, no earlier than `since`. */
  last(at: Date, since: Date): Date | undefined;
}

const minute = 60_000;

/**
 * Reads the five fields of cron: minute, hour, day of the month, month, day of the week (0 and 7 are Sunday), with
 * names of months and days. Where both days are restricted (other than a star), either will do.
 * @throws Error that names the schedule, for what cannot be read
 */
export function parseCron(text: string): Cron {
  const pattern = cronerOf(text);
  return {
    next(after) {
      const found = pattern.nextRun(after);
      if (!found) throw new Error(`A schedule that is never due: "${text}"`);
      return found;
    },
    last(at, since) {
      // Croner looks before a moment; the present minute counts.
      const nextMinute = Math.floor(at.getTime() / minute) * minute + minute;
      const [found] = pattern.previousRuns(1, new Date(nextMinute));
      return found && found >= since ? found : undefined;
    },
  };
}

function cronerOf(text: string): Croner {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`A schedule has five fields (minute hour day month weekday): "${text}"`);
  try {
    return new Croner(fields.join(' '), { mode: '5-part', utcOffset: 0, paused: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The schedule "${text}" cannot be read: ${reason.replace(/^CronPattern: /, '')}`, { cause: error });
  }
}
