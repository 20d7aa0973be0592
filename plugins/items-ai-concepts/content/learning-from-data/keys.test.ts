import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, column, figureOf, itemsOf, numberIn, numbersIn, only, shapesOf, tableOf } from '../examiner.ts';

describe('label and features', () => {
  const items = itemsOf('label-and-features');

  test('a question for a column is answered by one, and offers only columns', () => {
    for (const item of items.filter(({ stem }) => stem.includes('Which column'))) {
      const { header } = tableOf(item);
      for (const option of item.options) expect(header, item.id).toContain(option);
    }
  });

  test('only the column that identifies rows has no repeated form', () => {
    for (const item of items.filter(({ stem }) => stem.includes('only names the row, so'))) {
      const { header } = tableOf(item);
      const codes = column(tableOf(item), header.indexOf(answerOf(item)));
      expect(codes.every((code) => /[A-Z]+-?\d+/.test(code))).toBe(true);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test('examples and features agree with counting in the table', () => {
    for (const item of items.filter(({ stem }) => stem.includes('What does the table offer'))) {
      const { header, rows } = tableOf(item);
      const naming = item.stem.includes('only names the row') ? 1 : 0;
      expect(numbersIn(answerOf(item)), item.id).toEqual([rows.length, header.length - 1 - naming]);
    }
  });
});

describe('shortcuts', () => {
  const items = itemsOf('shortcuts');
  /** The column value that an option mentions. */
  const spoken = (option: string, values: string[], column: string) => {
    const text = option
      .toLowerCase()
      .replace('without drain', 'no')
      .replace('with a drain', 'yes')
      .replace('no exclamation', 'none exclamation');
    const found = values.filter((value) => new RegExp(`\\b${value.toLowerCase()}\\b`).test(text));
    if (found.length !== 1) throw new Error(`${column}: ${found} in ${option}`);
    return found[0] ?? '';
  };

  test('only the right one of the offered cases contradicts the cue', () => {
    for (const item of items.filter(({ stem }) => stem.includes('alone'))) {
      const table = tableOf(item);
      const cue = /“([^”]+)” alone/.exec(item.stem)?.[1] ?? '';
      const at = table.header.indexOf(cue);
      const last = table.header.length - 1;
      const rule = new Map(table.rows.map((row) => [row[at] ?? '', row[last] ?? '']));
      const against = item.options.filter((option) => {
        const value = spoken(option, [...rule.keys()], cue);
        const truth = spoken(option, [...new Set(rule.values())], 'label');
        return rule.get(value) !== truth;
      });
      expect(against, item.id).toEqual([answerOf(item)]);
    }
  });

  test('only one column separates the labels without errors', () => {
    for (const item of items.filter(({ stem }) => stem.includes('Which single column'))) {
      const table = tableOf(item);
      const last = table.header.length - 1;
      const clean = table.header.slice(0, last).filter((_, at) => {
        const pairs = new Set(table.rows.map((row) => `${row[at]}|${row[last]}`));
        return pairs.size === new Set(column(table, at)).size;
      });
      expect(clean, item.id).toEqual([answerOf(item)]);
    }
  });
});

describe('training and test', () => {
  test('the key follows from the percentages of the table', () => {
    for (const item of itemsOf('train-and-test')) {
      if (!item.stem.includes('Which model')) continue;
      const models = tableOf(item).rows.map(([name = '', training = '', test = '']) => ({
        name,
        training: numberIn(training),
        test: numberIn(test),
      }));
      const best = item.stem.includes('overfitted')
        ? only(models, ({ training, test }) => training / test)
        : only(models, ({ test }) => test);
      expect(answerOf(item), item.id).toBe(best.name);
    }
  });
});

describe('curves of validation', () => {
  /** Heights of the drawn curves, upwards positive: [training, validation]. */
  const drawn = (item: ChoiceItem) => {
    const lines = shapesOf(figureOf(item), 'polyline');
    const heights = (dashed: boolean) => lines.find((one) => one.dashed === dashed)?.points.map(([, y]) => -y) ?? [];
    return { training: heights(true), validation: heights(false) };
  };

  test('the chosen setting is the lowest point of the drawn validation curve', () => {
    for (const item of itemsOf('validation-curve').filter(({ stem }) => stem.includes('be used for new cases'))) {
      const { validation } = drawn(item);
      expect(numberIn(answerOf(item)), item.id).toBe(only([...validation.keys()], (at) => -(validation[at] ?? 0)) + 1);
    }
  });

  test('the diagnosis agrees with the side of the lowest point', () => {
    for (const item of itemsOf('validation-curve').filter(({ stem }) => stem.includes('What can be said'))) {
      const { training, validation } = drawn(item);
      const at = numbersIn(item.stem).at(-1) ?? 0;
      const gap = (position: number) => (validation[position] ?? 0) - (training[position] ?? 0);
      const wide = gap(at - 1) > 2 * Math.min(...training.map((_, position) => gap(position)));
      expect(answerOf(item).includes('too simple'), item.id).toBe(!wide);
    }
  });

  test('early stopping keeps the version of a round-by-round replay', () => {
    for (const item of itemsOf('validation-curve').filter(({ stem }) => stem.includes('Which version is kept'))) {
      const { validation } = drawn(item);
      let end = 0;
      while (
        !(
          (validation[end + 1] ?? 0) > (validation[end] ?? 0) && (validation[end + 2] ?? 0) > (validation[end + 1] ?? 0)
        )
      )
        end++;
      const reached = validation.slice(0, end + 3);
      expect(numberIn(answerOf(item)), item.id).toBe(reached.indexOf(Math.min(...reached)) + 1);
      expect(Math.min(...validation), item.id).toBeLessThan(Math.min(...reached));
    }
  });
});

describe('splits and chance', () => {
  const items = itemsOf('splits-and-chance');
  const answers = items.map((item) => numbersIn(answerOf(item))[0]);

  test('rounds and sizes agree with distributing records one by one', () => {
    const rounds = [0, 1, 2, 3, 4].filter((round) => round !== 17 % 5).length;
    expect(answers[0]).toBe(rounds);
    const learning = Array.from({ length: 240 }, (_, record) => record).filter((record) => record % 6 !== 0).length;
    expect(answers[1]).toBe(learning);
  });

  test('the number of trainings agrees with carrying out the plan', () => {
    let trainings = 0;
    for (const _rate of [1, 2, 3])
      for (const _size of [1, 2, 3, 4]) for (const _round of [1, 2, 3, 4, 5]) trainings += 1;
    expect(answers[4]).toBe(trainings + 1);
  });

  test('chances agree with counting all cases', () => {
    const none = Array.from({ length: 20 }).reduce<number>((left) => left - left / 20, 1);
    expect(answers[6]).toBe(Math.round(100 * (1 - none)));
    const perfect = Array.from({ length: 64 }, (_, guess) => guess.toString(2).padStart(6, '0')).filter(
      (guess) => guess === '101101',
    ).length;
    expect(answers[7]).toBe(perfect);
    const draws = Array.from({ length: 4 ** 4 }, (_, index) => index.toString(4).padStart(4, '0'));
    expect(answers[8]).toBe(Math.round((100 * draws.filter((draw) => !draw.includes('2')).length) / draws.length));
    expect(8 * Math.sqrt(100 / (answers[5] ?? 0))).toBe(4);
  });
});
