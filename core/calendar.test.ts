import { expect, test, vi } from 'vitest';
import { dayIn, daysBetween, daysLeftIn, monthOf, plusDays, weekOf } from './calendar.ts';

test('a day ends at midnight in the given time zone', () => {
  const at = new Date('2026-03-01T16:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-01');
  expect(dayIn('Asia/Manila', at)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', new Date('2026-03-02T07:59:00Z'))).toBe('2026-03-01');
});

test('a time zone has one cached format, regardless of case', () => {
  // A zone for which no other test has created a format.
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of ['Antarctica/Troll', 'ANTARCTICA/troll', 'antarctica/TROLL']) dayIn(name, new Date());
  expect(formats).toHaveBeenCalledTimes(1);
  formats.mockRestore();
});

test('a week begins on Monday, also across the end of a month or year', () => {
  expect(weekOf('2026-11-16')).toBe('2026-11-16');
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toBe('2026-12-28');
});

test('the remaining days of a week include today', () => {
  expect(daysLeftIn('2026-11-16')).toBe(7);
  expect(daysLeftIn('2026-11-22')).toBe(1);
});

test('one moment can belong to different weeks in different time zones', () => {
  const moment = new Date('2026-11-22T20:00:00Z');
  expect(weekOf(dayIn('America/Lima', moment))).toBe('2026-11-16');
  expect(weekOf(dayIn('Asia/Manila', moment))).toBe('2026-11-23');
});

test('days are added and counted across a leap day', () => {
  expect(plusDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  expect(monthOf('2028-02-29')).toBe('2028-02-01');
});
