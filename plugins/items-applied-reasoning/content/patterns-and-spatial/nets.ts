import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, listed, modelsOf, wordChoices } from '../drafts.ts';
import { box } from '../figures/shapes.ts';

const model = modelsOf('patterns-and-spatial');

export const netModels: ItemModel[] = [model('cube-nets', 'Folding a cube', 4, writeNet)];

type Square = [row: number, column: number];

// Nets in which opposite faces are two apart in a straight line (-0.7), and nets in which they must be found round corners (+0.9).
const nets: { squares: Square[]; ask: 'straight' | 'bent'; b: number }[] = [
  {
    squares: [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ],
    ask: 'straight',
    b: -0.8,
  },
  {
    squares: [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
    ],
    ask: 'bent',
    b: -0.1,
  },
  {
    squares: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ],
    ask: 'bent',
    b: 0.6,
  },
  {
    squares: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [1, 4],
    ],
    ask: 'bent',
    b: 0.9,
  },
];

function writeNet(variant: number, random: Random): Draft {
  const net = caseOf(nets, variant);
  const names = ['K', 'L', 'M', 'N', 'P', 'R'];
  return drawUntil(() => {
    const labels = shuffled(names, random);
    const facing = oppositeFaces(net.squares);
    const asked = whole(random, 0, 5);
    const across = at(facing, asked);
    const [square, opposite] = [at(net.squares, asked), at(net.squares, across)];
    const isStraight = square[0] === opposite[0] || square[1] === opposite[1];
    if (isStraight !== (net.ask === 'straight')) return undefined;
    const distance = (i: number) =>
      Math.abs(at(net.squares, i)[0] - square[0]) + Math.abs(at(net.squares, i)[1] - square[1]);
    const others = [0, 1, 2, 3, 4, 5].filter((i) => i !== asked && i !== across);
    const farthest = [...others].sort((one, other) => distance(other) - distance(one));
    const wrong: Wrong<string>[] = [
      [at(labels, at(farthest, 0)), 'takes-the-farthest-for-the-opposite'],
      ...shuffled(
        others.filter((i) => distance(i) === 1),
        random,
      ).map((i): Wrong<string> => [at(labels, i), 'takes-a-neighbour-for-the-opposite']),
      ...shuffled(
        others.filter((i) => distance(i) > 1),
        random,
      ).map((i): Wrong<string> => [at(labels, i), 'loses-track-while-folding']),
    ];
    const choices = wordChoices(at(labels, across), wrong);
    const name = at(labels, asked);
    return (
      choices && {
        stem: `The figure is folded into a cube. Which letter is then opposite ${name}?`,
        stimulus: [netFigure(net.squares, labels)],
        ...choices,
        order: names.filter((letter) => [choices.answer, ...choices.distractors.map((d) => d.text)].includes(letter)),
        explanation: `Folding the squares up around ${name} shows which of them become its neighbours: ${listed(others.map((i) => at(labels, i)))}. The one that is left, ${at(labels, across)}, closes the cube on the other side.`,
        steps: [
          `Keep ${name} on the table and fold up what is joined to it.`,
          `${listed(others.map((i) => at(labels, i)))} end up beside ${name}.`,
          `${at(labels, across)} is left for the opposite side.`,
        ],
        hints: {
          conceptual: 'On a cube every face has four neighbours and one face that it never touches.',
          procedural: `Imagine ${name} lying on the table, and fold up the squares around it one by one.`,
          strategic:
            'In a straight strip of the net, two faces with exactly one square between them end up opposite each other; use that first.',
          encouragement: 'Find the four that become neighbours, and the fifth is what you are looking for.',
        },
        difficulty: net.b,
        discrimination: 1.2,
        concepts: ['cube-nets', 'mental-folding'],
        reasoning: ['intuitive', 'creative'],
      }
    );
  });
}

/** For each square of a net the index of the one that ends up opposite: folds along every shared edge in space. */
function oppositeFaces(squares: readonly Square[]): number[] {
  const normals: (Vector | undefined)[] = squares.map(() => undefined);
  const visit = (index: number, right: Vector, down: Vector) => {
    const normal = cross(right, down);
    normals[index] = normal;
    const [row, column] = at(squares, index);
    const next = (dr: number, dc: number) =>
      squares.findIndex(([r, c], i) => r === row + dr && c === column + dc && !normals[i]);
    const inward = negative(normal);
    const steps: [number, number, Vector, Vector][] = [
      [0, 1, inward, down],
      [0, -1, normal, down],
      [1, 0, right, inward],
      [-1, 0, right, normal],
    ];
    for (const [dr, dc, newRight, newDown] of steps) {
      const other = next(dr, dc);
      if (other >= 0) visit(other, newRight, newDown);
    }
  };
  visit(0, [1, 0, 0], [0, 1, 0]);
  return normals.map((normal) => normals.findIndex((other) => String(other) === String(negative(normal ?? [0, 0, 0]))));
}

type Vector = [number, number, number];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const negative = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];

function netFigure(squares: Square[], labels: string[]): BlockDraft {
  const size = 46;
  const width = (Math.max(...squares.map(([, c]) => c)) + 1) * size;
  const left = (344 - width) / 2;
  const shapes = squares.flatMap(([row, column], i) =>
    box([left + column * size, 8 + row * size], size, size, at(labels, i), { size: 18 }),
  );
  const rows = [0, 1, 2].map((row) =>
    squares.flatMap(([r, column], i) => (r === row ? [`${at(labels, i)} in column ${column + 1}`] : [])),
  );
  const height = 16 + (Math.max(...squares.map(([r]) => r)) + 1) * size;
  return {
    kind: 'figure',
    alt: `Six joined squares with letters. ${rows.flatMap((row, i) => (row.length ? [`Row ${i + 1}: ${row.join(', ')}.`] : [])).join(' ')}`,
    width: 344,
    height,
    shapes,
  };
}
