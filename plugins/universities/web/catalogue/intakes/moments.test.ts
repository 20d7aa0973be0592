import { expect, test } from 'vitest';
import { daysUntil, readersText, zonedText, zoneText } from './moments.ts';

const moment = '2027-01-15T17:00:59.999Z';

test('a moment reads as the university wrote it, with the name of its time zone', () => {
  expect(zonedText(moment, 'Europe/London')).toBe('15 January 2027 at 17:00');
  expect(zonedText(moment, 'America/New_York')).toBe('15 January 2027 at 12:00');
  expect(zoneText('America/New_York')).toBe('New York time');
  expect(zoneText('UTC')).toBe('UTC');
  expect(zoneText('Etc/GMT+5')).toBe('Etc/GMT+5');
});

test('the reader’s time is shown where it differs, with its day where that is another', () => {
  expect(readersText(moment, 'Europe/London', 'Europe/London')).toBeNull();
  expect(readersText(moment, 'Europe/London', 'Africa/Accra')).toBeNull();
  expect(readersText(moment, 'Europe/London', 'Europe/Berlin')).toBe('18:00');
  expect(readersText(moment, 'Europe/London', 'Asia/Tokyo')).toBe('16 January at 02:00');
});

test('days until a deadline are whole ones', () => {
  const now = new Date('2027-01-14T17:00:59.999Z').getTime();
  expect([daysUntil(moment, now), daysUntil(moment, now + 1)]).toEqual([1, 0]);
});
