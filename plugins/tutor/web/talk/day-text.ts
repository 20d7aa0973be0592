import { dateText, timeText } from '../../../../web/ui/times.ts';

/** `Today, 14:05`, or the date. */
export function dayText(at: string, now = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return isToday ? `Today, ${timeText(at)}` : dateText(at);
}
