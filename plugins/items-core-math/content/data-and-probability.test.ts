import { describe, it } from 'vitest';
import { dataAndProbabilityModels } from './data-and-probability.ts';
import type { Check } from './examiner.ts';
import { keyChecks, numbersIn, range } from './examiner.ts';

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
const mean = (list: number[]) => sum(list) / list.length;
/** The value with as many values below as above. */
const median = (list: number[]) => {
  const ordered = [...list].sort((a, b) => a - b);
  return mean([ordered[Math.floor((list.length - 1) / 2)] ?? 0, ordered[Math.ceil((list.length - 1) / 2)] ?? 0]);
};
/** All orders of a list. */
const orders = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((each, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [each, ...rest]));
/** All pairs of different members, in both orders. */
const draws = <T>(list: T[]): [T, T][] =>
  list.flatMap((one, i) => list.filter((_, k) => k !== i).map((other): [T, T] => [one, other]));
const bars = (alt: string) =>
  Object.fromEntries(
    [...alt.matchAll(/(\p{L}[\p{L} ]*?) (\d+)(?=[,.]| and)/gu)].map(([, name = '', value = '']) => [
      name.replace(/^and /, '').trim(),
      Number(value),
    ]),
  );
const cell = (rows: string[][], row: number, column: number) => first(rows[row]?.[column] ?? '');

const checks: Record<string, Check[]> = {
  'core_math.charts-and-tables': [
    ({ alt, is }) => {
      const chart = bars(alt.replace('Bar chart of Students: ', ''));
      is((chart.Bicycle ?? 0) - (chart.Train ?? 0));
    },
    ({ s, is }) => is(sum(s)),
    ({ n: [each = 0], alt, is }) => is(each * first(/Tuesday: ([\d.]+)/.exec(alt)?.[1] ?? '')),
    ({ s, is }) => {
      const longest = Math.max(...s);
      is(Math.min(...s.filter((length) => length < longest).map((length) => longest - length)));
    },
    ({ n: [all = 0], s: [angle = 0], only }) => only((o) => near(first(o) / all, angle / 360)),
    ({ s: [a = 0, b = 0, c = 0], only }) => only((o) => near((first(o) / 100) * (a + b + c), a)),
    ({ s, is }) => is((s.at(-2) ?? 0) * 60 + (s.at(-1) ?? 0) - (s[0] ?? 0) * 60 - (s[1] ?? 0)),
  ],
  'core_math.averages': [
    ({ n, is }) => is(mean(n)),
    ({ n, is }) => is(median(n)),
    ({ n: [target = 0], s, only }) => only((o) => near(mean([...s, first(o)]), target)),
    ({ rows, is }) =>
      is(mean(rows.flatMap(([pets = '', members = '']) => Array<number>(Number(members)).fill(Number(pets))))),
    ({ n, is }) => is(median(n)),
    ({ alt, is }) =>
      is(
        median(
          [...alt.matchAll(/bove (\d): (\d)/g)].flatMap(([, value, count]) =>
            Array<number>(Number(count)).fill(Number(value)),
          ),
        ),
      ),
    ({ stem, n: [now = 0, target = 0], only }) => {
      const tests = ['', '', '', 'three', 'four', 'five'].findIndex(
        (word) => word !== '' && stem.includes(`After ${word}`),
      );
      only((o) => near(mean([...Array<number>(tests).fill(now), first(o)]), target));
    },
  ],
  'core_math.two-way-tables': [
    ({ rows, is }) => is(cell(rows, 0, 1) / (cell(rows, 0, 1) + cell(rows, 0, 2))),
    ({ n: [all = 0, one = 0, other = 0, both = 0], only }) =>
      only((o) => first(o) + (one - both) + (other - both) + both === all),
    ({ rows, is }) => is(cell(rows, 0, 1) / (cell(rows, 0, 1) + cell(rows, 1, 1))),
    ({ rows, only }) => {
      const shares = rows.map((_, row) => cell(rows, row, 2) / cell(rows, row, 1));
      only((o) => o === rows[shares.indexOf(Math.max(...shares))]?.[0]);
    },
    ({ n: [all = 0, factory = 0, p = 0, q = 0], is }) => is(factory * (p / 100) + (all - factory) * (q / 100)),
    ({ n: [p = 0, girls = 0, q = 0, boys = 0], is }) => is((p * girls + q * boys) / (girls + boys)),
  ],
  'core_math.two-step-probability': [
    ({ s: [angle = 0], is }) => is((angle / 360) ** 2),
    ({ n: [red = 0, blue = 0], is }) => {
      const bag = range(1, red + blue);
      is(mean(draws(bag).map(([one, other]) => (one <= red && other <= red ? 1 : 0))));
    },
    ({ n: [target = 0], is }) =>
      is(mean(range(1, 6).flatMap((a) => range(1, 6).map((b) => (a + b === target ? 1 : 0))))),
    ({ stem, n: [p = 0], is }) => {
      const seeds = stem.includes('Two') ? 2 : 3;
      is(
        sum(
          range(1, 2 ** seeds - 1).map((bits) =>
            range(0, seeds - 1).reduce((chance, k) => chance * ((bits >> k) & 1 ? p : 1 - p), 1),
          ),
        ),
      );
    },
    ({ s: [rain = 0, dry = 0, late = 0, , lateDry = 0], is }) => is(rain * late + dry * lateDry),
    ({ n: [black = 0, white = 0], is }) => {
      const drawer = range(1, black + white);
      is(mean(draws(drawer).map(([one, other]) => (one <= black !== other <= black ? 1 : 0))));
    },
    ({ n: [p = 0, q = 0], is }) => is(p + q - 2 * p * q),
  ],
  'core_math.counting': [
    ({ n: [soups = 0, mains = 0, desserts = 0], is }) => {
      is(range(1, soups).flatMap(() => range(1, mains).flatMap(() => range(0, desserts))).length);
    },
    ({ n: [people = 0], is }) => is(draws(range(1, people)).filter(([one, other]) => one < other).length),
    ({ stem, n: [, digits = 0], is }) => {
      const length = stem.includes('three') ? 3 : 4;
      is(new Set(orders(range(1, digits)).map((order) => order.slice(0, length).join(''))).size);
    },
    ({ stem, n: [women = 0, men = 0], is }) => {
      const people = range(1, women + men);
      const size = stem.includes('two men') ? 4 : 3;
      const teams = range(0, 2 ** people.length - 1).map((bits) => people.filter((k) => (bits >> (k - 1)) & 1));
      is(teams.filter((team) => team.length === size && team.filter((k) => k <= women).length === 2).length);
    },
    ({ s: [across = 0, up = 0], is }) => {
      const ways = (x: number, y: number): number =>
        x === 0 && y === 0 ? 1 : (x > 0 ? ways(x - 1, y) : 0) + (y > 0 ? ways(x, y - 1) : 0);
      is(ways(across, up));
    },
    ({ stem, is }) => {
      const names = (/^(.+?) line up/.exec(stem)?.[1] ?? '').split(/, | and /);
      const [a = '', b = ''] = names;
      is(orders(names).filter((order) => Math.abs(order.indexOf(a) - order.indexOf(b)) === 1).length);
    },
    ({ n: [seats = 0], is }) => {
      is(
        orders(range(1, seats)).filter((order) => [order[0], order.at(-1)].every((end) => end !== 1 && end !== 2))
          .length,
      );
    },
  ],
  'core_math.reasoning-with-averages': [
    ({ n: [n = 0, own = 0, m = 0, second = 0], is }) =>
      is(mean([...Array<number>(n).fill(own), ...Array<number>(m).fill(second)])),
    ({ s, n: [top = 0, raised = 0], only }) => {
      const after = s.map((wage) => (wage === top ? raised : wage));
      const [average, middle] = [mean(after) - mean(s), median(after) - median(s)];
      only((o) => {
        const [rise = 0] = numbersIn(o);
        const medianRise = o.includes('median stays') || o.startsWith('Both stay') ? 0 : rise;
        return near(o.startsWith('Both stay') ? 0 : rise, average) && near(medianRise, middle);
      });
    },
    ({ stem, n: [before = 0, after = 0], only }) => {
      const people = ['Five', 'Six', 'Seven', 'Eight'].findIndex((word) => stem.startsWith(word)) + 5;
      only((o) => near(mean([...Array<number>(people - 1).fill(after), first(o)]), before));
    },
    ({ n: [average = 0, spread = 0, factor = 0, shift = 0], only }) => {
      const list = [average - spread / 2, average, average + spread / 2].map((value) => factor * value + shift);
      only((o) => String(numbersIn(o)) === String([mean(list), Math.max(...list) - Math.min(...list)]));
    },
    ({ n: [count = 0, average = 0, entered = 0, real = 0], is }) => is((count * average - entered + real) / count),
    ({ s: [low = 0, high = 0, all = 0], only }) =>
      only((o) => near((1 - first(o) / 100) * low + (first(o) / 100) * high, all)),
  ],
  'core_math.conditional-reasoning': [
    ({ n: [faulty = 0, all = 0, hit = 0, wrongly = 0], only }) => {
      const share = (faulty * hit) / (faulty * hit + (all - faulty) * wrongly);
      only((o) => Math.abs(first(o) - 100 * share) < 0.51);
    },
    ({ is }) => {
      const results = [0, 1].flatMap((one) => [0, 1].map((other) => one + other));
      is(results.filter((wanted) => wanted === 2).length / results.filter((wanted) => wanted >= 1).length);
    },
    ({ stem, only }) => {
      const [stake = 0, six = 0, other = 0] = [...stem.matchAll(/€(\d+)/g)].map(([, amount]) => Number(amount));
      const gain = mean([1, 2, 3, 4, 5, 6].map((face) => (face === 6 ? six : face >= 4 ? other : 0) - stake));
      only((o) => near((o.includes('gain') ? 1 : -1) * first(o), gain));
    },
    ({ s: [shareA = 0, faultA = 0, shareB = 0, faultB = 0], is }) =>
      is((shareB * faultB) / (shareA * faultA + shareB * faultB)),
    ({ n: [gold = 0, silver = 0, more = 0], is }) => {
      const mixed = gold / (gold + silver);
      is((0.5 * (more / more)) / (0.5 * mixed + 0.5));
    },
    ({ stem, n: [parts = 0], is }) => {
      const spin = ['second', 'third', 'fourth'].findIndex((word) => stem.includes(`the ${word} spin`)) + 2;
      const rows = range(0, parts ** spin - 1).map((code) =>
        range(0, spin - 1).map((k) => Math.floor(code / parts ** k) % parts),
      );
      is(rows.filter((row) => row.indexOf(0) === spin - 1).length / rows.length);
    },
    ({ n: [keys = 0], is }) =>
      is(mean(orders(range(1, Math.min(keys, 7))).map((order) => order.indexOf(1) + 1)) + Math.max(0, keys - 7) / 2),
  ],
};

describe('the keys of data-and-probability, recomputed from the text', () => {
  it.each(keyChecks(dataAndProbabilityModels, checks))('%s', (_, run) => run());
});
