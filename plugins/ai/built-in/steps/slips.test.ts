import { expect, test } from 'vitest';
import { mathLibrary } from '../maths/library.ts';
import { slipIn } from './slips.ts';

const math = await mathLibrary();

test.each([
  ['1/2 + 1/3 = 2/5', 'adds-fractions-across'],
  ['3/4 + 1/6 = 4/10', 'adds-fractions-across'],
  ['2^3 = 6', 'multiplies-base-by-exponent'],
  ['(3 + 4)^2 = 25', 'squares-each-term'],
  ['√(9 + 16) = 7', 'roots-each-term'],
  ['3(4 + 5) = 17', 'multiplies-first-term-only'],
  ['10 - (4 + 3) = 9', 'loses-a-sign'],
  ['5 - (-3) = 2', 'loses-a-sign'],
  ['2 + 3 × 4 = 20', 'works-left-to-right'],
  ['so i get 2 + 3 × 4 = 20', 'works-left-to-right'],
])('%s shows %s', (step, id) => {
  expect(slipIn(math, step)?.id).toBe(id);
});

test.each([
  '1/2 + 1/3 = 5/6',
  '2 + 3 = 6',
  '2 + 2 = 4',
  '7 × 8 = 54',
  '2x + 3 = 11',
  '2^2 = 5',
  'hello',
  '3 cm + 4 cm = 8 cm',
])('nothing is said about %s', (step) => {
  expect(slipIn(math, step)).toBeUndefined();
});
