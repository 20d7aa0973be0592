import { describe, expect, it } from 'vitest';
import { checkItem, practiceItemsOf } from '../../../../item-bank/items/testing.ts';
import type { Check } from '../../examiner.ts';
import { numbersIn, practiceChecks, range, theOne } from '../../examiner.ts';
import { conceptModels } from './index.ts';

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const exponents = (text: string) =>
  [...text.matchAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g)].map(([run]) =>
    Number([...run].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join('')),
  );
const isPrime = (n: number) => n > 1 && range(2, n - 1).every((divisor) => n % divisor > 0);
const spread = (row: readonly string[]) => {
  const values = row.slice(1).map(Number);
  return Math.max(...values) - Math.min(...values);
};
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

// Each check works the answer out from the text, in another way than the task where there is one.
const checks: Record<string, Check[]> = {
  'core_math.practice-remainders': [
    ({ n: [all = 0, size = 1], is }) => {
      let left = all;
      while (left >= size) left -= size;
      is(left);
    },
    ({ n: [by = 1, left = 0, factor = 0], is }) => {
      const found = new Set(range(1, 20).map((groups) => ((groups * by + left) * factor) % by));
      expect(found.size).toBe(1);
      is([...found][0] ?? -1);
    },
  ],
  'core_math.practice-common-multiples': [
    ({ stem, is }) => {
      const [a = 1, b = 1] = [...stem.matchAll(/every (\d+) minutes/g)].map(([, value]) => Number(value));
      const end = Number(/to (\d\d):00/.exec(stem)?.[1]);
      is(range(0, 60 * (end - 6)).filter((minute) => minute % a === 0 && minute % b === 0).length);
    },
    ({ n: [a = 1, b = 1], is }) => {
      const side = range(1, a * b).find((length) => length % a === 0 && length % b === 0) ?? 0;
      is((side * side) / (a * b));
    },
  ],
  'core_math.practice-cycles': [
    ({ stem, n: [lamp = 0], only }) => {
      const row = /colours (.*), in this order/.exec(stem)?.[1]?.split(/, | and /) ?? [];
      let place = 0;
      for (let step = 1; step < lamp; step++) place = place === row.length - 1 ? 0 : place + 1;
      only((option) => option === row[place]);
    },
    ({ stem, n: [days = 0], only }) => {
      const start = week.indexOf(/on a (\w+)/.exec(stem)?.[1] ?? '');
      const end = days + (stem.includes('day before') ? -1 : 1);
      only(
        (option) =>
          option ===
          range(0, end).reduce(
            (day, passed) => (passed === 0 ? day : (week[(week.indexOf(day) + 1) % 7] ?? '')),
            week[start] ?? '',
          ),
      );
    },
  ],
  'core_math.practice-powers': [
    ({ stem, n: [base = 0], is }) => {
      const [high = 0, low = 0] = exponents(stem);
      is(base ** high / base ** low);
    },
    ({ stem, only }) => {
      const [a = 0, b = 0, c = 0] = exponents(stem);
      only((option) => near((1.1 ** a) ** b * 1.1 ** c, 1.1 ** first(option)));
    },
  ],
  'core_math.practice-logarithms': [
    ({ n: [, strength = 0, factor = 1], only }) => only((o) => near(10 ** (first(o) - strength), factor)),
    ({ n, only }) => {
      const value = n.at(-1) ?? 1;
      only((o) => Math.abs(Math.log10(value) - first(o)) < 0.02);
    },
  ],
  'core_math.practice-exponential-equations': [
    ({ n: [base = 0, known = 0, all = 0], only }) => only((o) => near(base ** first(o) * known, all)),
    ({ n: [square = 0, factor = 0, base = 0], only }) =>
      only((o) => near(square ** first(o) / base ** first(o), factor)),
  ],
  'core_math.practice-inverse-functions': [
    ({ n: [fee = 0, each = 0, price = 0], only }) => only((o) => fee + each * first(o) === price),
    ({ n: [p = 0, q = 0, r = 0, s = 0], only }) =>
      only((o) => {
        const [x, y] = numbersIn(o);
        return (x === q && y === p) || (x === s && y === r);
      }),
  ],
  'core_math.practice-recursion': [
    ({ n: [start = 0, added = 0], is }) => is([1, 2].reduce((now) => now - now / 2 + added, start)),
    ({ n: [one = 0, fifth = 0], only }) =>
      only((o) => {
        const row = [one, first(o)];
        while (row.length < 5) row.push((row.at(-1) ?? 0) + (row.at(-2) ?? 0));
        return row[4] === fifth;
      }),
  ],
  'core_math.practice-absolute-value': [
    ({ n: [middle = 0, off = 0], is }) => is(range(-99, 300).filter((x) => Math.abs(x - middle) <= off).length),
    ({ stem, is }) => {
      const [, a = '', b = ''] = /\|2x − (\d+)\| = (\d+)/.exec(stem) ?? [];
      is(range(-99, 300).find((x) => Math.abs(2 * x - Number(a)) === Number(b)) ?? Number.NaN);
    },
  ],
  'core_math.practice-negative-numbers': [
    ({ n: [start = 0, up = 0, down = 0], only }) =>
      only((o) => Number(o.replace('−', '-').replace(' m', '')) === start + up - down),
    ({ n: [loss = 0, days = 0, gain = 0], only }) => {
      const results = [...Array<number>(days).fill(-loss), gain];
      const mean = results.reduce((sum, each) => sum + each, 0) / results.length;
      only((o) => Number(o.replace('−', '-').replace('€', '')) === mean);
    },
  ],
  'core_math.practice-algebraic-fractions': [
    ({ stem, only }) => {
      const [, a = '', b = '', c = ''] = /, (\d+)\/x \+ (\d+)\/\((\d)x\)/.exec(stem) ?? [];
      only((o) => near(Number(a) / 1.7 + Number(b) / (Number(c) * 1.7), first(o) / (Number(c) * 1.7)));
    },
    ({ n: [ratio = 0], is }) => is((ratio + 1) / (ratio - 1)),
  ],
  'core_math.practice-self-reference': [
    ({ stem, n: [given = 0], only }) => {
      const parts =
        3 +
        ['third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].findIndex((word) =>
          stem.includes(`one ${word}`),
        );
      only((o) => near(first(o), given + first(o) / parts));
    },
    ({ n: [a = 0, b = 0], only }) =>
      only((o) =>
        near(
          first(o),
          range(1, 400).reduce((x) => a + b / x, a),
        ),
      ),
  ],
  'core_math.practice-expanding': [
    ({ n: [side = 0, more = 0], is }) => is((side + more) ** 2 - side ** 2),
    ({ n: [sum = 0, product = 0], is }) => {
      const root = Math.sqrt((sum * sum) / 4 - product);
      is((sum / 2 + root) ** 2 + (sum / 2 - root) ** 2);
    },
  ],
  'core_math.practice-polygons': [
    ({ n: [corners = 0], only }) => only((o) => near(first(o) * corners, 360)),
    ({ n: [sum = 0], is }) => is(theOne(range(3, 60), (corners) => (corners - 2) * 180 === sum)),
  ],
  'core_math.practice-coordinates': [
    ({ n: [a = 0, b = 0, c = 0, d = 0], only }) =>
      only((o) =>
        [
          [a, d],
          [c, b],
        ].some(([x, y]) => numbersIn(o)[0] === x && numbersIn(o)[1] === y),
      ),
    ({ n: [mx = 0, my = 0, x = 0, y = 0], only }) =>
      only((o) => {
        const [px = 0, py = 0] = numbersIn(o);
        return (px + x) / 2 === mx && (py + y) / 2 === my;
      }),
  ],
  'core_math.practice-solids': [
    ({ stem, n: [corners = 0], is }) => {
      // Euler: corners − edges + faces = 2.
      const isPrism = stem.includes('prism');
      is((isPrism ? 2 * corners : corners + 1) + (isPrism ? corners + 2 : corners + 1) - 2);
    },
    ({ n: [a = 0, b = 0, c = 0], is }) => {
      const onFace = (place: number, size: number) => (place === 1 ? 1 : 0) + (place === size ? 1 : 0);
      is(
        range(1, a).flatMap((x) =>
          range(1, b).flatMap((y) => range(1, c).filter((z) => onFace(x, a) + onFace(y, b) + onFace(z, c) === 2)),
        ).length,
      );
    },
  ],
  'core_math.practice-volume': [
    ({ n: [length = 0, width = 0, rise = 0], is }) => is((10 * length * 10 * width * rise) / 1000),
    ({ n: [side = 0, height = 0], only }) => only((o) => near(3 * first(o), side * side * height)),
  ],
  'core_math.practice-comparing-groups': [
    ({ rows, only }) => {
      const shares = rows.map(([, all = '', came = '']) => Number(came) / Number(all));
      only((o) => o === rows[shares.indexOf(Math.max(...shares))]?.[0]);
    },
    ({ n: [high = 0, one = 0, low = 0, other = 0], is }) => is((low / 100) * other - (high / 100) * one),
  ],
  'core_math.practice-spread': [
    ({ rows, only }) => {
      const least = Math.min(...rows.map(spread));
      only((o) => spread(rows.find(([name]) => name === o) ?? []) === least);
    },
    ({ stem, n: [range_ = 0, added = 0], is }) => {
      const factor = 2 + ['doubled', 'tripled', 'quadrupled'].findIndex((word) => stem.includes(word));
      is(factor * (100 + range_ + added) - factor * (100 + added));
    },
  ],
  'core_math.practice-counterexample': [
    ({ n: [a = 1, b = 1, product = 1], only }) =>
      only((o) => first(o) % a === 0 && first(o) % b === 0 && first(o) % product !== 0),
    ({ stem, only }) => {
      const [, factor = '', add = ''] = /on, (2?)n² \+ (\d+)/.exec(stem) ?? [];
      only((o) => !isPrime(Number(factor || 1) * first(o) ** 2 + Number(add)));
    },
  ],
};

describe('the keys of practice of single concepts, recomputed from the text', () => {
  it.each(practiceChecks(conceptModels, checks))('%s', (_, run) => run());
});

it('each concept has several valid items of different difficulty', () => {
  for (const model of conceptModels) {
    const items = practiceItemsOf(model);
    expect(items.flatMap((item) => checkItem(item).problems)).toEqual([]);
    expect(items.length, model.id).toBeGreaterThanOrEqual(6);
    expect(new Set(items.map(({ parameters }) => parameters.b)).size, model.id).toBe(2);
  }
});
