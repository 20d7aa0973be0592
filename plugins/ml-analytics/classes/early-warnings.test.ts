import { expect, test } from 'vitest';
import { plusDays } from '../../../core/calendar.ts';
import { seededRandom } from '../../../core/random.ts';
import type { WeekOfAnswers } from '../../practice/services.ts';
import { quietEndsOf } from './breaks.ts';
import { simulatedQuality } from './contract.ts';
import { judge, qualityOf } from './early-warnings.ts';
import { cohortStart, simulateStudent } from './simulated-cohort.ts';
import { simulateSchool } from './simulated-school.ts';

const day = '2030-03-04';
const lastDay = plusDays(cohortStart, 7 * 26 - 1);
const daysAgo = (...counts: number[]) => counts.map((count) => plusDays(day, -count));
const week = (weeksAgo: number, answers: Partial<WeekOfAnswers>): WeekOfAnswers => ({
  ...{
    userId: 'learner',
    week: plusDays(day, -7 * weeksAgo),
    answered: 20,
    graded: 20,
    correct: 16,
    timed: 20,
    hasty: 0,
  },
  ...answers,
});

test('a learner who goes on as before is not warned, and one without enough study is not judged', () => {
  const steady = { days: daysAgo(40, 37, 34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4, 1), weeks: [] };
  expect(judge(steady, day)).toMatchObject({ reasons: [], isWarned: false });
  expect(judge({ days: daysAgo(3), weeks: [] }, day)).toBeUndefined();
  expect(judge({ days: daysAgo(40, 35, 30, 25, 20), weeks: [] }, day)).toBeUndefined();
  expect(judge({ days: [], weeks: [] }, day)).toBeUndefined();
});

test('two signs make a warning, each with its reason; one does not', () => {
  const days = daysAgo(40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 12);
  const judged = judge({ days, weeks: [] }, day);
  expect(judged?.isWarned).toBe(true);
  expect(judged?.reasons.map(({ text }) => text)).toEqual([
    'No study for 11 days; usually every 2 days.',
    'Studied on 1 of the last 14 days; before that on 6.5 of 14.',
  ]);
  const often = daysAgo(40, 36, 32, 28, 24, 20, 16, 12, 8, 4);
  const hasty = judge({ days: often, weeks: [week(5, {}), week(4, {}), week(1, { hasty: 8 })] }, day);
  expect(hasty).toMatchObject({ isWarned: false, reasons: [{ sign: 'haste' }] });
  const worse = judge({ days: often, weeks: [week(5, {}), week(4, {}), week(1, { hasty: 8, correct: 8 })] }, day);
  expect(worse).toMatchObject({ isWarned: true, reasons: [{ sign: 'accuracy' }, { sign: 'haste' }] });
});

test('in a cohort of which it is known who stops, warnings are right far more often than chance', () => {
  const random = seededRandom('warnings');
  const cohort = Array.from({ length: 200 }, () => simulateStudent(random, 26));
  const days = Array.from({ length: 16 }, (_, index) => plusDays(cohortStart, 7 * (8 + index)));
  const { precision, recall, base } = qualityOf(cohort, days, lastDay);
  expect(precision?.share).toBeGreaterThan(4 * (base?.share ?? 1));
  expect(recall?.share).toBeGreaterThan(0.25);
});

test('in a school on which the rules were not set, warnings are as reliable as the screen says', () => {
  const school = simulateSchool(seededRandom('a third school'), 300, 26);
  const days = Array.from({ length: 16 }, (_, index) => plusDays(cohortStart, 7 * (8 + index)));
  const ends = quietEndsOf(school, cohortStart, lastDay);
  const { precision, recall, base } = qualityOf(school, days, lastDay, ends);
  expect(precision?.share).toBeCloseTo(simulatedQuality.precision, 1);
  expect(recall?.share).toBeCloseTo(simulatedQuality.recall, 1);
  expect(Math.abs((base?.share ?? 0) - simulatedQuality.base)).toBeLessThan(0.02);
});
