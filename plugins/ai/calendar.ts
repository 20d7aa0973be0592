const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on the calendar of a time zone: `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  // Making a format takes far longer than using it. Sweden writes dates as ISO 8601 does.
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (!known) formats.set(timeZone, format);
  return format.format(at);
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** So many days later, or earlier. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
