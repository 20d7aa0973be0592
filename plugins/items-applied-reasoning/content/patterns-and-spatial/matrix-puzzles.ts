import type { Random } from '../../../../core/random.ts';
import { several, shuffled, whole } from '../../../item-bank/items/services.ts';
import { at, drawUntil } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import type { Cell } from './cells.ts';

export interface Puzzle {
  /** The nine cells, row by row; the last is the one to be found. */
  cells: Cell[];
  wrong: [cell: Cell, idea: MisconceptionId][];
  rules: string[];
}

const shapes = ['circle', 'square', 'triangle'] as const;
const plain: Cell = { shape: 'circle', count: 1, filled: false };

export function shapeAndCount(random: Random): Puzzle {
  const order = shuffled(shapes, random);
  const filled = random() < 0.5;
  const cells = grid((row, column) => ({ shape: at(order, row), count: column + 1, filled }));
  const answer = at(cells, 8);
  return {
    cells,
    wrong: shuffled(
      [
        [at(cells, 7), 'repeats-the-cell-beside-it'],
        [at(cells, 5), 'repeats-the-cell-above-it'],
        [{ ...answer, count: 1 }, 'misses-one-of-the-rules'],
        [{ ...answer, filled: !filled }, 'changes-what-stays-the-same'],
      ],
      random,
    ),
    rules: ['Each row has one kind of figure.', 'From left to right the number grows by one.'],
  };
}

export function allThreeKinds(random: Random): Puzzle {
  const order = shuffled(shapes, random);
  const shift = random() < 0.5 ? 1 : 2;
  const filledColumn = whole(random, 0, 2);
  const count = whole(random, 1, 3);
  const cells = grid((row, column) => ({
    shape: at(order, (column + shift * row) % 3),
    count,
    filled: column === filledColumn,
  }));
  const answer = at(cells, 8);
  return {
    cells,
    wrong: shuffled(
      [
        [{ ...answer, filled: !answer.filled }, 'misses-one-of-the-rules'],
        [at(cells, 7), 'repeats-the-cell-beside-it'],
        [at(cells, 5), 'repeats-the-cell-above-it'],
        [{ ...at(cells, 6), filled: answer.filled }, 'repeats-a-kind-already-in-the-row'],
      ],
      random,
    ),
    rules: [
      'Every row and every column has one of each kind.',
      `In the ${['first', 'second', 'third'][filledColumn]} column the figures are painted, in the others not.`,
    ],
  };
}

export function turningArrows(random: Random): Puzzle {
  const [start, along, down] = [whole(random, 0, 3), random() < 0.5 ? 1 : 3, whole(random, 1, 2)];
  const cells = grid((row, column) => ({
    ...plain,
    shape: 'arrow',
    turn: (start + along * column + down * row) % 4,
    count: row + 1,
  }));
  const answer = at(cells, 8);
  const turned = (quarter: number): Cell => ({ ...answer, turn: ((answer.turn ?? 0) + quarter) % 4 });
  return {
    cells,
    wrong: shuffled(
      [
        [turned(2 * along), 'turns-the-wrong-way'],
        [turned(4 - along), 'repeats-the-cell-beside-it'],
        [turned(2), 'turns-too-far'],
        [at(cells, 5), 'repeats-the-cell-above-it'],
        [turned(along), 'turns-too-far'],
      ],
      random,
    ),
    rules: [
      `From left to right the arrow makes a quarter turn ${along === 1 ? 'clockwise' : 'anticlockwise'}.`,
      'From row to row the number of arrows grows by one.',
      `Down each column the arrow makes ${down === 1 ? 'a quarter turn clockwise' : 'a half turn'}.`,
    ],
  };
}

export function countsTogether(random: Random): Puzzle {
  const order = shuffled(shapes, random);
  const pairs = several(
    random,
    [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 3],
      [2, 2],
    ],
    3,
  );
  const filledFirst = whole(random, 0, 2);
  const cells = grid((row, column) => {
    const [one, other] = at(pairs, row);
    const count = [one ?? 1, other ?? 1, (one ?? 1) + (other ?? 1)][column] ?? 1;
    return { shape: at(order, (column + row) % 3), count, filled: (filledFirst + row) % 3 === column };
  });
  const answer = at(cells, 8);
  return {
    cells,
    wrong: shuffled(
      [
        [{ ...answer, filled: !answer.filled }, 'misses-one-of-the-rules'],
        [{ ...answer, shape: at(cells, 7).shape }, 'repeats-a-kind-already-in-the-row'],
        [{ ...answer, count: answer.count === 4 ? 3 : answer.count + 1 }, 'misses-one-of-the-rules'],
        [{ ...answer, count: at(cells, 5).count }, 'repeats-the-cell-above-it'],
      ],
      random,
    ),
    rules: [
      'In each row the third number is the sum of the first two.',
      'Every row has one of each kind.',
      'Every row and every column has exactly one painted cell.',
    ],
  };
}

export function movingDot(random: Random): Puzzle {
  const order = shuffled(shapes, random);
  const [start, along, down] = [whole(random, 0, 3), random() < 0.5 ? 1 : 3, 2];
  const cells = grid((row, column) => ({
    shape: at(order, (column + 2 * row) % 3),
    count: 1,
    filled: false,
    dot: (start + along * column + down * row) % 4,
  }));
  const answer = at(cells, 8);
  const moved = (steps: number): Cell => ({ ...answer, dot: ((answer.dot ?? 0) + steps) % 4 });
  return {
    cells,
    wrong: shuffled(
      [
        [moved(2), 'misses-one-of-the-rules'],
        [moved(4 - along), 'repeats-the-cell-beside-it'],
        [{ ...answer, shape: at(cells, 7).shape }, 'repeats-a-kind-already-in-the-row'],
        [moved(along), 'goes-one-step-too-far'],
      ],
      random,
    ),
    rules: [
      `From left to right the dot moves on by one corner, ${along === 1 ? 'clockwise' : 'anticlockwise'}.`,
      'Down each column it moves to the opposite corner.',
      'Every row and every column has one of each kind of figure.',
    ],
  };
}

/** Rows whose third cell is made from the lines of the first two. */
function fromLines(random: Random, combine: (one: boolean, other: boolean) => boolean) {
  const rows = [0, 1, 2].map(() => [drawLines(random), drawLines(random)] as const);
  const third = ([one, other]: readonly [boolean[], boolean[]], rule = combine) =>
    one.map((has, i) => rule(has, at(other, i)));
  const cells = rows
    .flatMap((row) => [row[0], row[1], third(row)])
    .map((lines): Cell => ({ shape: 'lines', count: 1, filled: false, lines }));
  const last = at(rows, 2);
  const make = (lines: boolean[]): Cell => ({ shape: 'lines', count: 1, filled: false, lines });
  const made = {
    union: make(third(last, (one, other) => one || other)),
    shared: make(third(last, (one, other) => one && other)),
    different: make(third(last, (one, other) => one !== other)),
    first: make(last[0]),
    second: make(last[1]),
  };
  // each row needs lines that are shared and lines that are not, or the rule could not be seen
  const clear = rows.every(([one, other]) => {
    const shared = one.filter((has, i) => has && other[i]).length;
    return shared >= 1 && one.filter(Boolean).length > shared && other.filter(Boolean).length > shared;
  });
  return { cells, made, clear };
}

export function linesTogether(random: Random): Puzzle {
  const { cells, made } = drawUntil(() => {
    const drawn = fromLines(random, (one, other) => one || other);
    return drawn.clear ? drawn : undefined;
  });
  return {
    cells,
    wrong: [
      [made.shared, 'keeps-only-shared-lines'],
      [made.different, 'cancels-shared-lines'],
      [made.second, 'repeats-the-cell-beside-it'],
    ],
    rules: ['The third figure of a row has every line that is in the first or in the second.'],
  };
}

export function linesCancelling(random: Random): Puzzle {
  const { cells, made } = drawUntil(() => {
    const drawn = fromLines(random, (one, other) => one !== other);
    return drawn.clear ? drawn : undefined;
  });
  return {
    cells,
    wrong: [
      [made.union, 'keeps-lines-that-cancel'],
      [made.shared, 'keeps-only-shared-lines'],
      [made.first, 'repeats-the-first-cell-of-the-row'],
    ],
    rules: [
      'The third figure of a row has the lines that are in exactly one of the first two; lines that both have vanish.',
    ],
  };
}

export function sharedLines(random: Random): Puzzle {
  const { cells, made } = drawUntil(() => {
    const drawn = fromLines(random, (one, other) => one === other);
    return drawn.clear && drawn.cells.every(({ lines }) => lines?.some(Boolean)) ? drawn : undefined;
  });
  return {
    cells,
    wrong: [
      [made.shared, 'keeps-only-shared-lines'],
      [made.different, 'cancels-shared-lines'],
      [made.union, 'keeps-lines-that-cancel'],
    ],
    rules: [
      'The third figure of a row has a line wherever the first two agree: where both have it, or where neither has it.',
    ],
  };
}

function drawLines(random: Random): boolean[] {
  return Array.from({ length: 6 }, () => random() < 0.5);
}

function grid(cell: (row: number, column: number) => Cell): Cell[] {
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column)));
}
