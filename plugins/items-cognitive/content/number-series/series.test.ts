import { describe, expect, it } from 'vitest';
import { answerOf, items, textOf } from '../examiner.ts';

/** The next number of a row, from the numbers alone; undefined where the row does not follow the rule. */
type Rule = (terms: readonly number[]) => number | undefined;
type Guess = (before: readonly number[], index: number) => number;

const at = (list: readonly number[], index: number) => list.at(index) ?? 0;

/** A rule with `free` unknown numbers. It must explain at least one term more than it has unknowns. */
function explains(terms: readonly number[], first: number, free: number, guess: Guess): number | undefined {
  const checked = terms.length - first;
  if (checked <= free) return undefined;
  for (let index = first; index < terms.length; index++)
    if (guess(terms.slice(0, index), index) !== terms[index]) return undefined;
  return guess(terms, terms.length);
}

const differences = (terms: readonly number[]) => terms.slice(1).map((term, index) => term - at(terms, index));

const polynomial =
  (degree: number): Rule =>
  (terms) => {
    const rows = [terms];
    for (let level = 0; level < degree; level++) rows.push(differences(rows[level] ?? []));
    const lowest = rows[degree] ?? [];
    if (lowest.length < 2 || lowest.some((value) => value !== lowest[0])) return undefined;
    return rows.reduceRight((next, row) => at(row, -1) + next, 0);
  };

const everyOther =
  (period: number, inner: Rule): Rule =>
  (terms) => {
    const rows = Array.from({ length: period }, (_, row) => terms.filter((_, index) => index % period === row));
    // A rule needs at least three numbers of a row.
    if (rows.some((row) => row.length < 3 || inner(row) === undefined)) return undefined;
    return inner(rows[terms.length % period] ?? []);
  };

const ratio: Rule = (terms) => explains(terms, 1, 1, (before) => (at(before, -1) * at(terms, 1)) / at(terms, 0));

const growingSteps: Rule = (terms) => {
  const steps = differences(terms);
  const next = steps.length > 3 ? ratio(steps) : undefined;
  return next === undefined ? undefined : at(terms, -1) + next;
};

const stepCycle: Rule = (terms) => {
  const steps = differences(terms);
  const next = explains(steps, 3, 3, (before) => at(before, -3));
  return next === undefined ? undefined : at(terms, -1) + next;
};

/** Adds and multiplies in turn, whichever comes first. */
const inTurn: Rule = (terms) => {
  for (const first of [0, 1]) {
    for (let add = 1; add < 12; add++) {
      for (const times of [2, 3, 4]) {
        const next = explains(terms, 1, 2, (before, index) =>
          index % 2 === first ? at(before, -1) * times : at(before, -1) + add,
        );
        if (next !== undefined) return next;
      }
    }
  }
  return undefined;
};

/** p · last + q · the one before + r · the third last + c, with small whole numbers. */
const linear: Rule = (terms) => {
  for (const [p, q, r] of [
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [1, 1, 0],
    [1, 2, 0],
    [1, 3, 0],
    [2, 1, 0],
    [1, 1, 1],
  ] as const) {
    for (let c = -5; c <= 5; c++) {
      const depth = r ? 3 : q ? 2 : 1;
      const free = c === 0 ? 1 : 2;
      const next = explains(
        terms,
        depth,
        free,
        (before) => p * at(before, -1) + q * at(before, -2) + r * at(before, -3) + c,
      );
      if (next !== undefined) return next;
    }
  }
  return undefined;
};

const risingFactor: Rule = (terms) => {
  for (let add = 0; add < 6; add++) {
    const next = explains(terms, 1, 1, (before, index) => at(before, -1) * index + add);
    if (next !== undefined) return next;
  }
  return undefined;
};

const arithmetic = polynomial(1);
const plain: Rule = (terms) => arithmetic(terms) ?? ratio(terms);
const rules: Rule[] = [
  arithmetic,
  ratio,
  polynomial(2),
  polynomial(3),
  growingSteps,
  stepCycle,
  inTurn,
  linear,
  risingFactor,
  everyOther(2, plain),
  everyOther(3, plain),
];

describe('number series', () => {
  const series = items.filter(({ contentArea }) => contentArea === 'number-series');
  const read = (text: string) => text.split(',').map((term) => term.trim().replace('−', '-'));

  it('have a single continuation by eleven kinds of rules', () => {
    for (const item of series) {
      const terms = read(textOf(item));
      const asked = terms.indexOf('?');
      const answer = Number(answerOf(item).replace('−', '-'));
      if (asked !== terms.length - 1) continue;
      const shown = terms.slice(0, -1).map(Number);
      const found = rules.flatMap((rule) => {
        const next = rule(shown);
        return next === undefined ? [] : [next];
      });
      expect([...new Set(found)], `${item.id}: ${terms.join(', ')}`).toEqual([answer]);
    }
  });

  it('close a gap so that the steps grow evenly', () => {
    const gaps = series.filter((item) => !textOf(item).endsWith('?'));
    expect(gaps.length).toBeGreaterThan(0);
    for (const item of gaps) {
      const options = item.options.map((option) => Number(option.replace('−', '-')));
      const fitting = options.filter((option) => {
        const steps = differences(read(textOf(item)).map((term) => (term === '?' ? option : Number(term))));
        const growth = differences(steps);
        return growth.every((value) => value === growth[0]);
      });
      expect(fitting, item.id).toEqual([Number(answerOf(item))]);
    }
  });
});
