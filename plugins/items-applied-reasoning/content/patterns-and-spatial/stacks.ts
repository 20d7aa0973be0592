import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices, sum, wordChoices } from '../drafts.ts';
import { box, lettering } from '../figures/shapes.ts';

const model = modelsOf('patterns-and-spatial');

export const stackModels: ItemModel[] = [model('block-towers', 'Towers of blocks', 6, writeStacks)];

/** Number of blocks on each square of the plan, row by row from the back; the last row is in front. */
type Plan = number[][];

interface Task {
  ask(plan: Plan, random: Random): Question | undefined;
  rows: number;
  highest: number;
  hints: [conceptual: string, procedural: string, strategic: string];
  b: number;
}

type Question = Pick<Draft, 'stem' | 'answer' | 'distractors' | 'order' | 'explanation' | 'steps'>;

// Features: adding up (-1.6), seen from the front (-0.8), from the side (+0.5), filling up (+0.6), the outer faces (+2.1), plan unknown (+2.6).
const tasks: Task[] = [
  {
    ask: askFront,
    rows: 2,
    highest: 3,
    hints: [
      'From the front one sees, in each column of the plan, only the highest tower.',
      'Go through the plan column by column and look for the largest number.',
      'How many towers stand behind one another does not matter.',
    ],
    b: -1.1,
  },
  {
    ask: askFront,
    rows: 3,
    highest: 4,
    hints: [
      'From the front one sees, in each column of the plan, only the highest tower.',
      'Go through the plan column by column and look for the largest number.',
      'A low tower in front hides nothing of a higher one behind it.',
    ],
    b: -0.7,
  },
  {
    ask: askSide,
    rows: 3,
    highest: 4,
    hints: [
      'From the side, the rows of the plan stand behind one another as columns do from the front.',
      'Imagine standing at the right-hand edge: which row is then at your left?',
      'Find the highest tower of each row first, and put them in the right order last.',
    ],
    b: -0.2,
  },
  {
    ask: askFill,
    rows: 3,
    highest: 4,
    hints: [
      'A full cuboid has the same height on every square of the plan.',
      'Find the height that the whole must reach, and then what each tower lacks.',
      'Multiply to get the full cuboid, and compare with what is there already.',
    ],
    b: -0.4,
  },
  {
    ask: askFaces,
    rows: 2,
    highest: 3,
    hints: [
      'A block face can be painted if no other block covers it.',
      'Count the faces seen from above, and then those seen from each of the four sides.',
      'Where two towers of different height stand side by side, the difference shows as faces.',
    ],
    b: 1.2,
  },
  {
    ask: askMost,
    rows: 3,
    highest: 3,
    hints: [
      'A view gives the highest tower of each line and leaves open how high the others are.',
      'Draw an empty plan and write the two views along its edges.',
      'On each square a tower may be as high as both views allow; fill every square as far as that.',
    ],
    b: 1.5,
  },
];

function writeStacks(variant: number, random: Random): Draft {
  const task = caseOf(tasks, variant);
  return drawUntil(() => {
    const plan = Array.from({ length: task.rows }, () => [0, 1, 2].map(() => whole(random, 1, task.highest)));
    const question = task.ask(plan, random);
    const [conceptual, procedural, strategic] = task.hints;
    return (
      question && {
        ...question,
        stimulus: [task.ask === askMost ? viewsFigure(plan) : planFigure(plan)],
        hints: {
          conceptual,
          procedural,
          strategic,
          encouragement: `The plan has only ${task.rows * 3} squares, and each can be settled on its own.`,
        },
        difficulty: task.b,
        discrimination: 1.2,
        concepts: ['spatial-views', 'block-buildings'],
        reasoning: task.b > 1 ? ['creative', 'systematic'] : ['intuitive', 'systematic'],
      }
    );
  });
}

const opening =
  'The plan shows towers of blocks seen from above; each number says how many blocks stand on that square.';

function frontView(plan: Plan): number[] {
  return [0, 1, 2].map((column) => Math.max(...plan.map((row) => at(row, column))));
}

/** From the right-hand side, left to right: the front row is at the left. */
function sideView(plan: Plan): number[] {
  return plan.map((row) => Math.max(...row)).reverse();
}

function askFront(plan: Plan, random: Random): Question | undefined {
  const view = frontView(plan);
  const sums = [0, 1, 2].map((column) => sum(plan.map((row) => at(row, column))));
  const wrong: Wrong<string>[] = [
    [sums.join(', '), 'adds-towers-that-stand-behind-one-another'],
    [[...view].reverse().join(', '), 'mixes-up-left-and-right'],
    [at(plan, plan.length - 1).join(', '), 'sees-the-front-row-only'],
    [at(plan, 0).join(', '), 'sees-the-back-row-only'],
  ];
  const found = wordChoices(view.join(', '), shuffled(wrong, random));
  return (
    found && {
      stem: `${opening} How many blocks high does each column look from the front, from left to right?`,
      ...found,
      explanation:
        'From the front each column of the plan shows the height of its highest tower; lower ones are hidden or stand before it.',
      steps: [0, 1, 2].map(
        (column) =>
          `Column ${column + 1}: ${plan.map((row) => at(row, column)).join(', ')}; highest ${at(view, column)}.`,
      ),
    }
  );
}

function askSide(plan: Plan, random: Random): Question | undefined {
  const view = sideView(plan);
  const wrong: Wrong<string>[] = [
    [[...view].reverse().join(', '), 'mixes-up-left-and-right'],
    [frontView(plan).join(', '), 'looks-from-the-wrong-side'],
    [
      plan
        .map((row) => at(row, 2))
        .reverse()
        .join(', '),
      'sees-the-front-row-only',
    ],
    [
      plan
        .map((row) => sum(row))
        .reverse()
        .join(', '),
      'adds-towers-that-stand-behind-one-another',
    ],
  ];
  const found = wordChoices(view.join(', '), shuffled(wrong, random));
  return (
    found && {
      stem: `${opening} How many blocks high does each column look from the right-hand side, from left to right as seen from there?`,
      ...found,
      explanation:
        'From the right-hand side each row of the plan shows the height of its highest tower, and the front row is at the left.',
      steps: [...plan]
        .reverse()
        .map(
          (row, i) =>
            `${i === 0 ? 'Front row' : i === plan.length - 1 ? 'Back row' : 'Next row'}: ${row.join(', ')}; highest ${Math.max(...row)}.`,
        ),
    }
  );
}

function askFill(plan: Plan, random: Random): Question | undefined {
  const highest = Math.max(...plan.flat());
  const present = sum(plan.flat());
  const full = highest * plan.length * 3;
  const wrong: Wrong<number>[] = [
    [full, 'answers-another-question'],
    [present, 'answers-another-question'],
    [(highest - 1) * plan.length * 3 - present, 'fills-up-to-the-wrong-height'],
    [(highest + 1) * plan.length * 3 - present, 'fills-up-to-the-wrong-height'],
    [full - present - highest, 'leaves-out-one-tower'],
  ];
  const found = numberChoices(full - present, shuffled(wrong, random), (n) => counted(n, 'block'));
  return (
    found && {
      stem: `${opening} How many blocks must be added at least to make a full cuboid on this plan, without moving any?`,
      ...found,
      explanation: `The highest tower has ${highest} blocks, so every tower must reach ${highest}. The full cuboid has ${full} blocks, and ${present} are there already.`,
      steps: [
        `3 × ${plan.length} squares, height ${highest}: ${full} blocks.`,
        `There are ${plan.flat().join(' + ')} = ${present}.`,
        `${full} − ${present} = ${full - present}.`,
      ],
    }
  );
}

function askFaces(plan: Plan, random: Random): Question | undefined {
  const above = plan.length * 3;
  const sides = sideFaces(plan);
  const outline = 2 * (sum(frontView(plan)) + sum(sideView(plan)));
  const wrong: Wrong<number>[] = [
    [above + outline, 'overlooks-hidden-faces'],
    [sides, 'leaves-out-the-top'],
    [2 * above + sides, 'counts-the-bottom-as-well'],
    [sum(plan.flat()) * 5, 'counts-faces-that-touch'],
  ];
  if (sides === outline) return undefined;
  const found = numberChoices(above + sides, shuffled(wrong, random), (n) => counted(n, 'face'));
  return (
    found && {
      stem: `${opening} The towers stand close together on the ground and are glued. Every block face that can be reached, on top and at the sides, is painted. How many faces are painted?`,
      ...found,
      explanation: `From above ${above} faces can be reached, one for each tower. At the sides there are ${sides}: on the outside the height of each tower, and inside the difference of neighbouring towers.`,
      steps: [
        `On top: ${above}.`,
        `At the sides, outside and between towers of different height: ${sides}.`,
        `${above} + ${sides} = ${above + sides}.`,
      ],
    }
  );
}

/** Vertical faces that are not covered by a neighbouring tower. */
function sideFaces(plan: Plan): number {
  const height = (row: number, column: number) => plan[row]?.[column] ?? 0;
  let faces = 0;
  plan.forEach((line, row) => {
    line.forEach((blocks, column) => {
      for (const [dr, dc] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as const)
        faces += Math.max(0, blocks - height(row + dr, column + dc));
    });
  });
  return faces;
}

function askMost(plan: Plan, random: Random): Question | undefined {
  const [front, side] = [frontView(plan), sideView(plan)];
  const heights = side.flatMap((s) => front.map((f) => Math.min(s, f)));
  const most = sum(heights);
  if (new Set(front).size < 2 || new Set(side).size < 2 || Math.max(...front) !== Math.max(...side)) return undefined;
  const wrong: Wrong<number>[] = [
    [sum(front) * 3, 'uses-one-view-only'],
    [sum(side) * 3, 'uses-one-view-only'],
    [sum(front) + sum(side), 'adds-the-two-views'],
    [Math.max(...front) * 9, 'fills-up-to-the-wrong-height'],
  ];
  const found = numberChoices(most, shuffled(wrong, random), (n) => counted(n, 'block'));
  return (
    found && {
      stem: 'Towers of blocks stand on a plan of 3 × 3 squares. The figure shows how high they look from the front and from the right-hand side. How many blocks can there be at most?',
      ...found,
      explanation: `On each square the tower can be as high as the lower of the two numbers that the views give for its column and its row. Adding these nine heights gives the largest possible number.`,
      steps: [
        `Front, by columns: ${front.join(', ')}. Side, by rows from the front: ${side.join(', ')}.`,
        ...side.map(
          (s, i) =>
            `Row ${i + 1} from the front: ${front.map((f) => Math.min(s, f)).join(' + ')} = ${sum(front.map((f) => Math.min(s, f)))}.`,
        ),
        `Together: ${most}.`,
      ],
    }
  );
}

function planFigure(plan: Plan): BlockDraft {
  const size = 44;
  const left = (344 - 3 * size) / 2;
  const shapes = plan.flatMap((row, r) =>
    row.flatMap((blocks, c) => box([left + c * size, 24 + r * size], size, size, String(blocks), { size: 18 })),
  );
  const bottom = 24 + plan.length * size;
  return {
    kind: 'figure',
    alt: `Plan of towers from above. ${plan.map((row, r) => `${r === 0 ? 'Back row' : r === plan.length - 1 ? 'Front row' : 'Middle row'}, left to right: ${row.join(', ')}.`).join(' ')}`,
    width: 344,
    height: bottom + 26,
    shapes: [...shapes, lettering(172, 12, 'back', { size: 13 }), lettering(172, bottom + 14, 'front', { size: 13 })],
  };
}

function viewsFigure(plan: Plan): BlockDraft {
  const size = 26;
  const base = 108;
  const view = (heights: number[], left: number, title: string): ShapeDraft[] => [
    ...heights.flatMap((height, column) =>
      Array.from(
        { length: height },
        (_, row): ShapeDraft => ({
          shape: 'rectangle',
          at: [left + column * size, base - (row + 1) * size],
          width: size,
          height: size,
          tone: 'accent',
        }),
      ),
    ),
    lettering(left + 1.5 * size, base + 14, title, { size: 13 }),
  ];
  const [front, side] = [frontView(plan), sideView(plan)];
  return {
    kind: 'figure',
    alt: `Two views of the towers. From the front, left to right: ${front.join(', ')} blocks high. From the right-hand side, left to right: ${side.join(', ')} blocks high.`,
    width: 344,
    height: 132,
    shapes: [...view(front, 58, 'from the front'), ...view(side, 208, 'from the right')],
  };
}
