import { daysBetween } from '../../../core/calendar.ts';

/**
 * The number of consecutive days up to today. A streak lasts until a whole day has passed without an action, so one that
 * ended yesterday still counts.
 * @param days `YYYY-MM-DD`, each once, the latest first
 */
export function streakOf(days: readonly string[], today: string): number {
  const [last] = days;
  // A day after today began in a time zone further east.
  if (last === undefined || daysBetween(last, today) > 1) return 0;
  const broken = days.findIndex((day, index) => daysBetween(day, last) !== index);
  return broken === -1 ? days.length : broken;
}
