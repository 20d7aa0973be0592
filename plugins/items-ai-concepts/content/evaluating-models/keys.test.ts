import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, column, figureOf, itemsOf, numberIn, numbersIn, only, shapesOf, sum, tableOf } from '../examiner.ts';

describe('confusion tables', () => {
  /** The single cases of a table: whether each is real, and whether it is reported. */
  const casesOf = (item: ChoiceItem) =>
    tableOf(item).rows.flatMap((row, at) =>
      row
        .slice(1)
        .flatMap((count, side) =>
          Array.from({ length: Number(count) }, () => ({ real: at === 0, reported: side === 0 })),
        ),
    );
  const percentage = (part: unknown[], whole: unknown[]) => Math.round((100 * part.length) / whole.length);

  test('shares and counts agree with counting cases', () => {
    let checked = 0;
    for (const item of itemsOf('confusion-table')) {
      const given = numberIn(answerOf(item));
      if (item.stimulus.length === 0) {
        const [found = 0, , recall = 0] = numbersIn(item.stem);
        let real = found;
        while ((100 * found) / real > recall) real += 1;
        expect(given, item.id).toBe(real - found);
        checked += 1;
        continue;
      }
      const cases = casesOf(item);
      const real = cases.filter((one) => one.real);
      const reported = cases.filter((one) => one.reported);
      const both = cases.filter((one) => one.real && one.reported);
      const expected = (() => {
        if (item.stem.includes('did the model miss')) return real.filter((one) => !one.reported).length;
        if (item.stem.includes('How many false alarms')) return reported.filter((one) => !one.real).length;
        if (item.stem.includes('accuracy'))
          return percentage(
            cases.filter((one) => one.real === one.reported),
            cases,
          );
        if (item.stem.includes('F1')) return Math.round((200 * both.length) / (real.length + reported.length));
        if (item.stem.includes('false positive rate')) {
          const harmless = cases.filter((one) => !one.real);
          return percentage(
            harmless.filter((one) => one.reported),
            harmless,
          );
        }
        if (/did the model find\?|its recall/.test(item.stem)) return percentage(both, real);
        return percentage(both, reported);
      })();
      expect(given, item.id).toBe(expected);
      checked += 1;
    }
    expect(checked).toBe(12);
  });
});

describe('thresholds on a line', () => {
  /** Scores read from the figure by the ticks of its axis. */
  const scoresOf = (item: ChoiceItem) => {
    const figure = figureOf(item);
    const ticks = shapesOf(figure, 'label').filter(({ text }) => /^\d+$/.test(text));
    const [zero, hundred] = [
      ticks.find(({ text }) => text === '0')?.at[0] ?? 0,
      ticks.find(({ text }) => text === '100')?.at[0] ?? 0,
    ];
    const score = (x: number) => Math.round((100 * (x - zero)) / (hundred - zero));
    const line = shapesOf(figure, 'line').find(({ dashed }) => dashed);
    return {
      real: shapesOf(figure, 'circle').map(({ at }) => score(at[0])),
      harmless: shapesOf(figure, 'rectangle').map(({ at, width }) => score(at[0] + width / 2)),
      threshold: line === undefined ? undefined : score(line.from[0]),
    };
  };

  test('keys agree with the marks of the figure', () => {
    for (const item of itemsOf('threshold-line')) {
      const { real, harmless, threshold = 0 } = scoresOf(item);
      const missed = (at: number) => real.filter((score) => score < at).length;
      const alarms = (at: number) => harmless.filter((score) => score >= at).length;
      const reported = real.length - missed(threshold) + alarms(threshold);
      const given = answerOf(item);
      if (item.stem.includes('are missed?')) expect(Number(given)).toBe(missed(threshold));
      else if (item.stem.includes('How many false alarms')) expect(Number(given)).toBe(alarms(threshold));
      else if (item.stem.includes('precision'))
        expect(numberIn(given)).toBe((100 * (reported - alarms(threshold))) / reported);
      else if (item.stem.includes('What share'))
        expect(numberIn(given)).toBe((100 * (real.length - missed(threshold))) / real.length);
      else if (item.stem.includes('is moved')) {
        const [from = 0, to = 0] = numbersIn(item.stem).slice(-2);
        const word = (change: number) => (change > 0 ? 'more' : 'fewer');
        const [misses, falseAlarms] = [missed(to) - missed(from), alarms(to) - alarms(from)];
        expect(numbersIn(given), item.id).toEqual([Math.abs(misses), Math.abs(falseAlarms)]);
        expect([...given.matchAll(/more|fewer/g)].map(String), item.id).toEqual([word(misses), word(falseAlarms)]);
      } else {
        const offered = item.options.map(Number);
        const best = item.stem.includes('equally bad')
          ? only(offered, (at) => -missed(at) - alarms(at))
          : only(
              offered.filter((at) => missed(at) === 0),
              (at) => -alarms(at),
            );
        expect(Number(given), item.id).toBe(best);
      }
    }
  });
});

describe('base rates', () => {
  /** Bayes' rule in odds: prior odds times the likelihood ratio of a report. */
  const posterior = (rate: number, found: number, disturbed: number) => {
    const odds = (rate / (100 - rate)) * (found / disturbed);
    return (100 * odds) / (1 + odds);
  };
  const items = itemsOf('base-rates');

  test('questions with a table or counts agree with the odds', () => {
    for (const item of items.slice(0, 4)) {
      const counts =
        item.stimulus.length > 0
          ? tableOf(item).rows.map((row) => row.slice(1).map((cell) => numberIn(cell)))
          : undefined;
      const [all = 0, real = 0, hits = 0, , falseAlarms = 0] = counts
        ? [sum(counts.map((row) => row[2] ?? 0)), counts[0]?.[2] ?? 0, counts[0]?.[0] ?? 0, 0, counts[1]?.[0] ?? 0]
        : numbersIn(item.stem);
      const probability = posterior((100 * real) / all, hits / real, falseAlarms / (all - real));
      expect(numberIn(answerOf(item)), item.id).toBe(Math.round(probability));
    }
  });

  test('questions with rates agree with the odds', () => {
    const stated: [rate: number, found: number, disturbed: number][] = [
      [10, 90, 10],
      [4, 75, 12.5],
      [20, 90, 7.5],
    ];
    for (const [at, [rate, found, disturbed]] of stated.entries()) {
      expect(numberIn(answerOf(items[4 + at] as ChoiceItem))).toBeCloseTo(posterior(rate, found, disturbed), 6);
    }
    expect(numberIn(answerOf(items[7] as ChoiceItem))).toBeCloseTo(posterior(40, 15, 90), 6);
    expect(numberIn(answerOf(items[8] as ChoiceItem))).toBeCloseTo(posterior(posterior(10, 90, 10), 90, 10), 6);
    expect(numberIn(answerOf(items[9] as ChoiceItem))).toBe(Math.round(posterior(1, 90, 10)));
    expect(posterior(5, 76, numberIn(answerOf(items[10] as ChoiceItem)))).toBeCloseTo(50, 6);
  });
});

describe('accuracy', () => {
  test('numbers agree with counting cases', () => {
    const given = itemsOf('accuracy-traps').map((item) => answerOf(item));
    const share = (cases: boolean[]) => (100 * cases.filter(Boolean).length) / cases.length;
    const many = (count: number, right: boolean) => Array.from({ length: count }, () => right);
    expect(numberIn(given[0] ?? '')).toBe(share([...many(95, true), ...many(5, false)]));
    expect(numberIn(given[1] ?? '')).toBe(share([...many(1140, true), ...many(60, false)]));
    expect(numberIn(given[7] ?? '')).toBe(
      share([...many(80, true), ...many(20, false), ...many(810, true), ...many(90, false)]),
    );
    expect(numberIn(given[8] ?? '')).toBe(
      share([...many(60, true), ...many(40, false), ...many(90, true), ...many(10, false)]),
    );
    const idle = tableOf(itemsOf('accuracy-traps')[3] as ChoiceItem).rows.filter(
      ([, commonest = '', accuracy = '']) => numberIn(commonest) === numberIn(accuracy),
    );
    expect(idle.map(([task]) => task)).toEqual([given[3]]);
  });
});

describe('calibration', () => {
  const items = itemsOf('calibration');

  test('the row of the key is the only one whose statements do not match the outcomes', () => {
    for (const item of items.slice(0, 3)) {
      const off = tableOf(item).rows.filter(
        ([stated = '', times = '', came = '']) =>
          Math.abs(numberIn(stated) - (100 * numberIn(came)) / numberIn(times)) > 1,
      );
      expect(
        off.map(([stated]) => stated),
        item.id,
      ).toEqual([answerOf(item)]);
    }
  });

  test('expected numbers agree with sums over single cases', () => {
    for (const item of items.slice(3, 5)) {
      const single = tableOf(item).rows.flatMap(([stated = '', count = '']) =>
        Array.from({ length: numberIn(count) }, () => numberIn(stated) / 100),
      );
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(sum(single), 9);
    }
  });

  test('Brier scores agree with sums over matches, and honest forecasts have the lowest', () => {
    const brier = (matches: [stated: number, won: number][]) =>
      sum(matches.map(([stated, won]) => (stated - won) ** 2)) / matches.length;
    const v = Array.from({ length: 100 }, (_, at): [number, number] =>
      at < 50 ? [0.8, at < 40 ? 1 : 0] : [0.2, at < 60 ? 1 : 0],
    );
    expect(numbersIn(answerOf(items[6] as ChoiceItem))).toEqual([
      brier(v.map(([, won]) => [0.5, won])),
      Math.round(brier(v) * 1e9) / 1e9,
    ]);
    const cost = (stated: number) => 0.3 * (1 - stated) ** 2 + 0.7 * stated ** 2;
    const offered = items[7]?.options.map((option) => numberIn(option) / 100) ?? [];
    expect(numberIn(answerOf(items[7] as ChoiceItem)) / 100).toBe(only(offered, (stated) => -cost(stated)));
  });
});

describe('ranking', () => {
  const items = itemsOf('ranking');

  test('short lists agree with counting in the table', () => {
    for (const [at, word] of ['problem', 'leaks'].entries()) {
      const item = items[at] as ChoiceItem;
      const rows = tableOf(item).rows.map(([name, score = '', found]) => ({
        name,
        score: numberIn(score),
        real: found === word,
      }));
      const hits = rows.filter(
        ({ score, real }) => real && rows.filter((other) => other.score > score).length < 4,
      ).length;
      const expected = at === 0 ? hits : (100 * hits) / rows.filter(({ real }) => real).length;
      expect(numberIn(answerOf(item)), item.id).toBe(expected);
    }
  });

  test('shares of pairs agree with the sum of ranks (Mann and Whitney 1947)', () => {
    for (const item of items.slice(2, 6)) {
      const [real = [], harmless = []] = tableOf(item).rows.map((row) =>
        row
          .slice(1)
          .filter((cell) => cell !== '–')
          .map(Number),
      );
      const all = [...real, ...harmless];
      const rank = (score: number) =>
        all.filter((other) => other < score).length + (all.filter((other) => other === score).length + 1) / 2;
      const u = sum(real.map(rank)) - (real.length * (real.length + 1)) / 2;
      const pairs = real.length * harmless.length;
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(
        item.stem.includes('AUC') ? (100 * u) / pairs : pairs - u,
        9,
      );
    }
  });
});

describe('costs', () => {
  const items = itemsOf('costs');

  test('the cheapest setting has the lowest total cost', () => {
    for (const item of items.slice(0, 3)) {
      const [miss = 0, alarm = 0] = numbersIn(item.stem);
      const rows = tableOf(item).rows;
      const best = only(rows, (row) => -(numberIn(row[1] ?? '') * miss + numberIn(row[2] ?? '') * alarm));
      expect(answerOf(item), item.id).toBe(best[0]);
      expect(column(tableOf(item), 0)).toEqual(item.options);
    }
  });

  test('limits and values agree with trying all of them', () => {
    const at = (index: number) => numberIn(answerOf(items[index] as ChoiceItem));
    const limit = Array.from({ length: 101 }, (_, percent) => percent).find((percent) => (percent / 100) * 8 >= 2);
    expect(at(3)).toBe(limit);
    const swapped = Object.entries({ P: 10, Q: 14, R: 18, S: 40 }).filter(([, chance]) => (chance / 100) * 200 > 30);
    expect(answerOf(items[4] as ChoiceItem)).toBe(swapped.map(([name]) => name).join(' and '));
    const bill = (misses: number, alarms: number, miss: number) => misses * miss + alarms * 5;
    expect(bill(10, 20, at(5))).toBe(bill(4, 80, at(5)));
    const [treat, loss, chance] = [20, 100, 0.3];
    expect(at(6)).toBeCloseTo(Math.min(treat, chance * loss) - chance * Math.min(treat, loss), 9);
    expect(at(7)).toBeCloseTo(sum([5, 12, 20, 30].map((percent) => Math.min(6, 0.4 * percent))), 9);
  });
});
