import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices } from '../drafts.ts';
import { lettering, line } from '../figures/shapes.ts';

const model = modelsOf('patterns-and-spatial');

export const growingModels: ItemModel[] = [model('growing-figures', 'Figures that grow', 7, writeGrowing)];

interface Growth {
  /** Number of pieces at stage n, and the rule in words with the stage as n. */
  count(n: number): number;
  rule: string;
  pieces: [one: string, many: string];
  stem(n: number): string;
  /** Draws a stage from a bottom left corner; returns its width. */
  draw(n: number, x: number, y: number): { shapes: ShapeDraft[]; width: number };
  /** Asked backwards: the largest stage that so many pieces allow. */
  backwards?: boolean;
  stages: [low: number, high: number];
  alt: string;
  hint: string;
  b: number;
}

const unit = 18;

// Features: a constant growth with a remainder (-1), a shared edge (+0.3), a frame (+0.9), asked backwards (+1.2), growing growth (+1.3), two growing parts (+2).
const growths: Growth[] = [
  {
    count: (n) => 2 * n + 2,
    rule: 'two chairs for each table, and one at each end of the row',
    pieces: ['chair', 'chairs'],
    stem: (n) =>
      `Square tables are put together in a row, as shown for 1, 2 and 3 tables. Each dot is a chair. How many chairs fit around a row of ${n} tables?`,
    draw: (n, x, y) => {
      const shapes: ShapeDraft[] = [];
      const dot = (px: number, py: number): ShapeDraft => ({
        shape: 'circle',
        at: [px, py],
        radius: 4,
        tone: 'accent',
        filled: true,
      });
      for (let i = 0; i < n; i++) {
        shapes.push({ shape: 'rectangle', at: [x + 10 + i * 22, y - 32], width: 22, height: 22, tone: 'ink' });
        shapes.push(dot(x + 21 + i * 22, y - 38), dot(x + 21 + i * 22, y - 4));
      }
      shapes.push(dot(x + 4, y - 21), dot(x + 16 + n * 22, y - 21));
      return { shapes, width: 20 + n * 22 };
    },
    stages: [9, 16],
    alt: 'One table has 4 chairs around it, two tables in a row have 6, three tables have 8.',
    hint: 'See what a further table adds, and which chairs are there however long the row is.',
    b: -1.2,
  },
  {
    count: (n) => 3 * n + 1,
    rule: 'three sticks for each square, and one more to close the row',
    pieces: ['stick', 'sticks'],
    stem: (n) =>
      `Squares are laid in a row with sticks; neighbouring squares share a stick. How many sticks are needed for a row of ${n} squares?`,
    draw: (n, x, y) => ({
      shapes: Array.from(
        { length: n },
        (_, i): ShapeDraft => ({ shape: 'rectangle', at: [x + i * 24, y - 30], width: 24, height: 24, tone: 'accent' }),
      ),
      width: n * 24,
    }),
    stages: [12, 25],
    alt: 'One square needs 4 sticks, two squares in a row need 7, three squares need 10.',
    hint: 'Count what a further square needs when one of its sides is there already.',
    b: -0.9,
  },
  {
    count: (n) => 4 * n + 4,
    rule: 'four sides of n tiles, and the four corners',
    pieces: ['tile', 'tiles'],
    stem: (n) =>
      `A square pond is framed with tiles, as shown for ponds with sides of 1, 2 and 3 units. How many tiles frame a pond with sides of ${n} units?`,
    draw: (n, x, y) => ({
      shapes: [
        {
          shape: 'rectangle',
          at: [x + unit, y - 6 - (n + 1) * unit],
          width: n * unit,
          height: n * unit,
          tone: 'soft',
          filled: true,
        },
        ...frame(n, x, y),
      ],
      width: (n + 2) * unit,
    }),
    stages: [8, 15],
    alt: 'A pond with side 1 has 8 tiles around it, side 2 has 12, side 3 has 16.',
    hint: 'Look at the corners separately from what lies along the sides.',
    b: -0.3,
  },
  {
    count: (n) => 5 * n + 1,
    rule: 'five sticks for each house, and one more to close the row',
    pieces: ['house', 'houses'],
    stem: (sticks) =>
      `Houses are laid in a row with sticks; neighbouring houses share a wall. The figure shows 1, 2 and 3 houses. How many houses can be finished with ${sticks} sticks?`,
    draw: (n, x, y) => ({
      shapes: Array.from({ length: n }, (_, i): ShapeDraft[] => [
        { shape: 'rectangle', at: [x + i * 24, y - 28], width: 24, height: 22, tone: 'accent' },
        line([x + i * 24, y - 28], [x + i * 24 + 12, y - 44], 'accent'),
        line([x + i * 24 + 24, y - 28], [x + i * 24 + 12, y - 44], 'accent'),
      ]).flat(),
      width: n * 24,
    }),
    backwards: true,
    stages: [9, 18],
    alt: 'One house needs 6 sticks, two houses sharing a wall need 11, three houses need 16.',
    hint: 'Find out what a further house costs, and what the first one costs more than that.',
    b: 0.2,
  },
  {
    count: (n) => (n * (n + 1)) / 2,
    rule: 'one more in each column than in the one before: 1 + 2 + … + n',
    pieces: ['block', 'blocks'],
    stem: (n) =>
      `Stairs are built from blocks, as shown with 1, 2 and 3 steps. How many blocks are needed for stairs with ${n} steps?`,
    draw: (n, x, y) => ({
      shapes: Array.from({ length: n }, (_, column) =>
        Array.from(
          { length: column + 1 },
          (__, row): ShapeDraft => ({
            shape: 'rectangle',
            at: [x + column * unit, y - 6 - (row + 1) * unit],
            width: unit,
            height: unit,
            tone: 'accent',
          }),
        ),
      ).flat(),
      width: n * unit,
    }),
    stages: [9, 14],
    alt: 'Stairs with one step need 1 block, with two steps 3 blocks, with three steps 6 blocks.',
    hint: 'Two such stairs, one of them turned round, fit together into a rectangle.',
    b: 0.4,
  },
  {
    count: (n) => 2 * n * n - 2 * n + 1,
    rule: 'a square of n × n and another of (n − 1) × (n − 1), interlaced',
    pieces: ['tile', 'tiles'],
    stem: (n) =>
      `A pattern of square tiles grows in all four directions, as shown for the first three stages. How many tiles are in stage ${n}?`,
    draw: (n, x, y) => ({
      shapes: Array.from({ length: 2 * n - 1 }, (_, row) => {
        const width = 2 * (n - 1 - Math.abs(row - (n - 1))) + 1;
        return Array.from(
          { length: width },
          (__, i): ShapeDraft => ({
            shape: 'rectangle',
            at: [x + (n - 1 - (width - 1) / 2 + i) * 15, y - 6 - (row + 1) * 15],
            width: 15,
            height: 15,
            tone: 'accent',
          }),
        );
      }).flat(),
      width: (2 * n - 1) * 15,
    }),
    stages: [6, 9],
    alt: 'Stage 1 is a single tile. Stage 2 has 5 tiles in a cross. Stage 3 has 13 tiles in a diamond with rows of 1, 3, 5, 3 and 1.',
    hint: 'Add the rows from top to middle, and think about which rows occur twice.',
    b: 1,
  },
  {
    count: (n) => n * n + 4 * n,
    rule: 'a square of n × n and a strip of n along each of its four sides',
    pieces: ['tile', 'tiles'],
    stem: (tiles) =>
      `A square of tiles has a strip of tiles along each side, but none at the corners, as shown for the first three stages. Which is the largest stage that can be laid with ${tiles} tiles?`,
    draw: (n, x, y) => ({ shapes: plus(n, x, y), width: (n + 2) * 15 }),
    backwards: true,
    stages: [6, 10],
    alt: 'Stage 1 has 5 tiles: one in the middle and one along each side. Stage 2 has 12: a square of 4 and four strips of 2. Stage 3 has 21: a square of 9 and four strips of 3.',
    hint: 'Count the square in the middle and the four strips separately, with the number of the stage.',
    b: 1.3,
  },
];

function writeGrowing(variant: number, random: Random): Draft {
  const growth = caseOf(growths, variant);
  const { count, pieces } = growth;
  return drawUntil(() => {
    const stage = whole(random, ...growth.stages);
    const total = count(stage);
    const left = growth.backwards ? whole(random, 1, count(stage + 1) - total - 1) : 0;
    const given = total + left;
    const step = count(3) - count(2);
    const wrong: Wrong<number>[] = growth.backwards
      ? [
          [stage + 1, 'rounds-up-beyond-what-there-is'],
          [Math.floor(given / count(1)), 'takes-the-first-stage-times-the-number'],
          [stage - 1, 'plays-it-too-safe'],
          [Math.floor((given * 3) / count(3)), 'takes-the-third-stage-in-proportion'],
        ]
      : [
          [count(1) * stage, 'takes-the-first-stage-times-the-number'],
          [(count(3) / 3) * stage, 'takes-the-third-stage-in-proportion'],
          [step * stage, 'forgets-the-beginning'],
          [count(3) + step * (stage - 3), 'repeats-the-last-step'],
          [count(stage - 1), 'counts-one-stage-too-few'],
        ];
    const sound = shuffled(wrong, random).filter(([n]) => Number.isInteger(n) && n > 1);
    const say = (n: number) => (growth.backwards && pieces[0] === 'tile' ? `stage ${n}` : counted(n, ...pieces));
    const choices = numberChoices(growth.backwards ? stage : total, sound, say);
    const stages = [1, 2, 3].map((n) => `${n}: ${count(n)}`).join(', ');
    return (
      choices && {
        stem: growth.stem(growth.backwards ? given : stage),
        stimulus: [figureOf(growth)],
        ...choices,
        explanation: growth.backwards
          ? `Stage n takes ${growth.rule}. With n = ${stage} that makes ${total}, with the next stage already ${count(stage + 1)}, which is more than ${given}.`
          : `Stage n takes ${growth.rule}. With n = ${stage} that makes ${total}.`,
        steps: [
          `First stages: ${stages}.`,
          `Rule: ${growth.rule}.`,
          growth.backwards
            ? `n = ${stage}: ${total}; n = ${stage + 1}: ${count(stage + 1)}; at hand: ${given}.`
            : `n = ${stage}: ${total}.`,
        ],
        hints: {
          conceptual:
            'A growing figure has a part that stays and a part that grows; telling them apart gives the rule.',
          procedural: growth.hint,
          strategic: 'Test your rule on the three stages in the figure before you use it for the large one.',
          encouragement: 'No large drawing is needed; a rule does the counting.',
        },
        difficulty: growth.b,
        concepts: ['growing-patterns', 'generalisation'],
        reasoning: ['creative', 'analytical'],
      }
    );
  });
}

function frame(n: number, x: number, y: number): ShapeDraft[] {
  const shapes: ShapeDraft[] = [];
  for (let row = 0; row < n + 2; row++) {
    for (let column = 0; column < n + 2; column++) {
      const isEdge = row === 0 || column === 0 || row === n + 1 || column === n + 1;
      if (isEdge)
        shapes.push({
          shape: 'rectangle',
          at: [x + column * unit, y - 6 - (row + 1) * unit],
          width: unit,
          height: unit,
          tone: 'accent',
        });
    }
  }
  return shapes;
}

function plus(n: number, x: number, y: number): ShapeDraft[] {
  const shapes: ShapeDraft[] = [];
  for (let row = 0; row < n + 2; row++) {
    for (let column = 0; column < n + 2; column++) {
      const edges = [row === 0 || row === n + 1, column === 0 || column === n + 1].filter(Boolean).length;
      if (edges < 2)
        shapes.push({
          shape: 'rectangle',
          at: [x + column * 15, y - 6 - (row + 1) * 15],
          width: 15,
          height: 15,
          tone: edges ? 'accent' : 'ink',
        });
    }
  }
  return shapes;
}

function figureOf({ draw, alt }: Growth): BlockDraft {
  const widths = [1, 2, 3].map((n) => draw(n, 0, 0).width);
  const gap = (344 - widths.reduce((sum, width) => sum + width, 0)) / 4;
  const heights = draw(3, 0, 0).shapes.map((shape) =>
    shape.shape === 'rectangle' ? -at(shape.at as number[], 1) : shape.shape === 'line' ? -shape.to[1] : 0,
  );
  const base = Math.max(50, ...heights) + 8;
  let x = gap;
  const shapes = [1, 2, 3].flatMap((n, i): ShapeDraft[] => {
    const drawn = draw(n, x, base).shapes;
    const label = lettering(x + at(widths, i) / 2, base + 14, String(n), { size: 14 });
    x += at(widths, i) + gap;
    return [...drawn, label];
  });
  return { kind: 'figure', alt, width: 344, height: base + 28, shapes };
}
