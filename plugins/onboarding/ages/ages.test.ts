import { expect, test } from 'vitest';
import { isPlausibleAge } from './ages.ts';

const at = new Date('2026-01-10T12:00:00Z');
const after = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000);

test('an age may grow by the years that have passed, and by one birthday within its age band', () => {
  expect(isPlausibleAge(8, { age: 8, at }, at)).toBe(true);
  expect(isPlausibleAge(9, { age: 8, at }, at)).toBe(true);
  expect(isPlausibleAge(10, { age: 8, at }, at)).toBe(false);
  expect(isPlausibleAge(10, { age: 8, at }, after(366))).toBe(true);
  expect(isPlausibleAge(7, { age: 8, at }, at)).toBe(true);
});

test('a birthday into another age band is accepted a year after the age was stated', () => {
  for (const age of [12, 15, 17]) {
    expect(isPlausibleAge(age + 1, { age, at }, after(364))).toBe(false);
    expect(isPlausibleAge(age + 1, { age, at }, after(366))).toBe(true);
  }
});
