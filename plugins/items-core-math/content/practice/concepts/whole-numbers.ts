import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { leastCommonMultiple } from '../../fractions.ts';
import { idea, misconceptions as m } from '../../misconceptions.ts';
import { ladderOf, names } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const toTheNextGroup = idea('what-is-missing-for-the-remainder', 'You found what is missing to fill one more group.');
const productForMultiple = idea(
  'product-for-common-multiple',
  'Both divide their product, but often a smaller number is divided by both as well.',
);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const colours = ['red', 'green', 'blue', 'white', 'yellow', 'orange', 'pink'] as const;
const after = (day: string, days: number) =>
  weekdays[(((weekdays.indexOf(day as (typeof weekdays)[number]) + days) % 7) + 7) % 7] ?? day;

export const wholeNumberConcepts = [
  conceptPractice(
    'number-and-ratio',
    'remainders',
    'Remainders',
    ['systematic'],
    ladderOf(
      'A remainder is what whole groups leave over.',
      'Take away as many whole groups as fit, and look only at what is left.',
      'The remainder is always smaller than a group; check that yours is.',
      'Whole groups may be ignored, so only small numbers are left.',
    ),
    [
      -1.3,
      (random) => {
        const [size, groups] = [whole(random, 7, 15), whole(random, 8, 30)];
        const left = whole(random, 1, size - 1);
        const all = size * groups + left;
        const what = oneOf(random, ['eggs', 'bulbs', 'candles', 'cakes']);
        return {
          stem: `${names(random, 1)[0]} puts ${all} ${what} into boxes of ${size} until no further box can be filled. How many ${what} are left over?`,
          answer: left,
          lures: [
            [size - left, toTheNextGroup],
            [groups, m.answersOtherQuantity],
            [left + 1, m.offByOne],
            [left - 1, m.offByOne],
          ],
          explanation: `${groups} full boxes hold ${groups * size}; ${all} − ${groups * size} = ${left}.`,
          steps: [`${groups} × ${size} = ${groups * size}`, `${all} − ${groups * size} = ${left}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [by, factor] = [whole(random, 6, 13), whole(random, 3, 8)];
        const left = whole(random, 2, by - 1);
        const answer = (left * factor) % by;
        if (left * factor < by || answer === left || answer === 0) return;
        return {
          stem: `Divided by ${by}, a number leaves the remainder ${left}. The number is multiplied by ${factor}. Which remainder does the product leave when it is divided by ${by}?`,
          answer,
          lures: [
            [left * factor, m.stopsOneStepEarly],
            [left, m.ignoresCondition],
            [by - answer, toTheNextGroup],
            [(left + factor) % by, m.reversesOperation],
          ],
          explanation: `Only the remainder matters: ${factor} × ${left} = ${factor * left}, and ${factor * left} leaves ${answer} when divided by ${by}.`,
          steps: [
            `${factor} × ${left} = ${factor * left}`,
            `${factor * left} = ${Math.floor((factor * left) / by)} × ${by} + ${answer}`,
          ],
        };
      },
    ],
  ),
  conceptPractice(
    'number-and-ratio',
    'common-multiples',
    'Common multiples',
    ['systematic'],
    ladderOf(
      'What fits two rhythms at once is a multiple of both numbers.',
      'List multiples of the larger number until the smaller one divides one of them.',
      'Check whether a smaller common multiple exists before you use the product.',
      'The list is short: a few multiples are enough.',
    ),
    [
      -0.4,
      (random) => {
        const [a, b, hours] = [2 * whole(random, 3, 8), 3 * whole(random, 2, 8), whole(random, 3, 6)];
        const both = leastCommonMultiple(a, b);
        const times = Math.floor((60 * hours) / both) + 1;
        if (a === b || both === a || both === b || both === a * b || times < 3) return;
        return {
          stem: `A tram leaves a square every ${a} minutes and a bus every ${b} minutes. Both leave at 06:00. How often do they leave together from 06:00 to ${String(6 + hours).padStart(2, '0')}:00, both times included?`,
          answer: times,
          lures: [
            [times - 1, m.offByOne],
            [Math.floor((60 * hours) / (a * b)) + 1, productForMultiple],
            [Math.floor((60 * hours) / (a + b)), m.reversesOperation],
            [both, m.answersOtherQuantity],
          ],
          explanation: `They leave together every ${both} minutes, so ${times - 1} times after 06:00, and at 06:00 itself.`,
          steps: [
            `smallest common multiple of ${a} and ${b}: ${both}`,
            `${60 * hours} ÷ ${both} gives ${times - 1} whole`,
            `with 06:00: ${times}`,
          ],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [a, b] = [whole(random, 4, 15), whole(random, 6, 20)];
        const side = leastCommonMultiple(a, b);
        if (a >= b || side === b || side === a * b) return;
        const what = oneOf(random, ['tiles', 'bricks', 'slabs', 'mats']);
        return {
          stem: `Rectangular ${what}, ${a} cm by ${b} cm, are laid side by side, all in the same direction and none of them cut, to form a square that is as small as possible. How many ${what} does it take?`,
          answer: (side / a) * (side / b),
          lures: [
            [side, m.stopsOneStepEarly],
            [a * b, productForMultiple],
            [side / a + side / b, m.halfPerimeter],
            [side / a, m.stopsOneStepEarly],
          ],
          explanation: `The side must be a multiple of ${a} and of ${b}: ${side} cm. That makes ${side / a} along one side and ${side / b} along the other.`,
          steps: [
            `smallest common multiple of ${a} and ${b}: ${side}`,
            `${side} ÷ ${a} = ${side / a}, ${side} ÷ ${b} = ${side / b}`,
            `${side / a} × ${side / b} = ${(side / a) * (side / b)}`,
          ],
        };
      },
    ],
  ),
  conceptPractice(
    'number-and-ratio',
    'cycles',
    'Cycles',
    ['systematic', 'analytical'],
    ladderOf(
      'What repeats need not be counted round by round.',
      'Find the length of one round and take off as many whole rounds as you can.',
      'Be clear which place has number 1, and count on from there.',
      'After the whole rounds only a few steps are left.',
    ),
    [
      -0.8,
      (random) => {
        const row = [...colours].slice(0, whole(random, 5, 7));
        const lamp = whole(random, 40, 200);
        const at = (number: number) => row[(number - 1 + row.length) % row.length] ?? '';
        if (lamp % row.length === 0) return;
        return {
          stem: `The lamps of a chain have the colours ${row.slice(0, -1).join(', ')} and ${row.at(-1)}, in this order, again and again. Which colour has lamp number ${lamp}?`,
          answer: at(lamp),
          lures: [
            [at(lamp + 1), m.cycleOneOff],
            [at(lamp - 1), m.cycleOneOff],
            [row.at(-1) ?? '', m.stopsOneStepEarly],
            [row[0] ?? '', m.startLeftOut],
            [at(lamp + 2), m.cycleOneOff],
          ],
          explanation: `One round has ${row.length} lamps. ${lamp} leaves ${lamp % row.length}, so the lamp is like number ${lamp % row.length}: ${at(lamp)}.`,
          steps: [
            `${lamp} = ${Math.floor(lamp / row.length)} × ${row.length} + ${lamp % row.length}`,
            `colour number ${lamp % row.length}: ${at(lamp)}`,
          ],
        };
      },
    ],
    [
      0.2,
      (random) => {
        const [today, days] = [oneOf(random, weekdays), whole(random, 60, 500)];
        if (days % 7 < 2) return;
        const answer = after(today, days);
        return {
          stem: `A ship leaves on a ${today} and arrives exactly ${days} days later. On which day of the week did the ship’s crew rest, if they rested ${days % 2 === 0 ? 'the day before' : 'the day after'} the arrival?`,
          answer: after(answer, days % 2 === 0 ? -1 : 1),
          lures: [
            [answer, m.stopsOneStepEarly],
            [after(answer, days % 2 === 0 ? 1 : -1), m.changesWrongWay],
            [after(today, days % 2 === 0 ? -1 : 1), m.ignoresCondition],
            [after(answer, days % 2 === 0 ? -2 : 2), m.cycleOneOff],
            [today, m.ignoresCondition],
          ],
          explanation: `${days} days are ${Math.floor(days / 7)} weeks and ${days % 7} days, so the ship arrives on a ${answer}.`,
          steps: [
            `${days} = ${Math.floor(days / 7)} × 7 + ${days % 7}`,
            `${days % 7} days after ${today}: ${answer}`,
            `the day ${days % 2 === 0 ? 'before' : 'after'}: ${after(answer, days % 2 === 0 ? -1 : 1)}`,
          ],
        };
      },
    ],
  ),
];
