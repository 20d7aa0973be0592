import { expect } from 'vitest';
import { codeOf, numberIn, numbersIn, tableOf } from '../examiner.ts';
import type { Solver } from './solver.testing.ts';
import { cell, n, range, total } from './solver.testing.ts';

export const reasonAndPatternSolvers: Record<string, readonly [Solver, Solver]> = {
  'which-to-check': [
    ({ stem }) => {
      const limit = Number(/under (\d+)/.exec(stem)?.[1]);
      const [, old = '', age = '0', safe = ''] = /, (\p{L}+) is (\d+), (\p{L}+) wears/u.exec(stem) ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(limit);
      return `${old} and ${safe}`;
    },
    () => (option) => / is on and /.test(option) && / is silent$/.test(option),
  ],
  'true-and-false-labels': [
    ({ stem }) => {
      const [, x = '', y = ''] = /only (\w+), one only (\w+),/.exec(stem) ?? [];
      const contents = [x, y, 'both'];
      const orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ];
      // Boxes by their labels x, y and both; no label is right, and the box “both” gave one of x.
      const fits = orders.filter(([a, b, c]) => a !== 0 && b !== 1 && c !== 2 && c === 0);
      expect(fits.length).toBe(1);
      return contents[fits[0]?.[1] ?? 0] === 'both' ? `both ${x} and ${y}` : '';
    },
    (item) => {
      const [low = 0, high = 0, top = 0] = n(item);
      return (option) =>
        [numberIn(option) > low, numberIn(option) > high, numberIn(option) < top].filter(Boolean).length === 2;
    },
  ],
  'fair-test': [
    (item) => tableOf(item).find(([, one, other]) => one !== other)?.[0] ?? '',
    (item) => range(0, n(item)[0] ?? 0).length,
  ],
  'before-and-after': [
    ({ stem }) => {
      const [before = 0, other = 0, , otherNow = 0] = numbersIn(stem);
      return before + otherNow - other;
    },
    ({ stem }) => {
      const [may = 0, june = 0, otherMay = 1, otherJune = 0] = numbersIn(stem);
      return june - (may * otherJune) / otherMay;
    },
  ],
  'two-causes': [
    (item) => {
      const [base = 0, a = 0, b = 0] = n(item);
      return a + b - base;
    },
    (item) => cell(item, 1, 2) - cell(item, 1, 1) - (cell(item, 0, 2) - cell(item, 0, 1)),
  ],
  'what-an-alarm-means': [
    (item) => {
      const [all = 0, real = 0, hit = 0, wrongly = 0] = n(item);
      return ((all - real) * wrongly) / (real * hit);
    },
    (item) => {
      const [all = 0, bad = 0, hit = 0] = n(item);
      return Math.round((bad * hit) / (all - bad));
    },
  ],
  'number-series': [
    (item) => {
      const shown = n(item);
      return (option) => {
        const at = shown.indexOf(numberIn(option));
        const step =
          at === 0
            ? (shown[2] ?? 0) - (shown[1] ?? 0)
            : ((shown.at(at === 6 ? 5 : -1) ?? 0) - (shown[0] ?? 0)) / (at === 6 ? 5 : 6);
        const start = at === 0 ? (shown[1] ?? 0) - step : (shown[0] ?? 0);
        return shown.every((value, index) => index === at || value === start + step * index);
      };
    },
    ({ stem }) =>
      (option) => {
        const values = numbersIn(stem.replace('□', option));
        const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
        return new Set(steps.slice(1).map((step, at) => step - (steps[at] ?? 0))).size === 1;
      },
  ],
  'growing-figures': [
    (item) => {
      const [length = 0, width = 0] = n(item);
      return (length + 2) * (width + 2) - length * width;
    },
    (item) => {
      const [layers = 0, top = 0] = n(item);
      return total(range(0, layers - 1).map((layer) => top + layer));
    },
  ],
  'turn-and-mirror': [
    ({ stem }) => {
      const sides = [...stem.matchAll(/(\w+) at the (?:top|right|bottom|left)/g)].map(([, colour = '']) => colour);
      const clockwise = stem.includes('quarter clockwise');
      const turned = clockwise ? [sides.at(-1), ...sides.slice(0, 3)] : [...sides.slice(1), sides[0]];
      const asked = ['top', 'right-hand', 'bottom', 'left-hand'].findIndex((side) => stem.includes(`its ${side} side`));
      return turned[asked] ?? '';
    },
    ({ stem }) => {
      const corners = [...stem.matchAll(/(\p{Lu}) at the/gu)].map(([, letter = '']) => letter);
      const turned = stem.includes('quarter clockwise')
        ? [corners.at(-1), ...corners.slice(0, 3)]
        : [...corners.slice(1), corners[0]];
      const seen = [turned[1], turned[0], turned[3], turned[2]];
      const asked = ['top left', 'top right', 'bottom right', 'bottom left'].findIndex((corner) =>
        stem.endsWith(`at the ${corner}?`),
      );
      return seen[asked] ?? '';
    },
  ],
  'fold-and-punch': [
    (item) => {
      const [folds = 0, holes = 0] = n(item);
      return range(1, folds).reduce((count) => count * 2, holes);
    },
    ({ stem }) => {
      const [folds = 0] = numbersIn(stem);
      const cuts = [' once ', ' twice ', ' three times '].findIndex((word) => stem.includes(`through${word}`)) + 1;
      return 1 + cuts * 2 ** folds;
    },
  ],
  'rolling-die': [
    ({ stem }) => 7 - topAfter((/three times: (.+?)\. Which/.exec(stem)?.[1] ?? '').split(', then ')),
    ({ stem }) =>
      (option) =>
        topAfter(option.split(', then ')) === Number(/show (\d) on top/.exec(stem)?.[1]),
  ],
  'block-towers': [
    (item) => {
      const heights = n(item);
      return heights.filter((height, at) => height > Math.max(0, ...heights.slice(0, at))).length;
    },
    (item) => {
      const [a = 0, b = 0, c = 0] = n(item);
      const isInside = (x: number, size: number) => x > 1 && x < size;
      return range(1, a).flatMap((x) =>
        range(1, b).flatMap((y) => range(1, c).filter((z) => isInside(x, a) && isInside(y, b) && isInside(z, c))),
      ).length;
    },
  ],
  'loop-chart': [
    (item) => {
      const [start = 0, limit = 0, take = 1] = n(item);
      let beads = start;
      while (beads > limit) beads -= take;
      return beads;
    },
    (item) => {
      const [start = 0, add = 0, limit = 0] = n(item);
      let [value, rounds] = [start, 0];
      for (; value < limit; rounds++) value = value * 2 + add;
      return rounds;
    },
  ],
  'robot-on-a-grid': [
    (item) => {
      const [north = 0, east = 0, south = 0, west = 0] = n(item);
      return Math.abs(north - south) + Math.abs(east - west);
    },
    (item) => {
      const [rounds = 0, forward = 0] = n(item);
      const ends = ['where it began', `${forward} north`, `${forward} north and ${forward} east`, `${forward} east`];
      return ends[rounds % 4] ?? '';
    },
  ],
  'program-trace': [
    (item) => {
      const [, ...list] = numbersIn(codeOf(item).split('print')[0] ?? '');
      const limit = list.pop() ?? 0;
      return total(list.filter((value) => value > limit));
    },
    (item) => {
      const [a = 0, b = 0, rounds = 0] = numbersIn(codeOf(item));
      let state = [a, b] as const;
      for (let round = 0; round < rounds; round++) state = [state[0] + state[1], state[0]];
      return state[0];
    },
  ],
  'waiting-line': [
    (item) => {
      const [people = 0, counters = 1, each = 0] = n(item);
      return Math.ceil(people / counters) * each;
    },
    (item) => {
      const [every = 0, each = 0, person = 1] = n(item);
      let free = 0;
      let wait = 0;
      for (const arrival of range(0, person - 1).map((at) => at * every)) {
        wait = Math.max(0, free - arrival);
        free = Math.max(free, arrival) + each;
      }
      return wait;
    },
  ],
};

/** The number on top of a die (1 on top, 2 in front, 3 at the right) after rolls, followed by the places of its faces. */
function topAfter(path: readonly string[]): number {
  let [top, bottom, front, back, right, left] = [1, 6, 2, 5, 3, 4];
  for (const way of path) {
    if (way === 'away') [top, back, bottom, front] = [front, top, back, bottom];
    else if (way === 'towards you') [top, front, bottom, back] = [back, top, front, bottom];
    else if (way === 'to the right') [top, right, bottom, left] = [left, top, right, bottom];
    else [top, left, bottom, right] = [right, top, left, bottom];
  }
  return top;
}
