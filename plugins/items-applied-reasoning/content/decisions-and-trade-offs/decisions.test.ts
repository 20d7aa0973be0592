import { describe, expect, it } from 'vitest';
import { answerOf, itemOf, itemsOf, numberIn, numbersIn, otherOptionsOf, tableOf } from '../examiner.ts';

const amount = (cell = '') => Number(cell.replaceAll(/[€$,]/g, ''));

describe('cheapest-offer questions', () => {
  // Read from the stems: use per period, and number of periods; columns are [name, (once), fee, (included), unit]
  const uses = [
    { use: 8, periods: 1 },
    { use: 60, periods: 1 },
    { use: 14, periods: 1 },
    { use: 220, periods: 1 },
    { use: 6, periods: 3 },
    { use: 30, periods: 6 },
  ];

  it('name the cheapest offer, by counting unit by unit', () => {
    itemsOf('cheapest-offer').forEach((item, variant) => {
      const { use, periods } = uses[variant] ?? { use: 0, periods: 0 };
      const costs = tableOf(item).map((row) => {
        const cells = row.slice(1).map(amount);
        const unit = cells.at(-1) ?? 0;
        const included = cells.length > 2 ? (cells.at(-2) ?? 0) : 0;
        const fee = cells.length === 4 ? (cells[1] ?? 0) : (cells[0] ?? 0);
        let cost = cells.length === 4 ? (cells[0] ?? 0) : 0;
        for (let period = 0; period < periods; period++) {
          cost += fee;
          for (let used = 1; used <= use; used++) if (used > included) cost += unit;
        }
        return { name: row[0], cost: Math.round(cost * 100) / 100 };
      });
      const least = Math.min(...costs.map(({ cost }) => cost));
      expect(
        costs.filter(({ cost }) => cost === least).map(({ name }) => name),
        item.id,
      ).toEqual([answerOf(item)]);
    });
  });
});

describe('break-even questions', () => {
  // Cost of n uses of each of the two ways, from the numbers in the order of the stem.
  const ways: ((n: number, numbers: number[]) => [number, number])[] = [
    (n, [single = 0, pass = 0]) => [n * single, pass],
    (n, [full = 0, card = 0, reduced = 0]) => [n * full, card + n * reduced],
    (n, [a = 0, perA = 0, b = 0, perB = 0]) => [a + n * perA, b + n * perB],
    (n, [hire = 0, buy = 0, back = 0]) => [n * hire, buy - back],
    (n, [panels = 0, saves = 0, care = 0]) => [n * saves, panels + n * care],
    (n, [a = 0, perA = 0, b = 0, perB = 0]) => [a + n * perA, b + n * perB],
    (n, [fee = 0, percent = 0, order = 0]) => [n * order, fee + n * order * (1 - percent / 100)],
  ];

  it('name the first number at which the second way costs less', () => {
    itemsOf('break-even').forEach((item, variant) => {
      const numbers = numbersIn(item.stem);
      let n = 0;
      for (let cheaper = false; !cheaper; ) {
        n++;
        const [first, second] = ways[variant]?.(n, numbers) ?? [0, 0];
        cheaper = Math.round(100 * second) < Math.round(100 * first);
      }
      expect(numberIn(answerOf(item)), item.id).toBe(n);
    });
  });
});

describe('weighted-criteria questions', () => {
  const totals = (rows: string[][], weights: number[]) =>
    rows.map(([name = '', ...scores]) => {
      let total = 0;
      scores.forEach((score, c) => {
        for (let times = 0; times < (weights[c] ?? 0); times++) total += Number(score);
      });
      return { name, total };
    });

  it('name the option with the highest total, or the lowest score that wins', () => {
    for (const item of itemsOf('weighted-criteria')) {
      const [head = [], ...rows] = tableOf(item);
      const [a = 0, b = 0, c = 0] = head.slice(1).map(Number);
      const weights = item.stem.includes('exchanged') ? [b, a, c] : [a, b, c];
      const needed = /score does (\w+) need there at least to be ahead of (\w+)/.exec(item.stem);
      if (needed) {
        const [, name = '', rival = ''] = needed;
        const wins = (score: number) => {
          const tried = rows.map((row) => (row[0] === name ? [name, row[1] ?? '', String(score), row[3] ?? ''] : row));
          const found = totals(tried, weights);
          return (found.find((t) => t.name === name)?.total ?? 0) > (found.find((t) => t.name === rival)?.total ?? 0);
        };
        expect(wins(Number(answerOf(item))), item.id).toBe(true);
        expect(wins(Number(answerOf(item)) - 1), item.id).toBe(false);
      } else {
        const [best, second] = totals(rows, weights).sort((one, other) => other.total - one.total);
        expect(best?.name, item.id).toBe(answerOf(item));
        expect(best?.total, item.id).not.toBe(second?.total);
      }
    }
  });
});

describe('continue-or-stop questions', () => {
  it('recommend the choice that leaves more money from now on', () => {
    for (const item of itemsOf('going-on-or-stopping')) {
      const [, toSpend = 0, gain = 0, instead = 0] = numbersIn(item.stem);
      const purse = 10_000;
      const difference = purse - toSpend + gain - (purse + instead);
      expect(numberIn(answerOf(item)), item.id).toBe(Math.abs(difference));
      const goesOn = /^(Finish|Repair|Complete|Take)/.test(answerOf(item));
      expect(goesOn, item.id).toBe(difference > 0);
      // The decision alone must not reveal the answer.
      const deciding = (option: string) => /^(Finish|Repair|Complete|Take)/.test(option);
      expect(item.options.filter(deciding).length, item.id).toBe(2);
    }
  });
});

describe('expected-value questions', () => {
  const item = (variant: number) => itemOf('expected-value', variant);
  const averageOf = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
  const repeated = (n: number, times: number) => Array.from({ length: Math.round(times) }, () => n);

  it('agree with listing every field of the wheel', () => {
    const wheel = item(0);
    const price = numbersIn(wheel.stem)[1] ?? 0;
    const fields = tableOf(wheel).flatMap(([prize = '', count = '']) =>
      repeated(price - (prize === 'nothing' ? 0 : amount(prize)), Number(count)),
    );
    expect(fields.length).toBe(20);
    expect(numberIn(answerOf(wheel))).toBeCloseTo(averageOf(fields));
  });

  it('agree with a hundred simulated travel days', () => {
    const travel = item(1);
    const [bus = 0, train = 0, percent = 0, late = 0] = numbersIn(travel.stem);
    const gain = bus - averageOf([...repeated(train + late, percent), ...repeated(train, 100 - percent)]);
    expect(answerOf(travel)).toBe(`The ${gain > 0 ? 'train' : 'bus'}, by ${Math.abs(gain)} minutes`);
  });

  it('agree with a hundred simulated market days', () => {
    const market = item(2);
    const [chances = [], ...foods] = tableOf(market);
    const averages = foods.map(([name, ...profits]) => ({
      name,
      average: averageOf(profits.flatMap((p, w) => repeated(Number(p), numberIn(chances[w + 1] ?? '')))),
    }));
    const best = averages.sort((one, other) => other.average - one.average)[0];
    expect(best?.name).toBe(answerOf(market));
  });

  it('agree with a hundred simulated phones', () => {
    const phone = item(3);
    const [percent = 0, repair = 0, price = 0, excess = 0] = numbersIn(phone.stem);
    const without = averageOf([...repeated(repair, percent), ...repeated(0, 100 - percent)]);
    const insured = averageOf([...repeated(price + excess, percent), ...repeated(price, 100 - percent)]);
    expect(answerOf(phone)).toContain(`€${Math.abs(insured - without)} a year ${insured > without ? 'more' : 'less'}`);
  });

  it('find the lowest probability at which trying first pays', () => {
    const dishwasher = item(4);
    const [full = 0, quick = 0] = numbersIn(dishwasher.stem);
    const limit = numberIn(answerOf(dishwasher));
    const tryFirst = (percent: number) =>
      averageOf([...repeated(quick, percent), ...repeated(quick + full, 100 - percent)]);
    expect(tryFirst(limit)).toBeCloseTo(full);
    expect(tryFirst(limit + 1)).toBeLessThan(full);
  });

  it('find the probability at which the better choice changes', () => {
    const goods = item(5);
    const [umbrellas = [], sunglasses = []] = tableOf(goods).map((row) => row.slice(1).map(Number));
    const average = ([rain = 0, dry = 0]: number[], percent: number) =>
      averageOf([...repeated(rain, percent), ...repeated(dry, 100 - percent)]);
    const limit = numberIn(answerOf(goods));
    expect(average(umbrellas, limit)).toBeCloseTo(average(sunglasses, limit));
    expect(average(umbrellas, limit + 1)).toBeGreaterThan(average(sunglasses, limit + 1));
  });

  it('find the value of a perfect forecast over a hundred days', () => {
    const goods = item(6);
    const [chances = [], umbrellas = [], sunglasses = []] = tableOf(goods);
    const rain = numberIn(chances[1] ?? '');
    const days = [...repeated(1, rain), ...repeated(2, 100 - rain)];
    const always = (row: string[]) => averageOf(days.map((weather) => Number(row[weather])));
    const informed = averageOf(
      days.map((weather) => Math.max(Number(umbrellas[weather]), Number(sunglasses[weather]))),
    );
    expect(numberIn(answerOf(goods))).toBeCloseTo(informed - Math.max(always(umbrellas), always(sunglasses)));
  });
});

describe('scarce-resource questions', () => {
  it('name the best of all plans within the limits', () => {
    for (const item of itemsOf('scarce-resource')) {
      const capacity = numbersIn(item.stem)[0] ?? 0;
      const rows = tableOf(item).map(([, needs = '', gain = '', most = '']) => ({
        needs: Number(needs),
        gain: amount(gain),
        most: Number(most),
      }));
      const [one, two, three = { needs: 0, gain: 0, most: 0 }] = rows;
      let best = 0;
      for (let i = 0; i <= (one?.most ?? 0); i++) {
        for (let j = 0; j <= (two?.most ?? 0); j++) {
          for (let k = 0; k <= three.most; k++) {
            const used = i * (one?.needs ?? 0) + j * (two?.needs ?? 0) + k * three.needs;
            if (used <= capacity) best = Math.max(best, i * (one?.gain ?? 0) + j * (two?.gain ?? 0) + k * three.gain);
          }
        }
      }
      expect(numberIn(answerOf(item)), item.id).toBe(best);
      for (const other of otherOptionsOf(item)) expect(numberIn(other), item.id).not.toBe(best);
    }
  });
});
