import type { Grade } from 'ts-fsrs';
import { createEmptyCard, FSRSVersion, fsrs, Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { reviewCard } from './review.ts';

const start = new Date('2026-03-02T10:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const daysBetween = (one: Date, other: Date) => Math.round((other.getTime() - one.getTime()) / 86_400_000);

test('the library has the default intervals of FSRS-6', () => {
  expect(FSRSVersion).toContain('FSRS-6');
  const scheduler = fsrs({ enable_fuzz: false });
  let card = createEmptyCard(start);
  const { Good, Again } = Rating;
  const ratings: Grade[] = [Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good];
  const intervals = ratings.map((rating) => {
    card = scheduler.next(card, card.due, rating).card;
    return card.scheduled_days;
  });
  // As published in the tests of py-fsrs 6 for the same ratings, each given on the due date.
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

test('right answers on the day of review lengthen the interval, wrong ones shorten it to a day', () => {
  const answers = [{ isRight: true, at: start }];
  const intervals: number[] = [];
  for (let n = 0; n < 4; n++) {
    const { due } = reviewCard(answers);
    intervals.push(daysBetween(answers.at(-1)?.at ?? start, due));
    answers.push({ isRight: true, at: due });
  }
  expect(intervals).toEqual([3, 14, 57, 196]);
  answers.push({ isRight: false, at: days(400) });
  const { due, lapses } = reviewCard(answers);
  expect(daysBetween(days(400), due)).toBeLessThan(57);
  expect(lapses).toBe(1);
});

test('answers in one run are one review, by their share of right ones', () => {
  const run = (outcomes: string) =>
    Array.from(outcomes, (outcome, n) => ({ isRight: outcome === '1', at: new Date(start.getTime() + n * 60_000) }));
  const afterRun = (outcomes: string) => reviewCard(run(outcomes));
  expect(afterRun('1111011111').reps).toBe(1);
  expect(daysBetween(start, afterRun('1111011111').due)).toBe(daysBetween(start, afterRun('1').due));
  expect(daysBetween(start, afterRun('1100').due)).toBeLessThan(daysBetween(start, afterRun('1111').due));
  expect(daysBetween(start, afterRun('0001').due)).toBe(1);
  expect(() => reviewCard([])).toThrow(RangeError);
});
