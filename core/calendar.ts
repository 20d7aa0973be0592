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

// Moments of local times in IANA time zones, exact to the millisecond, also where clocks change.

/**
 * `2027-01-15`, `2027-01-15T17:00` or `2027-01-15T17:00:30`: a local time to the day, the minute or the second, with a space
 * or a T before the time.
 */
const localTime = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** A local time in its normal form, with a T; undefined for what is not a local time from 1900 to 2199. */
export function normalLocalTime(text: string): string | undefined {
  const match = localTime.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month, day, hour = '00', minute = '00', second = '00'] = match;
  if (year < '1900' || year >= '2200') return undefined;
  const full = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = Date.parse(full);
  // Date.parse accepts 2027-02-30 and 24:00 and moves them.
  return Number.isNaN(time) || new Date(time).toISOString() !== full ? undefined : text.trim().replace(' ', 'T');
}

/** Whether a name is an IANA time zone. Offsets such as `+08:00` are not: they know no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    localFormat(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first moment of a local time. Where clocks are set back and the time occurs twice, the first of the two; where they
 * are set forward and it does not occur, the moment as if they had not been set yet (02:30 becomes 03:30).
 * @param local in normal form
 * @example startOf('2027-03-28T02:30', 'Europe/Berlin') // 2027-03-28T01:30:00.000Z, which clocks show as 03:30
 */
export const startOf = (local: string, timeZone: string): Date => momentOf(wallTime(local), timeZone, 'first');

/**
 * The last moment of a local time, which is the whole of its last written unit: `2027-01-15` ends with its day,
 * `2027-01-15T17:00` with the minute. Where the time occurs twice, the second of the two.
 * @param local in normal form
 * @example endOf('2027-01-15', 'Europe/Berlin') // 2027-01-15T22:59:59.999Z
 */
export function endOf(local: string, timeZone: string): Date {
  const unit = local.length === 10 ? dayMs : local.length === 16 ? 60_000 : 1000;
  return momentOf(wallTime(local) + unit - 1, timeZone, 'last');
}

/** A local time as if it were UTC, in milliseconds. */
function wallTime(local: string): number {
  const time = local.length === 10 ? 'T00:00:00' : local.length === 16 ? ':00' : '';
  return Date.parse(`${local}${time}Z`);
}

/** As `Temporal.ZonedDateTime` resolves it: `compatible` for `first`, `later` for `last`. */
function momentOf(wall: number, timeZone: string, which: 'first' | 'last'): Date {
  // No zone changes twice within a day of another change.
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const candidates = [wall - before, wall - after].filter((time) => time + offsetAt(time, timeZone) === wall);
  if (candidates.length === 0) return new Date(wall - before);
  return new Date(which === 'first' ? Math.min(...candidates) : Math.max(...candidates));
}

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(time: number, timeZone: string): number {
  const wholeSecond = Math.floor(time / 1000) * 1000;
  return Date.parse(`${localFormat(timeZone).format(wholeSecond).replace(' ', 'T')}Z`) - wholeSecond;
}

const localFormat = zoneFormats({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Hours of the day in a zone, `from` included, `until` not. They may span midnight; equal hours are none. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

const quarterMs = 15 * 60_000;

export function isQuiet({ from, until, timeZone }: QuietHours, at: Date): boolean {
  const hour = Number(localFormat(timeZone).format(at).slice(11, 13));
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The moment itself, or the end of the quiet hours it is in. */
export const afterQuiet = (quiet: QuietHours, at: Date): Date => outside(quiet, at, quarterMs);

/** The moment itself, or the last quarter of an hour before the quiet hours it is in. */
export const beforeQuiet = (quiet: QuietHours, at: Date): Date => outside(quiet, at, -quarterMs);

/** In steps of a quarter of an hour on the clock: all zones are set by whole quarters, also where clocks change. */
function outside(quiet: QuietHours, at: Date, step: number): Date {
  if (!isQuiet(quiet, at)) return at;
  let time = Math.floor(at.getTime() / quarterMs) * quarterMs;
  for (let steps = 0; steps < 200 && isQuiet(quiet, new Date(time)); steps++) time += step;
  return new Date(time);
}
