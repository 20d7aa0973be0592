import { expect, test } from 'vitest';
import { calendarDateText, dateText, momentText, shortCalendarDateText, timeLeftText, timeText } from './times.ts';

test('moments are shown in the reader’s time zone', () => {
  const moment = new Date(2030, 4, 12, 14, 5).toISOString();
  expect(dateText(moment)).toBe('12 May 2030');
  expect(timeText(moment)).toBe('14:05');
  expect(momentText(moment)).toBe('12 May 2030 at 14:05');
});

test('a calendar date does not depend on the time zone', () => {
  expect(calendarDateText('2030-05-12')).toBe('12 May 2030');
  expect(shortCalendarDateText('2030-01-01')).toBe('1 Jan');
});

test.each([
  [119.9 * 24 * 60 * 60, '119 days'],
  [48 * 60 * 60, '2 days'],
  [47.99 * 60 * 60, '47 hours'],
  [2 * 60 * 60 + 5 * 60, '2 hours 5 minutes'],
  [60 * 60, '1 hour'],
  [59 * 60 + 59, '59:59'],
  [0.4, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d seconds are left as %s', (seconds, text) => {
  expect(timeLeftText(seconds * 1000)).toBe(text);
});
