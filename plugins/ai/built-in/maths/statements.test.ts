import { beforeAll, expect, test } from 'vitest';
import type { MathLibrary } from './library.ts';
import { mathLibrary } from './library.ts';
import { isSameNumber, readExpression } from './polynomial.ts';
import { plainMaths, statementsIn } from './statements.ts';

let math: MathLibrary;
beforeAll(async () => {
  math = await mathLibrary();
});

const sidesOf = (text: string) =>
  statementsIn(math, plainMaths(text)).map(({ sides }) => sides.map((side) => side.text).join(' = '));

test.for([
  ['is 1/2 + 1/3 = 2/5 right?', ['1/2 + 1/3 = 2/5']],
  ['i got 5/6 for 1/2+1/3', ['5/6', '1/2+1/3']],
  ['one half plus a third', ['1/2 + 1/3']],
  ['add 2/3 and 1/4', ['2/3 + 1/4']],
  ['subtract 1/4 from 2/3', ['2/3 - 1/4']],
  ['$\\frac{1}{2} \\cdot \\frac{2}{3}$', ['1/2 * 2/3']],
  ['x² − 5x + 6 = 0', ['x^2 - 5x + 6 = 0']],
  ['3 x 4', ['3 * 4']],
  ['2x - 4 = 10 so x = 3', ['2x - 4 = 10', 'x = 3']],
  ['so 1/3 is 0.3', ['1/3 = 0.3']],
  ['a price of 1,430 euros', ['1430']],
  ['I have a cat', []],
] as const)('reads “%s” as %o', ([text, expected]) => expect(sidesOf(text)).toEqual(expected));

test('expands expressions exactly', () => {
  const [one, other] = ['(x+2)(x-3)', 'x^2 - x - 6'].map((text) => readExpression(math, text));
  expect([...(one ?? [])].map(([key, value]) => [key, `${value.s * value.n}/${value.d}`]).sort()).toEqual(
    [...(other ?? [])].map(([key, value]) => [key, `${value.s * value.n}/${value.d}`]).sort(),
  );
  const third = readExpression(math, '0.1 + 0.2')?.get('');
  expect(third && isSameNumber(third, math.fraction('3/10'))).toBe(true);
});

test('reads only numbers, single letters and signs, up to a limited size', () => {
  for (const text of [
    'import("fs")',
    'sqrt(4)',
    'f=1',
    '9^9^9',
    '2^999',
    '1/0',
    '[1,2]',
    'x/y',
    '"a"',
    `${'('.repeat(80)}1`,
    '1+'.repeat(100),
    '10^12*10^12*10^12',
    'a;b',
  ])
    expect(readExpression(math, text), text).toBeUndefined();
});

test('reads a long message of signs in little time', () => {
  expect(sidesOf('((1/2+'.repeat(2000)).length).toBeLessThan(50);
  expect(sidesOf('= = ='.repeat(2000))).toEqual([]);
});
