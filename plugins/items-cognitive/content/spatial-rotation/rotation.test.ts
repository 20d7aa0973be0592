import { describe, expect, it } from 'vitest';
import { altOf, itemsOf, optionAltsOf, whichOf } from '../examiner.ts';

type Point = readonly number[];
type Motion = (point: Point) => Point;

const settle = (points: readonly Point[]) => {
  const least = (points[0] ?? []).map((_, axis) => Math.min(...points.map((point) => point[axis] ?? 0)));
  return points
    .map((point) => point.map((value, axis) => value - (least[axis] ?? 0)).join())
    .sort()
    .join(' ');
};

/** All sets that can be reached from a set of points by repeating these motions. */
function reachable(points: readonly Point[], motions: readonly Motion[]): Set<string> {
  const seen = new Map([[settle(points), points]]);
  for (let open = [points]; open.length > 0; ) {
    open = open.flatMap((some) => motions.map((motion) => some.map(motion))).filter((some) => !seen.has(settle(some)));
    for (const some of open) seen.set(settle(some), some);
  }
  return new Set(seen.keys());
}

const flatTurn: Motion[] = [([x = 0, y = 0]) => [-y, x]];
const solidTurns: Motion[] = [([x = 0, y = 0, z = 0]) => [-y, x, z], ([x = 0, y = 0, z = 0]) => [x, -z, y]];

const squaresOf = (alt: string): Point[] =>
  [...alt.matchAll(/Row (\d): ([a-z ]+)\./g)].flatMap(([, row, cells = '']) =>
    cells.split(' ').flatMap((cell, x): Point[] => (cell === 'square' ? [[x, Number(row)]] : [])),
  );
const cubesOf = (alt: string): Point[] =>
  [...alt.matchAll(/(\d)-(\d)-(\d)/g)].map(([, x, y, z]) => [Number(x), Number(y), Number(z)]);

describe('turned shapes', () => {
  it('have one option that is a rotation', () => {
    for (const item of itemsOf('turned-shapes')) {
      const turns = reachable(squaresOf(altOf(item)), flatTurn);
      expect(
        whichOf(optionAltsOf(item), (alt) => turns.has(settle(squaresOf(alt)))),
        item.id,
      ).toEqual([item.key]);
    }
  });

  it('have one mirror image among rotations of the shape', () => {
    for (const item of itemsOf('mirror-images')) {
      const families = optionAltsOf(item).map((alt) => [...reachable(squaresOf(alt), flatTurn)].sort().join('|'));
      expect(
        whichOf(families, (family) => families.filter((other) => other === family).length === 1),
        item.id,
      ).toEqual([item.key]);
      const mirrored = squaresOf(optionAltsOf(item)[item.key] ?? '').map(([x = 0, y = 0]) => [-x, y]);
      expect([...reachable(mirrored, flatTurn)].sort().join('|'), item.id).toBe(
        families[(item.key + 1) % families.length],
      );
    }
  });
});

describe('figures of cubes', () => {
  it('have one option that is a rotation in space', () => {
    for (const item of itemsOf('cube-figures')) {
      const turns = reachable(cubesOf(altOf(item)), solidTurns);
      expect(turns.size, item.id).toBeLessThanOrEqual(24);
      expect(
        whichOf(optionAltsOf(item), (alt) => turns.has(settle(cubesOf(alt)))),
        item.id,
      ).toEqual([item.key]);
    }
  });

  it('show part of every cube from above the front right', () => {
    for (const item of itemsOf('cube-figures')) {
      for (const alt of [altOf(item), ...optionAltsOf(item)]) {
        const cubes = cubesOf(alt);
        for (const [x = 0, y = 0, z = 0] of cubes) {
          const isCovered = cubes.some(([a = 0, b = 0, c = 0]) => a - x === b - y && b - y === c - z && a > x);
          expect(isCovered, `${item.id}: ${alt}`).toBe(false);
        }
      }
    }
  });
});
