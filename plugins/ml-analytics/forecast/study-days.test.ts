import { describe, expect, test } from 'vitest';
import { plusDays } from '../../../core/calendar.ts';
import { seededRandom } from '../../../core/random.ts';
import { periods } from '../overview/contract.ts';
import { backTestStudy } from './simulated-study.ts';
import { forecastStudyDays, wholeWeeks } from './study-days.ts';

/** A Wednesday. */
const today = '2030-06-05';
const ago = (...days: number[]) => days.toSorted((one, other) => other - one).map((day) => plusDays(today, -day));

test('whole weeks count from the first Monday on, without the current week', () => {
  expect(wholeWeeks([], today)).toBe(0);
  expect(wholeWeeks(ago(1), today)).toBe(0);
  // The first action on a Monday five weeks ago, and on the Tuesday after it.
  expect(wholeWeeks(ago(37), today)).toBe(5);
  expect(wholeWeeks(ago(36), today)).toBe(4);
  expect(wholeWeeks(ago(300), today)).toBe(13);
});

test('with fewer than four whole weeks there is no forecast, and bands stay within what is possible', () => {
  expect(forecastStudyDays(ago(1, 3, 8, 20), today, 30)).toBeUndefined();
  const daily = ago(...Array.from({ length: 60 }, (_, day) => day + 1));
  expect(forecastStudyDays(daily, today, 7)).toMatchObject({ to: 7, expected: 7, weeks: 8 });
  const rare = forecastStudyDays(ago(40), today, 30);
  expect(rare?.from).toBe(0);
  expect(rare?.to).toBeLessThan(15);
});

describe('back-test on simulated learners, most of whom study otherwise than the forecast assumes', () => {
  const { byPeriod } = backTestStudy(1000, seededRandom('study days'));
  test.each(Object.values(periods))('its 80 percent band holds the days of study of the next %i days', (ahead) => {
    const { held, of } = byPeriod.get(ahead) ?? { held: 0, of: 1 };
    expect(held / of).toBeGreaterThan(0.75);
    expect(held / of).toBeLessThan(0.85);
  });
});
