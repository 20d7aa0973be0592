import { shortDateText, timeText } from '../../../web/ui/times.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in few words: `now`, `5 min ago`, `3 h ago`, `yesterday`, `12 Nov`. */
export function agoText(at: string, now = Date.now()): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return 'now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  if (passed < 2 * day) return 'yesterday';
  if (passed < 7 * day) return `${Math.floor(passed / day)} days ago`;
  return shortDateText(at);
}

/** The hour and minute, with the day where it is not today. */
export function momentText(at: string, now = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return isToday ? timeText(at) : `${shortDateText(at)}, ${timeText(at)}`;
}
