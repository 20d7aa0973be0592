import { plusDays } from '../../../core/calendar.ts';
import type { Recurrence } from './dates.ts';
import { dateOf, intervals } from './dates.ts';
import { zoneLines } from './zone-lines.ts';

/** A meeting, for a calendar file. */
export interface CalendarMeeting extends Recurrence {
  /** Stays the same when the meeting is changed, so that calendars replace it. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Numbers of the dates that do not take place. */
  readonly skipped: readonly number[];
  /** Counts changes, from 0. */
  readonly sequence: number;
  readonly isCancelled: boolean;
}

/** Octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const maxLineOctets = 75;
/** Years for which changes of clocks are written. */
const zoneYears = 10;

/**
 * A calendar file (RFC 5545) with one event for each meeting, in its own time zone, so that a repeated meeting keeps its local
 * time when clocks change.
 * @param writtenAt the time of the file
 */
export function calendarFile(name: string, meetings: readonly CalendarMeeting[], writtenAt: Date): string {
  const zones = Map.groupBy(meetings, ({ timeZone }) => timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//EiQ//Study cohorts//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...[...zones].flatMap(([timeZone, own]) => {
      const [first = ''] = own.map(({ starts }) => starts.slice(0, 10)).sort();
      return zoneLines(timeZone, first, plusDays(writtenAt.toISOString().slice(0, 10), zoneYears * 365));
    }),
    ...meetings.flatMap((meeting) => eventLines(meeting, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(meeting: CalendarMeeting, writtenAt: Date): string[] {
  const { id, title, place, starts, timeZone, minutes, skipped, sequence, isCancelled } = meeting;
  const [day = '', time = ''] = starts.split('T');
  const local = (number: number) => localMoment(plusDays(day, number * intervals[meeting.repeats]), time);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@study-cohorts`,
    `DTSTAMP:${utcMoment(writtenAt)}`,
    `DTSTART;TZID=${timeZone}:${local(0)}`,
    `DURATION:PT${minutes}M`,
    ...ruleLines(meeting),
    ...skipped.map((number) => `EXDATE;TZID=${timeZone}:${local(number)}`),
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ];
}

function ruleLines(meeting: CalendarMeeting): string[] {
  const days = intervals[meeting.repeats];
  if (days === 0) return [];
  const parts = ['FREQ=WEEKLY', ...(days === 7 ? [] : [`INTERVAL=${days / 7}`])];
  if (meeting.until !== null) {
    // Where the zone of the start is written, the end is in UTC (RFC 5545, 3.3.10).
    const last = dateOf({ ...meeting, starts: `${meeting.until}T${meeting.starts.slice(11)}`, repeats: 'once' }, 0);
    if (last) parts.push(`UNTIL=${utcMoment(last.begins)}`);
  }
  return [`RRULE:${parts.join(';')}`];
}

/** `20270115T170000Z` */
const utcMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** `20270115T170000` */
const localMoment = (day: string, time: string): string => `${day}T${time}00`.replaceAll(/[-:]/g, '');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file may hold none of them
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Continues a long line on further lines that begin with a space, without cutting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > maxLineOctets) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n');
}
