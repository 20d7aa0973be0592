import { beforeAll, describe, expect, test } from 'vitest';
import type { MathLibrary } from '../maths/library.ts';
import { mathLibrary } from '../maths/library.ts';
import { exerciseIn, judgeIdentity, read } from './index.ts';

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
  ] as const)('judges “%s” as %s', ([step, kind, says]) => {
    const verdict = judged('2/3 + 1/4', step);
    expect(verdict?.kind).toBe(kind);
    expect(verdict?.text).toMatch(says);
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
  ['solve 3(x - 4) = 2x + 5', '3x - 12 = 2x + 5', 'step'],
  ['-2x > 6', 'x < -3', 'solved'],
  ['-2x > 6', 'x > -3', 'wrong'],
  ['is 51 prime', '3', 'solved'],
  ['is 51 prime', 'yes', 'wrong'],
  ['is 51 prime', 'no', 'step'],
  ['is 53 prime', 'yes it is', 'solved'],
  ['the lcm of 6 and 8', '24', 'solved'],
  ['the lcm of 6 and 8', '48', 'wrong'],
  ['the greatest common factor of 12 and 18', '6', 'solved'],
  ['the greatest common factor of 12 and 18', '3', 'wrong'],
  ['round 3.478 to 2 decimal places', '3.48', 'solved'],
  ['round 3.478 to 2 decimal places', '3.47', 'wrong'],
  ['round 1.005 to two decimals', '1.01', 'solved'],
  ['round 1250 to the nearest hundred', '1300', 'solved'],
  ['is 0.3 bigger than 0.25', 'yes', 'solved'],
  ['is 0.3 bigger than 0.25', 'but 25 is more than 3', 'wrong'],
  ['which is bigger, 3/8 or 2/5', '2/5', 'solved'],
  ['which is bigger, 3/8 or 2/5', '3/8 cos 8 is bigger', 'wrong'],
  ['which is smaller, -5 or -3', '-5', 'solved'],
  ['area of a triangle with base 10 and height 6', '30', 'solved'],
  ['area of a triangle with base 10 and height 6', '60', 'step'],
  ['perimeter of a rectangle 3 by 5', '15', 'wrong'],
  ['volume of a box 4 by 5 by 3', '60', 'solved'],
  ['volume of a box 4 by 5 by 3', '12', 'wrong'],
  ['area of a circle with radius 3', '9pi', 'solved'],
  ['area of a circle with radius 3', '6 pi', 'wrong'],
  ['circumference of a circle with diameter 10', '31.4', 'solved'],
  ['180 km in 2.5 h, how fast', '72', 'solved'],
  ['180 km in 2.5 h, how fast', '450', 'wrong'],
  ['how far in 2.5 hours at 60 km/h', '150', 'solved'],
  ['how long do 120 km take at 40 km/h', '3', 'solved'],
  ['a bag has 3 red and 5 blue marbles, chance of red', '3/8', 'solved'],
  ['a bag has 3 red and 5 blue marbles, chance of red', '3/5', 'wrong'],
  ['a bag has 3 red and 5 blue marbles, chance of red', '8', 'step'],
  ['chance of at least one head in 2 flips', '3/4', 'solved'],
  ['chance of at least one head in 2 flips', '75%', 'solved'],
  ['chance of at least one six in two rolls', '1/3', 'wrong'],
  ['3 workers need 6 hours, how long do 2 workers need', '9', 'solved'],
  ['3 workers need 6 hours, how long do 2 workers need', '4', 'wrong'],
  ['30 is what percent of 120', '25%', 'solved'],
  ['30 is what percent of 120', '1/4', 'step'],
  ['30 is what percent of 120', '400', 'wrong'],
  ['40 euros, 25% off and then another 10% off', '27', 'solved'],
  ['40 euros, 25% off and then another 10% off', '35%', 'wrong'],
  ['40 euros, 25% off and then another 10% off', '30', 'step'],
  ['expand (x+3)^2', 'x^2 + 9', 'wrong'],
  ['expand (x+3)^2', 'x^2 + 6x + 9', 'solved'],
  ['factor x^2 + 5x + 6', '(x+1)(x+6)', 'wrong'],
  ['factor x^2 + 5x + 6', '(x+2)(x+3)', 'solved'],
  ['how do i divide 156 / 12', '13', 'solved'],
  ['7 x 8', '54', 'wrong'],
  ['-5 - 3', '-8', 'solved'],
  ['2^3 * 2^4', '2^7', 'solved'],
  ['2^3 * 2^4', '2^12', 'wrong'],
  ['the median of 3 7 9 4 12', '7', 'solved'],
  ['half of a half', '1/4', 'solved'],
  ['3/5 of 40', '24', 'solved'],
  ['3, 6, 12, 24, what comes next', '48', 'solved'],
  ['3, 6, 12, 24, what comes next', '36', 'wrong'],
  ['a recipe for 4 needs 300g flour how much for 6', '450', 'solved'],
  ['a recipe for 4 needs 300g flour how much for 6', '302', 'wrong'],
  ['3 pens cost 6 euros, how much do 5 pens cost', '10', 'solved'],
  ['3 pens cost 6 euros, how much do 5 pens cost', '2', 'step'],
  ['turn 0.75 into a fraction', '3/4', 'solved'],
  ['turn 0.75 into a fraction', '75/100', 'step'],
  ['write 7/20 as a percent', '35%', 'solved'],
  ['write 7/20 as a percent', '35', 'solved'],
  ['write 7/20 as a percent', '7%', 'wrong'],
  ['3/8 as a decimal', '0.375', 'solved'],
  ['0.2 x 0.3', '0.6', 'wrong'],
  ['0.2 x 0.3', '0.06', 'solved'],
  ['the range of 4 9 2', '7', 'solved'],
  ['how many ways to arrange 3 books', '6', 'solved'],
  ['how many ways to arrange 3 books', '9', 'wrong'],
  ['a survey of 200 people found 60% like tea. how many is that', '120', 'solved'],
  ['y = 2x + 1, what is y when x = 3', '7', 'solved'],
  ['y = 2x + 1, what is y when x = 3', '24', 'wrong'],
  ['what is the probability of rolling a 5', '1/6', 'solved'],
  ['what is the probability of rolling a 5', '6', 'step'],
  ['what is the probability of rolling an even number', '1/2', 'solved'],
] as const)('for “%s”, judges “%s” as %s', ([task, step, kind]) => expect(judged(task, step)?.kind).toBe(kind));

test.for([
  ['3(x + 4) = 3x + 12 right?', 'solved'],
  ['3(x + 4) = 3x + 4 right?', 'wrong'],
  ['(a+b)^2 = a^2 + 2ab + b^2', 'solved'],
] as const)('judges the claim “%s” as %s', ([text, kind]) => {
  const { statements, plain } = read(math, text);
  expect(judgeIdentity(math, statements, plain)?.kind).toBe(kind);
});

test('no ladder contains the result of its task', () => {
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

test('the next task offered is recognised as a task', () => {
  for (const task of [
    '2/3 + 1/4',
    '2/3 * 1/4',
    '3x + 5 = 20',
    'x^2 = 9',
    '15% of 80',
    'share 40 in the ratio 3:5',
    '2^3',
    '7 x 8',
    '-5 - 3',
    '156 / 12',
    '2^3 * 2^4',
    '2 + 3 * 4',
    '46 + 37',
    '-2x > 6',
    'is 51 prime',
    'lcm of 6 and 8',
    'gcd of 6 and 8',
    'round 3.478 to 2 decimals',
    'is 0.3 bigger than 0.25',
    'area of a triangle, base 10 and height 6',
    'area of a rectangle 3 by 5',
    'volume of a box 4 by 5 by 3',
    'area of a circle with radius 3',
    '180 km in 2.5 h, how fast',
    'how far in 2 hours at 60 km/h',
    'how long for 200 km at 50 km/h',
    '3 red and 5 blue marbles, chance of red',
    'chance of at least one head in 2 flips',
    '3 workers need 6 hours, how long do 2 workers need',
    '30 is what percent of 120',
    '40 euros, 25% off, then another 10% off',
    'expand (x+3)^2',
    'factor x^2 + 5x + 6',
    'from 80 to 100 in percent',
    'the median of 3, 7, 9',
    'the mean of 3, 8 and 10',
    'the square root of 16',
    'convert 3 kg to g',
    'two angles of a triangle are 50 and 60',
    'the slope through (0,0) and (2,6)',
    'simplify 12/18',
    '2, 5, 8, 11: what is the 20th term',
    '3, 6, 12, 24, what comes next',
    'a recipe for 4 needs 300 g of flour, how much for 6',
    '0.75 as a fraction',
    '0.2 x 0.3',
    'the range of 4 9 2',
    'how many ways to arrange 3 books',
    'y = 2x + 1, what is y when x = 3',
    'the probability of rolling a 5',
    '7/20 as a percent',
    '1/4 as a decimal',
  ]) {
    const exercise = exerciseIn(math, read(math, task));
    expect(exercise, task).toBeDefined();
    const next = exerciseIn(
      math,
      read(math, `If you like, continue with this one: ${exercise?.another}. What is your first step there?`),
    );
    expect(next?.id, `${task}: ${exercise?.another}`).toBeDefined();
    expect(next?.id).not.toBe(exercise?.id);
  }
});
