import { describe, expect, it } from 'vitest';
import { algebraModels } from './algebra.ts';
import type { Check, Reading } from './examiner.ts';
import { keyChecks, numbersIn, range, theOne } from './examiner.ts';
import { agree, evaluate, isTrue } from './formula.ts';

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const equationOf = (stem: string) => /(?:Solve|solutions of) (.+?)[.?](?: |$)/.exec(stem)?.[1] ?? '';
const solves = ({ stem, only }: Reading) => only((o) => isTrue(equationOf(stem), { x: first(o) }));
const expression: Check = ({ stem, only }) => {
  const formula = /equal to (.+) for every/.exec(stem)?.[1] ?? '';
  only((o) => agree(o, formula));
};
/** Options such as `x = 3 or x = −2`: exactly the whole-number roots of the equation. */
const roots: Check = ({ stem, only }) => {
  const equation = equationOf(stem);
  const all = range(-120, 120).filter((x) => isTrue(equation, { x }));
  only((o) => String(numbersIn(o).sort((a, b) => a - b)) === String(all));
};
const words: Record<string, number> = { twice: 2, 'three times': 3, 'four times': 4 };
const factorIn = (stem: string) => Object.entries(words).find(([word]) => stem.includes(word))?.[1] ?? Number.NaN;
const samples = range(-60, 60).map((x) => x / 4);

const checks: Record<string, Check[]> = {
  'core_math.linear-equation': [
    solves,
    ({ s: [boxes = 0, weight = 0, total = 0], only }) => only((o) => boxes * first(o) + weight === total),
    ({ n: [times = 0, minus = 0, result = 0], only }) => only((o) => first(o) * times - minus === result),
    ({ n: [fixed = 0, each = 0, paid = 0], only }) => only((o) => fixed + each * first(o) === paid),
    solves,
    solves,
    solves,
  ],
  'core_math.expression-forms': [
    expression,
    expression,
    expression,
    ({ alt, only }) => {
      const [, wide = '', high = ''] = /side is (.+) and whose vertical side is (.+)\./.exec(alt) ?? [];
      only((o) => agree(o, `${wide} + ${high} + ${wide} + ${high}`));
    },
    expression,
    expression,
    ({ alt, only }) => {
      const [p = 0, q = 0] = numbersIn(alt);
      only((o) => agree(o, `(x + ${p})(x + ${q})`));
    },
  ],
  'core_math.words-to-equations': [
    ({ n: [times = 0], only }) => only((o) => isTrue(o, { s: 5 * times, t: 5 })),
    ({ rows, only }) => only((o) => rows.every(([x, y]) => isTrue(o, { x: Number(x), y: Number(y) }))),
    ({ n: [more = 0], stem, only }) => only((o) => isTrue(o, { L: 11, P: factorIn(stem) * 11 + more })),
    ({ n: [less = 0, times = 0, result = 0], only }) => only((o) => isTrue(o, { n: (result + less) / times })),
    ({ n: [total = 0], stem, only }) => {
      const parity = stem.includes('even') ? 0 : 1;
      const n = theOne(range(1, total), (k) => k % 2 === parity && k + (k + 2) + (k + 4) === total);
      only((o) => isTrue(o, { n }));
    },
    ({ n: [fee = 0, free = 0, each = 0], only }) => {
      only((o) => [7, 12].every((extra) => isTrue(o, { g: free + extra, C: fee + each * extra })));
    },
    ({ n: [perimeter = 0, more = 0], stem, only }) => {
      const times = factorIn(stem);
      const w = theOne(range(1, 50), (k) => k + k + (times * k + more) + (times * k + more) === perimeter);
      only((o) => isTrue(o, { w }));
    },
  ],
  'core_math.simultaneous-equations': [
    ({ s, is }) => {
      const [p = 0, b = 0, t = 0, q = 0, c = 0, u = 0] = s;
      is(
        theOne(range(1, 60), (book) =>
          range(1, 60).some((pen) => p * pen + b * book === t && q * pen + c * book === u),
        ),
      );
    },
    ({ n: [total = 0, gap = 0], is }) => is(theOne(range(1, total), (large) => large - (total - large) === gap)),
    ({ n: [two = 0, three = 0, vehicles = 0, wheels = 0], is }) => {
      is(theOne(range(0, vehicles), (k) => three * k + two * (vehicles - k) === wheels));
    },
    ({ n: [a = 0, c = 0, t = 0, d = 0, e = 0, u = 0], is }) => {
      is(
        theOne(range(1, 60), (child) =>
          range(1, 60).some((adult) => a * adult + c * child === t && d * adult + e * child === u),
        ),
      );
    },
    ({ s: [one = 0, two = 0, three = 0], is }) => {
      const disc = theOne(range(0, 100), (k) => k + k + k === one);
      const square = theOne(range(0, 100), (k) => disc + k + k === two);
      is(theOne(range(0, 100), (k) => disc + square + k === three));
    },
    ({ stem, only }) => {
      const [, one = '', other = ''] = /lines (.+) and (.+) cross/.exec(stem) ?? [];
      only((o) => {
        const [x = 0, y = 0] = numbersIn(o);
        return isTrue(one, { x, y }) && isTrue(other, { x, y });
      });
    },
    ({ n: [count = 0, small = 0, large = 0, euros = 0], is }) => {
      is(theOne(range(0, count), (k) => k * large + (count - k) * small === Math.round(euros * 100)));
    },
  ],
  'core_math.quadratic-equations': [
    roots,
    roots,
    roots,
    ({ stem, only }) => {
      const [last = 0, p = 0] = numbersIn(stem.replace('x²', '').replace('= 0', ''));
      const b = -(p * p + last) / p;
      only((o) => first(o) !== p && isTrue('xx + bx + c = 0', { x: first(o), b, c: last }));
    },
    ({ s: [more = 0, area = 0], only }) => only((o) => first(o) * (first(o) - more) === area),
    ({ stem, only }) => {
      const last = first(stem.replace('x² + kx', ''));
      const fitting = range(-80, 80).filter(
        (k) => range(-200, 200).filter((x) => x * x + 2 * k * x + 4 * last === 0).length === 1 && k * k === 4 * last,
      );
      only((o) => String(numbersIn(o).sort((a, b) => a - b)) === String(fitting));
    },
    ({ n, stem, is }) => {
      const step = stem.includes('even') ? 2 : 1;
      const small = theOne(
        range(1, 200).filter((k) => step === 1 || k % 2 === 0),
        (k) => k * (k + step) === n[0],
      );
      is(small + small + step);
    },
  ],
  'core_math.inequalities': [
    ({ stem, only }) => {
      const given = /satisfy (.+)\?/.exec(stem)?.[1] ?? '';
      only((o) => samples.every((x) => isTrue(given, { x }) === isTrue(o, { x })));
    },
    ({ stem, is }) => {
      const given = /satisfy (.+)\?/.exec(stem)?.[1] ?? '';
      is(range(-100, 100).filter((x) => isTrue(given, { x })).length);
    },
    ({ stem, is }) => {
      const given = /satisfy (.+)\?/.exec(stem)?.[1] ?? '';
      is(range(-100, 100).filter((x) => isTrue(given, { x })).length);
    },
    ({ n: [fixed = 0, each = 0, limit = 0], is }) =>
      is(Math.max(...range(0, 100).filter((k) => fixed + each * k <= limit))),
    ({ s, only }) => {
      const [low = 0, high = 0] = s.slice(2);
      only((o) => samples.every((x) => isTrue(o, { x }) === (x >= low && x <= high)));
    },
    ...Array(2).fill(({ stem, only }: Reading) => {
      const given = /satisfy (.+)\?/.exec(stem)?.[1] ?? '';
      only((o) => samples.every((x) => isTrue(given, { x }) === o.split(' or ').some((part) => isTrue(part, { x }))));
    }),
  ],
  'core_math.algebraic-structure': [
    ({ n: [total = 0, product = 0], is }) => is(pair(total, product, (a, b) => a * a + b * b)),
    ({ stem, is }) => {
      const x = pair(first(stem.slice(stem.indexOf('= '))), 1, (a) => a);
      is(evaluate('x² + 1/x²', { x }));
    },
    ({ stem, is }) => {
      const [, one = '', other = ''] = /, and ([\d,]+)ˣ = ([\d,]+)ʸ/.exec(stem) ?? [];
      is(Math.log(first(other)) / Math.log(first(one)));
    },
    ({ n: [total = 0, product = 0], is }) => is(pair(total, product, (a, b) => 1 / a + 1 / b)),
    ({ n: [inside = 0], only }) => {
      const x = range(1, 60).reduce((value) => Math.sqrt(inside + value), 0);
      only((o) => Math.abs(evaluate(o) - x) < 1e-6);
    },
    ({ n: [total = 0, product = 0], is }) => is(pair(total, product, (a, b) => a ** 3 + b ** 3)),
    ({ stem, is }) => {
      const [, base = '', result = ''] = /satisfies (\d)ᵃ = (\d)/.exec(stem) ?? [];
      const a = Math.log(Number(result)) / Math.log(Number(base));
      is(Math.round(Number(base) ** (2 * a + 1) * 1e6) / 1e6);
    },
    ({ stem, is }) => is(evaluate(/is (.+)\?/.exec(stem)?.[1] ?? '')),
  ],
};

describe('the keys of algebra, recomputed from the text', () => {
  it.each(keyChecks(algebraModels, checks))('%s', (_, run) => run());
});

describe('a formula as printed', () => {
  it('is parsed with powers, bars and implicit multiplication', () => {
    expect(evaluate('−x² + 3(x − 1)', { x: 2 })).toBe(-1);
    expect(evaluate('|x − 5|/3', { x: 2 })).toBe(1);
    expect(evaluate('2ˣ⁺¹', { x: 3 })).toBe(16);
    expect(isTrue('−2 ≤ x < 3', { x: 3 })).toBe(false);
  });
});

/** A property of the two numbers with a given sum and product, found as roots. */
function pair(total: number, product: number, about: (a: number, b: number) => number): number {
  const root = Math.sqrt(total * total - 4 * product);
  return Math.round(about((total + root) / 2, (total - root) / 2) * 1e9) / 1e9;
}
