import { describe, expect, test } from 'vitest';
import { plusDays } from '../../../core/calendar.ts';
import { seededRandom } from '../../../core/random.ts';
import { periods } from '../overview/contract.ts';
import { backTestStudy } from './simulated-study.ts';
import { forecastStudyDays, studyWeeks } from './study-days.ts';

/** A Wednesday. */
const today = '2030-06-05';
const every = (step: number, from: number, until: number) =>
  Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + step * index);
const ago = (...days: number[]) => days.toSorted((one, other) => other - one).map((day) => plusDays(today, -day));

test('whole weeks count from the first Monday on, without the current week', () => {
  const weeks = (...days: number[]) => studyWeeks(ago(...days), today).weeks.length;
  expect([weeks(), weeks(1)]).toEqual([0, 0]);
  // The first action on a Monday five weeks ago, and on the Tuesday after it.
  expect([weeks(37, 20, 5), weeks(36, 20, 5)]).toEqual([5, 4]);
  expect(weeks(...every(2, 1, 300))).toBe(13);
});

test('with fewer than four whole weeks there is no forecast, and bands stay within what is possible', () => {
  expect(forecastStudyDays(ago(1, 3, 8, 20), today, 30)).toBeUndefined();
  const daily = ago(...Array.from({ length: 60 }, (_, day) => day + 1));
  expect(forecastStudyDays(daily, today, 7)).toMatchObject({ to: 7, expected: 7, weeks: 8 });
  const rare = forecastStudyDays(ago(40, 13), today, 30);
  expect(rare?.from).toBe(0);
  expect(rare?.to).toBeLessThan(15);
});

test('a pause of months is left out after it, and while it lasts there is no forecast', () => {
  // Every second day for eight weeks, ten weeks of nothing, and two weeks again.
  const before = every(2, 85, 141);
  const back = forecastStudyDays(ago(...before, ...every(2, 1, 15)), today, 30);
  expect(back).toMatchObject({ weeks: 9, withoutPause: true });
  expect(back?.from).toBeGreaterThan(10);
  const paused = studyWeeks(ago(...before), today);
  expect(paused.pausedFrom).toBe(plusDays(today, -84));
  expect(forecastStudyDays(ago(...before), today, 30)).toBeUndefined();
  // Two weeks off, and rare study, are no pauses.
  expect(studyWeeks(ago(...every(2, 15, 85), 1), today)).toMatchObject({ withoutPause: false, pausedFrom: undefined });
  expect(studyWeeks(ago(120, 100, 66, 40, 12), today)).toMatchObject({ withoutPause: false, pausedFrom: undefined });
  // What lies longer ago than nine months does not count: after a longer pause the weeks begin again.
  expect(studyWeeks(ago(...every(2, 320, 400), ...every(2, 1, 23)), today).weeks).toHaveLength(3);
});

describe('back-test on simulated learners, most of whom study otherwise than the forecast assumes', () => {
  const { byPeriod } = backTestStudy(1000, seededRandom('study days'));
  test.each(Object.values(periods))('its 80 percent band holds the days of study of the next %i days', (ahead) => {
    const { held, of } = byPeriod.get(ahead) ?? { held: 0, of: 1 };
    expect(held / of).toBeGreaterThan(0.75);
    expect(held / of).toBeLessThan(0.85);
  });
});
