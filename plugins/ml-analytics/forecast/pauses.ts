import { daysBetween, plusDays } from '../../../core/calendar.ts';
import { median } from '../overview/shares.ts';

/**
 * How many days without study are a pause. They are as many times the usual gap between days of study: those who study on a tenth
 * of days are silent for four weeks now and then, without having stopped. Shorter breaks that have ended are part of a habit. A
 * silence that lasts counts earlier, because nothing says when it ends.
 */
const longPause = { ended: 28, lasting: 14, times: 8, certainly: 91 } as const;

/** Days without study; `until` is the day of study that ended them, or undefined while they last. */
export interface Pause {
  readonly from: string;
  readonly until?: string;
}

/**
 * The pauses between days of study, and since the last one.
 * @param days of study, each once, ascending
 */
export function pausesIn(days: readonly string[], today: string): Pause[] {
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  const unusual = Math.min(longPause.certainly, longPause.times * (median(gaps) ?? 0));
  return days.flatMap((day, index): Pause[] => {
    const until = days[index + 1];
    const least = Math.max(unusual, until === undefined ? longPause.lasting : longPause.ended);
    if (daysBetween(day, until ?? today) <= least) return [];
    return [{ from: plusDays(day, 1), ...(until !== undefined && { until }) }];
  });
}
