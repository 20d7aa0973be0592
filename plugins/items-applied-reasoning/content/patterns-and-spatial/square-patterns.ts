import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { at } from '../drafts.ts';
import { candidates, inARow, inASquare, letters } from '../figures/candidates.ts';
import { arrow, cells } from '../figures/shapes.ts';

/** A pattern of painted squares, row by row. */
export type Pattern = boolean[][];
export type Move = 'clockwise' | 'anticlockwise' | 'half' | 'left-right' | 'top-bottom';

export const saysMove: Record<Move, string> = {
  clockwise: 'a quarter turn clockwise',
  anticlockwise: 'a quarter turn anticlockwise',
  half: 'a half turn',
  'left-right': 'mirrored, left and right exchanged',
  'top-bottom': 'mirrored, top and bottom exchanged',
};

/** A pattern that looks different after every turn and mirroring. */
export function drawPattern(size: 3 | 4, random: Random): Pattern | undefined {
  const pattern = Array.from({ length: size }, () => Array.from({ length: size }, () => random() < 0.42));
  const painted = pattern.flat().filter(Boolean).length;
  const images = new Set(
    ['same', 'clockwise', 'half', 'anticlockwise'].flatMap((turn) => {
      const turned = turn === 'same' ? pattern : apply(pattern, turn as Move);
      return [rowsOf(turned), rowsOf(apply(turned, 'left-right'))];
    }),
  );
  return images.size === 8 && painted >= size + 1 && painted <= 2 * size ? pattern : undefined;
}

export function apply(pattern: Pattern, move: Move): Pattern {
  const last = pattern.length - 1;
  const from = (row: number, column: number): [number, number] => {
    if (move === 'clockwise') return [last - column, row];
    if (move === 'anticlockwise') return [column, last - row];
    if (move === 'half') return [last - row, last - column];
    return move === 'left-right' ? [row, last - column] : [last - row, column];
  };
  return pattern.map((line, row) =>
    line.map((_, column) => {
      const [r, c] = from(row, column);
      return at(at(pattern, r), c);
    }),
  );
}

/** The same turn the other way round; for a half turn, half of it. */
export function opposite(move: Move): Move {
  if (move === 'clockwise') return 'anticlockwise';
  if (move === 'anticlockwise') return 'clockwise';
  return 'clockwise';
}

export function isTurn(move: Move): boolean {
  return move === 'clockwise' || move === 'anticlockwise' || move === 'half';
}

export function explainMove(move: Move): string {
  switch (move) {
    case 'clockwise':
      return 'With a quarter turn clockwise the top row becomes the right-hand column.';
    case 'anticlockwise':
      return 'With a quarter turn anticlockwise the top row becomes the left-hand column.';
    case 'half':
      return 'With a half turn the top row becomes the bottom row, read backwards.';
    case 'left-right':
      return 'Mirroring left and right turns every row back to front.';
    case 'top-bottom':
      return 'Mirroring top and bottom puts the rows in the opposite order.';
  }
}

/** "■□□ / ■■□ / □□■" */
export function rowsOf(pattern: Pattern): string {
  return pattern.map((row) => row.map((painted) => (painted ? '■' : '□')).join('')).join(' / ');
}

const altOf = (pattern: Pattern) =>
  pattern.map((row, i) => `row ${i + 1} ${row.map((painted) => (painted ? 'painted' : 'empty')).join(' ')}`).join(', ');

export function pictureFigure(pattern: Pattern, offered: Pattern[]): BlockDraft {
  const cell = pattern.length === 3 ? 28 : 22;
  const answerCell = pattern.length === 3 ? 20 : 15;
  const size = answerCell * pattern.length;
  return {
    kind: 'figure',
    alt: `A pattern of squares: ${altOf(pattern)}. Answers. ${offered.map((p, i) => `${letters[i]}: ${altOf(p)}.`).join(' ')}`,
    width: 344,
    height: 186,
    shapes: [
      ...cells([28, 44], cell, pattern),
      ...candidates(inASquare(186, 10, 86, 88), size, (i, corner) => cells(corner, answerCell, at(offered, i))),
    ],
  };
}

export function pairFigure(pattern: Pattern, result: Pattern): BlockDraft {
  const shapes: ShapeDraft[] = [
    ...cells([38, 12], 30, pattern),
    arrow([146, 57], [198, 57]),
    ...cells([216, 12], 30, result),
  ];
  return {
    kind: 'figure',
    alt: `Left pattern: ${altOf(pattern)}. Right pattern: ${altOf(result)}.`,
    width: 344,
    height: 116,
    shapes,
  };
}

export function rowFigure(offered: Pattern[]): BlockDraft {
  return {
    kind: 'figure',
    alt: `Four tiles. ${offered.map((p, i) => `${letters[i]}: ${altOf(p)}.`).join(' ')}`,
    width: 344,
    height: 100,
    shapes: candidates(inARow(14, 8, 84), 66, (i, corner) => cells(corner, 22, at(offered, i))),
  };
}
