import { dateText } from '../../../../web/ui/times.ts';

// Moments relative to now, in the time zone of the browser.

const dayMs = 24 * 60 * 60 * 1000;

/** `today`, `yesterday`, `5 days ago`; the date from 14 days on. */
export function timeAgo(moment: string, now = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / dayMs);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : dateText(moment);
}

/** `in 5 days`, `tomorrow`, `in 3 hours`, `in a few minutes`. */
export function timeUntil(moment: string, now = new Date()): string {
  const hours = (new Date(moment).getTime() - now.getTime()) / (60 * 60 * 1000);
  if (hours < 1) return 'in a few minutes';
  if (hours < 24) return hours < 2 ? 'in an hour' : `in ${Math.floor(hours)} hours`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
