// Moments as administrators read them, in the time of their own device.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayMs = 24 * 60 * 60 * 1000;

/** `3 May 2026` */
export const dayOf = (moment: string) => day.format(new Date(moment));

/** `14:05` */
export const timeOf = (moment: string) => clock.format(new Date(moment));

/** `today`, `yesterday`, `5 days ago`, and from a fortnight on the day itself. */
export function sinceThen(moment: string, now = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / dayMs);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : dayOf(moment);
}

/** `in 5 days`, `tomorrow`, `in 3 hours`, `in a few minutes`. */
export function untilThen(moment: string, now = new Date()): string {
  const hours = (new Date(moment).getTime() - now.getTime()) / (60 * 60 * 1000);
  if (hours < 1) return 'in a few minutes';
  if (hours < 24) return hours < 2 ? 'in an hour' : `in ${Math.floor(hours)} hours`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
