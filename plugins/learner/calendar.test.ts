import { expect, test, vi } from 'vitest';
import { dayIn, streakOf } from './calendar.ts';

test('a day ends at midnight where the learner is', () => {
  const at = new Date('2026-03-01T16:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-01');
  expect(dayIn('Asia/Manila', at)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', new Date('2026-03-02T07:59:00Z'))).toBe('2026-03-01');
});

test('one format serves a time zone in whatever case it is written', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of ['Pacific/Auckland', 'PACIFIC/auckland', 'pacific/AUCKLAND']) dayIn(name, new Date());
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test.each([
  ['none', [], 0],
  ['today', ['2026-03-02'], 1],
  ['yesterday', ['2026-03-01'], 1],
  ['the day before yesterday', ['2026-02-28'], 0],
  ['across the end of a month, and a leap day', ['2024-03-01', '2024-02-29', '2024-02-28'], 3, '2024-03-02'],
  ['across the turn of a year', ['2026-01-01', '2025-12-31'], 2, '2026-01-01'],
  ['up to a gap', ['2026-03-02', '2026-03-01', '2026-02-27', '2026-02-26'], 2],
  ['from a day that began further east', ['2026-03-03', '2026-03-02'], 2],
])('a streak of days: %s', (_, days, streak, today = '2026-03-02') => {
  expect(streakOf(days, today)).toBe(streak);
});
