import { zoneFormats } from '../../../core/calendar.ts';

// Moments of local times in IANA time zones, exact to the millisecond, also where clocks change.

/**
 * `2027-01-15`, `2027-01-15T17:00` or `2027-01-15T17:00:30`: a local time to the day, the minute or the second, with a space
 * or a T before the time.
 */
const localTime = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const dayMs = 24 * 60 * 60 * 1000;

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
    formatFor(name);
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
function offsetAt(time: number, timeZone: string): number {
  const wholeSecond = Math.floor(time / 1000) * 1000;
  return Date.parse(`${formatFor(timeZone).format(wholeSecond).replace(' ', 'T')}Z`) - wholeSecond;
}

const formatFor = zoneFormats({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
