import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, items, itemsOf } from '../examiner.ts';

const columns = (item: ChoiceItem): [string, string] => {
  const table = item.stimulus.find((block) => block.kind === 'table');
  const [a = '', b = ''] = table?.kind === 'table' ? (table.rows[0] ?? []) : [];
  return [a, b];
};
const verdict = (differences: readonly number[]) => {
  const signs = new Set(differences.map((value) => (Math.abs(value) < 1e-9 ? 0 : Math.sign(value))));
  if (signs.size > 1) return 'It cannot be determined';
  return signs.has(0)
    ? 'The two quantities are equal'
    : signs.has(1)
      ? 'Quantity A is greater'
      : 'Quantity B is greater';
};

/** Reads a sum, product, fraction, percentage or power. */
function value(text: string): number {
  const power =
    /^\((\d+) to the power of (\d+)\) to the power of (\d+)$/.exec(text) ?? /^(\d+) to the power of (\d+)$/.exec(text);
  if (power)
    return power
      .slice(1)
      .map(Number)
      .reduce((base, exponent) => base ** exponent);
  const [, one = '', sign = '', other = ''] = /^([\d.]+) ?(\+|×|\/|% of)? ?([\d.]+)?$/.exec(text) ?? [];
  if (one === '') throw new Error(text);
  const [x, y] = [Number(one), Number(other)];
  return sign === '+' ? x + y : sign === '×' ? x * y : sign === '/' ? x / y : sign === '% of' ? (x * y) / 100 : x;
}

/** An expression in x and y, read as JavaScript after a few replacements. */
function expression(text: string): (x: number, y: number) => number {
  const plain = text
    .replaceAll('−', '-')
    .replaceAll(/(\d) times /g, '$1*')
    .replaceAll('²', '**2')
    .replaceAll(/(\d)([xy])/g, '$1*$2')
    .replaceAll('xy', 'x*y');
  if (!/^[\dxy+\-*() ]+$/.test(plain)) throw new Error(text);
  const read = new Function('x', 'y', `return ${plain}`);
  return (x, y) => Number(read(x, y));
}

describe('quantitative comparison', () => {
  it('keeps its four answers in their order', () => {
    for (const item of items.filter(({ contentArea }) => contentArea === 'quantitative-comparison'))
      expect(item.options, item.id).toEqual([
        'Quantity A is greater',
        'Quantity B is greater',
        'The two quantities are equal',
        'It cannot be determined',
      ]);
  });

  it('uses every answer about as often', () => {
    const own = items.filter(({ contentArea }) => contentArea === 'quantitative-comparison');
    for (const key of [0, 1, 2, 3]) {
      const share = own.filter((item) => item.key === key).length / own.length;
      expect(share, `answer ${key + 1}`).toBeGreaterThan(0.15);
      expect(share, `answer ${key + 1}`).toBeLessThan(0.35);
    }
  });

  it('compares numbers correctly', () => {
    for (const item of itemsOf('comparing-numbers')) {
      const [a, b] = columns(item);
      const price = /raised by (\d+)%.*lowered by (\d+)%/.exec(item.stem);
      const first = price ? 100 * (1 + Number(price[1]) / 100) * (1 - Number(price[2]) / 100) : value(a);
      expect(answerOf(item), item.id).toBe(verdict([first - value(b)]));
    }
  });

  it('judges unknowns by all cases that the facts allow', () => {
    const letters = /\b[pqrkmnxyz] > [pqrkmnxyz] and\b/;
    for (const item of itemsOf('comparing-unknowns')) {
      const [a, b] = columns(item);
      if (letters.test(item.stem)) {
        const facts = [...item.stem.matchAll(/([a-z]) > ([a-z])/g)].map(
          ([, more = '', less = '']) => [more, less] as const,
        );
        const names = [...new Set(facts.flat())];
        const differences: number[] = [];
        for (let code = 0; code < 6 ** 3; code++) {
          const at = (name: string) => Math.floor(code / 6 ** names.indexOf(name)) % 6;
          if (facts.every(([more, less]) => at(more) > at(less))) differences.push(at(a) - at(b));
        }
        expect(answerOf(item), item.id).toBe(verdict(differences));
        continue;
      }
      const [first, second] = [expression(a), expression(b)];
      const isWhole = item.stem.includes('whole');
      const range = Array.from({ length: 241 }, (_, index) => (isWhole ? index - 120 : (index - 120) / 8)).filter(
        (n) => !isWhole || Math.abs(n) < 40,
      );
      const total = /x \+ y = (\d+)/.exec(item.stem)?.[1];
      const equation = /(\d)x \+ (\d+) = (\d+)/.exec(item.stem);
      const differences = range.flatMap((x) =>
        range.flatMap((y) => {
          if (total && x + y !== Number(total)) return [];
          if (equation && Number(equation[1]) * x + Number(equation[2]) !== Number(equation[3])) return [];
          if (/x > 0|greater than 0/.test(item.stem) && x <= 0) return [];
          if (item.stem.includes('x > 1') && x <= 1) return [];
          if (item.stem.includes('0 < x < 1') && (x <= 0 || x >= 1)) return [];
          if (item.stem.includes('x < 0') && x >= 0) return [];
          if (item.stem.includes('x > y') && x <= y) return [];
          if (item.stem.includes('different') && x === y) return [];
          return [first(x, y) - second(x, y)];
        }),
      );
      expect(answerOf(item), item.id).toBe(verdict(differences));
    }
  });
});
