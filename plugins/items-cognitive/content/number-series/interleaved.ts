import type { Random } from '../../../../core/random.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf, number } from '../drafts.ts';
import { idea } from './ideas.ts';
import { askSeries, grow, last } from './series-question.ts';

// Difficulty rises with the number of rows or operations that take turns and must be kept apart (Holzman, Pellegrino &
// Glaser 1983: period length): two equal rows −0.7, two operations −0.1, a row of steps and one of factors +0.8, a
// cycle of three steps +0.4, three rows +1.5.
const tasks: Task[] = [
  { b: -0.7, load: 2, hints: rowHints('two'), write: (random) => rows(random, 2) },
  {
    b: -0.1,
    load: 3,
    hints: [
      'Two operations can take turns; every second step then looks alike.',
      'Compare the first step with the third, and the second with the fourth.',
      'Settle whose turn it is before you calculate.',
      'Each of the two operations is simple on its own.',
    ],
    write: alternating,
  },
  {
    b: 0.4,
    load: 4,
    hints: [
      'Steps can repeat in a cycle that is longer than two.',
      'Write all the steps down and look for the place where they begin again.',
      'Count where in the cycle the series stands at its end.',
      'The same few steps come round again and again.',
    ],
    write: cycle,
  },
  {
    b: 0.9,
    load: 4,
    hints: [
      'A list that jumps may be two quiet lists in one, each with a rule of its own kind.',
      'Look at every second number alone, first the ones in odd places, then the others.',
      'Find out to which of the two lists the number asked for belongs.',
      'Taken apart, both lists are of a kind you know.',
    ],
    write: mixed,
  },
  { b: 1.6, load: 5, hints: rowHints('three'), write: (random) => rows(random, 3) },
];

export const interleavedModels = [
  modelOf({
    area: 'number-series',
    subcategory: 'interleaved',
    slug: 'interleaved-series',
    title: 'Series that take turns',
    concepts: ['number-patterns', 'several-rules-at-once'],
    reasoning: ['systematic', 'analytical'],
    rounds: 3,
    tasks,
  }),
];

function rows(random: Random, count: 2 | 3) {
  const steps = shuffled([3, 4, 5, 6, -2, -3, -4], random).slice(0, count);
  const starts = steps.map((step) => (step < 0 ? whole(random, 40, 60) : whole(random, 2, 20)));
  const length = count === 2 ? whole(random, 7, 8) : 10;
  const terms = Array.from({ length }, (_, index) => {
    const row = index % count;
    return (starts[row] ?? 0) + (steps[row] ?? 0) * Math.floor(index / count);
  });
  const asked = (length - 1) % count;
  const [answer, step] = [last(terms), steps[asked] ?? 0];
  const before = answer - step;
  const others = steps.filter((_, row) => row !== asked);
  return askSeries(
    {
      terms,
      rule: `${count === 2 ? 'Two' : 'Three'} series take turns; their steps are ${steps.map(signed).join(', ')}.`,
      step: `The number asked for follows ${before}: ${before} ${step < 0 ? '−' : '+'} ${Math.abs(step)} = ${answer}.`,
      wrong: [
        [last(terms, count) + (steps[(length - count) % count] ?? 0), idea('continues-the-other-series')],
        [before + (others[0] ?? 0), idea('continues-the-other-series')],
        [last(terms, 2) + step, idea('continues-the-other-series')],
        [before - step, idea('turns-the-direction')],
        [answer + step, idea('goes-one-place-too-far')],
        [answer + 1, idea('miscounts-a-step')],
      ],
    },
    random,
  );
}

function alternating(random: Random) {
  const [add, isDoubling] = [whole(random, 2, 6), random() < 0.5];
  const times = isDoubling ? 2 : 3;
  const terms = grow([whole(random, 2, 5)], isDoubling ? 7 : 6, (before, index) =>
    index % 2 === 1 ? last(before) + add : last(before) * times,
  );
  const end = last(terms, 2);
  const isMultiplying = (terms.length - 1) % 2 === 0;
  return askSeries(
    {
      terms,
      rule: `In turn ${add} is added and the result is multiplied by ${times}.`,
      step: isMultiplying ? `${times} × ${end} = ${last(terms)}.` : `${end} + ${add} = ${last(terms)}.`,
      wrong: [
        [isMultiplying ? end + add : end * times, idea('takes-the-other-operation')],
        [end + (end - last(terms, 3)), idea('repeats-the-last-step')],
        [isMultiplying ? end * times + add : (end + add) * times, idea('goes-one-place-too-far')],
        [last(terms) + 1, idea('miscounts-a-step')],
        [end + last(terms, 3), idea('adds-the-last-two')],
      ],
    },
    random,
  );
}

function cycle(random: Random) {
  const steps = shuffled([2, 3, 4, 5, 6, 7, 8, 9], random)
    .slice(0, 2)
    .concat(-whole(random, 1, 3));
  const mixed = shuffled(steps, random);
  const terms = grow([whole(random, 5, 20)], 9, (before, index) => last(before) + (mixed[(index - 1) % 3] ?? 0));
  const step = last(terms) - last(terms, 2);
  const end = last(terms, 2);
  return askSeries(
    {
      terms,
      rule: `The steps repeat in a cycle of three: ${mixed.map(signed).join(', ')}.`,
      step: `The next step is ${signed(step)}, so ${end} becomes ${last(terms)}.`,
      wrong: [
        ...mixed
          .filter((other) => other !== step)
          .map((other) => [end + other, idea('starts-the-cycle-again')] as const),
        [end - step, idea('turns-the-direction')],
        [last(terms) + 1, idea('miscounts-a-step')],
        [last(terms) - 1, idea('miscounts-a-step')],
      ],
    },
    random,
  );
}

function mixed(random: Random) {
  const [step, times] = [whole(random, 4, 9) * (random() < 0.5 ? -1 : 1), 2];
  const [one, two] = [step < 0 ? whole(random, 50, 70) : whole(random, 5, 20), whole(random, 2, 6)];
  const isFactorAsked = random() < 0.6;
  const terms = Array.from({ length: isFactorAsked ? 8 : 9 }, (_, index) =>
    index % 2 === 0 ? one + (step * index) / 2 : two * times ** ((index - 1) / 2),
  );
  const [answer, before] = [last(terms), last(terms, 3)];
  return askSeries(
    {
      terms,
      rule: `Two series take turns: one goes by ${signed(step)}, in the other each number is twice the one before.`,
      step: isFactorAsked
        ? `2 × ${before} = ${answer}.`
        : `${before} ${step < 0 ? '−' : '+'} ${Math.abs(step)} = ${answer}.`,
      wrong: [
        [isFactorAsked ? before + (before - last(terms, 5)) : before * 2, idea('adds-where-it-multiplies')],
        [last(terms, 2) + step, idea('continues-the-other-series')],
        [last(terms, 2) * 2, idea('continues-the-other-series')],
        [isFactorAsked ? before + step : before - step, idea('turns-the-direction')],
        [answer + 2, idea('miscounts-a-step')],
      ],
    },
    random,
  );
}

const signed = (step: number) => (step < 0 ? number(step) : `+${step}`);

function rowHints(count: string): Task['hints'] {
  return [
    'A list that jumps up and down may be several quiet lists in one.',
    count === 'two'
      ? 'Look at every second number alone.'
      : 'Look at every second number alone; if that is not quiet, at every third.',
    'Find out to which of the lists the number asked for belongs.',
    'Once the lists are taken apart, each moves in equal steps.',
  ];
}
