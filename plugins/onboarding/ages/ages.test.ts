import { expect, test } from 'vitest';
import { hasGrownTo } from './ages.ts';

const at = new Date('2026-01-10T12:00:00Z');
const after = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000);

test('one grows a year older with each year, and by one for a birthday that opens nothing', () => {
  expect(hasGrownTo(8, { age: 8, at }, at)).toBe(true);
  expect(hasGrownTo(9, { age: 8, at }, at)).toBe(true);
  expect(hasGrownTo(10, { age: 8, at }, at)).toBe(false);
  expect(hasGrownTo(10, { age: 8, at }, after(366))).toBe(true);
  expect(hasGrownTo(7, { age: 8, at }, at)).toBe(true);
});

test('a birthday that opens something has surely come a year after the age was said', () => {
  for (const age of [12, 15, 17]) {
    expect(hasGrownTo(age + 1, { age, at }, after(364))).toBe(false);
    expect(hasGrownTo(age + 1, { age, at }, after(366))).toBe(true);
  }
});
