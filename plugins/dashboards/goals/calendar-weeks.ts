import { daysBetween, plusDays } from '../../../core/calendar.ts';

/** @param week a Monday, `YYYY-MM-DD` */
export const plusWeeks = (week: string, count: number): string => plusDays(week, 7 * count);

/** The Mondays from one week up to another, excluding the latter. */
export function weeksBetween(from: string, until: string): string[] {
  const count = Math.max(0, Math.round(daysBetween(from, until) / 7));
  return Array.from({ length: count }, (_, index) => plusWeeks(from, index));
}
