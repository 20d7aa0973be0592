import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { checkItem, practiceItemsOf } from '../../../item-bank/items/testing.ts';
import { answerOf, codeOf, minutes, numberIn, numbersIn, otherOptionsOf, tableOf } from '../examiner.ts';
import { appliedReasoningModels } from '../index.ts';

const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, step) => low + step);
const n = ({ stem }: ChoiceItem) => numbersIn(stem.replaceAll(/\d\d?:\d\d/g, ''));
const times = ({ stem }: ChoiceItem) => (stem.match(/\d\d:\d\d/g) ?? []).map(minutes);
const cell = (item: ChoiceItem, row: number, at: number) => numberIn(tableOf(item)[row]?.[at] ?? '0');
const rowsOf = (item: ChoiceItem) => tableOf(item).map((row) => row.slice(1).map((text) => numbersIn(text)[0] ?? 0));
const best = (item: ChoiceItem, worth: (row: readonly number[]) => number) => {
  const values = rowsOf(item).map(worth);
  return tableOf(item)[values.indexOf(Math.max(...values))]?.[0] ?? '';
};

type Solver = (item: ChoiceItem) => number | string | ((option: string) => boolean);

// Each solver works the answer out from what a learner reads: a number, a text, or what is true of the right option alone.
const solvers: Record<string, readonly [Solver, Solver]> = {
  'timetable-connection': [
    (item) => {
      const [first = 0, arrive = 0] = times(item);
      const [every = 1, walk = 0] = n(item);
      return (option) =>
        minutes(option) ===
        range(0, 99)
          .map((k) => first + k * every)
          .find((time) => time >= arrive + walk);
    },
    (item) => {
      const [goal = 0] = times(item);
      const [minute = 0, crossing = 0, path = 0, home = 0] = n(item);
      const sailings = range(5, 20).map((hour) => 60 * hour + minute);
      return (option) =>
        minutes(option) === Math.max(...sailings.filter((time) => time + crossing + path <= goal)) - home;
    },
  ],
  'common-slot': [
    (item) => {
      const open = tableOf(item).map(([, from = '', to = '']) => [minutes(from), minutes(to)] as const);
      return range(0, 1439).filter((now) => open.every(([from, to]) => from <= now && now < to)).length / 60;
    },
    ({ stem }) => {
      const [from = 0, to = 0, other = 0, end = 0] = (stem.match(/\d+(?=:00)/g) ?? []).map(Number);
      const ahead = Number(/(\d+) hours ahead/.exec(stem)?.[1]);
      return range(-10, 30).filter((hour) => from <= hour && hour < to && other <= hour + ahead && hour + ahead < end)
        .length;
    },
  ],
  'critical-path': [
    (item) => {
      const [mix = 0, rise = 0, fill = 0, bake = 0] = n(item);
      return bake + Math.max(fill, rise + mix);
    },
    (item) => {
      const [a = 0, b = 0, c = 0, d = 0] = n(item);
      return Math.max(a + c, b + c, b + d);
    },
  ],
  'shared-machines': [
    ({ stem }) => {
      const [places = 1, each = 0, count = 0] = numbersIn(stem);
      return Math.ceil((count * 2) / places) * each;
    },
    (item) => {
      const [w1 = 0, d1 = 0, w2 = 0, d2 = 0] = n(item);
      const end = (a: number, b: number, c: number, d: number) => Math.max(a + c, a + b) + d;
      return Math.min(end(w1, d1, w2, d2), end(w2, d2, w1, d1));
    },
  ],
  'cheapest-offer': [
    (item) => {
      const rides = n(item).at(-1) ?? 0;
      const [price, book] = [...item.stem.matchAll(/€(\d+)/g)].map(([, value]) => Number(value));
      return Math.min(
        ...range(0, 5).map((books) => books * (book ?? 0) + Math.max(0, rides - 10 * books) * (price ?? 0)),
      );
    },
    (item) => {
      const [price = 0, off = 0, jars = 0] = n(item);
      const paid = range(1, jars).filter((jar) => jar % 3 > 0).length * price;
      return Math.abs(paid - jars * price * (1 - off / 100));
    },
  ],
  'break-even': [
    (item) => {
      const [extra = 0, saved = 0] = n(item);
      return range(1, 999).find((month) => month * saved > extra) ?? 0;
    },
    (item) => {
      const [share = 0, spent = 0] = n(item);
      return spent - spent * (1 - share / 100);
    },
  ],
  'weighted-criteria': [
    (item) => {
      const [weights = [], one = [], other = []] = rowsOf(item);
      return Math.abs(total(weights.map((weight, at) => weight * ((one[at] ?? 0) - (other[at] ?? 0)))));
    },
    (item) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, weight = 0] = n(item);
      return (option) => ax * numberIn(option) + ay * weight === bx * numberIn(option) + by * weight;
    },
  ],
  'going-on-or-stopping': [
    (item) => {
      const [, still = 0, brings = 0] = n(item);
      return `${brings > still ? 'going on' : 'stopping'}, by €${Math.abs(brings - still)}`;
    },
    (item) => {
      const [, rest = 0, extra = 0, fresh = 0, months = 0] = n(item);
      return Math.abs(rest + extra * months - fresh);
    },
  ],
  'expected-value': [
    (item) => {
      const [fare = 0, chance = 0, fine = 0] = n(item);
      return Math.abs((chance * fine) / 100 - fare);
    },
    (item) => {
      const [sure = 0, high = 0, low = 0] = n(item);
      return (option) => Math.abs((numberIn(option) * high + (100 - numberIn(option)) * low) / 100 - sure) < 1e-6;
    },
  ],
  'scarce-resource': [
    (item) => {
      const [hours = 0] = n(item);
      return Math.max(...rowsOf(item).map(([each = 1, gain = 0]) => Math.floor((hours * 60) / each) * gain));
    },
    (item) => {
      const [limit = 0, t1 = 1, g1 = 0, t2 = 1, g2 = 0] = n(item);
      const loads = range(0, limit).flatMap((a) => range(0, limit).map((b) => [a, b] as const));
      return Math.max(...loads.filter(([a, b]) => a * t1 + b * t2 <= limit).map(([a, b]) => a * g1 + b * g2));
    },
  ],
  'chart-reading': [
    (item) => {
      const [values = []] = rowsOf(item);
      return values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length;
    },
    (item) => {
      const values = rowsOf(item)
        .flat()
        .sort((one, other) => one - other);
      return total([...values.slice(1), values.at(-1) ?? 0]);
    },
  ],
  'two-way-tables': [
    (item) => 100 * (1 - cell(item, 0, 2) / cell(item, 0, 3)),
    (item) => best(item, ([yes = 0, no = 0]) => yes / (yes + no)),
  ],
  'percent-of-what': [
    (item) => {
      const [all = 0, share = 0, more = 0] = n(item);
      return (100 * ((all * share) / 100 + more)) / (all + more);
    },
    (item) => 100 - 100 / (1 + (n(item)[0] ?? 0) / 100),
  ],
  'combined-averages': [
    (item) => {
      const [test = 0, exam = 0] = n(item);
      const list = [test, ...Array<number>(item.stem.includes('twice') ? 2 : 3).fill(exam)];
      return total(list) / list.length;
    },
    (item) => {
      const [games = 0, before = 0, rest = 0, goal = 0] = n(item);
      return (option) => (games * before + rest * numberIn(option)) / (games + rest) === goal;
    },
  ],
  'mean-and-median': [
    (item) => {
      const ages = n(item);
      return (option) => total(ages) / 5 === (total(ages) - numberIn(option)) / 4;
    },
    (item) => {
      const list = [...n(item), ...Array<number>(item.stem.includes('Two') ? 2 : 4).fill(1e6)];
      return [...list].sort((one, other) => one - other)[(list.length - 1) / 2] ?? 0;
    },
  ],
  'rates-not-counts': [
    (item) => best(item, ([km = 1, litres = 0]) => -litres / km),
    (item) => {
      const [small = 1, there = 0, large = 0, have = 0] = n(item);
      return (there / small) * large - have;
    },
  ],
  'groups-and-totals': [
    (item) => {
      const [p = 0, q = 0, easy = 0, hard = 0] = n(item);
      return (p * easy + q * hard) / (easy + hard);
    },
    (item) => {
      const [p = 0, q = 0, all = 0] = n(item);
      return (option) => Math.abs((numberIn(option) * p + (100 - numberIn(option)) * q) / 100 - all) < 1e-6;
    },
  ],
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

const withTasks = appliedReasoningModels.filter(({ practice }) => practice);

describe('the keys of practice tasks, recomputed from the text', () => {
  it.each(withTasks.map((model) => [model.id, model] as const))('%s', (id, model) => {
    const pair = solvers[id.replace('applied_reasoning.', '')];
    if (!pair) throw new Error(`${id} has no solvers`);
    const items = practiceItemsOf(model);
    expect(items.length).toBe(10);
    expect(items.flatMap((item) => checkItem(item).problems)).toEqual([]);
    expect(new Set(items.map(({ parameters }) => parameters.b)).size).toBe(2);
    for (const item of items) {
      const solved = pair[Number(item.id.slice(-4)) % 2 === 0 ? 0 : 1](item);
      const holds = (option: string) => {
        if (typeof solved === 'function') return solved(option);
        return typeof solved === 'string' ? option === solved : Math.abs((numbersIn(option)[0] ?? -1) - solved) < 1e-6;
      };
      expect(holds(answerOf(item)), `${item.id}: ${item.stem} ${answerOf(item)}`).toBe(true);
      expect(otherOptionsOf(item).filter(holds), item.id).toEqual([]);
    }
  });
});
