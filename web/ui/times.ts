import { counted } from './count-text.ts';

// Formats moments, in the time zone of the browser, and calendar days.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `12 May 2030`. @param moment ISO 8601 */
export const dateText = (moment: string) => day.format(new Date(moment));

/** `12 May`. @param moment ISO 8601 */
export const shortDateText = (moment: string) => shortDay.format(new Date(moment));

/** `14:05`. @param moment ISO 8601 */
export const timeText = (moment: string) => time.format(new Date(moment));

/** `12 May 2030 at 14:05`. @param moment ISO 8601 */
export const momentText = (moment: string) => `${dateText(moment)} at ${timeText(moment)}`;

/** `12 May 2030` of a day that belongs to no zone. @param date `YYYY-MM-DD` */
export const calendarDateText = (date: string) => dateText(`${date}T00:00:00`);

/** `12 May` of a day that belongs to no zone. @param date `YYYY-MM-DD` */
export const shortCalendarDateText = (date: string) => shortDateText(`${date}T00:00:00`);

const hourMs = 60 * 60_000;

/**
 * A time that is left, as exact as one needs it: `119 days`, below two days `30 hours`, below ten hours `2 hours 5 minutes`,
 * below one hour `42:10`. The last second is shown until it is over.
 */
export function timeLeftText(milliseconds: number): string {
  if (milliseconds >= 48 * hourMs) return counted(Math.floor(milliseconds / (24 * hourMs)), 'day');
  if (milliseconds >= hourMs) {
    const [hours, minutes] = [Math.floor(milliseconds / hourMs), Math.floor((milliseconds % hourMs) / 60_000)];
    return `${counted(hours, 'hour')}${hours < 10 && minutes > 0 ? ` ${counted(minutes, 'minute')}` : ''}`;
  }
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * A moment as clocks in a zone show it, with the zone's offset; seconds only where there are any.
 * @example zonedText('2027-01-15T22:59:59.999Z', 'Europe/Amsterdam') // '15 January 2027, 23:59:59 GMT+1'
 */
export function zonedText(moment: string, timeZone = ownTimeZone()): string {
  const hasSeconds = new Date(moment).getUTCSeconds() > 0;
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...(hasSeconds && { second: '2-digit' }),
    ...{ timeZoneName: 'short', timeZone },
  })
    .format(new Date(moment))
    .replace(' at ', ', ');
}

/** The day of a moment in a zone: `15 January 2027`. */
export const zonedDay = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(moment),
  );

export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a moment reads the same on clocks in the zone and on the reader's. */
export const isOwnTime = (moment: string, timeZone: string) => zonedText(moment, timeZone) === zonedText(moment);
