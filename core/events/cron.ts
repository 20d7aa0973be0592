import { Cron as Croner } from 'croner';

/** The times of a schedule, in UTC, to the minute. */
export interface Cron {
  /** The first time after the given one. @throws Error when there is none (30 February) */
  next(after: Date): Date;
  /** The last time at or before `at`, but not before `since`. */
  last(at: Date, since: Date): Date | undefined;
}

const minute = 60_000;

/**
 * Parses the five fields of cron: minute, hour, day of the month, month, day of the week (0 and 7 are Sunday), with names
 * of months and days. If both day fields are restricted, either may match.
 * @throws Error naming the schedule when it is invalid
 */
export function parseCron(text: string): Cron {
  const pattern = cronerOf(text);
  return {
    next(after) {
      const found = pattern.nextRun(after);
      if (!found) throw new Error(`The schedule "${text}" is never due`);
      return found;
    },
    last(at, since) {
      // Croner searches strictly before a moment; the current minute must be included.
      const nextMinute = Math.floor(at.getTime() / minute) * minute + minute;
      const [found] = pattern.previousRuns(1, new Date(nextMinute));
      return found && found >= since ? found : undefined;
    },
  };
}

function cronerOf(text: string): Croner {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5)
    throw new Error(`The schedule "${text}" must have five fields (minute hour day month weekday)`);
  try {
    return new Croner(fields.join(' '), { mode: '5-part', utcOffset: 0, paused: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The schedule "${text}" is invalid: ${reason.replace(/^CronPattern: /, '')}`, { cause: error });
  }
}
