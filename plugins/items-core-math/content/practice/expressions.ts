import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { numeral, polynomial } from '../number-text.ts';
import { ladderOf } from './stories.ts';

const evenNumber = idea('practice-even-for-odd', 'Twice a whole number plus an even number is even again.');
const dependsOnN = idea('practice-sometimes-odd', 'This is odd for some n only; try n = 1 and n = 2.');

export const expressionTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.expression-forms': {
    hints: ladderOf(
      'Two expressions are equal if they give the same value whatever number the letter stands for.',
      'Multiply each term of one bracket by each term of the other, and collect like terms.',
      'Try a small number for the letter to test a candidate.',
      'Go term by term; nothing has to be guessed.',
    ),
    tasks: [
      [
        -0.4,
        (random) => {
          const [a, b] = [whole(random, 2, 9), whole(random, 2, 9)];
          if (a === b) return;
          return {
            stem: `The sides of a rectangle are x + ${a} and x + ${b} long. Its area can be written as x² + px + q. What is p?`,
            answer: a + b,
            lures: [
              [a * b, m.answersOtherQuantity],
              [2 * (a + b), m.perimeterForArea],
              [Math.abs(a - b), m.signLost],
              [a, m.firstTermOnly],
            ],
            explanation: `The area is (x + ${a})(x + ${b}) = x² + ${a + b}x + ${a * b}, so p = ${a + b}.`,
            steps: [`(x + ${a})(x + ${b}) = x² + ${b}x + ${a}x + ${a * b}`, `p = ${a} + ${b} = ${a + b}`],
          };
        },
      ],
      [
        0.4,
        (random) => {
          const odd = 2 * whole(random, 1, 9) + 1;
          const even = 2 * whole(random, 1, 9);
          const factor = oneOf(random, [2, 4, 6]);
          const times = oneOf(random, [3, 5, 7]);
          return {
            stem: `The letter n stands for any whole number above ${whole(random, 1, 30)}. Which expression is odd for every such n?`,
            answer: `${factor}n + ${odd}`,
            lures: [
              [`${factor}n + ${even}`, evenNumber],
              [`n + ${odd}`, dependsOnN],
              [`${times}n`, dependsOnN],
            ],
            explanation: `${factor}n is even for every n, and an even number plus ${odd} is odd.`,
            steps: [`${factor}n is even`, `even + odd = odd`],
          };
        },
      ],
    ],
  },
  'core_math.algebraic-structure': {
    hints: ladderOf(
      'An expression may be known although the numbers in it are not.',
      'Look for a formula in which what is given and what is sought both appear.',
      'Avoid solving for the single letters; rewrite the expression.',
      'One identity that you know is enough.',
    ),
    tasks: [
      [
        0.8,
        (random) => {
          const [gap, total] = [whole(random, 2, 9), whole(random, 5, 20)];
          if (gap === total || gap > total) return;
          return {
            stem: `For two numbers, a − b = ${gap} and a² − b² = ${gap * total}. What is a + b?`,
            answer: total,
            lures: [
              [gap * total - gap, m.reversesOperation],
              [gap * gap * total, m.reversesOperation],
              [gap * total, m.squaresEachTerm],
              [gap, m.answersOtherQuantity],
            ],
            explanation: `a² − b² = (a − b)(a + b), so a + b = ${gap * total} ÷ ${gap} = ${total}.`,
            steps: [`(a − b)(a + b) = ${gap * total}`, `${gap * total} ÷ ${gap} = ${total}`],
          };
        },
      ],
      [
        1.5,
        (random) => {
          const [p, q] = [whole(random, 2, 6), whole(random, 1, 7)];
          return {
            stem: `A number x satisfies x² = ${p}x + ${q}. Which expression is equal to x³?`,
            answer: polynomial([p * p + q, p * q]),
            lures: [
              [polynomial([p, q]), m.stopsOneStepEarly],
              [polynomial([p * p, p * q]), m.ignoresCondition],
              [polynomial([p ** 3, q ** 3]), m.squaresEachTerm],
              [polynomial([p * p + q, q]), m.firstTermOnly],
            ],
            explanation: `x³ = x · x² = ${p}x² + ${numeral(q)}x, and ${p}x² = ${p * p}x + ${p * q}, so x³ = ${polynomial([p * p + q, p * q])}.`,
            steps: [
              `x³ = x(${p}x + ${q}) = ${polynomial([p, q, 0])}`,
              `${p}x² = ${polynomial([p * p, p * q])}`,
              `x³ = ${polynomial([p * p + q, p * q])}`,
            ],
          };
        },
      ],
    ],
  },
};
