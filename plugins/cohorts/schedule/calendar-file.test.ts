import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarMeeting } from './calendar-file.ts';
import { calendarFile } from './calendar-file.ts';
import { datesFrom } from './dates.ts';

const meeting: CalendarMeeting = {
  ...{ id: 'meeting-1', title: 'Algebra', place: '', skipped: [], sequence: 0, isCancelled: false },
  ...{ starts: '2027-01-15T17:00', timeZone: 'Europe/Berlin', minutes: 60, repeats: 'weekly', until: null },
};
const writtenAt = new Date('2027-01-01T00:00:00.000Z');

/** The events of a file, as a calendar reads them. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  // Only the zones of the file itself, as the reader knows no others.
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { calendar, events };
}

/** The moments at which a calendar shows the event. */
function momentsOf(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  const moments: string[] = [];
  while (moments.length < count) {
    const next = iterator.next();
    if (!next) break;
    moments.push(next.toJSDate().toISOString());
  }
  return moments;
}

test.each([
  ['Europe/Berlin', 'weekly', '2027-01-15T17:00', 90],
  ['America/New_York', 'fortnightly', '2027-02-05T08:30', 60],
  ['Australia/Lord_Howe', 'weekly', '2027-03-20T19:15', 60],
  ['Africa/Casablanca', 'weekly', '2027-01-04T10:00', 60],
  ['Asia/Kathmandu', 'weekly', '2027-01-04T10:00', 20],
  ['UTC', 'fortnightly', '2027-01-04T10:00', 20],
] as const)('a calendar shows a meeting in %s (%s) at the same local time all year', (timeZone, repeats, starts, count) => {
  const { calendar, events } = eventsOf(
    calendarFile('Algebra', [{ ...meeting, timeZone, repeats, starts }], writtenAt),
  );
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(timeZone);
  const [event] = events;
  if (!event) throw new Error('There is no event');
  const dates = datesFrom({ ...meeting, timeZone, repeats, starts }, writtenAt, count);
  expect(momentsOf(event, count)).toEqual(dates.map(({ begins }) => begins.toISOString()));
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  expect(new Set(dates.map(({ begins }) => clock.format(begins)))).toEqual(new Set([starts.slice(11)]));
});

test('a calendar knows the end, the dates that do not take place, changes and cancellations', () => {
  const other = { ...meeting, id: 'meeting-2', repeats: 'once' as const, sequence: 3, isCancelled: true };
  const changed = { ...meeting, until: '2027-04-09', skipped: [1, 11], minutes: 90, place: 'Room 4; east' };
  const [repeated, single] = eventsOf(calendarFile('Algebra', [changed, other], writtenAt)).events;
  if (!repeated || !single) throw new Error('An event is missing');
  const days = momentsOf(repeated, 100).map((moment) => moment.slice(0, 16));
  expect(days).toHaveLength(11);
  expect(days.slice(0, 2)).toEqual(['2027-01-15T16:00', '2027-01-29T16:00']);
  // After the clocks went forward on 28 March.
  expect(days.at(-1)).toBe('2027-04-09T15:00');
  expect(repeated.location).toBe('Room 4; east');
  expect(repeated.duration.toSeconds()).toBe(90 * 60);
  expect(single.uid).toBe('meeting-2@study-cohorts');
  expect(single.sequence).toBe(3);
  expect(single.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(momentsOf(single, 5)).toEqual(['2027-01-15T16:00:00.000Z']);
});

test('text of members cannot add lines; long lines are folded at 75 octets without cutting a character', () => {
  const title = 'Sums; products, and\nEND:VCALENDAR \\ ';
  const place = 'Übung für später – '.repeat(20).trim();
  const file = calendarFile('Café', [{ ...meeting, title, place }], writtenAt);
  expect(file.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const [event] = eventsOf(file).events;
  expect([event?.summary, event?.location]).toEqual([title, place]);
});
