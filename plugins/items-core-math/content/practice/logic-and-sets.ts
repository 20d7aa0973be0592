import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { at, oneOf, whole } from '../../../item-bank/items/services.ts';
import { leastCommonMultiple } from '../fractions.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { listed, ordinal } from '../number-text.ts';
import { ladderOf, names, percent } from './stories.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = (index: number) => at(days, ((index % 7) + 7) % 7);
const statementFails = idea(
  'practice-statement-does-not-fit',
  'If that one told the truth, the number of liars would not be the one in the statement.',
);
const dayFails = idea(
  'practice-day-does-not-fit',
  'On that day the sentence would be true although it must be a lie, or the other way round.',
);

export const logicTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.set-operations': {
    hints: ladderOf(
      'What belongs to two groups is counted in each of them.',
      'Count each group on its own, then those in both, and put the counts together.',
      'A small drawing with two circles keeps the parts apart.',
      'Three counts are enough for every question about two groups.',
    ),
    tasks: [
      [
        -0.7,
        (random) => {
          const [a, b, limit] = [whole(random, 2, 6), whole(random, 3, 9), 10 * whole(random, 4, 12)];
          const common = Math.floor(limit / leastCommonMultiple(a, b));
          if (a >= b || b % a === 0 || common < 2) return;
          const [inA, inB] = [Math.floor(limit / a), Math.floor(limit / b)];
          return {
            stem: `Lockers are numbered 1 to ${limit}. Every ${ordinal(a)} locker is painted green, and every ${ordinal(b)} gets a new lock. How many lockers are painted green but get no new lock?`,
            answer: inA - common,
            lures: [
              [inA, m.ignoresOverlap],
              [inA - inB, m.answersOtherQuantity],
              [inA + inB - common, m.answersOtherQuantity],
              [common, m.answersOtherQuantity],
            ],
            explanation: `${inA} lockers are painted green, and ${common} of them, the multiples of ${leastCommonMultiple(a, b)}, get a new lock as well.`,
            steps: [`green: ${inA}`, `green with a new lock: ${common}`, `${inA} − ${common} = ${inA - common}`],
          };
        },
      ],
      [
        -0.1,
        (random) => {
          const [onlyA, both, onlyB] = [whole(random, 4, 25), whole(random, 3, 15), whole(random, 4, 25)];
          return {
            stem: `A list of birds seen in spring has ${onlyA + both} names, one of birds seen in autumn ${onlyB + both}. Put together, the two lists have ${onlyA + both + onlyB} different names. How many birds were seen in autumn only?`,
            answer: onlyB,
            lures: [
              [both, m.stopsOneStepEarly],
              [onlyB + both, m.onlyIncludesOverlap],
              [onlyA, m.answersOtherQuantity],
              [Math.abs(onlyA - onlyB), m.reversesOperation],
            ],
            explanation: `Of all ${onlyA + both + onlyB} birds, ${onlyA + both} were seen in spring. The other ${onlyB} were seen in autumn only.`,
            steps: [`${onlyA + both + onlyB} − ${onlyA + both} = ${onlyB}`],
          };
        },
      ],
    ],
  },
  'core_math.two-groups': {
    hints: ladderOf(
      'Those in both groups are counted twice when the two groups are added.',
      'Compare the sum of the two groups with the number of all.',
      'Draw two circles and fill in the middle first.',
      'One comparison shows how large the middle is.',
    ),
    tasks: [
      [
        -0.4,
        (random) => {
          const [onlyA, both, onlyB] = [whole(random, 4, 20), whole(random, 3, 12), whole(random, 4, 20)];
          const all = onlyA + both + onlyB;
          if (onlyA === onlyB) return;
          return {
            stem: `Each of ${all} sandwiches has cheese or ham or both. ${onlyA + both} have cheese and ${onlyB + both} have ham. How many have cheese only?`,
            answer: onlyA,
            lures: [
              [onlyA + both, m.onlyIncludesOverlap],
              [both, m.stopsOneStepEarly],
              [onlyB, m.answersOtherQuantity],
              [all - onlyA, m.answersOtherQuantity],
            ],
            explanation: `${onlyA + both} + ${onlyB + both} − ${all} = ${both} have both, so ${onlyA + both} − ${both} = ${onlyA} have cheese only.`,
            steps: [`both: ${onlyA + both + onlyB + both} − ${all} = ${both}`, `${onlyA + both} − ${both} = ${onlyA}`],
          };
        },
      ],
      [
        0.4,
        (random) => {
          const [a, b] = [5 * whole(random, 5, 14), 5 * whole(random, 5, 14)];
          const both = 5 * whole(random, 1, 6);
          const neither = 100 - a - b + both;
          if (both >= Math.min(a, b) || neither < 5 || a === b) return;
          return {
            stem: `${a}% of the houses in a village have a cellar, ${b}% have an attic, and ${neither}% have neither. What percentage of the houses has exactly one of the two?`,
            answer: a + b - 2 * both,
            lures: [
              [100 - neither, m.countsOverlapTwice],
              [both, m.answersOtherQuantity],
              [a - both, m.ignoresCondition],
              [Math.abs(a - b), m.reversesOperation],
            ],
            say: percent,
            explanation: `${100 - neither}% have at least one. ${a}% + ${b}% is ${a + b - (100 - neither)}% more, so ${both}% have both, and ${a + b - 2 * both}% exactly one.`,
            steps: [
              `at least one: ${100 - neither}%`,
              `both: ${a + b} − ${100 - neither} = ${both}%`,
              `${100 - neither} − ${both} = ${a + b - 2 * both}%`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.truth-tellers': {
    hints: ladderOf(
      'A sentence of a liar is false, and one of a truth-teller is true: both have to fit.',
      'Suppose one case after the other, and look for a contradiction.',
      'Two sentences that exclude each other cannot both be true.',
      'All cases but one break down quickly.',
    ),
    tasks: [
      [
        0.8,
        (random) => {
          const people = names(random, whole(random, 4, 6));
          const count = people.length;
          const true_ = at(people, count - 2);
          const say = (liars: number) =>
            liars === count ? 'All of us lie' : liars === 1 ? 'Exactly 1 of us lies' : `Exactly ${liars} of us lie`;
          return {
            stem: `Each of ${count} people always lies or always tells the truth. ${people.map((name, index) => `${name} says: “${say(index + 1)}.”`).join(' ')} Who tells the truth?`,
            answer: true_,
            lures: people
              .filter((name) => name !== true_)
              .reverse()
              .map((name) => [name, statementFails] as const),
            explanation: `The sentences exclude each other, so at most one is true. If none were true, all would lie, and ${people.at(-1)} would be right after all. So exactly one is true and ${count - 1} lie, as ${true_} says.`,
            steps: ['at most one sentence is true', `not all can lie, so ${count - 1} lie`, `${true_} says that`],
          };
        },
      ],
      [
        1.3,
        (random) => {
          const first = whole(random, 0, 6);
          const [name] = names(random, 1);
          const answer = oneOf(random, [first, first + 3]);
          return {
            stem: `${name} lies on ${listed([day(first), day(first + 1), day(first + 2)])} and tells the truth on all other days. Today ${name} says: “Yesterday I lied.” On which of these days can that be?`,
            answer: day(answer),
            lures: [
              [day(first + 1), dayFails],
              [day(first + 5), dayFails],
              [day(first + 2), dayFails],
              [day(first + 4), dayFails],
            ],
            explanation: `The sentence is true after a day of lies and false after a day of truth. It fits only where the habit changes: on ${day(first)}, as a lie, and on ${day(first + 3)}, as the truth.`,
            steps: [
              `${day(first)}: a lie, yesterday was a day of truth`,
              `${day(first + 3)}: the truth, yesterday was a day of lies`,
              'on every other day the sentence does not fit',
            ],
          };
        },
      ],
    ],
  },
  'core_math.overlaps': {
    hints: ladderOf(
      'When groups overlap, adding them counts the overlap once for each group it is in.',
      'Write down what the sum of the groups counts, and how often each person is in it.',
      'Use a letter for the part that you do not know.',
      'One equation about the sum settles it.',
    ),
    tasks: [
      [
        0.8,
        (random) => {
          const [none, onlyA, onlyB] = [whole(random, 2, 12), whole(random, 5, 25), whole(random, 5, 25)];
          const both = 2 * none;
          const all = none + both + onlyA + onlyB;
          if (onlyA === onlyB) return;
          return {
            stem: `Of ${all} guests, ${onlyA + both} take milk in their coffee and ${onlyB + both} take sugar. Twice as many take both as take neither. How many take both?`,
            answer: both,
            lures: [
              [none, m.answersOtherQuantity],
              [Math.abs(onlyA + onlyB + 2 * both - all), m.ignoresCondition],
              [both + none, m.countsOverlapTwice],
              [onlyA, m.answersOtherQuantity],
            ],
            explanation: `${onlyA + both} + ${onlyB + both} = ${onlyA + onlyB + 2 * both} counts those with both twice and those with neither not at all. It exceeds ${all} by both − neither, which is half of both: ${both / 2}.`,
            steps: [
              `${onlyA + onlyB + 2 * both} − ${all} = ${both / 2}`,
              `both − neither = ${both / 2} and both = 2 × neither`,
              `both = ${both}`,
            ],
          };
        },
      ],
      [
        1.4,
        (random) => {
          const [ab, bc, ac] = [whole(random, 3, 20), whole(random, 3, 20), whole(random, 3, 20)];
          if (new Set([ab, bc, ac]).size < 3) return;
          const [x, y, z] = oneOf(random, [
            ['drawing', 'singing', 'dancing'],
            ['cooking', 'sewing', 'carving'],
            ['judo', 'fencing', 'rowing'],
          ] as const);
          return {
            stem: `Each child at a camp takes exactly two of three courses. ${ab + ac} take ${x}, ${ab + bc} take ${y} and ${bc + ac} take ${z}. How many take both ${x} and ${y}?`,
            answer: ab,
            lures: [
              [bc, m.answersOtherQuantity],
              [ac, m.answersOtherQuantity],
              [ab + bc + ac, m.stopsOneStepEarly],
              [Math.min(ab + ac, ab + bc), m.ignoresCondition],
            ],
            explanation: `The three numbers count each child twice, so there are ${ab + bc + ac} children. Those who do not take ${z} take ${x} and ${y}: ${ab + bc + ac} − ${bc + ac} = ${ab}.`,
            steps: [
              `(${ab + ac} + ${ab + bc} + ${bc + ac}) ÷ 2 = ${ab + bc + ac}`,
              `${ab + bc + ac} − ${bc + ac} = ${ab}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.guarantees': {
    hints: ladderOf(
      'A guarantee has to hold in the unluckiest case.',
      'Imagine that everything goes against you: how long can that last?',
      'One more than the unluckiest run is enough.',
      'The unlucky case is easy to describe; count it.',
    ),
    tasks: [
      [
        0.5,
        (random) => {
          const [colours, same] = [whole(random, 3, 9), whole(random, 2, 5)];
          const answer = colours * (same - 1) + 1;
          return {
            stem: `A machine holds a great many chewing sweets in ${colours} flavours and drops them at random, one for each coin. How many coins at least make certain that one gets ${same} sweets of the same flavour, whichever it is?`,
            answer,
            lures: [
              [same, m.stopsAtTypicalCase],
              [colours * same, m.offByOne],
              [answer - 1, m.offByOne],
              [colours + same, m.addsIndependentCounts],
              [colours * same + 1, m.offByOne],
            ],
            explanation: `In the unluckiest case each flavour comes ${same - 1} times first: ${colours * (same - 1)} sweets. The next one makes ${same} of some flavour.`,
            steps: [`${colours} × ${same - 1} = ${colours * (same - 1)}`, `${colours * (same - 1)} + 1 = ${answer}`],
          };
        },
      ],
      [
        1.1,
        (random) => {
          const half = whole(random, 6, 25);
          return {
            stem: `${2 * half} chairs stand in a row. People sit down on them one by one, each where he or she likes. How many people at least make certain that two of them sit side by side?`,
            answer: half + 1,
            lures: [
              [half, m.offByOne],
              [2, m.stopsAtTypicalCase],
              [half + 2, m.offByOne],
              [2 * half - 1, m.ignoresCondition],
            ],
            explanation: `Cut the row into ${half} pairs of chairs. ${half} people can sit one in each pair without neighbours, but one more must join a pair.`,
            steps: [`${2 * half} ÷ 2 = ${half} pairs`, `${half} + 1 = ${half + 1}`],
          };
        },
      ],
    ],
  },
};
