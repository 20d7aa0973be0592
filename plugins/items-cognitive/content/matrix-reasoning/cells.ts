import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import { at, listed } from '../drafts.ts';

/** What can differ from cell to cell. A cell without `shape` shows lines only. */
export interface Cell {
  /** Index into `shapeNames`. */
  shape?: number;
  /** How many of it, 1 to 5. */
  count?: number;
  /** 0 small, 1 of middle size, 2 large. */
  size?: number;
  /** 0 empty, 1 shaded, 2 filled. */
  fill?: number;
  /** Eighths of a turn clockwise of an arrow that points up. */
  turn?: number;
  /** Where a dot stands at the border: 0 top, then clockwise in eighths. */
  spot?: number;
  /** Set of strokes, a bit for each of `strokeNames`. */
  strokes?: number;
}

export type Attribute = keyof Cell;

export const shapeNames = ['circle', 'square', 'triangle', 'diamond', 'arrow'];
export const arrowShape = 4;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const sizes = ['small', 'middle-sized', 'large'];
export const fills = ['empty', 'shaded', 'filled'];
const directions = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'];
const spots = [
  'at the top',
  'top right',
  'at the right',
  'bottom right',
  'at the bottom',
  'bottom left',
  'at the left',
  'top left',
];
const strokeNames = [
  'top edge',
  'right edge',
  'bottom edge',
  'left edge',
  'falling diagonal',
  'rising diagonal',
  'upright middle line',
  'level middle line',
];
export const strokeCount = strokeNames.length;

/** "three small filled circles, dot top left"; only what the cell has is told. */
export function describe({ shape, count = 1, size, fill, turn, spot, strokes }: Cell): string {
  const parts: string[] = [];
  if (shape !== undefined) {
    const looks = [size === undefined ? '' : at(sizes, size), fill === undefined ? '' : at(fills, fill)];
    const words = [at(numbers, count), ...looks, `${at(shapeNames, shape)}${count === 1 ? '' : 's'}`].filter(Boolean);
    parts.push(words.join(' ') + (turn === undefined ? '' : ` pointing ${at(directions, turn)}`));
  }
  if (strokes !== undefined) {
    const drawn = strokeNames.filter((_, index) => strokes & (1 << index));
    parts.push(drawn.length ? `lines: ${listed(drawn)}` : 'no lines');
  }
  if (spot !== undefined) parts.push(`dot ${at(spots, spot)}`);
  return parts.join(', ');
}

const cellSize = 84;

/** The eight cells and the empty place. */
export function matrixFigure(cells: readonly Cell[]): BlockDraft {
  const corner = (index: number): Point => [(index % 3) * cellSize, Math.floor(index / 3) * cellSize];
  const frame = (index: number): ShapeDraft => ({
    shape: 'rectangle',
    at: corner(index),
    width: cellSize,
    height: cellSize,
    tone: 'muted',
  });
  const [x, y] = corner(8);
  const rows = [0, 1, 2].map((row) => {
    const texts = cells
      .slice(3 * row, 3 * row + 3)
      .map((cell, index) => (row === 2 && index === 2 ? '?' : describe(cell)));
    return `Row ${row + 1}: ${texts.join('; ')}.`;
  });
  return {
    kind: 'figure',
    alt: `A square of three rows with three cells each. ${rows.join(' ')}`,
    width: 3 * cellSize,
    height: 3 * cellSize,
    shapes: [
      ...cells.flatMap((_, index) => frame(index)),
      ...cells.flatMap((cell, index) => (index === 8 ? [] : drawn(cell, corner(index)))),
      { shape: 'label', at: [x + cellSize / 2, y + cellSize / 2], text: '?', size: 30, tone: 'accent' },
    ],
  };
}

/** One cell alone, as it is offered. */
export function cellFigure(cell: Cell): BlockDraft {
  return {
    kind: 'figure',
    alt: `Figure: ${describe(cell)}`,
    width: cellSize,
    height: cellSize,
    shapes: [
      { shape: 'rectangle', at: [0, 0], width: cellSize, height: cellSize, tone: 'muted' },
      ...drawn(cell, [0, 0]),
    ],
  };
}

type Point = [number, number];

function drawn(cell: Cell, [x, y]: Point): ShapeDraft[] {
  const { shape, count = 1, spot, strokes } = cell;
  const place = ([px, py]: Point): Point => [x + px * cellSize, y + py * cellSize];
  const shapes: ShapeDraft[] = [];
  if (strokes !== undefined) {
    strokeEnds.forEach(([from, to], index) => {
      if (strokes & (1 << index)) shapes.push({ shape: 'line', from: place(from), to: place(to), tone: 'strong' });
    });
  }
  if (shape !== undefined) {
    const radius = at(
      count === 1 ? [9, 15, 22] : count === 5 ? [5, 7, 9] : [6, 9, 12],
      cell.size ?? (count === 1 ? 1 : 2),
    );
    const centres = at(centresOf, count);
    for (const centre of centres)
      shapes.push(...token(cell, place(centre), count === 1 ? radius : Math.min(radius, 12)));
  }
  if (spot !== undefined) {
    shapes.push({ shape: 'circle', at: place(at(spotPlaces, spot)), radius: 5.5, tone: 'accent', filled: true });
  }
  return shapes;
}

/** One shape around its centre: its ground first, the outline over it. */
export function token({ shape = 0, fill, turn = 0 }: Cell, [x, y]: Point, radius: number): ShapeDraft[] {
  if (shape === arrowShape) return [arrow([x, y], radius, turn)];
  const outline = (paint: { tone: 'ink' | 'soft'; filled?: boolean }): ShapeDraft => {
    if (shape === 0) return { shape: 'circle', at: [x, y], radius, ...paint };
    if (shape === 1) {
      const half = radius * 0.9;
      return { shape: 'rectangle', at: [x - half, y - half], width: 2 * half, height: 2 * half, ...paint };
    }
    const corners: Point[] =
      shape === 2
        ? [
            [0, -1],
            [1, 0.8],
            [-1, 0.8],
          ]
        : [
            [0, -1.15],
            [0.8, 0],
            [0, 1.15],
            [-0.8, 0],
          ];
    return { shape: 'polygon', points: corners.map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]), ...paint };
  };
  if (fill === 1) return [outline({ tone: 'soft', filled: true }), outline({ tone: 'ink' })];
  return [outline({ tone: 'ink', filled: fill === 2 })];
}

function arrow([x, y]: Point, radius: number, turn: number): ShapeDraft {
  const angle = (turn * Math.PI) / 4;
  const [dx, dy] = [Math.sin(angle) * radius * 1.2, -Math.cos(angle) * radius * 1.2];
  const point = (value: number) => Math.round(value * 100) / 100;
  return {
    shape: 'line',
    from: [point(x - dx), point(y - dy)],
    to: [point(x + dx), point(y + dy)],
    arrow: true,
    tone: 'strong',
  };
}

const centresOf: Point[][] = [
  [],
  [[0.5, 0.5]],
  [
    [0.28, 0.5],
    [0.72, 0.5],
  ],
  [
    [0.5, 0.27],
    [0.27, 0.71],
    [0.73, 0.71],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
];

const [near, middle, far] = [0.1, 0.5, 0.9];
const spotPlaces: Point[] = [
  [middle, near],
  [far, near],
  [far, middle],
  [far, far],
  [middle, far],
  [near, far],
  [near, middle],
  [near, near],
];

const [low, high] = [0.22, 0.78];
const strokeEnds: [Point, Point][] = [
  [
    [low, low],
    [high, low],
  ],
  [
    [high, low],
    [high, high],
  ],
  [
    [low, high],
    [high, high],
  ],
  [
    [low, low],
    [low, high],
  ],
  [
    [low, low],
    [high, high],
  ],
  [
    [low, high],
    [high, low],
  ],
  [
    [middle, low],
    [middle, high],
  ],
  [
    [low, middle],
    [high, middle],
  ],
];
