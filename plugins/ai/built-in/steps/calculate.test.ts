import { expect, test } from 'vitest';
import { mathLibrary } from '../maths/library.ts';
import { calculate } from './calculate.ts';

const math = await mathLibrary();

test.each([
  ['3/4 + 1/6', '11/12', '0.9166666667'],
  ['15% of 80', '12', '12'],
  ['√(9 + 16)', '5', '5'],
  ['2^10', '1024', '1024'],
  ['0.1 + 0.2', '3/10', '0.3'],
  ['\\frac{2}{3} \\cdot 6', '4', '4'],
  ['−3 − 4 =', '−7', '-7'],
  ['√2', undefined, '1.414213562'],
])('%s is worked out exactly', (expression, exact, decimal) => {
  expect(calculate(math, expression)).toEqual({ exact, decimal });
});

test.each([
  '',
  '1/0',
  '2x + 1',
  '3 apples + 4',
  '6/2(1+2)',
  '1,430 + 1',
  '80 + 15%',
  '2 + 2 = 5',
  '9^9^9',
  'eval("1")',
  '('.repeat(200),
])('“%s” is not worked out', (expression) => {
  expect(calculate(math, expression)).toBeUndefined();
});
