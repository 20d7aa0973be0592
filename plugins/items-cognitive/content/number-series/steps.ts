import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf, number } from '../drafts.ts';
import { idea } from './ideas.ts';
import { askSeries, grow, last } from './series-question.ts';

// Difficulty rises with what has to be held at once: the operation, whether the step itself changes, how deep the rule
// lies under the numbers (Holzman, Pellegrino & Glaser 1983 on number series). Equal steps −2.4, falling +0.5, a factor
// +1, growing steps +1.5, a missing place +0.6, steps that double +2.8, steps of steps that grow +3.8.
const tasks: Task[] = [
  { b: -2.4, load: 1, hints: equalHints(), write: (random) => equal(random, 1) },
  { b: -1.9, load: 1, hints: equalHints(), write: (random) => equal(random, -1) },
  {
    b: -1.4,
    load: 2,
    hints: [
      'When the distances grow as fast as the numbers, a multiplication may be at work.',
      'Divide each number by the one before it.',
      'See whether the quotient is the same in two places.',
      'One relation between neighbours is all there is to find.',
    ],
    write: factor,
  },
  {
    b: -0.9,
    load: 2,
    hints: growingHints(),
    write: (random) => growing(random, 7),
  },
  {
    b: -0.2,
    load: 3,
    hints: [
      'A gap can be closed from both sides.',
      'Write down the steps you can see before and after the gap.',
      'The steps follow a rule of their own; the two steps at the gap have to fit into it.',
      'You know the numbers on both sides, so you can check your answer at once.',
    ],
    write: (random) => growing(random, 7, whole(random, 2, 4)),
  },
  {
    b: 0.5,
    load: 3,
    hints: [
      'If the steps are not equal, look at how the steps change.',
      'Write the steps below the series and compare each with the one before.',
      'Is each step a fixed amount more than the last one, or a multiple of it?',
      'The row of steps is much simpler than the row of numbers.',
    ],
    write: doubling,
  },
  {
    b: 1.4,
    load: 4,
    hints: [
      'A rule can lie two levels below the numbers.',
      'Write the steps below the series, and the steps of those steps below them.',
      'Continue the lowest row first and work your way up.',
      'Each row you write down is simpler than the one above.',
    ],
    write: deep,
  },
];

export const stepModels = [
  modelOf({
    area: 'number-series',
    subcategory: 'steps',
    slug: 'series-of-steps',
    title: 'Series with regular steps',
    concepts: ['number-patterns', 'differences'],
    reasoning: ['analytical'],
    rounds: 2,
    tasks,
  }),
];

function equal(random: Random, direction: 1 | -1) {
  const step = direction * whole(random, 3, 9);
  const start = direction > 0 ? whole(random, 2, 20) : whole(random, 60, 90);
  const terms = grow([start], 6, (before) => last(before) + step);
  const end = last(terms, 2);
  return askSeries(
    {
      terms,
      rule: `Each number is ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} than the one before.`,
      step: `${end} ${step > 0 ? '+' : '−'} ${Math.abs(step)} = ${end + step}.`,
      wrong: [
        [end + step + 1, idea('miscounts-a-step')],
        [end + step - 1, idea('miscounts-a-step')],
        [end + 2 * step, idea('goes-one-place-too-far')],
        [end - step, idea('turns-the-direction')],
      ],
    },
    random,
  );
}

function factor(random: Random) {
  const times = oneOf(random, [2, 3]);
  const terms = grow([whole(random, 2, 7)], times === 2 ? 6 : 5, (before) => last(before) * times);
  const [end, before] = [last(terms, 2), last(terms, 3)];
  return askSeries(
    {
      terms,
      rule: `Each number is ${times} times the one before.`,
      step: `${times} × ${end} = ${times * end}.`,
      wrong: [
        [end + (end - before), idea('repeats-the-last-step')],
        [end + before, idea('adds-the-last-two')],
        [end * times + times, idea('miscounts-a-step')],
        [end * (times + 1), idea('miscounts-a-step')],
        [end + times, idea('adds-where-it-multiplies')],
      ],
    },
    random,
  );
}

function growing(random: Random, length: number, asked = length - 1) {
  const [first, growth] = [whole(random, 2, 6), whole(random, 2, 4)];
  const terms = grow([whole(random, 2, 15)], length, (before, index) => last(before) + first + (index - 1) * growth);
  const [before, answer] = [terms[asked - 1] ?? 0, terms[asked] ?? 0];
  const step = answer - before;
  const after = terms[asked + 1];
  return askSeries(
    {
      terms,
      asked,
      rule: `The steps grow by ${growth} each time: ${first}, ${first + growth}, ${first + 2 * growth} and so on.`,
      step: `${before} + ${step} = ${answer}.`,
      wrong: [
        [before + step - growth, idea('repeats-the-last-step')],
        [answer + 1, idea('miscounts-a-step')],
        [answer - 1, idea('miscounts-a-step')],
        after === undefined
          ? [answer + growth, idea('goes-one-place-too-far')]
          : [Math.floor((before + after) / 2), idea('takes-the-middle')],
        [before + first, idea('repeats-the-last-step')],
      ],
    },
    random,
  );
}

function doubling(random: Random) {
  const first = whole(random, 1, 4);
  const terms = grow([whole(random, 3, 12)], 6, (before, index) => last(before) + first * 2 ** (index - 1));
  const [end, step] = [last(terms, 2), last(terms) - last(terms, 2)];
  return askSeries(
    {
      terms,
      rule: `The steps double each time: ${first}, ${2 * first}, ${4 * first} and so on.`,
      step: `${end} + ${step} = ${end + step}.`,
      wrong: [
        [end + step / 2, idea('repeats-the-last-step')],
        [end + step / 2 + first, idea('finds-half-of-the-rule')],
        [end + step - step / 4, idea('finds-half-of-the-rule')],
        [end * 2, idea('finds-half-of-the-rule')],
        [end + step + 1, idea('miscounts-a-step')],
      ],
    },
    random,
  );
}

function deep(random: Random) {
  const [first, second, growth] = [whole(random, 1, 4), whole(random, 1, 3), whole(random, 1, 3)];
  const stepAt = (index: number) => first + index * second + (growth * index * (index - 1)) / 2;
  const terms = grow([whole(random, 1, 8)], 7, (before, index) => last(before) + stepAt(index - 1));
  const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
  const [end, step, previous] = [last(terms, 2), last(steps), last(steps, 2)];
  const lastGrowth = previous - last(steps, 3);
  return askSeries(
    {
      terms,
      rule: `The steps are ${steps.slice(0, -1).map(number).join(', ')}; they themselves grow by ${second}, ${second + growth}, ${second + 2 * growth} and so on.`,
      step: `The next step is ${previous} + ${step - previous} = ${step}, and ${end} + ${step} = ${end + step}.`,
      wrong: [
        [end + previous + lastGrowth, idea('finds-half-of-the-rule')],
        [end + previous, idea('repeats-the-last-step')],
        [end + step + growth, idea('goes-one-place-too-far')],
        [end + step + 1, idea('miscounts-a-step')],
        [end + step - 2, idea('miscounts-a-step')],
      ],
    },
    random,
  );
}

function equalHints(): Task['hints'] {
  return [
    'The simplest rule for a series is a step that never changes.',
    'Subtract each number from the one that follows it.',
    'Check the step in two places before you use it.',
    'Two neighbours tell you nearly everything here.',
  ];
}

function growingHints(): Task['hints'] {
  return [
    'If the steps are not equal, the steps themselves may follow a rule.',
    'Write the distance between neighbours under the series.',
    'Continue the row of distances first, and only then the series.',
    'The distances make a row that is easier to read than the numbers.',
  ];
}
