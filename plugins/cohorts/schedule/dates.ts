import { daysBetween, plusDays, startOf } from '../../../core/calendar.ts';
import type { Repeats } from './contract.ts';

/** When a meeting takes place. */
export interface Recurrence {
  /** Local time in the zone, `2027-01-15T17:00`. */
  readonly starts: string;
  readonly timeZone: string;
  readonly minutes: number;
  readonly repeats: Repeats;
  /** The last day; null without an end. */
  readonly until: string | null;
}

/** Days from one date of a meeting to the next. */
export const intervals: Record<Repeats, number> = { once: 0, weekly: 7, fortnightly: 14 };

/** A date of a meeting, as moments; each has the same local time. Undefined after the last. @param number from 0 */
export function dateOf({ starts, timeZone, minutes, repeats, until }: Recurrence, number: number) {
  const [day = '', time = ''] = starts.split('T');
  if (number > 0 && repeats === 'once') return undefined;
  const own = plusDays(day, number * intervals[repeats]);
  if (until !== null && repeats !== 'once' && own > until) return undefined;
  const begins = startOf(`${own}T${time}`, timeZone);
  return { number, begins, ends: new Date(begins.getTime() + minutes * 60_000) };
}

/** The dates that have not ended at a moment, in order. */
export function datesFrom(recurrence: Recurrence, now: Date, count: number) {
  const interval = intervals[recurrence.repeats];
  const [day = ''] = recurrence.starts.split('T');
  const passed = daysBetween(day, now.toISOString().slice(0, 10));
  // Zones differ by at most a day from UTC, and a meeting lasts less than one.
  const first = interval === 0 ? 0 : Math.max(0, Math.floor((passed - 3) / interval));
  const dates: NonNullable<ReturnType<typeof dateOf>>[] = [];
  for (let number = first; dates.length < count; number++) {
    const date = dateOf(recurrence, number);
    if (!date) break;
    if (date.ends > now) dates.push(date);
  }
  return dates;
}
