import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import {
  difference,
  fraction,
  fractionText,
  greatestCommonDivisor,
  isProper,
  leastCommonMultiple,
  sum,
} from '../fractions.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { ladderOf } from './stories.ts';

const partsOnTheirOwn = idea(
  'practice-adds-tops-and-bottoms',
  'You worked on numerators and denominators apart; fractions need parts of the same size first.',
);
const gcdForLcm = idea(
  'practice-common-factor-for-multiple',
  'You looked for a number that divides both; here one is needed that both divide.',
);

export const numberTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.fraction-sum': {
    hints: ladderOf(
      'Fractions can be added or taken away once they are made of parts of the same size.',
      'Look for a denominator that works for all the fractions, and rewrite each of them.',
      'Estimate first whether the result is more or less than one half.',
      'With a common denominator only small whole numbers are left to work with.',
    ),
    tasks: [
      [
        -1.6,
        (random) => {
          const [before, after] = [0, 0].map(() => fraction(whole(random, 1, 7), whole(random, 2, 9)));
          if (
            !before ||
            !after ||
            !isProper(before) ||
            !isProper(after) ||
            before[1] === after[1] ||
            before[0] === after[0]
          )
            return;
          const added = difference(after, before);
          if (!isProper(added)) return;
          const [a, b] = [before, after].map(fractionText);
          return {
            stem: `Before a storm, the water of a ${oneOf(random, ['lake', 'cistern', 'barrel', 'reservoir'])} stood at ${a} of its height; after the storm it stood at ${b}. What fraction of the height did the storm add?`,
            answer: fractionText(added),
            lures: [
              [`${Math.abs(after[0] - before[0])}/${Math.abs(after[1] - before[1])}`, partsOnTheirOwn],
              [fractionText(sum(before, after)), m.reversesOperation],
              [fractionText(difference([1, 1], after)), m.answersOtherQuantity],
              [fractionText(difference([1, 1], before)), m.answersOtherQuantity],
            ],
            explanation: `The storm added what lies between the two levels: ${b} − ${a} = ${fractionText(added)}.`,
            steps: [
              `common denominator: ${leastCommonMultiple(before[1], after[1])}`,
              `${b} − ${a} = ${fractionText(added)}`,
            ],
          };
        },
      ],
      [
        -0.6,
        (random) => {
          const [x, y, z] = [whole(random, 3, 12), whole(random, 3, 12), whole(random, 3, 12)];
          const painted = sum(sum([1, x], [1, y]), [1, z]);
          if (new Set([x, y, z]).size < 3 || !isProper(painted) || painted[1] > 40) return;
          const left = difference([1, 1], painted);
          return {
            stem: `A crew paints a bridge. On the first day they finish 1/${x} of it, on the second 1/${y} and on the third 1/${z}. What fraction of the bridge is still unpainted?`,
            answer: fractionText(left),
            lures: [
              [fractionText(painted), m.stopsOneStepEarly],
              [fractionText(fraction(x + y + z - 3, x + y + z)), partsOnTheirOwn],
              [fractionText(difference([1, 1], sum([1, x], [1, y]))), m.ignoresCondition],
              [fractionText([3, x + y + z]), partsOnTheirOwn],
            ],
            explanation: `Painted are 1/${x} + 1/${y} + 1/${z} = ${fractionText(painted)} of the bridge, so ${fractionText(left)} is left.`,
            steps: [
              `1/${x} + 1/${y} + 1/${z} = ${fractionText(painted)}`,
              `1 − ${fractionText(painted)} = ${fractionText(left)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.whole-number-structure': {
    hints: ladderOf(
      'What repeats after a fixed number of steps is ruled by multiples and remainders.',
      'Write down the first few multiples, or take away whole rounds until little is left.',
      'Test the result: does it fit each of the given numbers?',
      'Large numbers shrink quickly once whole rounds are taken off.',
    ),
    tasks: [
      [
        0.2,
        (random) => {
          const [a, b] = [whole(random, 6, 24), whole(random, 8, 30)];
          const common = leastCommonMultiple(a, b);
          const factor = greatestCommonDivisor(a, b);
          if (a >= b || factor < 2 || common === b) return;
          return {
            stem: `One lighthouse flashes every ${a} seconds, another every ${b} seconds. They have just flashed at the same moment. After how many seconds do they next flash together?`,
            answer: common,
            lures: [
              [a * b, m.stopsOneStepEarly],
              [a + b, m.reversesOperation],
              [factor, gcdForLcm],
              [b - a, m.answersOtherQuantity],
            ],
            explanation: `The time must be a multiple of ${a} and of ${b}; the smallest is ${common}.`,
            steps: [`multiples of ${b}: ${b}, ${2 * b}, …`, `the first that ${a} divides is ${common}`],
          };
        },
      ],
      [
        0.9,
        (random) => {
          const round = oneOf(random, [5, 6, 7, 8, 9, 11]);
          const steps = whole(random, 100, 900);
          const start = whole(random, 1, round);
          const answer = ((start - 1 + steps) % round) + 1;
          if (steps % round === 0 || answer === start) return;
          const off = (by: number) => ((answer - 1 + by + round) % round) + 1;
          return {
            stem: `The seats of a round table are numbered 1 to ${round}. A dish starts at seat ${start} and is passed on from each seat to the next, ${steps} times in all. At which seat is it then?`,
            answer,
            lures: [
              [steps % round, m.startLeftOut],
              [off(1), m.cycleOneOff],
              [off(-1), m.cycleOneOff],
              [off(2), m.startLeftOut],
            ],
            explanation: `${steps} leaves the remainder ${steps % round} when divided by ${round}. From seat ${start}, ${steps % round} more steps lead to seat ${answer}.`,
            steps: [
              `${steps} = ${Math.floor(steps / round)} × ${round} + ${steps % round}`,
              `seat ${start}, ${steps % round} seats on: seat ${answer}`,
            ],
          };
        },
      ],
    ],
  },
};
