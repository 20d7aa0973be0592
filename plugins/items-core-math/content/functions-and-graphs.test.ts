import { describe, it } from 'vitest';
import type { Check, Reading } from './examiner.ts';
import { keyChecks, numbersIn, range, theOne } from './examiner.ts';
import { agree, evaluate, isTrue } from './formula.ts';
import { functionsAndGraphsModels } from './functions-and-graphs.ts';

type Point = [number, number];

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
/** All points such as `(3, −2)` in a text. */
const points = (text: string): Point[] =>
  [...text.matchAll(/\((−?[\d.]+), (−?[\d.]+)\)/g)].map(([, x = '', y = '']) => [evaluate(x), evaluate(y)]);
const rules = (stem: string) =>
  Object.fromEntries(
    [...stem.matchAll(/([fg])\(x\) = ([^.]+?)(?= and|\.| for)/g)].map(([, name = '', rule = '']) => [name, rule]),
  );
const sameHeight = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const throughPoints = ({ alt, only }: Reading) => {
  only((o) => points(alt).every(([x, y]) => isTrue(o, { x, y })));
};
/** Two different functions that pass through a given point. */
const examples = ([px, py]: Point) => [
  (x: number) => py + 5 * (x - px) + 3 * (x - px) ** 2,
  (x: number) => py * 2 ** (x - px),
];

const checks: Record<string, Check[]> = {
  'core_math.reading-graphs': [
    ({ alt, is }) => {
      const path = points(alt);
      is(
        path.reduce(
          (total, [x, y], i) => total + (i > 0 && path[i - 1]?.[1] === y ? x - (path[i - 1]?.[0] ?? 0) : 0),
          0,
        ),
      );
    },
    ({ alt, n: [from = 0, to = 0], is }) => is(height(points(alt), from) - height(points(alt), to)),
    ({ alt, n: [hours = 0], is }) => is(height(points(alt), hours) / hours),
    ({ alt, is }) => {
      const [a, b, c, d] = points(alt) as [Point, Point, Point, Point];
      is(
        theOne(
          range(1, 20).map((k) => k / 2),
          (t) => sameHeight(height([a, b], t), height([c, d], t)),
        ),
      );
    },
    ({ alt, is }) => is(Math.max(...points(alt).map(([, y]) => y)) - Math.min(...points(alt).map(([, y]) => y))),
    ({ alt, n: [full = 0], is }) =>
      is(
        theOne(
          range(0, 48).map((k) => k / 4),
          (t) => sameHeight(height(points(alt), t), full / 2),
        ),
      ),
    ({ alt, is }) => {
      const path = points(alt);
      is(path.reduce((total, [, y], i) => total + Math.abs(y - (path[i - 1]?.[1] ?? y)), 0));
    },
  ],
  'core_math.lines': [
    throughPoints,
    ({ n: [x1 = 0, y1 = 0, x2 = 0, y2 = 0], only }) =>
      only((o) => sameHeight(y1 + (o.startsWith('−') ? -1 : 1) * Math.abs(first(o)) * (x2 - x1), y2)),
    ({ n: [start = 0, hours = 0, later = 0], only }) =>
      only((o) => isTrue(o, { h: start, t: 0 }) && isTrue(o, { h: later, t: hours })),
    throughPoints,
    ({ item, only }) => {
      const block = item.stimulus.find((each) => each.kind === 'table');
      const xs = block?.header.slice(1).map(Number) ?? [];
      const ys = block?.rows[0]?.slice(1).map((cell) => evaluate(cell)) ?? [];
      only((o) => xs.every((x, i) => isTrue(o, { x, y: ys[i] ?? Number.NaN })));
    },
    ({ stem, only }) => {
      const given = /parallel to y = (.+) and passes/.exec(stem)?.[1] ?? '';
      const [[px, py]] = points(stem) as [Point];
      const step = (formula: string) => evaluate(formula, { x: 1 }) - evaluate(formula, { x: 0 });
      only((o) => isTrue(o, { x: px, y: py }) && step(o.replace('y = ', '')) === step(given));
    },
    ({ stem, only }) => {
      const line = /line (y = .+) cross/.exec(stem)?.[1] ?? '';
      only((o) => points(o).every(([x, y]) => y === 0 && isTrue(line, { x, y })));
    },
  ],
  'core_math.sequences': [
    // Lay the squares one by one, counting each side once.
    ({ n: [squares = 0], is }) => {
      const sides = range(1, squares).flatMap((k) => [`top ${k}`, `bottom ${k}`, `upright ${k - 1}`, `upright ${k}`]);
      is(new Set(sides).size);
    },
    ({ item, only }) => {
      const terms =
        item.stimulus
          .find((each) => each.kind === 'table')
          ?.rows[0]?.slice(1)
          .map(Number) ?? [];
      only((o) => terms.every((term, i) => evaluate(o, { n: i + 1 }) === term));
    },
    ({ n: [, tables = 0], is }) => is(range(1, tables).reduce((seats, k) => seats + 6 - (k > 1 ? 2 : 0), 0)),
    ({ stem, only }) => {
      const [, list = '', term = ''] = /sequence ([\d, ]+), … goes.+does (\d+) stand/.exec(stem) ?? [];
      const [a = 0, b = 0] = numbersIn(list.replaceAll(', ', ' '));
      const position = range(1, 500).find((k) => a + (b - a) * (k - 1) === Number(term));
      only((o) => first(o) === position);
    },
    ({ n, is }) => is(range(2, n[4] ?? 0).reduce((term) => term * 2, n[0] ?? 0)),
    ({ stem, is }) => {
      const [, list = '', nth = ''] = /are ([\d, ]+)\. The steps.+is the (\d+)th/.exec(stem) ?? [];
      const [a = 0, b = 0, c = 0] = numbersIn(list.replaceAll(', ', ' '));
      let [term, step] = [a, b - a];
      for (let k = 1; k < Number(nth); k++) {
        term += step;
        step += c - b - (b - a);
      }
      is(term);
    },
    ({ stem, is }) =>
      is(range(1, first(/pattern (\d+) have/.exec(stem)?.[1] ?? '')).reduce((total, row) => total + row, 0)),
  ],
  'core_math.composition': [
    ({ stem, is }) => {
      const { f = '', g = '' } = rules(stem);
      is(evaluate(f, { x: evaluate(g, { x: first(/g\((\d)\)\)\?/.exec(stem)?.[1] ?? '') }) }));
    },
    ({ item, stem, is }) => {
      const block = item.stimulus.find((each) => each.kind === 'table');
      const look = (row: number, x: number) => Number(block?.rows[row]?.[block.header.indexOf(String(x))]);
      is(look(0, look(1, first(/g\((\d)\)\)/.exec(stem)?.[1] ?? ''))));
    },
    ({ alt, only }) => {
      const [times = 0, plus = 0, out = 0] = numbersIn(alt);
      only((o) => first(o) * times + plus === out);
    },
    ({ stem, is }) => is(evaluate(rules(stem).f ?? '', { x: first(/is f\((.+)\)\?/.exec(stem)?.[1] ?? '') })),
    ({ alt, stem, is }) => {
      const graph = new Map(points(alt));
      is(graph.get(graph.get(first(/f\(f\((\d)/.exec(stem)?.[1] ?? '')) ?? Number.NaN) ?? Number.NaN);
    },
    ({ stem, only }) => {
      const { f = '', g = '' } = rules(stem);
      only((o) => agree(o, f.replaceAll('x', `(${g})`)));
    },
    ({ stem, only }) => {
      const shift = /is f\((x \+ \d)\)/.exec(stem)?.[1] ?? '';
      only((o) => agree(o, (rules(stem).f ?? '').replaceAll('x', `(${shift})`)));
    },
  ],
  'core_math.transformations': [
    ({ stem, only }) => {
      const formula = /y = (.+)\?/.exec(stem)?.[1] ?? '';
      const lowest = Math.min(...range(-40, 40).map((k) => evaluate(formula, { x: k / 4 })));
      only((o) => points(o).every(([x, y]) => y === lowest && evaluate(formula, { x }) === y));
    },
    throughPoints,
    ({ stem, only }) => {
      const [given] = points(stem) as [Point];
      const [, inside = '', outside = ''] = /y = f\((.+?)\) (\+ \d)/.exec(stem) ?? [];
      only((o) =>
        points(o).every(([x, y]) =>
          examples(given).every((f) => sameHeight(y, f(evaluate(inside, { x })) + evaluate(`0 ${outside}`))),
        ),
      );
    },
    throughPoints,
    ({ stem, is }) => {
      const formula = /y = (.+)\?/.exec(stem)?.[1] ?? '';
      is(Math.max(...range(-80, 80).map((k) => evaluate(formula, { x: k / 4 }))));
    },
    ({ stem, only }) => {
      const [given] = points(stem) as [Point];
      const factor = first(/y = (\d)f/.exec(stem)?.[1] ?? '');
      only((o) => points(o).every(([x, y]) => examples(given).every((f) => sameHeight(y, factor * f(-x)))));
    },
    ({ stem, only }) => {
      const [p = 0, q = 0, y = 0] = [...stem.matchAll(/[xy] = (−?\d+)/g)].map(([, number = '']) => evaluate(number));
      only((o) => isTrue(o, { x: p, y: 0 }) && isTrue(o, { x: q, y: 0 }) && isTrue(o, { x: 0, y }));
    },
  ],
  'core_math.growth-and-logarithms': [
    ({ n: [start = 0, every = 0, total = 0], is }) => {
      let bacteria = start;
      for (let hour = every; hour <= total; hour += every) bacteria *= 2;
      is(bacteria);
    },
    ({ n: [days = 0, part = 0], is }) => {
      let [left, day] = [1, 0];
      while (left > part + 1e-9) [left, day] = [left / 2, day + days];
      is(day);
    },
    throughPoints,
    ({ rows, only }) => {
      const [a = [], b = []] = rows.map((row) => row.slice(1).map((cell) => first(cell)));
      let [year, one, other] = [0, a[0] ?? 0, b[0] ?? 0];
      while (other <= one) [year, one, other] = [year + 1, one + (a[1] ?? 0) - (a[0] ?? 0), other * 2];
      only((o) => first(o) === year);
    },
    ({ stem, only }) => {
      const [, shift = '', exponent = '', base = ''] = /\(x − (\d)\) = (\d).+base (\d)/.exec(stem) ?? [];
      only((o) => sameHeight(Math.log(first(o) - Number(shift)) / Math.log(Number(base)), Number(exponent)));
    },
    ({ stem, only }) => {
      const [, a = '', b = ''] = /log₁₀ (\d+) \+ log₁₀ (\d+)/.exec(stem) ?? [];
      const total = Math.log10(Number(a)) + Math.log10(Number(b));
      only((o) => sameHeight(o.startsWith('log') ? Math.log10(first(o.slice(6))) : first(o), total));
    },
    ({ stem, only }) => only((o) => isTrue(/Solve (.+)\. What/.exec(stem)?.[1] ?? '', { x: first(o) })),
    ({ stem, only }) => {
      const [, base = '', factor = '', exponent = ''] = /base (\d)\..+log.\((\d+)a([²³⁴⁵])\)/.exec(stem) ?? [];
      const log = (number: number) => Math.log(number) / Math.log(Number(base));
      only((o) =>
        [1.7, 5].every((a) =>
          sameHeight(evaluate(o, { p: log(a) }), log(Number(factor) * evaluate(`a${exponent}`, { a }))),
        ),
      );
    },
  ],
  'core_math.function-puzzles': [
    ({ stem, only }) => {
      const [, rule = '', target = ''] = /f\(x\) = (.+) for x ≠.+f\(x\) = (\d+)\?/.exec(stem) ?? [];
      only((o) => sameHeight(evaluate(rule, { x: first(o) }), Number(target)));
    },
    ({ stem, is }) => {
      const [, start = '', k = '', n = ''] = /f\(1\) = (\d+).+f\(n\) \+ (\d)n .+f\((\d+)\)\?/.exec(stem) ?? [];
      is(range(1, Number(n) - 1).reduce((value, step) => value + Number(k) * step, Number(start)));
    },
    ({ stem, is }) => {
      const [, two = '', three = '', number = ''] = /f\(2\) = (\d+) and f\(3\) = (\d+).+f\((\d+)\)\?/.exec(stem) ?? [];
      let [rest, total] = [Number(number), 0];
      for (const [prime, value] of [
        [2, Number(two)],
        [3, Number(three)],
      ] as Point[]) {
        while (rest % prime === 0) [rest, total] = [rest / prime, total + value];
      }
      is(total);
    },
    ({ stem, is }) => {
      const [, inner = '', outer = '', input = ''] = /f\((.+?)\) = (.+?) for every.+f\((\d+)\)\?/.exec(stem) ?? [];
      is(evaluate(outer, { x: theOne(range(0, 100), (x) => evaluate(inner, { x }) === Number(input)) }));
    },
    ({ stem, is }) => {
      const [, total = '', m = '', x = ''] = /f\((\d+) − x\) = (\d+)x.+f\((\d+)\)\?/.exec(stem) ?? [];
      // A straight line f(x) = ux + v fits for all x: 2u − u = m and 2v + u·total + v = 0.
      const u = Number(m);
      is(u * Number(x) - (u * Number(total)) / 3);
    },
    ({ stem, is }) => {
      const [, a = '', b = '', nth = ''] = /begins with (\d+), (\d+)\..+ the (\d+)\w\w term\?/.exec(stem) ?? [];
      let [one, other] = [Number(a), Number(b)];
      for (let k = 2; k < Number(nth); k++) [one, other] = [other, other - one];
      is(other);
    },
    ({ stem, is }) => {
      const [, a = '', level = ''] = /x² − (\d)\..+\|f\(x\)\| = (\d)/.exec(stem) ?? [];
      const squares = [Number(a) + Number(level), Number(a) - Number(level)];
      is(
        new Set(
          squares.filter((square) => square >= 0).flatMap((square) => [Math.sqrt(square), -Math.sqrt(square) || 0]),
        ).size,
      );
    },
  ],
};

describe('the keys of functions-and-graphs, recomputed from the text', () => {
  it.each(keyChecks(functionsAndGraphsModels, checks))('%s', (_, run) => run());
});

/** The height of a path of straight pieces at x. */
function height(path: Point[], x: number): number {
  for (const [index, [rightX, rightY]] of path.entries()) {
    const [leftX, leftY] = path[index - 1] ?? [rightX, rightY];
    if (index > 0 && x >= leftX && x <= rightX) return leftY + ((rightY - leftY) * (x - leftX)) / (rightX - leftX);
  }
  return Number.NaN;
}
