import { expect, test } from 'vitest';
import { isRunning, standingOf } from './states.ts';

const dueAt = new Date('2027-01-15T22:59:59.999Z');
const at = (milliseconds: number) => new Date(dueAt.getTime() + milliseconds);
const open = { acceptsLate: true, closedAt: null };
const done = (milliseconds: number) => ({ begunAt: at(milliseconds - 60_000), doneAt: at(milliseconds) });

test('work is on time until the last millisecond of the due date, and late after it', () => {
  expect(standingOf(open, dueAt, done(0), at(9))).toEqual({ state: 'done', isLate: false, doneAt: at(0) });
  expect(standingOf(open, dueAt, done(1), at(9))).toEqual({ state: 'done', isLate: true, doneAt: at(1) });
  expect(standingOf(open, dueAt, undefined, at(0)).state).toBe('not-begun');
  expect(standingOf(open, dueAt, { begunAt: at(-9), doneAt: null }, at(0)).state).toBe('working');
  expect(standingOf(open, dueAt, { begunAt: at(-9), doneAt: null }, at(1)).state).toBe('late');
});

test('late work counts only where it is accepted, and no work counts that was done after closing', () => {
  expect(standingOf({ ...open, acceptsLate: false }, dueAt, done(1), at(9)).state).toBe('late');
  expect(standingOf({ ...open, acceptsLate: false }, dueAt, done(0), at(9)).state).toBe('done');
  const closed = { ...open, closedAt: at(-1000) };
  expect(standingOf(closed, dueAt, done(-1000), at(9)).state).toBe('done');
  expect(standingOf(closed, dueAt, done(-999), at(-500)).state).toBe('working');
});

test('an assignment runs from its opening until it is closed, or due where late work is not accepted', () => {
  const given = { ...open, opensAt: at(-5000) };
  expect([-5001, -5000, 0, 1].map((time) => isRunning(given, dueAt, at(time)))).toEqual([false, true, true, true]);
  expect(isRunning({ ...given, acceptsLate: false }, dueAt, at(1))).toBe(false);
  expect(isRunning({ ...given, closedAt: at(-1) }, dueAt, at(0))).toBe(false);
});
