import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import { at, caseOf, drawUntil, modelsOf } from '../drafts.ts';
import { candidates, inASquare, letters } from '../figures/candidates.ts';
import { lettering } from '../figures/shapes.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import { misconception } from '../misconceptions.ts';
import type { Cell } from './cells.ts';
import { describe, draw, sameCell } from './cells.ts';
import type { Puzzle } from './matrix-puzzles.ts';
import {
  allThreeKinds,
  countsTogether,
  linesCancelling,
  linesTogether,
  movingDot,
  shapeAndCount,
  sharedLines,
  turningArrows,
} from './matrix-puzzles.ts';

const model = modelsOf('patterns-and-spatial');

export const matrixModels: ItemModel[] = [model('figure-matrix', 'The missing figure', 8, writeMatrix)];

interface Kind {
  make(random: Random): Puzzle;
  /** How to look at it; says nothing of the cell that is missing. */
  hints: [conceptual: string, procedural: string, strategic: string];
  /** Whether the third figure of each row is made from the first two, with nothing to see down the columns. */
  rowsOnly?: boolean;
  b: number;
}

// Features: one or two plain rules along rows and columns (-1.6), each row holding all three kinds (+0.8), turning (+1.3),
// a third cell made from the other two: laid together (+1.9), with shared lines cancelled (+2.9); three rules at once (+1).
const kinds: Kind[] = [
  {
    make: shapeAndCount,
    hints: [
      'Along a row one thing stays the same and another changes.',
      'Say for each row what its figures have in common, and for each column likewise.',
      'Decide on the kind of figure and on its number separately.',
    ],
    b: -1.7,
  },
  {
    make: allThreeKinds,
    hints: [
      'A rule can be that every row has one of each kind.',
      'List the kinds of figure in the first row and compare the list with the second row.',
      'Find the kind first, then look at which figures are painted.',
    ],
    b: -0.9,
  },
  {
    make: turningArrows,
    hints: [
      'A figure can turn by the same angle from cell to cell.',
      'Follow the arrow along the first row and say by how much it turns; do the same down a column.',
      'Check the turn in the second row before you use it on the third.',
    ],
    b: -0.3,
  },
  {
    make: linesTogether,
    rowsOnly: true,
    hints: [
      'The third figure of a row can be made from the first two.',
      'Lay the first two figures of a row over one another in your mind.',
      'Test your idea on both complete rows; it has to work for every line.',
    ],
    b: 0.3,
  },
  {
    make: countsTogether,
    hints: [
      'Several rules can be at work at once: one for the number, one for the kind, one for the painting.',
      'Look at the numbers alone first: how is the third of a row related to the first two?',
      'Then find out which kind and which painting are still missing from the last row.',
    ],
    b: 0.8,
  },
  {
    make: linesCancelling,
    rowsOnly: true,
    hints: [
      'Laying two figures together, some lines may stay and others may vanish.',
      'Take one line after the other: in which of the three cells of the row does it appear?',
      'Ask what happens to lines that the first two figures share.',
    ],
    b: 1.3,
  },
  {
    make: movingDot,
    hints: [
      'Something may move round the corners of its cell, by one step or by more.',
      'Follow the dot along each row and count the corners it moves on; then follow it down each column.',
      'Separate the two things that change: where the dot is, and what figure it goes with.',
    ],
    b: 1,
  },
  {
    make: sharedLines,
    rowsOnly: true,
    hints: [
      'The third figure of a row can depend on what the first two agree about.',
      'Take one line after the other and note in which cells of a row it appears.',
      'A line that is in the third cell: was it in the first, in the second, or in both?',
    ],
    b: 1.5,
  },
];

function writeMatrix(variant: number, random: Random): Draft {
  const { make, hints, rowsOnly, b } = caseOf(kinds, variant);
  return drawUntil(() => {
    const { cells, wrong, rules } = make(random);
    const answer = at(cells, 8);
    const chosen: [Cell, MisconceptionId][] = [];
    for (const [cell, idea] of wrong) {
      const isNew = !sameCell(cell, answer) && chosen.every(([other]) => !sameCell(cell, other));
      if (isNew && chosen.length < 3) chosen.push([cell, idea]);
    }
    if (chosen.length < 3) return undefined;
    const offered = shuffled<[Cell, MisconceptionId | null]>([[answer, null], ...chosen], random);
    const key = at(
      letters,
      offered.findIndex(([, idea]) => idea === null),
    );
    const [conceptual, procedural, strategic] = hints;
    return {
      stem: rowsOnly
        ? 'In each row the third figure is made from the first two by the same rule. Which of the four figures belongs in the empty place?'
        : 'The figures in the square follow rules along the rows and down the columns. Which of the four figures belongs in the empty place?',
      stimulus: [
        figureOf(
          cells,
          offered.map(([cell]) => cell),
        ),
      ],
      answer: key,
      distractors: offered.flatMap(([, idea], i) =>
        idea ? [{ text: at(letters, i), misconception: misconception(idea) }] : [],
      ),
      order: [...letters],
      // The letters name pictures in the drawing.
      fixed: [...letters],
      explanation: `${rules.join(' ')} So the missing figure is: ${describe(answer)}.`,
      steps: [...rules, `Third row: ${describe(at(cells, 6))}; ${describe(at(cells, 7))}; so ${describe(answer)}.`],
      hints: {
        conceptual,
        procedural,
        strategic,
        encouragement: 'Two complete rows show the rules; the third only has to follow them.',
      },
      difficulty: b,
      discrimination: 1.3,
      concepts: ['figure-patterns', 'rule-finding'],
      reasoning: b > 0.5 ? ['creative', 'intuitive'] : ['intuitive', 'analytical'],
    };
  });
}

function figureOf(cells: Cell[], offered: Cell[]): BlockDraft {
  const size = 56;
  const drawn: ShapeDraft[] = cells.flatMap((cell, i): ShapeDraft[] => {
    const corner: [number, number] = [4 + (i % 3) * size, 6 + Math.floor(i / 3) * size];
    const frame: ShapeDraft = { shape: 'rectangle', at: corner, width: size, height: size, tone: 'muted' };
    return i === 8
      ? [lettering(corner[0] + size / 2, corner[1] + size / 2, '?', { size: 22 }), frame]
      : [...draw(cell, corner, size), frame];
  });
  const answers = candidates(inASquare(202, 6, 76, 92), 60, (i, corner) => draw(at(offered, i), corner, 60));
  const rows = [0, 1, 2].map((row) =>
    cells.slice(3 * row, 3 * row + 3).map((cell, i) => (row === 2 && i === 2 ? 'missing' : describe(cell))),
  );
  const alt = `A square of three rows. ${rows.map((row, i) => `Row ${i + 1}: ${row.join('; ')}.`).join(' ')} Answers. ${offered
    .map((cell, i) => `${letters[i]}: ${describe(cell)}.`)
    .join(' ')}`;
  return { kind: 'figure', alt, width: 344, height: 186, shapes: [...drawn, ...answers] };
}
