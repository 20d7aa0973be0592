import type { ShapeDraft } from '../../../../core/contract/blocks.ts';

/** What one cell of a figure matrix shows. */
export interface Cell {
  shape: 'circle' | 'square' | 'triangle' | 'arrow' | 'lines';
  count: number;
  filled: boolean;
  /** Quarter turns clockwise of an arrow that points up. */
  turn?: number;
  /** A dot in a corner: 0 top left, then clockwise. */
  dot?: number;
  /** Top, bottom, left, right, falling and rising diagonal. */
  lines?: boolean[];
}

const words = ['no', 'one', 'two', 'three', 'four'];
const directions = ['up', 'right', 'down', 'left'];
const corners = ['top left', 'top right', 'bottom right', 'bottom left'];
const lineNames = ['top edge', 'bottom edge', 'left edge', 'right edge', 'falling diagonal', 'rising diagonal'];

/** "two painted circles", "three arrows pointing left", "lines: top edge, rising diagonal". */
export function describe({ shape, count, filled, turn, dot, lines }: Cell): string {
  if (shape === 'lines') {
    const drawn = lineNames.filter((_, i) => lines?.[i]);
    return drawn.length ? `lines: ${drawn.join(', ')}` : 'no lines';
  }
  const plural = count === 1 ? '' : 's';
  if (shape === 'arrow') return `${words[count]} arrow${plural} pointing ${directions[turn ?? 0]}`;
  const painted = `${words[count]} ${filled ? 'painted' : 'empty'} ${shape}${plural}`;
  return dot === undefined ? painted : `${painted} with a dot ${corners[dot]}`;
}

export function sameCell(one: Cell, other: Cell): boolean {
  return describe(one) === describe(other);
}

/** Draws a cell into a frame of the given size. */
export function draw(cell: Cell, [x, y]: [number, number], size: number): ShapeDraft[] {
  if (cell.shape === 'lines') return drawLines(cell.lines ?? [], x, y, size);
  const places = placesOf(cell.count);
  const radius = cell.dot === undefined ? (cell.count === 1 ? 13 : cell.count === 2 ? 10 : 9) : 12;
  const shapes = places.flatMap(([px, py]) => one(cell, x + size * px, y + size * py, radius));
  if (cell.dot === undefined) return shapes;
  const inset = 10;
  const dx = cell.dot === 1 || cell.dot === 2 ? size - inset : inset;
  const dy = cell.dot >= 2 ? size - inset : inset;
  return [...shapes, { shape: 'circle', at: [x + dx, y + dy], radius: 5, tone: 'ink', filled: true }];
}

function one({ shape, filled, turn }: Cell, x: number, y: number, r: number): ShapeDraft[] {
  const paint = { tone: filled ? ('accent' as const) : ('ink' as const), filled };
  if (shape === 'circle') return [{ shape: 'circle', at: [x, y], radius: r, ...paint }];
  if (shape === 'square') return [{ shape: 'rectangle', at: [x - r, y - r], width: 2 * r, height: 2 * r, ...paint }];
  if (shape === 'triangle') {
    return [
      {
        shape: 'polygon',
        points: [
          [x, y - r],
          [x + r, y + r * 0.8],
          [x - r, y + r * 0.8],
        ],
        ...paint,
      },
    ];
  }
  const [dx, dy] = (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[turn ?? 0] ?? [0, -1];
  return [{ shape: 'line', from: [x - dx * r, y - dy * r], to: [x + dx * r, y + dy * r], arrow: true, tone: 'ink' }];
}

function placesOf(count: number): [number, number][] {
  if (count === 1) return [[0.5, 0.5]];
  if (count === 2)
    return [
      [0.27, 0.5],
      [0.73, 0.5],
    ];
  if (count === 3)
    return [
      [0.5, 0.27],
      [0.27, 0.72],
      [0.73, 0.72],
    ];
  return [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ];
}

function drawLines(lines: boolean[], x: number, y: number, size: number): ShapeDraft[] {
  const [a, b] = [10, size - 10];
  const ends: [[number, number], [number, number]][] = [
    [
      [a, a],
      [b, a],
    ],
    [
      [a, b],
      [b, b],
    ],
    [
      [a, a],
      [a, b],
    ],
    [
      [b, a],
      [b, b],
    ],
    [
      [a, a],
      [b, b],
    ],
    [
      [a, b],
      [b, a],
    ],
  ];
  return ends.flatMap(([from, to], i): ShapeDraft[] =>
    lines[i] ? [{ shape: 'line', from: [x + from[0], y + from[1]], to: [x + to[0], y + to[1]], tone: 'ink' }] : [],
  );
}
