// Calendar days as `YYYY-MM-DD`, independent of time zones, and the day of a moment in a time zone.

const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of a moment in a time zone. @param timeZone IANA name, such as `Asia/Manila` */
export function dayIn(timeZone: string, at: Date): string {
  return dateFormat(timeZone).format(at);
}

/** The day `count` days later; earlier if negative. */
export const plusDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10);

/** Whole days between two days; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** The Monday of a day's week. */
export const weekOf = (day: string): string => plusDays(day, -weekday(day));

/** Remaining days of the week, including the day itself: 7 on Monday, 1 on Sunday. */
export const daysLeftIn = (day: string): number => 7 - weekday(day);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** 0 for Monday, 6 for Sunday. */
const weekday = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The formats of moments in time zones, one for each zone, which show the given fields as in ISO 8601. They are cached,
 * because creating one is expensive. The returned function throws a RangeError for an unknown zone.
 */
export function zoneFormats(fields: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    // Names are case-insensitive: without folding, callers could fill the cache with spellings of one zone.
    const name = timeZone.toLowerCase();
    const known = formats.get(name);
    if (known) return known;
    // The Swedish locale formats as ISO 8601.
    const format = new Intl.DateTimeFormat('sv-SE', { ...fields, timeZone: name });
    formats.set(name, format);
    return format;
  };
}

const dateFormat = zoneFormats({ year: 'numeric', month: '2-digit', day: '2-digit' });
