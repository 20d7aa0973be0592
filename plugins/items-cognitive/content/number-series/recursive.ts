import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Task, Wrong } from '../drafts.ts';
import { modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import { askSeries, grow, last } from './series-question.ts';

// Difficulty rises with how many earlier numbers and operations make the next one: the sum of two +0.1, twice and a
// little +0.7, the sum of three +1.1, a sum and a constant +1.4, a factor that grows +1.8, unequal parts +2.2.
const tasks: Task[] = [
  {
    b: 0.1,
    load: 3,
    hints: [
      'A number can depend on more than the one directly before it.',
      'Compare each number with the two before it.',
      'Test your idea on the third, the fourth and the fifth number.',
      'Every number but the first two follows the same rule.',
    ],
    write: (random) => sums(random, 2, 0),
  },
  {
    b: 0.7,
    load: 3,
    hints: [
      'A series that roughly doubles may double and then change a little.',
      'Double each number and compare with the one that really follows.',
      'See whether the difference from doubling is the same each time.',
      'The leftover is small and always alike.',
    ],
    write: timesAndMore,
  },
  {
    b: 1.1,
    load: 4,
    hints: [
      'A number can be made from several of those before it.',
      'Try adding two of the numbers before, then three.',
      'The rule can only begin once enough numbers are there.',
      'Nothing but addition is needed.',
    ],
    write: (random) => sums(random, 3, 0),
  },
  {
    b: 1.4,
    load: 4,
    hints: [
      'Two numbers and a small fixed amount can make the next one.',
      'Add two neighbours and compare the sum with the number after them.',
      'See whether the difference is the same in every place.',
      'You are looking for one sum and one leftover.',
    ],
    write: (random) => sums(random, 2, oneOf(random, [-2, -1, 1, 2, 3])),
  },
  {
    b: 1.8,
    load: 5,
    hints: [
      'The factor itself can change from place to place.',
      'Divide each number by the one before and look at the whole part.',
      'When you have a guess for the factors, look at what is left over.',
      'The factors are as regular as counting.',
    ],
    write: risingFactor,
  },
  {
    b: 2.2,
    load: 5,
    hints: [
      'The two numbers before need not count alike.',
      'Subtract the number before from each number and compare the rest with the one before that.',
      'Try how often the earlier of the two fits into that rest.',
      'Only the two numbers before are needed.',
    ],
    write: unequalParts,
  },
];

export const recursiveModels = [
  modelOf({
    area: 'number-series',
    subcategory: 'recursive',
    slug: 'recursive-series',
    title: 'Series made from their own numbers',
    concepts: ['number-patterns', 'recursion'],
    reasoning: ['creative', 'analytical'],
    rounds: 2,
    tasks,
  }),
];

function sums(random: Random, parts: 2 | 3, constant: number) {
  const start = Array.from({ length: parts }, () => whole(random, 1, 7));
  const next = (before: readonly number[]) => constant + before.slice(-parts).reduce((total, term) => total + term, 0);
  const terms = grow(start, parts === 2 ? 7 : 8, next);
  const shown = terms.slice(0, -1);
  const [end, before, third, answer] = [last(shown), last(shown, 2), last(shown, 3), last(terms)];
  const extra = constant === 0 ? '' : `, ${constant < 0 ? 'less' : 'plus'} ${Math.abs(constant)}`;
  const wrong: Wrong<number>[] = [
    [end + (end - before), idea('repeats-the-last-step')],
    [2 * end, idea('repeats-the-last-step')],
    [answer + 1, idea('miscounts-a-step')],
    [answer - 1, idea('miscounts-a-step')],
  ];
  if (parts === 3 || constant !== 0) wrong.push([end + before, idea('finds-half-of-the-rule')]);
  else wrong.push([end + before + third, idea('goes-one-place-too-far')]);
  return askSeries(
    {
      terms,
      rule: `Each number is the sum of the ${parts === 2 ? 'two' : 'three'} before it${extra}.`,
      step: `${shown.slice(-parts).join(' + ')}${constant === 0 ? '' : constant < 0 ? ` − ${-constant}` : ` + ${constant}`} = ${answer}.`,
      wrong,
    },
    random,
  );
}

function timesAndMore(random: Random) {
  const [times, add] = [oneOf(random, [2, 2, 3]), oneOf(random, [-2, -1, 1, 3])];
  const terms = grow([whole(random, 3, 7)], times === 2 ? 6 : 5, (before) => times * last(before) + add);
  const [end, answer] = [last(terms, 2), last(terms)];
  return askSeries(
    {
      terms,
      rule: `Each number is ${times} times the one before, ${add < 0 ? 'less' : 'plus'} ${Math.abs(add)}.`,
      step: `${times} × ${end} ${add < 0 ? '−' : '+'} ${Math.abs(add)} = ${answer}.`,
      wrong: [
        [times * end, idea('finds-half-of-the-rule')],
        [times * end - add, idea('turns-the-direction')],
        [end + (end - last(terms, 3)), idea('repeats-the-last-step')],
        [times * end + 2 * add, idea('miscounts-a-step')],
        [end + last(terms, 3), idea('adds-the-last-two')],
      ],
    },
    random,
  );
}

function risingFactor(random: Random) {
  const add = whole(random, 1, 3);
  const terms = grow([whole(random, 1, 3)], 6, (before, index) => last(before) * index + add);
  const [end, answer] = [last(terms, 2), last(terms)];
  return askSeries(
    {
      terms,
      rule: `The number is multiplied by 1, 2, 3, … in turn, and each time ${add} is added.`,
      step: `5 × ${end} + ${add} = ${answer}.`,
      wrong: [
        [4 * end + add, idea('repeats-the-last-step')],
        [5 * end, idea('finds-half-of-the-rule')],
        [6 * end + add, idea('goes-one-place-too-far')],
        [5 * end + add + 1, idea('miscounts-a-step')],
        [end + (end - last(terms, 3)), idea('repeats-the-last-step')],
      ],
    },
    random,
  );
}

function unequalParts(random: Random) {
  const times = oneOf(random, [2, 3]);
  const terms = grow([whole(random, 1, 3), whole(random, 3, 6)], 7, (before) => last(before) + times * last(before, 2));
  const [end, before, answer] = [last(terms, 2), last(terms, 3), last(terms)];
  return askSeries(
    {
      terms,
      rule: `Each number is the one before it plus ${times} times the one before that.`,
      step: `${end} + ${times} × ${before} = ${answer}.`,
      wrong: [
        [end + before, idea('adds-the-last-two')],
        [times * end, idea('finds-half-of-the-rule')],
        [times * end + before, idea('takes-the-other-operation')],
        [end + (times + 1) * before, idea('miscounts-a-step')],
        [end + (end - before), idea('repeats-the-last-step')],
      ],
    },
    random,
  );
}
