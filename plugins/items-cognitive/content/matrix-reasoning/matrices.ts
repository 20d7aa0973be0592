import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf } from '../drafts.ts';
import { arrowShape } from './cells.ts';
import { askMatrix } from './matrix-question.ts';
import type { Combination } from './rules.ts';
import { added, byRow, combined, distribute, progress, same } from './rules.ts';

// Difficulty from the number of rules and their kind, after Carpenter, Just & Shell (1990): a value that stays along the
// row is found first, then a step from cell to cell, then addition and subtraction, then three values shared out over a
// row; a line that is in one of two cells only is hardest. First rule −2.3, each further one +0.6 to +0.8.

const any = (random: Random) => shuffled([0, 1, 2, 3], random).slice(0, 3);
const order = (random: Random) => shuffled([0, 1, 2], random);
const isUp = (random: Random) => random() < 0.5;

const progressions: Task[] = [
  {
    b: -2.3,
    load: 1,
    hints: plain('Count the figures in each cell of the first row.'),
    write: (random) =>
      askMatrix(
        [byRow('shape', any(random)), progress('count', [1, 1, 1], 1), same('fill', whole(random, 0, 2))],
        random,
      ),
  },
  {
    b: -1.9,
    load: 1,
    hints: plain('Compare how large the figures of the first row are.'),
    write: (random) => {
      const up = isUp(random);
      return askMatrix(
        [
          byRow('shape', any(random)),
          progress('size', up ? [0, 0, 0] : [2, 2, 2], up ? 1 : -1),
          same('fill', whole(random, 0, 2)),
        ],
        random,
      );
    },
  },
  {
    b: -1.3,
    load: 2,
    hints: plain('Say for each cell which way the arrow points, as on a clock.'),
    write: (random) => {
      const starts = shuffled([0, 1, 2, 3, 4, 5, 6, 7], random).slice(0, 3);
      return askMatrix([same('shape', arrowShape), progress('turn', starts, oneOf(random, [2, -2]), 8)], random);
    },
  },
  {
    b: -0.9,
    load: 2,
    hints: plain('Look at how dark the figures of a row are, then at how many they are.'),
    write: (random) => {
      const up = isUp(random);
      return askMatrix(
        [
          byRow('shape', any(random)),
          byRow('count', shuffled([1, 2, 3, 4], random).slice(0, 3)),
          progress('fill', up ? [0, 0, 0] : [2, 2, 2], up ? 1 : -1),
        ],
        random,
      );
    },
  },
  {
    b: -0.3,
    load: 3,
    hints: plain('Keep number and shading apart: follow one along the row, then the other.'),
    write: (random) => {
      const up = isUp(random);
      const starts = shuffled([1, 2, 3], random);
      return askMatrix(
        [
          same('shape', whole(random, 0, 3)),
          progress('count', starts, 1),
          progress('fill', up ? [0, 0, 0] : [2, 2, 2], up ? 1 : -1),
        ],
        random,
      );
    },
  },
  {
    b: 0.6,
    load: 4,
    hints: plain('Follow the arrow along a row first, and then the dot.'),
    write: (random) => {
      const start = () => shuffled([0, 1, 2, 3, 4, 5, 6, 7], random).slice(0, 3);
      const [turn, spot] = [oneOf(random, [1, -1, 3, -3]), oneOf(random, [2, -2, 3, -3])];
      if (turn === spot) return undefined;
      return askMatrix(
        [same('shape', arrowShape), progress('turn', start(), turn, 8), progress('spot', start(), spot, 8)],
        random,
      );
    },
  },
];

const distributions: Task[] = [
  {
    b: -0.7,
    load: 2,
    hints: shared('List the shapes in the first row and in the second.'),
    write: (random) => askMatrix([distribute('shape', any(random), random), byRow('fill', order(random))], random),
  },
  {
    b: 0,
    load: 3,
    hints: shared('List the shapes of a row first, and then its shadings.'),
    write: (random) =>
      askMatrix([distribute('shape', any(random), random), distribute('fill', order(random), random)], random),
  },
  {
    b: 0.2,
    load: 3,
    hints: shared('List the numbers of a row first, and then its shadings.'),
    write: (random) =>
      askMatrix(
        [
          distribute('count', shuffled([1, 2, 3, 4], random).slice(0, 3), random),
          distribute('fill', order(random), random),
          byRow('shape', any(random)),
        ],
        random,
      ),
  },
  {
    b: 0.9,
    load: 4,
    hints: shared('Settle the shape, the shading and the number one after the other.'),
    write: (random) =>
      askMatrix(
        [
          distribute('shape', any(random), random),
          distribute('fill', order(random), random),
          progress('count', shuffled([1, 2, 3], random), 1),
        ],
        random,
      ),
  },
  {
    b: 1.5,
    load: 5,
    hints: shared('Make three short lists for each row: shapes, shadings, numbers.'),
    write: (random) =>
      askMatrix(
        [
          distribute('shape', any(random), random),
          distribute('fill', order(random), random),
          distribute('count', shuffled([1, 2, 3, 4], random).slice(0, 3), random),
        ],
        random,
      ),
  },
  {
    b: 1.7,
    load: 5,
    hints: shared('Make three short lists for each row: shapes, sizes, and where the dot is.'),
    write: (random) =>
      askMatrix(
        [
          distribute('shape', any(random), random),
          distribute('size', order(random), random),
          progress('spot', shuffled([0, 1, 2, 3, 4, 5, 6, 7], random).slice(0, 3), oneOf(random, [2, 3, -2, -3]), 8),
        ],
        random,
      ),
  },
];

const combinations: Task[] = [
  { b: -0.2, load: 3, hints: overlaid(), write: (random) => lines('together', random) },
  { b: 0.4, load: 3, hints: overlaid(), write: (random) => lines('taken-away', random) },
  {
    b: 0.7,
    load: 4,
    hints: shared('Look at the numbers alone first: how is the third of a row related to the first two?'),
    write: (random) =>
      askMatrix([added(random), distribute('shape', any(random), random), same('fill', whole(random, 0, 1))], random),
  },
  { b: 1.1, load: 4, hints: overlaid(), write: (random) => lines('shared', random) },
  { b: 1.4, load: 4, hints: overlaid(), write: (random) => lines('cancelled', random) },
  {
    b: 2.2,
    load: 5,
    hints: overlaid(),
    write: (random) =>
      askMatrix(
        [
          combined('cancelled', random),
          progress('spot', shuffled([0, 1, 2, 3, 4, 5, 6, 7], random).slice(0, 3), oneOf(random, [2, -2, 3, -3]), 8),
        ],
        random,
      ),
  },
];

const family = { area: 'matrix-reasoning', concepts: ['rule-finding', 'figure-patterns'], rounds: 2 } as const;

export const matrixModels = [
  modelOf({
    ...family,
    concepts: [...family.concepts],
    subcategory: 'progressions',
    slug: 'matrix-progressions',
    title: 'Matrices whose figures change step by step',
    reasoning: ['intuitive', 'analytical'],
    tasks: progressions,
  }),
  modelOf({
    ...family,
    concepts: [...family.concepts],
    subcategory: 'distributions',
    slug: 'matrix-distributions',
    title: 'Matrices that share figures out over rows',
    reasoning: ['systematic', 'intuitive'],
    tasks: distributions,
  }),
  modelOf({
    ...family,
    concepts: [...family.concepts],
    subcategory: 'combinations',
    slug: 'matrix-combinations',
    title: 'Matrices whose third figure is made from two',
    reasoning: ['creative', 'analytical'],
    rounds: 3,
    tasks: combinations,
  }),
];

function lines(combination: Combination, random: Random) {
  return askMatrix([combined(combination, random)], random);
}

function plain(procedural: string): Task['hints'] {
  return [
    'Along a row some things stay the same and others change step by step.',
    procedural,
    'Check the rule in the second row before you use it in the third.',
    'Two complete rows show the rules; the third only has to follow them.',
  ];
}

function shared(procedural: string): Task['hints'] {
  return [
    'A rule can be that every row has the same few things, in another order.',
    procedural,
    'Take one property after the other, and cross out the options that break it.',
    'Each property alone is quickly settled.',
  ];
}

function overlaid(): Task['hints'] {
  return [
    'The third figure of a row can be made from the first two.',
    'Take one line after the other: in which of the three cells of a row does it appear?',
    'An idea has to work for every line of both complete rows.',
    'There are only a few ways in which two figures can make a third.',
  ];
}
