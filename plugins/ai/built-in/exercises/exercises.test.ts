import { beforeAll, describe, expect, test } from 'vitest';
import type { MathLibrary } from '../maths/library.ts';
import { mathLibrary } from '../maths/library.ts';
import { exerciseIn, judgeEquality, judgeIdentity, read } from './index.ts';

let math: MathLibrary;
beforeAll(async () => {
  math = await mathLibrary();
});

const judged = (task: string, step: string) => exerciseIn(math, read(math, task))?.judge(read(math, step));

describe('steps towards 2/3 + 1/4', () => {
  test.for([
    ['12', 'step', /12 works/],
    ['24', 'step', /smaller one/],
    ['10', 'wrong', /does not divide|do not divide/],
    ['8/12 and 3/12', 'step', /same size/],
    ['8/12', 'step', /other one/],
    ['8/12 and 1/12', 'wrong', /numerator/],
    ['11/12', 'solved', /right/],
    ['22/24', 'solved', /smaller numbers/],
    ['3/7', 'wrong', /separately/],
    ['3/12', 'step', /Right/],
    ['2/12', 'wrong', /multiplying/],
    ['5/9', 'wrong', /not equal/],
    ['I got 11/12, because 2/3 is 8/12 and 1/4 is 3/12', 'solved', /right/],
    ['11/12, because 2/3 is 8/12 and 1/4 is 4/12', 'wrong', /numerator/],
  ] as const)('%s is %s', ([step, kind, says]) => {
    const verdict = judged('2/3 + 1/4', step);
    expect(verdict?.kind).toBe(kind);
    expect(verdict?.says).toMatch(says);
  });
});

test.for([
  ['3/4 - 1/6', '7/12', 'solved'],
  ['2/3 * 4/5', '8/15', 'solved'],
  ['3/4 / 2/5', '15/8', 'solved'],
  ['solve 3x + 5 = 20', 'x = 5', 'solved'],
  ['solve 3x + 5 = 20', '3x = 15', 'step'],
  ['solve 3x + 5 = 20', '3x = 25', 'wrong'],
  ['solve 2(x + 3) = x + 10', 'x = 4', 'solved'],
  ['x^2 - 5x + 6 = 0', 'x = 2', 'step'],
  ['x^2 - 5x + 6 = 0', 'x = 2 or 3', 'solved'],
  ['x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0', 'step'],
  ['x^2 - 5x + 6 = 0', 'x = -2', 'wrong'],
  ['15% of 80', '12', 'solved'],
  ['15% of 80', '65', 'wrong'],
  ['from 80 to 100 in percent', '25%', 'solved'],
  ['share 40 in the ratio 3:5', '8', 'step'],
  ['share 40 in the ratio 3:5', '25', 'solved'],
  ['2, 5, 8, 11: what is the 20th term', '62', 'wrong'],
  ['2, 5, 8, 11: what is the 20th term', '59', 'solved'],
  ['convert 2.4 kg to g', '2400', 'solved'],
  ['convert 2.4 kg to g', '240', 'wrong'],
  ['the mean of 3, 8 and 10', '7', 'solved'],
  ['20 - 2 * 6', '8', 'solved'],
  ['20 - 2 * 6', '108', 'wrong'],
] as const)('for “%s” the step “%s” is %s', ([task, step, kind]) => expect(judged(task, step)?.kind).toBe(kind));

test.for([
  ['3(x + 4) = 3x + 12 right?', 'solved'],
  ['3(x + 4) = 3x + 4 right?', 'wrong'],
  ['(a+b)^2 = a^2 + 2ab + b^2', 'solved'],
] as const)('the claim “%s” is %s', ([text, kind]) => {
  const { statements, plain } = read(math, text);
  expect(judgeIdentity(math, statements, plain)?.kind).toBe(kind);
});

test('numbers said to be equal are compared exactly', () => {
  const kind = (text: string) => judgeEquality(math, read(math, text).statements)?.kind;
  expect(kind('1/4 = 0.25 = 25%')).toBe('solved');
  expect(kind('1/3 = 0.33')).toBe('wrong');
  expect(kind('what is 1/3')).toBeUndefined();
});

test('no ladder tells the result of its task', () => {
  for (const [task, results] of [
    ['2/3 + 1/4', ['11/12', '{11}{12}']],
    ['7/8 - 1/3', ['13/24', '{13}{24}']],
    ['1/2 + 1/6', ['2/3', '{2}{3}', '4/6', '{4}{6}']],
    ['3/4 * 2/5', ['3/10', '6/20', '{6}{20}', '{3}{10}']],
    ['solve 3x + 5 = 20', ['x = 5']],
    ['x^2 - 5x + 6 = 0', ['x = 2', 'x = 3', 'x - 2', 'x - 3']],
    ['15% of 80', [' 12 ', ' 12.']],
    ['share 40 in the ratio 3:5', ['25', '15']],
    ['2, 5, 8, 11: the 20th term', ['59']],
    ['two angles of a triangle are 50 and 60', ['70']],
  ] as const) {
    const exercise = exerciseIn(math, read(math, task));
    expect(exercise, task).toBeDefined();
    for (const step of exercise?.ladder ?? []) {
      for (const result of results) expect(step, task).not.toContain(result);
      expect(step, task).toMatch(/\?$/);
    }
  }
});
