import { daysBetween } from '../../../core/calendar.ts';

/**
 * How many days in a row lead up to today. A streak lives until a whole day has passed without anything, so one that
 * ended yesterday still counts.
 * @param days `YYYY-MM-DD`, each once, the latest first
 */
export function streakOf(days: readonly string[], today: string): number {
  const [last] = days;
  // A day ahead of today is one that was begun further east.
  if (last === undefined || daysBetween(last, today) > 1) return 0;
  const broken = days.findIndex((day, index) => daysBetween(day, last) !== index);
  return broken === -1 ? days.length : broken;
}
