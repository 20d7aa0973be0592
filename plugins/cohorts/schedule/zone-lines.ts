import { offsetAt } from '../../../core/calendar.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The definition of a time zone in a calendar file (VTIMEZONE, RFC 5545, 3.6.5): its offset before the first day, and every
 * change of clocks until the last one.
 * @param firstDay `2027-01-15`
 */
export function zoneLines(timeZone: string, firstDay: string, lastDay: string): string[] {
  // A day before, because zones are up to a day ahead of UTC.
  const from = Date.parse(`${firstDay}T00:00:00Z`) - 2 * dayMs;
  const to = Date.parse(`${lastDay}T00:00:00Z`);
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...onset(from, offsetAt(from, timeZone), offsetAt(from, timeZone)),
  ];
  for (let time = from; time < to; time += dayMs) {
    const [before, after] = [offsetAt(time, timeZone), offsetAt(time + dayMs, timeZone)];
    if (before !== after) lines.push(...onset(changeWithin(time, timeZone), before, after));
  }
  return [...lines, 'END:VTIMEZONE'];
}

/** The moment at which the clocks change within a day, to the second. */
function changeWithin(time: number, timeZone: string): number {
  const before = offsetAt(time, timeZone);
  let [low, high] = [time, time + dayMs];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function onset(at: number, before: number, after: number): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  // The start is in the local time before the change.
  const start = new Date(at + before).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** `+0530` */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
