// Days as `YYYY-MM-DD`, which belong to no time zone, and the one of a moment somewhere.

const dayMs = 24 * 60 * 60 * 1000;

/** The day on the calendar of a time zone. @param timeZone as IANA names it */
export function dayIn(timeZone: string, at: Date): string {
  return formatFor(timeZone).format(at);
}

/** So many days later, or earlier. */
export const plusDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10);

/** Whole days from one to another; below zero backwards. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** The Monday of a day's week. */
export const weekOf = (day: string): string => plusDays(day, -weekday(day));

/** Days of a day's week that are left, itself among them: 7 on a Monday, 1 on a Sunday. */
export const daysLeftIn = (day: string): number => 7 - weekday(day);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** 0 on a Monday, 6 on a Sunday. */
const weekday = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. Sweden writes dates as ISO 8601 does. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  // A name has as many spellings as its letters have cases, and anybody may choose one.
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: name, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(name, made);
  return made;
}
