/** Times at which something is due, in UTC, to the minute. */
export interface Cron {
  /** The first time after the given one. Fails when there is none within five years (30 February). */
  next(after: Date): Date;
  /** The last time at or before the given one, no earlier than `since`. */
  last(at: Date, since: Date): Date | undefined;
}

const minute = 60_000;
const dayLength = 1440 * minute;

/**
 * Reads the five fields of cron: minute, hour, day of the month, month, day of the week (0 and 7 are Sunday). Each is a
 * star, a number, a range, a list of them, or one of them with a step (`0-30/10`). Where both days are restricted,
 * either will do, as crontab(5) has it.
 */
export function parseCron(text: string): Cron {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`A schedule has five fields (minute hour day month weekday): "${text}"`);
  const [minutes, hours, days, months, weekdays] = ranges.map((range, index) =>
    valuesOf(fields[index] ?? '', range, text),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>];
  if (weekdays.has(7)) weekdays.add(0);
  const either = !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*');

  const isDay = (time: Date) => {
    const onDay = days.has(time.getUTCDate());
    const onWeekday = weekdays.has(time.getUTCDay());
    return months.has(time.getUTCMonth() + 1) && (either ? onDay || onWeekday : onDay && onWeekday);
  };
  const isTime = (time: Date) => hours.has(time.getUTCHours()) && minutes.has(time.getUTCMinutes());

  return {
    next(after) {
      let time = Math.floor(after.getTime() / minute) * minute + minute;
      const limit = time + 5 * 366 * dayLength;
      while (time < limit) {
        const candidate = new Date(time);
        if (!isDay(candidate)) time = Math.floor(time / dayLength) * dayLength + dayLength;
        else if (!isTime(candidate)) time += minute;
        else return candidate;
      }
      throw new Error(`A schedule that is never due: "${text}"`);
    },
    last(at, since) {
      for (let time = Math.floor(at.getTime() / minute) * minute; time >= since.getTime(); time -= minute) {
        const candidate = new Date(time);
        if (isDay(candidate) && isTime(candidate)) return candidate;
      }
      return undefined;
    },
  };
}

const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function valuesOf(field: string, [least, most]: readonly [number, number], text: string): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    const isWhole = part.startsWith('*');
    const first = isWhole ? least : Number(from);
    const last = isWhole || (to === undefined && step !== undefined) ? most : Number(to ?? from);
    const by = Number(step ?? 1);
    if (!(first >= least && last <= most && first <= last && by >= 1)) {
      throw new Error(`"${part}" in the schedule "${text}" is not within ${least}-${most}`);
    }
    for (let value = first; value <= last; value += by) values.add(value);
  }
  return values;
}
