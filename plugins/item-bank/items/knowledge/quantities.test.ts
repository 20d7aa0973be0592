import { expect, test } from 'vitest';
import { isSame, plainFormulas, quantitiesIn } from './quantities.ts';

const values = (text: string) => quantitiesIn(plainFormulas(text)).map(({ value }) => value);

test.for([
  ['13/24 of it', [13 / 24]],
  ['$\\frac{13}{24}$', [13 / 24]],
  ['thirteen twenty-fourths', [13 / 24]],
  ['13 out of 24', [13 / 24]],
  ['1 ½ hours', [1.5]],
  ['three quarters', [0.75]],
  ['a half', [0.5]],
  ['fifty percent', [0.5]],
  ['one hundred and six', [106]],
  ['twenty-one', [21]],
  ['€1,430', [1430]],
  ['x = −7', [-7]],
  ['the second one', []],
  ['a cat', []],
] as const)('“%s” contains the numbers %o', ([text, expected]) =>
  expect(values(text)).toEqual(expected.map((value) => expect.closeTo(value, 9))));

test('a decimal equals the fraction it is rounded from if it has two places or more', () => {
  const of = (text: string) => {
    const [first] = quantitiesIn(plainFormulas(text));
    if (!first) throw new Error('no number');
    return first;
  };
  expect(isSame(of('13/24'), of('0.54'))).toBe(true);
  expect(isSame(of('13/24'), of('54.17%'))).toBe(true);
  expect(isSame(of('1/3'), of('0.3'))).toBe(false);
  expect(isSame(of('30%'), of('0.3'))).toBe(true);
});
