import type { Recurrence } from './dates.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** When a meeting takes place, for a notification: `Every Friday at 17:00 from 15 January 2027 (Europe/Berlin).` */
export function whenText({ starts, timeZone, repeats, until }: Omit<Recurrence, 'minutes'>): string {
  const [date = '', time = ''] = starts.split('T');
  const first = new Date(`${date}T00:00:00Z`);
  if (repeats === 'once') return `${day.format(first)} at ${time} (${timeZone}).`;
  const every = repeats === 'weekly' ? 'Every' : 'Every second';
  const end = until === null ? '' : ` to ${day.format(new Date(`${until}T00:00:00Z`))}`;
  return `${every} ${weekday.format(first)} at ${time} from ${day.format(first)}${end} (${timeZone}).`;
}
