import { at, oneOf, several, whole } from '../../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../../misconceptions.ts';
import { money, numeral } from '../../number-text.ts';
import { ladderOf, names } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const shiftsTheRange = idea(
  'shift-changes-spread',
  'Adding the same amount to every value moves all of them, and their differences stay as they are.',
);

export const groupConcepts = [
  conceptPractice(
    'data-and-probability',
    'comparing-groups',
    'Comparing groups of different size',
    ['analytical'],
    ladderOf(
      'Groups of different size are compared by shares, not by counts.',
      'Work out for each group which part of it the question is about.',
      'Be clear whether the question asks for a share or for a number of people.',
      'One division for each group decides it.',
    ),
    [
      -0.4,
      (random) => {
        const clubs = several(random, ['chess', 'judo', 'choir', 'robots', 'theatre', 'rowing'], 4).map((name) => {
          const size = 20 * whole(random, 1, 6);
          return { name, size, came: (size * 5 * whole(random, 4, 19)) / 100 };
        });
        const share = ({ size, came }: { size: number; came: number }) => came / size;
        const best = (worth: (club: (typeof clubs)[number]) => number) =>
          clubs.toSorted((one, other) => worth(other) - worth(one))[0]?.name ?? '';
        const shares = clubs.map(share).toSorted((one, other) => other - one);
        const answer = best(share);
        if (at(shares, 0) - at(shares, 1) < 0.06 || best(({ came }) => came) === answer) return;
        return {
          stem: 'The table shows how many members four clubs have and how many of them came to the summer party. In which club did the largest part of the members come?',
          stimulus: [
            {
              kind: 'table',
              header: ['Club', 'Members', 'Came'],
              rows: clubs.map(({ name, size, came }) => [name, `${size}`, `${came}`]),
            },
          ],
          answer,
          lures: [
            [
              best(({ came }) => came),
              idea('compares-counts', 'You compared counts; the groups have different sizes.'),
            ],
            ...clubs.map(({ name }) => [name, m.wrongTotal] as const),
          ],
          explanation: clubs
            .map((club) => `${club.name}: ${club.came} of ${club.size} is ${numeral(100 * share(club))}%`)
            .join('; '),
          steps: clubs.map(({ name, size, came }) => `${name}: ${came} ÷ ${size} = ${numeral(came / size)}`),
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [one, other] = [20 * whole(random, 3, 9), 20 * whole(random, 10, 20)];
        const [high, low] = [5 * whole(random, 10, 18), 5 * whole(random, 3, 9)];
        const [a, b] = [(one * high) / 100, (other * low) / 100];
        const [where, there] = several(random, ['Arn', 'Bell', 'Cove', 'Dorn', 'Elm'], 2);
        if (b <= a) return;
        return {
          stem: `In ${where} ${high}% of the ${one} households compost, in ${there} ${low}% of the ${other} households. How many more households compost in ${there} than in ${where}?`,
          answer: b - a,
          lures: [
            [high - low, m.percentAsAmount],
            [a, m.answersOtherQuantity],
            [b, m.answersOtherQuantity],
            [other - one, m.ignoresCondition],
          ],
          explanation: `${where}: ${high}% of ${one} = ${a}. ${there}: ${low}% of ${other} = ${b}. The smaller share belongs to the larger village.`,
          steps: [`${high}% of ${one} = ${a}`, `${low}% of ${other} = ${b}`, `${b} − ${a} = ${b - a}`],
        };
      },
    ],
  ),
  conceptPractice(
    'data-and-probability',
    'spread',
    'Spread',
    ['systematic', 'analytical'],
    ladderOf(
      'Spread tells how far values lie apart, whatever their size.',
      'Find the largest and the smallest value, and look at their difference.',
      'Ask what a change of all values does to the difference of two of them.',
      'Only two values of each row count.',
    ),
    [
      -0.7,
      (random) => {
        const runners = names(random, 4).map((name) => {
          const middle = whole(random, 50, 80);
          return { name, times: Array.from({ length: 4 }, () => middle + whole(random, -9, 9)) };
        });
        const range = (times: readonly number[]) => Math.max(...times) - Math.min(...times);
        const by = (worth: (times: readonly number[]) => number) =>
          runners.toSorted((one, other) => worth(one.times) - worth(other.times))[0]?.name ?? '';
        const ranges = runners.map(({ times }) => range(times)).toSorted((one, other) => one - other);
        const answer = by(range);
        const fastest = by((times) => Math.min(...times));
        if (at(ranges, 0) === at(ranges, 1) || fastest === answer) return;
        return {
          stem: 'The table shows the times of four runners in seconds. Whose slowest and fastest run lie closest together?',
          stimulus: [
            {
              kind: 'table',
              header: ['Runner', 'Run 1', 'Run 2', 'Run 3', 'Run 4'],
              rows: runners.map(({ name, times }) => [name, ...times.map(String)]),
            },
          ],
          answer,
          lures: [[fastest, m.answersOtherQuantity], ...runners.map(({ name }) => [name, m.ignoresCondition] as const)],
          explanation: `The differences are ${runners.map(({ name, times }) => `${range(times)} s for ${name}`).join(', ')}.`,
          steps: runners.map(
            ({ name, times }) => `${name}: ${Math.max(...times)} − ${Math.min(...times)} = ${range(times)}`,
          ),
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [range, added, factor] = [whole(random, 6, 40), whole(random, 2, 15), whole(random, 2, 4)];
        const words = ['doubled', 'tripled', 'quadrupled'][factor - 2] ?? '';
        const what = oneOf(random, ['prices of a menu', 'wages in a workshop', 'fees of a library']);
        return {
          stem: `Between the highest and the lowest of the ${what} there are €${range}. First all of them are raised by €${added}, and later they are ${words}. What is the difference between the highest and the lowest then?`,
          answer: factor * range,
          lures: [
            [factor * (range + added), shiftsTheRange],
            [range, m.ignoresCondition],
            [factor * range + added, shiftsTheRange],
            [range + added, shiftsTheRange],
          ],
          say: money,
          explanation: `Raising all by the same amount leaves the difference as it is; ${words}, it is ${factor} × ${range} = ${factor * range}.`,
          steps: [`after the rise: ${range}`, `${factor} × ${range} = ${factor * range}`],
        };
      },
    ],
  ),
];
