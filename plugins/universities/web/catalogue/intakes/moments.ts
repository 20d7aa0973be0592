// Moments of intakes: in the time zone of the university, and in that of the reader.

type Zone = string | undefined;

const formatted = (moment: string, options: Intl.DateTimeFormatOptions, timeZone: Zone) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone !== undefined && { timeZone }) }).format(
    new Date(moment),
  );

const dayIn = (moment: string, timeZone: Zone) =>
  formatted(moment, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);
const timeIn = (moment: string, timeZone: Zone) => formatted(moment, { hour: '2-digit', minute: '2-digit' }, timeZone);

/** `15 January 2027 at 17:00`, in the given time zone. @param moment ISO 8601 */
export const zonedText = (moment: string, timeZone: string): string =>
  `${dayIn(moment, timeZone)} at ${timeIn(moment, timeZone)}`;

/** `London time`; `UTC`. @param timeZone IANA name */
export function zoneText(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? `${city} time` : timeZone;
}

/**
 * The same moment in the reader's time zone: `18:00`, or `16 January at 01:00` where that is another day; null where it
 * reads the same.
 * @param own that of the browser by default
 */
export function readersText(moment: string, timeZone: string, own?: string): string | null {
  if (dayIn(moment, own) !== dayIn(moment, timeZone)) {
    return `${formatted(moment, { day: 'numeric', month: 'long' }, own)} at ${timeIn(moment, own)}`;
  }
  const time = timeIn(moment, own);
  return time === timeIn(moment, timeZone) ? null : time;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days until a moment, from now; negative once it has passed. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.floor((new Date(moment).getTime() - now) / dayMs);
