import { describe, expect, it } from 'vitest';
import { altOf, items, optionAltsOf, whichOf } from '../examiner.ts';

// Reads the cells from their descriptions and tries rules that say what the third cell of a row must be.

const shapes = ['circle', 'square', 'triangle', 'diamond', 'arrow'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const sizes = ['small', 'middle-sized', 'large'];
const fills = ['empty', 'shaded', 'filled'];
const directions = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'];
const places = [
  'at the top',
  'top right',
  'at the right',
  'bottom right',
  'at the bottom',
  'bottom left',
  'at the left',
  'top left',
];
const strokes = [
  'top edge',
  'right edge',
  'bottom edge',
  'left edge',
  'falling diagonal',
  'rising diagonal',
  'upright middle line',
  'level middle line',
];

type Cell = Record<'shape' | 'count' | 'size' | 'fill' | 'turn' | 'spot' | 'lines', number>;

function read(text: string): Cell {
  const [, direction = ''] = /pointing ([a-z ]+)/.exec(text) ?? [];
  const [, spot = ''] = /dot ([a-z ]+)/.exec(text) ?? [];
  const drawn = /lines: ([^;]+?)(, dot|$)/.exec(text)?.[1] ?? '';
  const words = text.split(/[\s,]+/);
  return {
    shape: shapes.findIndex((shape) => words.includes(shape) || words.includes(`${shape}s`)),
    count: numbers.indexOf(words[0] ?? ''),
    size: sizes.findIndex((size) => words.includes(size)),
    fill: fills.findIndex((fill) => words.includes(fill)),
    turn: directions.indexOf(direction.trim()),
    spot: places.indexOf(spot.trim()),
    lines: strokes.reduce((set, stroke, index) => set | (drawn.includes(stroke) ? 1 << index : 0), 0),
  };
}

type Row = readonly [number, number, number];
/** What the third value of a row must be, given the first two and a complete row. */
const rulesFor: Record<keyof Cell, ((row: Row, all: readonly Row[]) => boolean)[]> = {
  shape: common(),
  size: common(),
  fill: common(),
  count: [...common(), ([a, b, c]) => a + b === c, ([a, b, c]) => a - b === c],
  turn: round(),
  spot: round(),
  lines: [
    ([a, b, c]) => (a | b) === c,
    ([a, b, c]) => (a & b) === c,
    ([a, b, c]) => (a ^ b) === c,
    ([a, b, c]) => (a & ~b) === c,
    ([a, b, c]) => a === b && b === c,
  ],
};

function common(): ((row: Row, all: readonly Row[]) => boolean)[] {
  return [
    ([a, b, c]) => a === b && b === c,
    ([a, b, c], all) => all.every(([x, y, z]) => y - x === b - a && z - y === c - b && c - b === b - a) && a !== b,
    (row, all) => new Set(row).size === 3 && all.every((other) => [...other].sort().join() === [...row].sort().join()),
  ];
}

function round(): ((row: Row, all: readonly Row[]) => boolean)[] {
  const step = ([a, b]: readonly number[]) => ((b ?? 0) - (a ?? 0) + 8) % 8;
  return [
    (row, all) => [...all, row].every((other) => step(other) === step(row) && step(other.slice(1)) === step(row)),
  ];
}

describe('figure matrices', () => {
  it('have one option that fits rules of all three rows', () => {
    for (const item of items.filter(({ contentArea }) => contentArea === 'matrix-reasoning')) {
      const rows = [...altOf(item).matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) => row.split('; '));
      const cells = rows.map((row) => row.slice(0, row.includes('?') ? 2 : 3).map(read));
      const fits = (alt: string) => {
        const candidate = read(alt.replace('Figure: ', ''));
        return (Object.keys(rulesFor) as (keyof Cell)[]).every((attribute) => {
          const values = cells.map((row, index) =>
            [...row, ...(index === 2 ? [candidate] : [])].map((cell) => cell[attribute]),
          );
          const three = values.map(([a = 0, b = 0, c = 0]): Row => [a, b, c]);
          if (three.flat().every((value) => value === three[0]?.[0])) return true;
          return rulesFor[attribute].some((rule) => three.every((row) => rule(row, three)));
        });
      };
      expect(whichOf(optionAltsOf(item), fits), item.id).toEqual([item.key]);
    }
  });

  it('do not reveal the answer by features that most options share', () => {
    const betrayed = items.filter((item) => {
      if (item.contentArea !== 'matrix-reasoning') return false;
      const options = optionAltsOf(item).map((alt) => read(alt.replace('Figure: ', '')));
      const likeness = options.map((one) =>
        (Object.keys(one) as (keyof Cell)[]).reduce(
          (sum, name) => sum + options.filter((other) => other[name] === one[name]).length,
          0,
        ),
      );
      return likeness.every((value, index) => index === item.key || value < (likeness[item.key] ?? 0));
    });
    expect(betrayed.length).toBeLessThan(
      0.3 * items.filter(({ contentArea }) => contentArea === 'matrix-reasoning').length,
    );
  });
});
