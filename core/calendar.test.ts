import { expect, test, vi } from 'vitest';
import { dayIn, daysBetween, daysLeftIn, monthOf, plusDays, weekOf } from './calendar.ts';

test('a day ends at midnight where the learner is', () => {
  const at = new Date('2026-03-01T16:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-01');
  expect(dayIn('Asia/Manila', at)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', new Date('2026-03-02T07:59:00Z'))).toBe('2026-03-01');
});

test('one format serves a time zone in whatever case it is written', () => {
  // A zone that no other test has had a format made for.
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of ['Antarctica/Troll', 'ANTARCTICA/troll', 'antarctica/TROLL']) dayIn(name, new Date());
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('a week begins on Monday, over the ends of months and years', () => {
  expect(weekOf('2026-11-16')).toBe('2026-11-16');
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toBe('2026-12-28');
});

test('the days that are left count today', () => {
  expect(daysLeftIn('2026-11-16')).toBe(7);
  expect(daysLeftIn('2026-11-22')).toBe(1);
});

test('the same moment is Sunday in one place and Monday in another', () => {
  const moment = new Date('2026-11-22T20:00:00Z');
  expect(weekOf(dayIn('America/Lima', moment))).toBe('2026-11-16');
  expect(weekOf(dayIn('Asia/Manila', moment))).toBe('2026-11-23');
});

test('days are added and counted over a leap day', () => {
  expect(plusDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  expect(monthOf('2028-02-29')).toBe('2028-02-01');
});
