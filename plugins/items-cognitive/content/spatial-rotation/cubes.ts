import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf } from '../../../item-bank/items/services.ts';
import { at } from '../drafts.ts';

/** Cubes glued face to face: [right, front, up], seen from the front right above; the smallest of each is 0. */
export type Cubes = readonly (readonly [number, number, number])[];
type Point = readonly [number, number, number];
type Turn = (point: Point) => Point;

/** The 24 turns of a cube, the one that changes nothing first. */
export const turns: readonly Turn[] = allTurns();

/** Turns about the upright axis by 90, 180 and 270 degrees. */
export const uprightTurns: readonly Turn[] = [
  ([x, y, z]) => [-y, x, z],
  ([x, y, z]) => [-x, -y, z],
  ([x, y, z]) => [y, -x, z],
];

const directions: readonly Point[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** An arm with bends, of so many cubes, all in sight, that differs from its mirror image. Undefined where the draw does not. */
export function drawCubes(count: number, random: Random): Cubes | undefined {
  const cubes: Point[] = [[0, 0, 0]];
  let direction = oneOf(random, directions);
  while (cubes.length < count) {
    if (random() < 0.55) direction = oneOf(random, directions);
    const [x, y, z] = at(cubes, cubes.length - 1);
    const next: Point = [x + direction[0], y + direction[1], z + direction[2]];
    if (cubes.some((cube) => String(cube) === String(next))) return undefined;
    cubes.push(next);
  }
  const figure = settled(cubes);
  const isArm = figure.every((cube) => neighboursOf(cube, figure) <= 2);
  if (!isArm || Math.max(...figure.flat()) > 3 || !isInSight(figure)) return undefined;
  return familyOf(figure) !== familyOf(mirrored(figure)) ? figure : undefined;
}

export function turned(cubes: Cubes, turn: Turn): Cubes {
  return settled(cubes.map(turn));
}

export function mirrored(cubes: Cubes): Cubes {
  return settled(cubes.map(([x, y, z]) => [-x, y, z] as const));
}

/** The last cube of the arm glued on elsewhere: another figure, and not the mirror image. */
export function altered(cubes: Cubes, random: Random): Cubes | undefined {
  const rest = cubes.slice(0, -1);
  const own = new Set([familyOf(cubes), familyOf(mirrored(cubes))]);
  for (let attempt = 0; attempt < 40; attempt++) {
    const [x, y, z] = at(rest, rest.length - 1 - (attempt % 2));
    const [dx, dy, dz] = oneOf(random, directions);
    const moved = settled([...rest, [x + dx, y + dy, z + dz]]);
    const isWhole = new Set(moved.map(String)).size === cubes.length && Math.max(...moved.flat()) <= 3;
    if (isWhole && !own.has(familyOf(moved))) return moved;
  }
  return undefined;
}

export function nameOf(cubes: Cubes): string {
  return cubes
    .map(([x, y, z]) => 100 * x + 10 * y + z)
    .sort((one, other) => one - other)
    .join(' ');
}

/** The same for a figure however it is turned. */
function familyOf(cubes: Cubes): string {
  return turns.map((turn) => nameOf(turned(cubes, turn))).sort()[0] ?? '';
}

/** True where of every cube at least half of what can be seen of a lone cube is in sight. */
export function isInSight(cubes: Cubes): boolean {
  const seen = new Map<number, number>();
  for (const { cube } of visible(cubes).values()) seen.set(cube, (seen.get(cube) ?? 0) + 1);
  return cubes.every((_, cube) => (seen.get(cube) ?? 0) >= 3);
}

const frame = 150;

export function cubesFigure(cubes: Cubes): BlockDraft {
  const triangles = [...visible(cubes).values()];
  const corners = triangles.flatMap(({ points }) => points);
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const size = Math.min(24, (frame - 4) / Math.max(right - left, bottom - top));
  const place = ([x, y]: Flat): [number, number] => [
    rounded(frame / 2 + (x - (left + right) / 2) * size),
    rounded(frame / 2 + (y - (top + bottom) / 2) * size),
  ];
  // An edge is drawn where the faces at its two sides are not the same.
  const sides = new Map<string, { ends: [Flat, Flat]; faces: string[] }>();
  for (const { points, face } of triangles) {
    points.forEach((point, index) => {
      const next = at(points, (index + 1) % 3);
      const key = [keyOf(point), keyOf(next)].sort().join(' ');
      const side = sides.get(key) ?? { ends: [point, next], faces: [] };
      side.faces.push(face);
      sides.set(key, side);
    });
  }
  const edges = [...sides.values()].filter(({ faces }) => faces.length === 1 || faces[0] !== faces[1]);
  return {
    kind: 'figure',
    alt: `Figure of ${cubes.length} cubes at these places, counted to the right, to the front and upwards: ${[...cubes]
      .map(([x, y, z]) => `${x + 1}-${y + 1}-${z + 1}`)
      .sort()
      .join(', ')}.`,
    width: frame,
    height: frame,
    shapes: [
      ...surfaces(triangles).map(
        ({ points, side }): ShapeDraft => ({
          shape: 'polygon',
          points: points.map(place),
          tone: at(['soft', 'accent', 'muted'], side),
          filled: true,
        }),
      ),
      ...edges.map(
        ({ ends }): ShapeDraft => ({ shape: 'line', from: place(ends[0]), to: place(ends[1]), tone: 'ink' }),
      ),
    ],
  };
}

/** Faces that are seen whole, and the visible halves of the others. */
function surfaces(triangles: readonly Triangle[]): { points: readonly Flat[]; side: number }[] {
  const seen = new Map<string, Triangle[]>();
  for (const triangle of triangles) seen.set(triangle.face, [...(seen.get(triangle.face) ?? []), triangle]);
  return [...seen.values()].flatMap((parts) => {
    const [first, second] = parts;
    return first && second ? [{ points: first.corners, side: first.side }] : parts;
  });
}

type Flat = readonly [number, number];
interface Triangle {
  points: readonly [Flat, Flat, Flat];
  cube: number;
  /** 0 top, 1 right front, 2 left front. */
  side: number;
  face: string;
  /** The whole face that the triangle is half of. */
  corners: readonly Flat[];
  /** Nearer to the eye is larger. */
  depth: number;
}

/**
 * What is seen of the cubes. Seen along the space diagonal, all faces fall on one lattice of equal triangles: of each
 * triangle the face nearest to the eye is seen.
 */
function visible(cubes: Cubes): Map<number, Triangle> {
  const nearest = new Map<number, Triangle>();
  cubes.forEach(([x, y, z], cube) => {
    const faces: [Point, Point, Point, Point][] = [
      [
        [x, y, z + 1],
        [x + 1, y, z + 1],
        [x + 1, y + 1, z + 1],
        [x, y + 1, z + 1],
      ],
      [
        [x + 1, y, z],
        [x + 1, y + 1, z],
        [x + 1, y + 1, z + 1],
        [x + 1, y, z + 1],
      ],
      [
        [x, y + 1, z],
        [x + 1, y + 1, z],
        [x + 1, y + 1, z + 1],
        [x, y + 1, z + 1],
      ],
    ];
    faces.forEach(([a, b, c, d], side) => {
      // The corner c is the nearest one; the short diagonal of the drawn rhombus joins it with the far corner a.
      for (const corners of [
        [a, b, c],
        [a, c, d],
      ] as const) {
        const points = [flat(corners[0]), flat(corners[1]), flat(corners[2])] as const;
        const key = latticeKey(corners);
        const depth = x + y + z;
        const other = nearest.get(key);
        if (!other || other.depth < depth) {
          const whole = [a, b, c, d].map(flat);
          nearest.set(key, { points, cube, side, face: `${cube} ${side}`, corners: whole, depth });
        }
      }
    });
  });
  return nearest;
}

/** Names the place of a triangle as it is drawn, in whole numbers: the sums of its corners' coordinates along the lattice. */
function latticeKey(corners: readonly Point[]): number {
  let across = 0;
  let down = 0;
  for (const [x, y, z] of corners) {
    across += x - y;
    down += x + y - 2 * z;
  }
  return 1000 * across + down;
}

const flat = ([x, y, z]: Point): Flat => [(x - y) * Math.cos(Math.PI / 6), (x + y) / 2 - z];
const keyOf = ([x, y]: Flat) => `${x.toFixed(2)} ${y.toFixed(2)}`.replaceAll('-0.00', '0.00');
const rounded = (value: number) => Math.round(value * 100) / 100;

function neighboursOf([x, y, z]: Point, cubes: Cubes): number {
  return cubes.filter(([a, b, c]) => Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z) === 1).length;
}

function settled(cubes: Cubes): Cubes {
  const [x, y, z] = [0, 1, 2].map((axis) => Math.min(...cubes.map((cube) => at(cube, axis)))) as [
    number,
    number,
    number,
  ];
  return cubes.map(([a, b, c]) => [a - x, b - y, c - z] as const);
}

/** Every order of the axes with every choice of signs that keeps left and right. */
function allTurns(): Turn[] {
  const orders = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [1, 0, 2],
    [0, 2, 1],
    [2, 1, 0],
  ] as const;
  return orders.flatMap((order, index) => {
    const parity = index < 3 ? 1 : -1;
    return [1, -1].flatMap((first) =>
      [1, -1].map((second): Turn => {
        const third = parity * first * second;
        return (point) => [first * point[order[0]], second * point[order[1]], third * point[order[2]]];
      }),
    );
  });
}
