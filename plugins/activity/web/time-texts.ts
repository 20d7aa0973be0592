import { shortDateText, timeText } from '../../../web/ui/times.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A short relative time: `now`, `5 min ago`, `3 h ago`, `yesterday`, `12 Nov`. */
export function agoText(at: string, now = Date.now()): string {
  const elapsed = now - Date.parse(at);
  if (elapsed < minute) return 'now';
  if (elapsed < hour) return `${Math.floor(elapsed / minute)} min ago`;
  if (elapsed < day) return `${Math.floor(elapsed / hour)} h ago`;
  if (elapsed < 2 * day) return 'yesterday';
  if (elapsed < 7 * day) return `${Math.floor(elapsed / day)} days ago`;
  return shortDateText(at);
}

/** The time, with the day unless it is today. */
export function momentText(at: string, now = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return isToday ? timeText(at) : `${shortDateText(at)}, ${timeText(at)}`;
}
