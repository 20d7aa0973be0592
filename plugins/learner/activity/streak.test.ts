import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

test.each([
  ['none', [], 0],
  ['today', ['2026-03-02'], 1],
  ['yesterday', ['2026-03-01'], 1],
  ['the day before yesterday', ['2026-02-28'], 0],
  ['across the end of a month, and a leap day', ['2024-03-01', '2024-02-29', '2024-02-28'], 3, '2024-03-02'],
  ['across the turn of a year', ['2026-01-01', '2025-12-31'], 2, '2026-01-01'],
  ['up to a gap', ['2026-03-02', '2026-03-01', '2026-02-27', '2026-02-26'], 2],
  ['from a day that began in a time zone further east', ['2026-03-03', '2026-03-02'], 2],
])('a streak of days: %s', (_, days, streak, today = '2026-03-02') => {
  expect(streakOf(days, today)).toBe(streak);
});
