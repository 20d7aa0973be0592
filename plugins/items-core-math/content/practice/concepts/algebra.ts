import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { greatestCommonDivisor } from '../../fractions.ts';
import { idea, misconceptions as m } from '../../misconceptions.ts';
import { ladderOf, unit } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const addsNumerators = idea(
  'adds-numerators-of-unlike-fractions',
  'The fractions have different denominators; bring both to the same one before you add.',
);

export const algebraConcepts = [
  conceptPractice(
    'algebra',
    'algebraic-fractions',
    'Fractions with letters',
    ['analytical'],
    ladderOf(
      'Fractions with letters follow the rules of fractions with numbers.',
      'Bring both to one denominator, or replace one letter by a multiple of the other.',
      'Try a number for the letter and see whether both sides agree.',
      'The letters disappear as soon as the denominators are equal.',
    ),
    [
      0.4,
      (random) => {
        const [a, b, c] = [whole(random, 2, 9), whole(random, 2, 9), whole(random, 2, 6)];
        const answer = a * c + b;
        if (b % c === 0) return;
        return {
          stem: `For every positive number x, ${a}/x + ${b}/(${c}x) = k/(${c}x). Which number is k?`,
          answer,
          lures: [
            [a + b, addsNumerators],
            [a + b * c, m.weightsWrongWay],
            [c * (a + b), m.dividesOneTermOnly],
            [a * b, m.reversesOperation],
          ],
          explanation: `${a}/x = ${a * c}/(${c}x), so the sum is (${a * c} + ${b})/(${c}x).`,
          steps: [`${a}/x = ${a * c}/(${c}x)`, `${a * c} + ${b} = ${answer}`],
        };
      },
    ],
    [
      1.1,
      (random) => {
        const [a, b] = [whole(random, 2, 11), whole(random, 1, 9)];
        if (b < 2 || a <= b || greatestCommonDivisor(a, b) > 1 || (a + b) % (a - b) > 0 || a - b === a) return;
        const answer = (a + b) / (a - b);
        const [x, y] = oneOf(random, ['xy', 'pq', 'uv', 'st', 'mn']);
        return {
          stem: `For two positive numbers ${x} and ${y}, ${x}/${y} = ${a}/${b}. What is (${x} + ${y})/(${x} − ${y})?`,
          answer,
          lures: [
            [a + b, m.stopsOneStepEarly],
            [a - b, m.stopsOneStepEarly],
            [a * b, m.reversesOperation],
            [answer + 1, m.offByOne],
            [2 * answer, m.ignoresCondition],
          ],
          explanation: `${x} consists of ${a} parts and ${y} of ${b} such parts: (${a} + ${b})/(${a} − ${b}) = ${answer}.`,
          steps: [`${x} = ${a} parts, ${y} = ${b} parts`, `${a + b} ÷ ${a - b} = ${answer}`],
        };
      },
    ],
  ),
  conceptPractice(
    'algebra',
    'self-reference',
    'Quantities that contain themselves',
    ['creative', 'analytical'],
    ladderOf(
      'What contains itself can be given a name and put into its own description.',
      'Write the name on both sides of an equation and solve it.',
      'Check: put the result into the description and see whether it comes out again.',
      'The description looks endless; the equation is short.',
    ),
    [
      0.4,
      (random) => {
        const [parts, each] = [whole(random, 3, 9), whole(random, 2, 12)];
        const given = each * (parts - 1);
        const answer = each * parts;
        const what = oneOf(random, ['parcel', 'pumpkin', 'suitcase', 'statue']);
        return {
          stem: `A ${what} weighs ${given} kg plus one ${ordinalPart(parts)} of its own weight. How much does it weigh?`,
          answer,
          lures: [
            [Math.round((100 * given * (parts + 1)) / parts) / 100, m.percentOfWrongBase],
            [given + parts, m.percentAsAmount],
            [each, m.answersOtherQuantity],
            [given * parts, m.reversesOperation],
          ],
          say: unit('kg'),
          explanation: `The ${given} kg are what is left without one ${ordinalPart(parts)}: ${parts - 1} of ${parts} parts. One part is ${each} kg, the whole ${answer} kg.`,
          steps: [`${given} ÷ ${parts - 1} = ${each}`, `${parts} × ${each} = ${answer}`],
        };
      },
    ],
    [
      1.4,
      (random) => {
        const [a, root] = [whole(random, 1, 7), whole(random, 3, 12)];
        const b = root * (root - a);
        if (root <= a || b > 90) return;
        return {
          stem: `The positive number x = ${a} + ${b}/(${a} + ${b}/(${a} + …)) goes on in this way for ever. What is x?`,
          answer: root,
          lures: [
            [a + b, m.stopsOneStepEarly],
            [root - a, m.answersOtherQuantity],
            [a * b, m.reversesOperation],
            [b / a, m.ignoresCondition],
            [root + 1, m.offByOne],
          ],
          explanation: `Below ${b} stands x again: x = ${a} + ${b}/x, so x · x = ${a} · x + ${b}, and x = ${root}.`,
          steps: [`x = ${a} + ${b}/x`, `x² − ${a}x − ${b} = 0`, `x = ${root}`],
        };
      },
    ],
  ),
  conceptPractice(
    'algebra',
    'expanding',
    'Expanding brackets',
    ['creative', 'analytical'],
    ladderOf(
      'The square of a sum holds both squares and, twice, the product.',
      'Draw a square and cut it into the old square, two strips and a corner.',
      'Check with small numbers such as 2 and 1.',
      'The drawing has only four pieces.',
    ),
    [
      -0.1,
      (random) => {
        const [side, more] = [whole(random, 6, 30), whole(random, 2, 5)];
        const answer = 2 * side * more + more * more;
        const what = oneOf(random, ['dance floor', 'sandpit', 'chessboard of stone', 'herb bed']);
        return {
          stem: `A square ${what} with sides of ${side} m gets ${more} m longer and ${more} m wider. By how many square metres does it grow?`,
          answer,
          lures: [
            [more * more, m.squaresEachTerm],
            [2 * side * more, m.stopsOneStepEarly],
            [side * more + more * more, m.firstTermOnly],
            [(side + more) ** 2, m.answersOtherQuantity],
          ],
          explanation: `Two strips of ${side} m by ${more} m and a corner of ${more} m by ${more} m are added: 2 × ${side * more} + ${more * more} = ${answer}.`,
          steps: [`2 × ${side} × ${more} = ${2 * side * more}`, `${2 * side * more} + ${more * more} = ${answer}`],
        };
      },
    ],
    [
      0.7,
      (random) => {
        const [sum, product] = [whole(random, 5, 15), whole(random, 4, 40)];
        const answer = sum * sum - 2 * product;
        if (4 * product > sum * sum || answer === sum) return;
        const [x, y] = oneOf(random, [
          ['a', 'b'],
          ['p', 'q'],
          ['x', 'y'],
          ['u', 'v'],
        ] as const);
        return {
          stem: `Two numbers ${x} and ${y} have the sum ${sum} and the product ${product}. What is ${x}² + ${y}²?`,
          answer,
          lures: [
            [sum * sum, m.squaresEachTerm],
            [sum * sum - product, m.firstTermOnly],
            [sum * sum + 2 * product, m.signLost],
            [2 * sum, m.multipliesByExponent],
          ],
          explanation: `(${x} + ${y})² = ${x}² + 2${x}${y} + ${y}², so ${x}² + ${y}² = ${sum * sum} − 2 × ${product} = ${answer}.`,
          steps: [`${sum} × ${sum} = ${sum * sum}`, `${sum * sum} − ${2 * product} = ${answer}`],
        };
      },
    ],
  ),
];

/** “third”, “fourth” … */
function ordinalPart(parts: number): string {
  return ['third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][parts - 3] ?? `part in ${parts}`;
}
