import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { misconceptions as m } from '../misconceptions.ts';
import { money, numeral, ordinal } from '../number-text.ts';
import { ladderOf, names } from './stories.ts';

export const functionTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.sequences': {
    hints: ladderOf(
      'A sequence with equal steps is known by its beginning and its step.',
      'Count how many steps lead from the first term to the one you need.',
      'For a sum, put the first and the last together, the second and the second last, and so on.',
      'Try the first three terms by hand; then the rule is plain.',
    ),
    tasks: [
      [
        -0.8,
        (random) => {
          const [first, step, row] = [whole(random, 8, 20), whole(random, 2, 6), whole(random, 9, 24)];
          const place = oneOf(random, ['theatre', 'stadium', 'lecture hall', 'circus']);
          return {
            stem: `The first row of a ${place} has ${first} seats, and every further row has ${step} seats more than the one before it. How many seats has row ${row}?`,
            answer: first + step * (row - 1),
            lures: [
              [first + step * row, m.offByOne],
              [step * row, m.startLeftOut],
              [first * row, m.ignoresCondition],
              [first + step * (row - 2), m.offByOne],
            ],
            explanation: `From row 1 to row ${row} there are ${row - 1} steps of ${step}: ${first} + ${row - 1} × ${step} = ${first + step * (row - 1)}.`,
            steps: [`${row} − 1 = ${row - 1} steps`, `${first} + ${row - 1} × ${step} = ${first + step * (row - 1)}`],
          };
        },
      ],
      [
        0.3,
        (random) => {
          const [first, step, days] = [whole(random, 2, 12), whole(random, 2, 6), whole(random, 6, 15)];
          const last = first + step * (days - 1);
          const total = (days * (first + last)) / 2;
          const [name] = names(random, 1);
          return {
            stem: `${name} saves €${first} in the first week and in each further week €${step} more than in the week before. How much has ${name} saved after ${days} weeks?`,
            answer: total,
            lures: [
              [last, m.answersOtherQuantity],
              [first * days, m.ignoresCondition],
              [days * (first + last), m.forgetsHalf],
              [total - last, m.offByOne],
            ],
            say: money,
            explanation: `In the last week ${name} saves ${money(last)}. The mean of the first and the last week, times ${days}, is ${money(total)}.`,
            steps: [
              `last week: ${first} + ${days - 1} × ${step} = ${last}`,
              `(${first} + ${last}) ÷ 2 × ${days} = ${numeral(total)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.composition': {
    hints: ladderOf(
      'Two steps one after the other make a new one, and their order matters.',
      'Carry one number through the steps, writing down what comes out of each.',
      'To undo steps, go backwards and do the opposite of each.',
      'Each single step is easy; only the order wants care.',
    ),
    tasks: [
      [
        0.0,
        (random) => {
          const [price, off, share] = [10 * whole(random, 8, 30), 5 * whole(random, 2, 8), 10 * whole(random, 1, 5)];
          const first = ((price - off) * (100 - share)) / 100;
          const second = (price * (100 - share)) / 100 - off;
          return {
            stem: `A tent costs ${money(price)}. At one counter, €${off} are taken off and then ${share}% of the rest. At another, ${share}% are taken off and then €${off}. How much dearer is the tent at the first counter?`,
            answer: first - second,
            lures: [
              [0, m.wrongCompositionOrder],
              [off, m.answersOtherQuantity],
              [share, m.percentAsAmount],
              [Math.abs(price - first), m.answersOtherQuantity],
            ],
            say: money,
            explanation: `The first counter asks for ${money(first)}, the second for ${money(second)}.`,
            steps: [
              `first: (${price} − ${off}) × ${numeral((100 - share) / 100)} = ${numeral(first)}`,
              `second: ${price} × ${numeral((100 - share) / 100)} − ${off} = ${numeral(second)}`,
            ],
          };
        },
      ],
      [
        0.7,
        (random) => {
          const [a, b, x] = [whole(random, 2, 6), whole(random, 1, 9), whole(random, 2, 9)];
          const value = a * x + b;
          return {
            stem: `Let f(x) = ${a}x + ${b}. The function g undoes f, so that g(f(x)) = x for every x. What is g(${value})?`,
            answer: x,
            lures: [
              [a * value + b, m.appliesForwards],
              [value - b, m.stopsOneStepEarly],
              [Math.round((value + b) / a), m.reversesOperation],
              [Math.round(value / a), m.ignoresCondition],
              [x + 1, m.offByOne],
            ],
            explanation: `g(${value}) is the number that f turns into ${value}: ${a}x + ${b} = ${value} gives x = ${x}.`,
            steps: [`${value} − ${b} = ${value - b}`, `${value - b} ÷ ${a} = ${x}`],
          };
        },
      ],
    ],
  },
  'core_math.growth-and-logarithms': {
    hints: ladderOf(
      'A logarithm counts how many times a factor is used.',
      'Write the numbers as powers of one base and look at the exponents.',
      'Products of numbers become sums of their logarithms, quotients become differences.',
      'The exponents are small whole numbers.',
    ),
    tasks: [
      [
        0.0,
        (random) => {
          const [times, last] = [whole(random, 4, 9), whole(random, 3, 15)];
          const first = last * 2 ** times;
          const what = oneOf(random, ['sheets', 'grains', 'tiles', 'beads']);
          return {
            stem: `From a heap of ${numeral(first)} ${what}, half is taken away again and again, until ${last} are left. How many times has half been taken?`,
            answer: times,
            lures: [
              [2 ** times, m.multipliesByExponent],
              [times - 1, m.offByOne],
              [times + 1, m.offByOne],
              [2 * times, m.multipliesByExponent],
            ],
            explanation: `${numeral(first)} ÷ ${last} = ${2 ** times} = 2 × 2 × … with ${times} factors.`,
            steps: [`${numeral(first)} ÷ ${last} = ${2 ** times}`, `2 to the power ${times} is ${2 ** times}`],
          };
        },
      ],
      [
        1.0,
        (random) => {
          const [p, q] = [whole(random, 2, 9), whole(random, 2, 9)];
          if (p === q) return;
          return {
            stem: `In logarithms to one and the same base, log x = ${p} and log y = ${q}. What is log (x²y)?`,
            answer: 2 * p + q,
            lures: [
              [p * p + q, m.squaresEachTerm],
              [p * p * q, m.reversesOperation],
              [2 * p * q, m.reversesOperation],
              [p + q, m.ignoresCondition],
            ],
            explanation: `log (x²y) = 2 log x + log y = 2 × ${p} + ${q} = ${2 * p + q}.`,
            steps: [`log x² = 2 × ${p} = ${2 * p}`, `${2 * p} + ${q} = ${2 * p + q}`],
          };
        },
      ],
    ],
  },
  'core_math.function-puzzles': {
    hints: ladderOf(
      'A rule that holds for all numbers may be used with any number you like.',
      'Apply the rule step by step from the value that is known.',
      'Write down two or three further values; a pattern shows itself.',
      'The rule is the only tool you need.',
    ),
    tasks: [
      [
        0.8,
        (random) => {
          const [step, known, value, more] = [
            whole(random, 2, 7),
            whole(random, 2, 9),
            whole(random, 1, 20),
            whole(random, 3, 9),
          ];
          return {
            stem: `A function f satisfies f(x + 2) = f(x) + ${step} for every number x, and f(${known}) = ${value}. What is f(${known + 2 * more})?`,
            answer: value + step * more,
            lures: [
              [value + step * 2 * more, m.ignoresCondition],
              [value + step, m.stopsOneStepEarly],
              [value + 2 * more, m.additiveScaling],
              [step * more, m.startLeftOut],
            ],
            explanation: `From ${known} to ${known + 2 * more} it is ${more} steps of 2, each of which adds ${step}: ${value} + ${more} × ${step} = ${value + step * more}.`,
            steps: [`${2 * more} ÷ 2 = ${more} steps`, `${value} + ${more} × ${step} = ${value + step * more}`],
          };
        },
      ],
      [
        1.5,
        (random) => {
          const [base, power] = [whole(random, 2, 5), whole(random, 3, 5)];
          const value = base ** power;
          if (value > 700) return;
          const name = oneOf(random, ['f', 'g', 'h', 'u']);
          return {
            stem: `A function ${name} satisfies ${name}(x + y) = ${name}(x) × ${name}(y) for all numbers x and y, and ${name}(2) = ${base ** 2}. All its values are positive. What is ${name}(${power})?`,
            answer: value,
            lures: [
              [base ** 2 * power, m.repeatedAdditionForGrowth],
              [(base ** 2 * power) / 2, m.treatsAsProportional],
              [base * power, m.multipliesByExponent],
              [base ** (2 * power), m.ignoresCondition],
            ],
            explanation: `${name}(1) × ${name}(1) = ${base ** 2}, so ${name}(1) = ${base}; the ${ordinal(power)} step gives ${base} to the power ${power}, ${value}.`,
            steps: [`${name}(1) = ${base}`, `${name}(${power}) = ${Array(power).fill(base).join(' × ')} = ${value}`],
          };
        },
      ],
    ],
  },
};
