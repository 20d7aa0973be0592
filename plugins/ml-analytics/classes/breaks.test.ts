import { expect, test } from 'vitest';
import { plusDays } from '../../../core/calendar.ts';
import { seededRandom } from '../../../core/random.ts';
import { breakDaysBefore, breaksIn, countWithin, quietEndsOf } from './breaks.ts';
import { judge, qualityOf } from './early-warnings.ts';
import { cohortStart, simulateStudent } from './simulated-cohort.ts';
import { holidays, simulateSchool } from './simulated-school.ts';

const start = '2030-01-07';
const on = (offset: number) => plusDays(start, offset);
const weekdays = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => from + index)
    .filter((offset) => offset % 7 < 5)
    .map(on);
/** Study on every weekday for eight weeks, two weeks of holidays, and four more weeks. */
const pupil = () => ({ days: [...weekdays(0, 56), ...weekdays(70, 98)], weeks: [] });
const pupils = Array.from({ length: 6 }, pupil);
const breaksOf = (learners: readonly { days: readonly string[] }[], until: number) =>
  breaksIn(breakDaysBefore(quietEndsOf(learners, start, on(until - 1)), on(until)));

test('days on which a class that usually studies falls silent are a break, as soon as it can be seen', () => {
  expect(breaksOf(pupils, 98)).toEqual([{ from: on(54), through: on(69) }]);
  // A weekend is none, and the first days of holidays are not seen yet.
  expect(breaksOf(pupils, 56)).toEqual([]);
  expect(breaksOf(pupils, 58)).toEqual([]);
  expect(breaksOf(pupils, 63)).toEqual([{ from: on(54), through: on(62) }]);
});

test('a silence of some, of too few to tell, or of a class that never studied is no break', () => {
  const stopped = { days: weekdays(0, 56), weeks: [] };
  expect(
    breaksOf(
      [...pupils.slice(0, 3).map(() => stopped), ...pupils.slice(0, 3).map(() => ({ days: weekdays(0, 98) }))],
      98,
    ),
  ).toEqual([]);
  expect(breaksOf(pupils.slice(0, 3), 98)).toEqual([]);
  expect(breaksOf([], 98)).toEqual([]);
  expect(
    breaksOf(
      pupils.map(() => ({ days: [] })),
      98,
    ),
  ).toEqual([]);
});

test('holidays of twelve weeks are one break', () => {
  const summer = Array.from({ length: 5 }, () => ({ days: [...weekdays(0, 56), ...weekdays(140, 160)] }));
  expect(breaksOf(summer, 160)).toEqual([{ from: on(54), through: on(139) }]);
});

test('nobody is warned for a silence of holidays, and one who stays away after them is', () => {
  const ends = quietEndsOf(pupils, start, on(97));
  const after = on(73);
  const away = { days: weekdays(0, 56), weeks: [] };
  expect(judge(pupil(), after)?.reasons.map(({ sign }) => sign)).toEqual(['fewer-days']);
  expect(judge(pupil(), after, breakDaysBefore(ends, after))).toMatchObject({ reasons: [], lastDay: on(72) });
  const [later, known] = [on(80), breakDaysBefore(ends, on(80))];
  // With the holidays, the silence would be too long for a forecast.
  expect(judge(away, later)).toBeUndefined();
  const judged = judge(away, later, known);
  expect(judged).toMatchObject({ lastDay: on(53), isWarned: true });
  expect(judged?.reasons[0]?.text).toBe('No study for 10 days besides the break; usually every day.');
});

test('days within a range are counted in order', () => {
  const days = [on(1), on(2), on(5)];
  expect([countWithin(days, on(0), on(9)), countWithin(days, on(2), on(5)), countWithin([], on(0), on(9))]).toEqual([
    3, 1, 0,
  ]);
});

test('in a simulated school its holidays are found and nothing else, and warnings are better for it', () => {
  const school = simulateSchool(seededRandom('another school'), 200, 26);
  const through = on(7 * 26 - 1);
  const ends = quietEndsOf(school, cohortStart, through);
  const [found, ...others] = breaksIn(breakDaysBefore(ends, plusDays(through, 1)));
  expect(others).toEqual([]);
  expect(Math.abs(holidays.from - offsetOf(found?.from))).toBeLessThanOrEqual(3);
  expect(Math.abs(holidays.from + holidays.days - 1 - offsetOf(found?.through))).toBeLessThanOrEqual(3);
  const days = Array.from({ length: 16 }, (_, index) => plusDays(cohortStart, 7 * (8 + index)));
  const [without, informed] = [qualityOf(school, days, through), qualityOf(school, days, through, ends)];
  expect(informed.precision?.share).toBeGreaterThan(without.precision?.share ?? 1);
  // Learners who stop one by one are no break.
  const random = seededRandom('warnings');
  const cohort = Array.from({ length: 100 }, () => simulateStudent(random, 26));
  expect(quietEndsOf(cohort, cohortStart, through)).toEqual([]);
});

const offsetOf = (day = '') => Math.round((Date.parse(day) - Date.parse(cohortStart)) / 86_400_000);
