import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf } from '../../../item-bank/items/services.ts';

/** Squares that hang together, as [column, row], the top left of their frame at 0, 0. */
export type Squares = readonly (readonly [number, number])[];

/** How a shape is laid down: quarter turns clockwise that its squares have made, and a tilt of the whole grid in degrees. */
export interface Laid {
  squares: Squares;
  tilt: number;
}

/** A shape of so many squares that looks different after every turn and differs from its mirror image. */
export function drawSquares(count: number, random: Random): Squares | undefined {
  const squares: [number, number][] = [[0, 0]];
  while (squares.length < count) {
    const [x, y] = oneOf(random, squares);
    const [dx, dy] = oneOf(random, [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const);
    if (!squares.some(([a, b]) => a === x + dx && b === y + dy)) squares.push([x + dx, y + dy]);
  }
  const shape = settled(squares);
  const isSlim = Math.max(...shape.flat()) <= 3;
  const looks = new Set(
    [0, 1, 2, 3].flatMap((turns) => [nameOf(turned(shape, turns)), nameOf(turned(mirrored(shape), turns))]),
  );
  return isSlim && looks.size === 8 ? shape : undefined;
}

/** The shape with one square moved elsewhere, so that it is neither the same nor its mirror image. */
export function altered(shape: Squares, random: Random): Squares | undefined {
  for (let attempt = 0; attempt < 60; attempt++) {
    const gone = oneOf(random, shape);
    const rest = shape.filter((square) => square !== gone);
    const [x, y] = oneOf(random, rest);
    const [dx, dy] = oneOf(random, [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const);
    const moved = settled([...rest, [x + dx, y + dy]]);
    const isWhole = isConnected(moved) && new Set(moved.map(String)).size === shape.length;
    if (
      isWhole &&
      Math.max(...moved.flat()) <= 3 &&
      familyOf(moved) !== familyOf(shape) &&
      familyOf(moved) !== familyOf(mirrored(shape))
    )
      return moved;
  }
  return undefined;
}

export function turned(squares: Squares, quarterTurns: number): Squares {
  let result = squares;
  for (let turn = 0; turn < quarterTurns % 4; turn++) result = result.map(([x, y]) => [-y, x] as const);
  return settled(result);
}

export function mirrored(squares: Squares): Squares {
  return settled(squares.map(([x, y]) => [-x, y] as const));
}

export function nameOf(squares: Squares): string {
  return [...squares.map(([x, y]) => `${y}${x}`)].sort().join(' ');
}

/** The same for a shape however it is turned. */
function familyOf(squares: Squares): string {
  return [0, 1, 2, 3].map((turns) => nameOf(turned(squares, turns))).sort()[0] ?? '';
}

const frame = 132;

/** The shape in the middle of a square figure. */
export function shapeFigure({ squares, tilt }: Laid, says = 'Shape'): BlockDraft {
  const [width, height] = [Math.max(...squares.map(([x]) => x)) + 1, Math.max(...squares.map(([, y]) => y)) + 1];
  const size = 24;
  const angle = (tilt * Math.PI) / 180;
  const place = (x: number, y: number): [number, number] => {
    const [dx, dy] = [(x - width / 2) * size, (y - height / 2) * size];
    return [
      rounded(frame / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)),
      rounded(frame / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)),
    ];
  };
  const outline = ([x, y]: readonly [number, number]) => [
    place(x, y),
    place(x + 1, y),
    place(x + 1, y + 1),
    place(x, y + 1),
  ];
  return {
    kind: 'figure',
    alt: `${says} of ${squares.length} squares${tilt ? `, its grid tilted by ${tilt} degrees clockwise` : ''}. ${rowsInWords(squares, width, height)}`,
    width: frame,
    height: frame,
    shapes: [
      ...squares.map(
        (square): ShapeDraft => ({ shape: 'polygon', points: outline(square), tone: 'soft', filled: true }),
      ),
      ...squares.map((square): ShapeDraft => ({ shape: 'polygon', points: outline(square), tone: 'ink' })),
    ],
  };
}

function rowsInWords(squares: Squares, width: number, height: number): string {
  const has = (x: number, y: number) => squares.some(([a, b]) => a === x && b === y);
  return Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (_, x) => (has(x, y) ? 'square' : 'gap'));
    return `Row ${y + 1}: ${row.join(' ')}.`;
  }).join(' ');
}

function settled(squares: Squares): Squares {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  return squares.map(([x, y]) => [x - left, y - top] as const);
}

function isConnected(squares: Squares): boolean {
  const open = squares.slice(0, 1);
  const reached = new Set(open.map(String));
  for (let next = open.pop(); next; next = open.pop()) {
    const [x, y] = next;
    for (const other of squares) {
      if (Math.abs(other[0] - x) + Math.abs(other[1] - y) === 1 && !reached.has(String(other))) {
        reached.add(String(other));
        open.push(other);
      }
    }
  }
  return reached.size === squares.length;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
