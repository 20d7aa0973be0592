import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, itemsOf, numberIn, numbersIn, only, sum, tableOf } from '../examiner.ts';

describe('shared work of model and people', () => {
  const items = itemsOf('human-review');
  const bands = (item: ChoiceItem) =>
    tableOf(item).rows.map(([sure = '', cases = '', errors = '']) => ({
      from: sure.startsWith('below') ? 0 : numberIn(sure),
      cases: numberIn(cases),
      errors: numberIn(errors),
    }));

  test('what remains and what it costs follow from the table', () => {
    for (const item of items.slice(0, 4)) {
      const [limit = 0, minutes = 0] = numbersIn(item.stem);
      const kept = bands(item).filter(({ from }) => from >= limit);
      const sent = bands(item).filter(({ from }) => from < limit);
      const expected = item.stem.includes('errors a day remain')
        ? sum(kept.map(({ errors }) => errors))
        : (sum(sent.map(({ cases }) => cases)) * minutes) / 60;
      expect(numberIn(answerOf(item)), item.id).toBe(expected);
    }
  });

  test('the right use of the checks corrects the most errors', () => {
    const item = items[4] as ChoiceItem;
    const rows = tableOf(item).rows;
    const mended = (option: string) =>
      sum(
        [...option.matchAll(/(\d+) of “([^”]+)”/g)].map(([, checks, band]) => {
          const row = rows.find(([sure]) => sure === band);
          return (Number(checks) * numberIn(row?.[2] ?? '')) / numberIn(row?.[1] ?? '1');
        }),
      );
    expect(answerOf(item)).toBe(only(item.options, mended));
    for (const { cases } of bands(item)) expect(cases).toBeGreaterThanOrEqual(50);
  });

  test('errors of two judges agree with counting all combinations', () => {
    const both = [true, false].flatMap((model) =>
      [true, false].map((person) => ({ model, person, chance: (model ? 0.9 : 0.1) * (person ? 0.8 : 0.2) })),
    );
    const wrong = sum(both.filter(({ model, person }) => !model && !person).map(({ chance }) => chance));
    expect(numberIn(answerOf(items[6] as ChoiceItem))).toBeCloseTo(100 * wrong, 9);
    const cases = Array.from({ length: 1000 }, (_, at) =>
      at < 100 ? (at < 40 ? 'mended' : 'wrong') : at < 145 ? 'wrong' : 'right',
    );
    expect(numberIn(answerOf(items[7] as ChoiceItem))).toBe(cases.filter((one) => one === 'wrong').length / 10);
  });
});

describe('goals taken word for word', () => {
  const items = itemsOf('goal-as-written');

  test('the learned behaviour earns the most points by the rule in the text', () => {
    for (const item of items.filter(({ stem }) => stem.includes('Its points:'))) {
      const [gain = 0, loss = 0] = [...item.stem.matchAll(/([+−]\d+) for each/g)].map(([, points = '']) =>
        Number(points.replace('−', '-')),
      );
      const best = only(
        tableOf(item).rows,
        ([, one = '', other = '']) => gain * numberIn(one) + loss * numberIn(other),
      );
      expect(answerOf(item), item.id).toBe(best[0]);
    }
  });

  test('the game, the penalty and the program agree with a simulation', () => {
    let circling = 0;
    for (let step = 1; step <= 100; step++) circling += (step % 4 === 0 ? 3 : 0) - 0.5;
    expect(circling).toBeGreaterThan(3 + 10 - 6 * 0.5);
    expect(answerOf(items[5] as ChoiceItem)).toContain('Circle');
    const careful = (p: number) => 20 * 5 - p >= 32 * 5 - 5 * p;
    const limit = Number(answerOf(items[7] as ChoiceItem));
    expect([careful(limit), careful(limit - 1)]).toEqual([true, false]);
    const points = { help: 10 * 3 - 2 * 20, redirect: 10 - 2 * 3, ignore: 0 };
    const [name, most] = only(Object.entries(points), ([, value]) => value);
    expect(answerOf(items[8] as ChoiceItem)).toBe(`${name} ${most}`);
  });
});

describe('recognisable people', () => {
  const items = itemsOf('recognisable');
  /** The number of rows with the same values in the given columns. */
  const alike = (rows: string[][], row: string[], columns: number[]) =>
    rows.filter((other) => columns.every((at) => other[at] === row[at])).length;
  const alone = (rows: string[][], columns: number[]) => rows.filter((row) => alike(rows, row, columns) === 1).length;
  const open = (rows: string[][]) => (rows[0] ?? []).slice(0, -1).map((_, at) => at);

  test('the revealed value is in the only matching row', () => {
    const known = [
      ['Kitchen', '51'],
      ['9', 'violin'],
    ];
    for (const [at, item] of items.slice(0, 2).entries()) {
      const fitting = tableOf(item).rows.filter((row) => known[at]?.every((value) => row.includes(value)));
      expect(
        fitting.map((row) => row.at(-1)),
        item.id,
      ).toEqual([answerOf(item)]);
    }
  });

  test('unique people and smallest groups agree with comparing rows in pairs', () => {
    for (const item of items.slice(2, 5)) {
      const { rows } = tableOf(item);
      const expected = item.stem.includes('k-anonymous')
        ? Math.min(...rows.map((row) => alike(rows, row, open(rows))))
        : alone(rows, open(rows));
      expect(Number(answerOf(item)), item.id).toBe(expected);
    }
    const coarse = [
      (row: string[]) => [`${Math.floor(Number(row[0]) / 10)}`, row[1] ?? '', ''],
      (row: string[]) => [row[0] ?? '', `${Math.floor(Number(row[1]) / 100)}`, ''],
    ];
    for (const [at, item] of items.slice(5, 7).entries()) {
      const rows = tableOf(item).rows.map((row) => coarse[at]?.(row) ?? row);
      expect(Number(answerOf(item)), item.id).toBe(alone(rows, open(rows)));
    }
  });

  test('removing the column of the key hides the most people', () => {
    for (const item of items.slice(7, 9)) {
      const { header, rows } = tableOf(item);
      const best = only(
        open(rows),
        (left) =>
          -alone(
            rows,
            open(rows).filter((at) => at !== left),
          ),
      );
      expect(answerOf(item), item.id).toBe(header[best]);
    }
  });

  test('in the last table every group has three members, and one group has a single secret', () => {
    const { rows } = tableOf(items[9] as ChoiceItem);
    expect(rows.every((row) => alike(rows, row, open(rows)) >= 3)).toBe(true);
    expect(rows.some((row) => alike(rows, row, [0, 1]) === alike(rows, row, [0, 1, 2]))).toBe(true);
  });
});

describe('noisy answers', () => {
  const given = itemsOf('noisy-answers').map((item) => answerOf(item));
  /** All throws of two coins for 100 people; heads on the first means a truthful answer. */
  const yes = (truths: number) => {
    const people = Array.from({ length: 100 }, (_, at) => at < truths);
    const throws = [
      ['heads', 'heads'],
      ['heads', 'tails'],
      ['tails', 'heads'],
      ['tails', 'tails'],
    ];
    const answers = people.flatMap((truth) =>
      throws.map(([first, second]) => (first === 'heads' ? truth : second === 'heads')),
    );
    return (100 * answers.filter(Boolean).length) / answers.length;
  };

  test('shares agree with counting all throws', () => {
    expect(numberIn(given[1] ?? '')).toBe(yes(20));
    expect(yes(numberIn(given[2] ?? ''))).toBe(40);
    const truth = numberIn(given[3] ?? '') / 100;
    expect(sum([1, 2, 3, 4, 5, 6].map((eye) => 200 * (eye <= 4 ? truth : eye === 5 ? 1 : 0)))).toBeCloseTo(400, 9);
    const trulyYes = (10 * 3) / 4;
    expect(numberIn(given[6] ?? '')).toBe(Math.round((100 * trulyYes) / yes(10)));
  });
});

describe('checks of output', () => {
  test('the program shown is wrong only for the year of the key', () => {
    const item = itemsOf('check-the-output').find(({ stimulus }) => stimulus.length > 0) as ChoiceItem;
    const program = (year: number) => (year % 100 === 0 ? false : year % 4 === 0);
    const calendar = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    expect(item.options.filter((option) => program(Number(option)) !== calendar(Number(option)))).toEqual([
      answerOf(item),
    ]);
  });
});
