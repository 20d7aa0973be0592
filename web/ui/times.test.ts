import { expect, test } from 'vitest';
import { calendarDateText, dateText, momentText, shortCalendarDateText, timeText } from './times.ts';

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
