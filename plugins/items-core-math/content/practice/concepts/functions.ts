import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { misconceptions as m } from '../../misconceptions.ts';
import { money, numeral } from '../../number-text.ts';
import { ladderOf, unit } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const point = (x: number, y: number) => `(${numeral(x)}, ${numeral(y)})`;

export const functionConcepts = [
  conceptPractice(
    'functions-and-graphs',
    'inverse-functions',
    'Inverse functions',
    ['analytical'],
    ladderOf(
      'An inverse function leads from the result back to what was put in.',
      'Undo the steps in reverse order, each by its opposite.',
      'Check by putting your result into the original rule.',
      'Going backwards takes as few steps as going forwards.',
    ),
    [
      -0.3,
      (random) => {
        const [fee, each, hours] = [whole(random, 5, 30), whole(random, 6, 19), whole(random, 3, 12)];
        const what = oneOf(random, ['a kayak', 'a hall', 'a drill', 'a tandem']);
        const price = fee + each * hours;
        return {
          stem: `The function p gives the price of hiring ${what} for h hours: p(h) = ${fee} + ${each}h, in euros. What does its inverse function give for ${price}?`,
          answer: hours,
          lures: [
            [fee + each * price, m.appliesForwards],
            [price - fee, m.stopsOneStepEarly],
            [(price + fee) / each, m.reversesOperation],
            [Math.floor(price / each), m.ignoresCondition],
            [hours + 1, m.offByOne],
          ],
          explanation: `The inverse finds the hours for a price: ${fee} + ${each}h = ${price} gives h = ${hours}.`,
          steps: [`${price} − ${fee} = ${price - fee}`, `${price - fee} ÷ ${each} = ${hours}`],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [p, q, r, s] = [whole(random, 1, 9), whole(random, 1, 9), whole(random, 1, 9), whole(random, 1, 9)];
        if (new Set([p, q, r, s]).size < 4) return;
        return {
          stem: `The graph of a function passes through the points ${point(p, q)} and ${point(r, s)}. The function has an inverse. Which of these points is certainly on the graph of the inverse?`,
          answer: point(s, r),
          lures: [
            [point(-p, -q), m.signLost],
            [point(q, r), m.ignoresCondition],
            [point(r, -s), m.signLost],
          ],
          explanation: `The function takes ${r} to ${s}, so the inverse takes ${s} to ${r}: the coordinates are exchanged.`,
          steps: [`f(${r}) = ${s}`, `inverse: ${s} ↦ ${r}`],
        };
      },
    ],
  ),
  conceptPractice(
    'functions-and-graphs',
    'recursion',
    'Recursive rules',
    ['systematic'],
    ladderOf(
      'A recursive rule makes each value from the one before.',
      'Write the values one under another, and apply the whole rule each time.',
      'To go back, solve the rule for the earlier value.',
      'Two or three lines of calculation are enough.',
    ),
    [
      0.0,
      (random) => {
        const [quarter, added] = [whole(random, 20, 90), 2 * whole(random, 5, 30)];
        const start = 4 * quarter;
        const first = start / 2 + added;
        const answer = first / 2 + added;
        const [what, place] = oneOf(random, [
          ['trout', 'pond'],
          ['bottles', 'cellar'],
          ['seedlings', 'greenhouse'],
        ] as const);
        return {
          stem: `A ${place} has ${start} ${what}. Every spring half of the ${what} are sold, and then ${added} new ones are added. How many are there after two springs?`,
          answer,
          lures: [
            [first, m.stopsOneStepEarly],
            [start / 4 + 2 * added, m.ignoresCondition],
            [start / 4 + added, m.startLeftOut],
            [2 * added, m.ignoresCondition],
          ],
          explanation: `After the first spring there are ${start / 2} + ${added} = ${first}, after the second ${first / 2} + ${added} = ${answer}.`,
          steps: [`${start} ÷ 2 + ${added} = ${first}`, `${first} ÷ 2 + ${added} = ${answer}`],
        };
      },
    ],
    [
      1.0,
      (random) => {
        const [first, second] = [whole(random, 1, 9), whole(random, 2, 12)];
        const fifth = 2 * first + 3 * second;
        return {
          stem: `In a row of numbers each one, from the third on, is the sum of the two before it. The first is ${first} and the fifth is ${fifth}. What is the second?`,
          answer: second,
          lures: [
            [fifth - 2 * first, m.stopsOneStepEarly],
            [first + second, m.answersOtherQuantity],
            [first + 2 * second, m.answersOtherQuantity],
            [Math.round((fifth - first) / 4), m.lastStepRepeated],
            [second + 1, m.offByOne],
          ],
          explanation: `With x for the second, the row is ${first}, x, ${first} + x, ${first} + 2x, ${2 * first} + 3x. So ${2 * first} + 3x = ${fifth} and x = ${second}.`,
          steps: [`fifth: ${2 * first} + 3x = ${fifth}`, `3x = ${3 * second}`, `x = ${second}`],
        };
      },
    ],
  ),
  conceptPractice(
    'functions-and-graphs',
    'absolute-value',
    'Absolute value',
    ['analytical'],
    ladderOf(
      'The absolute value of a difference is the distance of two numbers on the number line.',
      'Mark the middle on a number line and go the given distance to both sides.',
      'Count or name both ends; one of them is easily forgotten.',
      'A sketch of the number line shows the result at once.',
    ),
    [
      0.0,
      (random) => {
        const [middle, off] = [whole(random, 20, 90), whole(random, 3, 9)];
        const what = oneOf(random, ['screw', 'pin', 'rod', 'tube']);
        return {
          stem: `A ${what} is accepted if its length x, in whole millimetres, satisfies |x − ${middle}| ≤ ${off}. How many different lengths are accepted?`,
          answer: 2 * off + 1,
          lures: [
            [2 * off, m.offByOne],
            [off, m.stopsOneStepEarly],
            [off + 1, m.stopsOneStepEarly],
            [middle + off, m.answersOtherQuantity],
          ],
          explanation: `Accepted are all lengths from ${middle - off} to ${middle + off}: ${off} below ${middle}, ${off} above and ${middle} itself.`,
          steps: [`from ${middle - off} to ${middle + off}`, `${off} + 1 + ${off} = ${2 * off + 1}`],
        };
      },
    ],
    [
      0.7,
      (random) => {
        const [low, gap] = [whole(random, 1, 9), whole(random, 2, 9)];
        const [a, b] = [2 * low + gap, gap];
        return {
          stem: `Two numbers x satisfy |2x − ${a}| = ${b}. What is the smaller of them?`,
          answer: low,
          lures: [
            [low + gap, m.answersOtherQuantity],
            [a - b, m.dividesOneTermOnly],
            [a + b, m.dividesOneTermOnly],
            [a / 2, m.ignoresCondition],
          ],
          explanation: `Either 2x − ${a} = ${b} or 2x − ${a} = −${b}. The second gives the smaller number: 2x = ${a - b}, x = ${low}.`,
          steps: [`2x = ${a + b} or 2x = ${a - b}`, `x = ${low + gap} or x = ${low}`],
        };
      },
    ],
  ),
  conceptPractice(
    'number-and-ratio',
    'negative-numbers',
    'Negative numbers',
    ['systematic'],
    ladderOf(
      'Negative numbers lie below zero; adding goes up and taking away goes down.',
      'Go step by step on a vertical number line, through zero if need be.',
      'Estimate first whether the result is above or below zero.',
      'Each single step is a small sum.',
    ),
    [
      -1.1,
      (random) => {
        const [start, up, down] = [whole(random, 6, 19), whole(random, 3, 15), whole(random, 4, 19)];
        const answer = -start + up - down;
        if (up === down) return;
        const what = oneOf(random, ['lift in a mine', 'diver', 'submarine', 'probe in a lake']);
        return {
          stem: `A ${what} is at −${start} m. It rises by ${up} m and then sinks by ${down} m. At what height is it then?`,
          answer,
          lures: [
            [start + up - down, m.signLost],
            [-start - up + down, m.changesWrongWay],
            [-start + up + down, m.reversesOperation],
            [-start - up - down, m.signLost],
          ],
          say: unit('m'),
          explanation: `−${start} + ${up} = ${numeral(up - start)}, and ${numeral(up - start)} − ${down} = ${numeral(answer)}.`,
          steps: [
            `−${start} + ${up} = ${numeral(up - start)}`,
            `${numeral(up - start)} − ${down} = ${numeral(answer)}`,
          ],
        };
      },
    ],
    [
      0.1,
      (random) => {
        const [days, loss, gain] = [whole(random, 5, 9), whole(random, 3, 12), whole(random, 4, 20)];
        const total = -loss * (days - 1) + gain;
        const mean = total / days;
        if (!Number.isInteger(mean) || mean >= 0) return;
        const what = oneOf(random, ['kiosk', 'café', 'cinema', 'ferry']);
        return {
          stem: `A ${what} made a loss of ${money(loss)} on each of ${days - 1} days and a gain of ${money(gain)} on one further day. What is its mean daily result, with losses as negative numbers?`,
          answer: mean,
          lures: [
            [-mean, m.signLost],
            [(-loss * (days - 1) - gain) / days, m.signLost],
            [total, m.stopsOneStepEarly],
            [(gain - loss) / 2, m.plainAverage],
            [-loss, m.ignoresCondition],
          ],
          say: (value) => (value < 0 ? `−${money(-value)}` : money(value)),
          explanation: `All results add up to ${days - 1} × (−${loss}) + ${gain} = ${numeral(total)}; divided by ${days} that is ${numeral(mean)}.`,
          steps: [
            `${days - 1} × (−${loss}) = −${loss * (days - 1)}`,
            `−${loss * (days - 1)} + ${gain} = ${numeral(total)}`,
            `${numeral(total)} ÷ ${days} = ${numeral(mean)}`,
          ],
        };
      },
    ],
  ),
];
