import { expect, test } from 'vitest';
import { weeksBetween } from './calendar-weeks.ts';

test('weeks between two dates are their Mondays, excluding the last', () => {
  expect(weeksBetween('2026-10-19', '2026-11-09')).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
  expect(weeksBetween('2026-11-09', '2026-11-09')).toEqual([]);
});
