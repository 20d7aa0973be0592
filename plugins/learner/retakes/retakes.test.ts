import { expect, test } from 'vitest';
import { waitingTime } from './contract.ts';

const placement = { one: 'a placement', many: 'placements' };
const day = (number: number) => new Date(Date.UTC(2030, 0, number, 12));
const rules = { retakeDays: 30, restarts: 2 };

test('a learner without a placement does not wait', () => {
  expect(waitingTime({ recordedAt: undefined, unrecordedAt: [] }, rules, day(1), placement)).toBeUndefined();
});

test('the waiting time after a completed placement ends to the millisecond', () => {
  const history = { recordedAt: day(1), unrecordedAt: [] };
  const waiting = waitingTime(history, rules, day(30), placement);
  expect(waiting).toEqual({
    until: day(31),
    reason: 'You completed a placement on 1 January 2030. You can take another one from 31 January 2030, 12:00 UTC.',
  });
  expect(waitingTime(history, rules, new Date(day(31).getTime() - 1), placement)).toBeDefined();
  expect(waitingTime(history, rules, day(31), placement)).toBeUndefined();
});

test('a waiting time of zero days means no waiting', () => {
  expect(
    waitingTime({ recordedAt: day(1), unrecordedAt: [] }, { ...rules, retakeDays: 0 }, day(1), placement),
  ).toBeUndefined();
});

test('two placements can be abandoned within the waiting time, and after a third the learner waits', () => {
  const twice = { recordedAt: undefined, unrecordedAt: [day(6), day(5)] };
  expect(waitingTime(twice, rules, day(6), placement)).toBeUndefined();
  const thrice = { recordedAt: undefined, unrecordedAt: [day(7), day(6), day(5)] };
  expect(waitingTime(thrice, rules, day(7), placement)?.until).toEqual(day(35));
  expect(waitingTime(thrice, rules, day(35), placement)).toBeUndefined();
});

test('of two waiting times the longer one applies', () => {
  const history = { recordedAt: day(1), unrecordedAt: [day(12), day(11), day(10)] };
  expect(waitingTime(history, rules, day(13), placement)?.until).toEqual(day(40));
});
