import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, column, itemsOf, numberIn, numbersIn, only, sum, tableOf } from '../examiner.ts';

describe('faulty tables', () => {
  const items = itemsOf('faulty-table');
  const withFault = (fault: string) => items.filter((item) => answerOf(item).includes(fault)).map(({ id }) => id);
  const found = (has: (rows: string[][], header: string[]) => boolean) =>
    items.filter((item) => has(tableOf(item).rows, tableOf(item).header)).map(({ id }) => id);

  test('duplicates, contradictions, wrong sums and codes occur only where the keys point', () => {
    expect(found((rows) => new Set(rows.map((row) => row.join('|'))).size < rows.length)).toEqual(
      withFault('entered twice'),
    );
    const inner = (row: string[]) => row.slice(1, -1).join('|');
    const clashing = (rows: string[][]) =>
      rows.some((row) => rows.some((other) => inner(row) === inner(other) && row.at(-1) !== other.at(-1)));
    expect(found((rows) => rows.length > 0 && (rows[0]?.length ?? 0) > 3 && clashing(rows))).toEqual(
      withFault('different labels'),
    );
    const unbalanced = (rows: string[][], header: string[]) =>
      header.at(-1) === 'All meals' && rows.some((row) => sum(row.slice(1, 4).map(Number)) !== Number(row[4]));
    expect(found(unbalanced)).toEqual(withFault('add up'));
    const coded = (rows: string[][]) =>
      rows.some((row) => row.includes('−999')) || rows.some((row) => row.at(-1) === 'bus' && row.includes('0'));
    expect(found(coded)).toEqual(withFault('missing'));
  });
});

describe('error rates by group', () => {
  const items = itemsOf('error-rates-by-group');
  /** The people of a group: whether each is suitable, and whether each is chosen. */
  const people = (row: string[]) =>
    row
      .slice(1)
      .flatMap((count, at) =>
        Array.from({ length: Number(count) }, () => ({ suitable: at < 2, chosen: at % 2 === 0 })),
      );
  type Person = ReturnType<typeof people>[number];
  const share = (all: Person[], whole: (one: Person) => boolean, part: (one: Person) => boolean) =>
    all.filter((one) => whole(one) && part(one)).length / all.filter(whole).length;

  test('rates agree with counting people', () => {
    for (const item of items.slice(0, 2)) {
      const missed = (row: string[]) =>
        share(
          people(row),
          ({ suitable }) => suitable,
          ({ chosen }) => !chosen,
        );
      expect(answerOf(item), item.id).toBe(only(tableOf(item).rows, missed)[0]);
    }
    for (const item of items.slice(2, 4)) {
      const wanted = item.stem.includes('suitable people is passed over');
      const rates = tableOf(item).rows.map(
        (row) =>
          100 *
          share(
            people(row),
            ({ suitable }) => suitable === wanted,
            ({ chosen }) => chosen !== wanted,
          ),
      );
      expect(numbersIn(answerOf(item)), item.id).toEqual(rates);
    }
    expect(0.9 * 98 + 0.1 * numberIn(answerOf(items[4] as ChoiceItem))).toBeCloseTo(94, 9);
    expect((20 + Number(answerOf(items[5] as ChoiceItem))) / 100).toBe(60 / 200);
  });

  test('only the criterion of the key is equal in both groups', () => {
    const measures: Record<string, (all: Person[]) => number> = {
      'the share of people chosen': (all) =>
        share(
          all,
          () => true,
          ({ chosen }) => chosen,
        ),
      'the share of suitable people chosen': (all) =>
        share(
          all,
          ({ suitable }) => suitable,
          ({ chosen }) => chosen,
        ),
      'the share of unsuitable people chosen': (all) =>
        share(
          all,
          ({ suitable }) => !suitable,
          ({ chosen }) => chosen,
        ),
      'the share of suitable people among the chosen': (all) =>
        share(
          all,
          ({ chosen }) => chosen,
          ({ suitable }) => suitable,
        ),
    };
    for (const item of items.slice(6, 9)) {
      const [one = [], other = []] = tableOf(item).rows.map(people);
      const equal = item.options.filter(
        (option) => Math.abs((measures[option]?.(one) ?? 0) - (measures[option]?.(other) ?? 1)) < 1e-9,
      );
      expect(equal, item.id).toEqual([answerOf(item)]);
    }
    const odds = (rate: number) => ((rate / (1 - rate)) * 0.8) / 0.2;
    const expected = [0.5, 0.2].map((rate) => (100 * odds(rate)) / (1 + odds(rate)));
    for (const [at, value] of numbersIn(answerOf(items[9] as ChoiceItem)).entries())
      expect(value).toBeCloseTo(expected[at] ?? 0, 9);
  });
});

describe('proxies', () => {
  const items = itemsOf('proxies');

  test('the strongest feature is the best single predictor of the group', () => {
    for (const item of items.slice(2, 5)) {
      // With groups of equal size, guessing by the feature is right in half of (share + 1 − other share).
      const guess = (row: string[]) => {
        const [one, other] = [numberIn(row[1] ?? '') / 100, numberIn(row[2] ?? '') / 100];
        return Math.max(one + 1 - other, other + 1 - one) / 2;
      };
      expect(answerOf(item), item.id).toBe(only(tableOf(item).rows, guess)[0]);
    }
  });

  test('guesses by district agree with counting people', () => {
    for (const item of items.slice(5, 7)) {
      const rows = tableOf(item).rows.map((row) => row.slice(1).map(Number));
      const people = rows.flatMap((row) =>
        row.flatMap((count, group) => Array.from({ length: count }, () => group === row.indexOf(Math.max(...row)))),
      );
      expect(numberIn(answerOf(item)), item.id).toBe((100 * people.filter(Boolean).length) / people.length);
    }
  });

  test('both columns together determine the group, but neither alone does', () => {
    const rows = tableOf(items[7] as ChoiceItem).rows.map((row) => row.map(Number));
    for (const at of [0, 1]) {
      for (const value of [0, 1]) {
        const fitting = rows.filter((row) => row[at] === value);
        expect(sum(fitting.map((row) => row[2] ?? 0))).toBe(sum(fitting.map((row) => row[3] ?? 0)));
      }
    }
    expect(rows.every((row) => (row[0] === row[1] ? row[3] : row[2]) === 0)).toBe(true);
  });
});

describe('feedback loops', () => {
  test('numbers agree with simulating the years', () => {
    const given = itemsOf('feedback-loops').map((item) => answerOf(item));
    let inspectors = ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', ...Array<string>(8).fill('B')];
    for (let year = 0; year < 5; year++) {
      const inA = inspectors.filter((district) => district === 'A').length;
      const [from, to] = inA > inspectors.length - inA ? ['B', 'A'] : ['A', 'B'];
      inspectors = inspectors.with(inspectors.indexOf(from), to);
    }
    expect(Number(given[3])).toBe(inspectors.filter((district) => district === 'A').length);
    let a = 12;
    for (let year = 0; year < 5; year++) a = (20 * 7 * a) / (7 * a + 7 * (20 - a));
    expect(Number(given[4])).toBe(a);
    expect(numberIn(given[5] ?? '')).toBe(Math.round(100 / (1 + (0.4 / 0.6) ** 2)));
    const world = { a: 11, b: 9, found: 0 };
    for (let year = 0; year < 4; year++) {
      world.found = world.a * 3;
      if (world.a > world.b && world.b >= 2) Object.assign(world, { a: world.a + 2, b: world.b - 2 });
    }
    expect(given[7]).toBe(`${world.a} ${world.b} ${world.found}`);
  });
});

describe('combined groups', () => {
  const items = itemsOf('combined-groups');

  test('rates of rows and overall agree with counting in the table', () => {
    for (const item of items.slice(1, 4)) {
      const { header, rows } = tableOf(item);
      const names = header.slice(1).map((name) => name.split(':')[0] ?? '');
      const counts = rows.map((row) => row.slice(1).map((cell) => numbersIn(cell)));
      const ahead = (pairs: number[][]) =>
        names[(pairs[0]?.[0] ?? 0) * (pairs[1]?.[1] ?? 1) > (pairs[1]?.[0] ?? 0) * (pairs[0]?.[1] ?? 1) ? 0 : 1];
      const together = [0, 1].map((name) => [0, 1].map((at) => sum(counts.map((row) => row[name]?.[at] ?? 0))));
      const [first, second] = counts.map(ahead);
      expect(first).toBe(second);
      const all = ahead(together);
      expect(answerOf(item), item.id).toBe(
        first === all ? `${first} in both rows and overall` : `${first} in both rows, ${all} overall`,
      );
    }
  });

  test('mixtures agree with counting cases', () => {
    expect(numberIn(answerOf(items[0] as ChoiceItem))).toBe((100 * (80 + 120)) / (100 + 300));
    const rate = (parts: [number, number][]) =>
      (100 * sum(parts.map(([share, count]) => share * count))) / sum(parts.map(([, count]) => count));
    expect(numbersIn(answerOf(items[6] as ChoiceItem))).toEqual([
      rate([
        [0.8, 100],
        [0.3, 400],
      ]),
      rate([
        [0.7, 400],
        [0.2, 100],
      ]),
    ]);
    expect(column(tableOf(items[4] as ChoiceItem), 0)).toEqual(column(tableOf(items[2] as ChoiceItem), 0));
  });
});
