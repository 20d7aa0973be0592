import { describe, it } from 'vitest';
import type { Check } from './examiner.ts';
import { keyChecks, numbersIn, range, theOne } from './examiner.ts';
import { numberAndRatioModels } from './number-and-ratio.ts';

const at = (list: number[], index: number) => list.at(index) ?? Number.NaN;

const checks: Record<string, Check[]> = {
  'core_math.fraction-sum': [
    ({ n, is }) => is(at(n, 0) + at(n, 1)),
    ({ n, is }) => is(at(n, 0) + at(n, 1)),
    ({ n, is }) => is(at(n, 0) - at(n, 1)),
    ({ n, is }) => is(at(n, 0) - at(n, 1)),
    ({ s, is }) => is(at(s, 1) / at(s, 0) + at(s, 4) / at(s, 3)),
    ({ s, is }) => is(at(s, 0) - at(s, 1)),
    ({ n, is }) => is(1 - at(n, 0) - at(n, 1)),
  ],
  'core_math.percent-change': [
    ({ n, is }) => is(at(n, 0) * (1 - at(n, 1) / 100)),
    ({ n, is }) => is(at(n, 0) * (1 + at(n, 1) / 100)),
    ({ rows, is }) => {
      const [, price = '', reduction = ''] = rows.find(([ticket]) => ticket === 'Student') ?? [];
      is(at(numbersIn(price), 0) * (1 - at(numbersIn(reduction), 0) / 100));
    },
    ({ n, is }) => is(at(n, 0) * (1 + at(n, 1) / 100)),
    // Applying the percentage to the first amount leads to the second.
    ({ n, only }) => only((o) => same(at(n, 0) * (1 + at(numbersIn(o), 0) / 100), at(n, 1))),
    ({ s, only }) => only((o) => same(at(s, 0) * (1 - at(numbersIn(o), 0) / 100), at(s, 1))),
    ({ n, only }) => only((o) => same(at(n, 0) * (1 + at(numbersIn(o), 0) / 100), at(n, 1))),
  ],
  'core_math.ratio-sharing': [
    ({ n: [total = 0, a = 0, b = 0], is }) => is(theOne(range(1, total), (x) => x * b === (total - x) * a)),
    ({ n: [a = 0, b = 0, blue = 0], is }) => is(theOne(range(blue, 500), (all) => (all - blue) * b === blue * a)),
    ({ n: [a = 0, b = 0, gap = 0], is }) => is(theOne(range(gap, 1000), (x) => x * b === (x - gap) * a)),
    ({ n: [total = 0, a = 0, b = 0, c = 0], is }) => is((total / (a + b + c)) * c),
    ({ n: [from = 0, to = 0], s, is }) => is((at(s, 0) / from) * to),
    ({ n: [total = 0], s: [length = 0, dark = 0], is }) =>
      is(range(0, total - 1).filter((bead) => bead % length < dark).length),
    ({ n: [share = 0], only }) => {
      only((option) => {
        const [a = 0, b = 0] = numbersIn(option);
        return same(a / (a + b), share);
      });
    },
  ],
  'core_math.compound-percents': [
    ({ n: [up = 0, down = 0], only }) => {
      const final = 1000 * (1 + up / 100) * (1 - down / 100);
      only((o) => same(1000 * (1 + ((o.endsWith('higher') ? 1 : -1) * at(numbersIn(o), 0)) / 100), final));
    },
    ({ n: [percent = 0, after = 0], only }) => only((o) => same(at(numbersIn(o), 0) * (1 - percent / 100), after)),
    ({ n: [adults = 0, players = 0], is }) => is((10_000 * (adults / 100) * (players / 100)) / 100),
    ({ n: [start = 0], rows, is }) => {
      is(rows.reduce((amount, [, change = '']) => amount * (1 + at(numbersIn(change), 0) / 100), start));
    },
    ({ n: [after = 0, percent = 0], only }) => only((o) => same(at(numbersIn(o), 0) * (1 + percent / 100), after)),
    ({ n: [price = 0, down = 0, up = 0], is }) => is(price * (1 - down / 100) * (1 + up / 100)),
    ({ n: [down = 0], only }) => only((o) => same((100 - down) * (1 + at(numbersIn(o), 0) / 100), 100)),
  ],
  'core_math.combined-rates': [
    ({ n: [fast = 0, slow = 0], is }) => is((2 * 720) / (720 / fast + 720 / slow)),
    ({ n: [one = 0, other = 0], only }) =>
      only((o) => same(at(numbersIn(o), 0) / one + at(numbersIn(o), 0) / other, 1)),
    ({ n: [v1 = 0, p1 = 0, v2 = 0, p2 = 0], is }) => is((v1 * p1 + v2 * p2) / (v1 + v2)),
    ({ s: [d1 = 0, v1 = 0, d2 = 0, v2 = 0], is }) => is((d1 + d2) / (d1 / v1 + d2 / v2)),
    ({ n: [distance = 0, slow = 0, fast = 0], only }) => {
      only((o) => same(at(numbersIn(o), 0) / slow, (distance - at(numbersIn(o), 0)) / fast));
    },
    ({ n: [people = 0, days = 0, done = 0, gone = 0], only }) => {
      only((o) => people * done + (people - gone) * at(numbersIn(o), 0) === people * days);
    },
    ({ n: [fill = 0, drain = 0], only }) =>
      only((o) => same(at(numbersIn(o), 0) / fill - at(numbersIn(o), 0) / drain, 1)),
  ],
  'core_math.whole-number-structure': [
    ({ stem, is }) => {
      const [, base = '', exponent = ''] = /digit of (\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem) ?? [];
      is(Number(BigInt(base) ** BigInt(plain(exponent)) % 10n));
    },
    ({ stem, is }) => {
      const product = (/N = ([^.]+)\./.exec(stem)?.[1] ?? '').split(' × ').reduce((total, factor) => {
        const [, base = '', exponent = ''] = /(\d+)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)/.exec(factor) ?? [];
        return total * Number(base) ** (exponent === '' ? 1 : plain(exponent));
      }, 1);
      is(range(1, 500).find((k) => Number.isInteger(Math.sqrt(product * k))) ?? 0);
    },
    ({ n: [divisor = 0, first = 0, , second = 0], stem, is }) => {
      const [, times = '', plus = ''] = /(\d)m \+ (\d)n/.exec(stem) ?? [];
      is((Number(times) * (first + 5 * divisor) + Number(plus) * (second + 8 * divisor)) % divisor);
    },
    ({ n: [least = 0, a = 0, b = 0, c = 0, left = 0], is }) => {
      is(range(least + 1, 5000).find((k) => [a, b, c].every((page) => k % page === left)) ?? 0);
    },
    ({ n: [number = 0], is }) => is(range(1, number).filter((d) => number % d === 0).length),
    ({ n: [, limit = 0, a = 0, b = 0], is }) => is(range(1, limit).filter((k) => k % a === 0 || k % b === 0).length),
    ({ n: [, last = 0], is }) => {
      const product = range(1, last).reduce((total, k) => total * BigInt(k), 1n);
      is(/0*$/.exec(String(product))?.[0].length ?? 0);
    },
  ],
};

describe('the keys of number-and-ratio, recomputed from the text', () => {
  it.each(keyChecks(numberAndRatioModels, checks))('%s', (_, run) => run());
});

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}

function plain(exponent: string): number {
  return Number([...exponent].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join(''));
}
