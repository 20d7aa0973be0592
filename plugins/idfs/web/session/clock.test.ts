import { expect, test } from 'vitest';
import { clockText, millisecondsLeft, stopwatch } from './clock.ts';

const clock = { startTime: '2030-05-01T10:00:00.000Z', timeLimit: 3600, serverTime: '2030-05-01T10:20:00.000Z' };

test('the time left is computed from the server’s time and the time passed since', () => {
  expect(millisecondsLeft(clock, 0)).toBe(40 * 60_000);
  expect(millisecondsLeft(clock, 90_000)).toBe(38.5 * 60_000);
  expect(millisecondsLeft(clock, 41 * 60_000)).toBe(0);
});

test('the time is shown in minutes and seconds, and from an hour on also in hours', () => {
  expect([3600_000, 3_599_001, 300_000, 299_999, 1, 0, 4_500_000].map(clockText)).toEqual([
    '1:00:00',
    '1:00:00',
    '05:00',
    '05:00',
    '00:01',
    '00:00',
    '1:15:00',
  ]);
});

test('setting the system clock or suspending the computer does not stop the time', () => {
  let [now, steady] = [1000, 50];
  const passed = stopwatch(
    () => now,
    () => steady,
  );
  [now, steady] = [1000 - 60_000, 5050];
  expect(passed()).toBe(5000);
  [now, steady] = [1000 + 90_000, 5050];
  expect(passed()).toBe(90_000);
});
