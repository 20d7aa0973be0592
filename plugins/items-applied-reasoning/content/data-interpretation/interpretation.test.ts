import { describe, expect, it } from 'vitest';
import { altOf, answerOf, itemOf, itemsOf, numberIn, numbersIn, otherOptionsOf, tableOf, textOf } from '../examiner.ts';

const averageOf = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
const copies = (n: number, times: number) => Array.from({ length: times }, () => n);

describe('chart questions', () => {
  /** "… Mon: 40, Tue: 80." → [["Mon", 40], …] */
  const barsOf = (alt: string) =>
    [...alt.matchAll(/(\w+): (\d+)/g)].map(([, name = '', value = '']) => ({ name, value: Number(value) }));
  const linesOf = (alt: string) =>
    [...alt.matchAll(/(\w+): ((?:[A-Z][a-z]{2} \d+,? ?)+)/g)].map(([, , points = '']) => numbersIn(points));
  const at = (variant: number) => itemOf('chart-reading', variant);

  it('agree with the values in the description of the chart', () => {
    const [difference, above, outside, share] = [at(0), at(1), at(2), at(6)];
    const bars = barsOf(altOf(difference));
    const on = (day = '') => bars.find(({ name }) => day.startsWith(name))?.value ?? 0;
    const [, more, less] = /on (\w+) than on (\w+)/.exec(difference.stem) ?? [];
    expect(numberIn(answerOf(difference))).toBe(on(more) - on(less));

    const limit = numberIn(above.stem.split('more than')[1] ?? '');
    expect(numberIn(answerOf(above))).toBe(barsOf(altOf(above)).filter(({ value }) => value > limit).length);

    const named = [...outside.stem.matchAll(/“(\w+)”/g)].map(([, name]) => name);
    const left = barsOf(altOf(outside)).filter(({ name }) => !named.includes(name));
    expect(numberIn(answerOf(outside))).toBe(left.reduce((sum, { value }) => sum + value, 0));

    const ways = barsOf(altOf(share)).flatMap(({ name, value }) => Array.from({ length: value }, () => name));
    const way = /“(\w+)”/.exec(share.stem)?.[1];
    expect(numberIn(answerOf(share))).toBe((100 * ways.filter((name) => name === way).length) / ways.length);
  });

  it('find the largest change, gap and result by going through all months', () => {
    for (const [variant, sign] of [
      [3, 1],
      [4, -1],
    ] as const) {
      const item = at(variant);
      const bars = barsOf(altOf(item));
      const changes = bars.slice(1).map(({ name, value }, i) => ({
        text: `from ${bars[i]?.name} to ${name}`,
        change: sign * (value - (bars[i]?.value ?? 0)),
      }));
      expect(changes.sort((a, b) => b.change - a.change)[0]?.text, item.id).toBe(answerOf(item));
    }
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    const [hill = [], lake = []] = linesOf(altOf(at(5)));
    const gaps = hill.map((value, i) => Math.abs(value - (lake[i] ?? 0)));
    expect(months[gaps.indexOf(Math.max(...gaps))]).toBe(answerOf(at(5)));
    const [income = [], costs = []] = linesOf(altOf(at(7)));
    const result = income.reduce((sum, value, i) => sum + value - (costs[i] ?? 0), 0);
    expect(answerOf(at(7))).toBe(`a ${result > 0 ? 'profit' : 'loss'} of ${Math.abs(result)} thousand`);
  });
});

describe('two-way table questions', () => {
  it('agree with listing and counting everyone', () => {
    itemsOf('two-way-tables').forEach((item) => {
      const cells = tableOf(item)
        .slice(0, 2)
        .map((row) => row.slice(1, 3).map(Number));
      const people = cells.flatMap((row, r) =>
        row.flatMap((count, c) => Array.from({ length: count }, () => ({ r, c }))),
      );
      const of = item.stem.includes('of all')
        ? people
        : /people under 60|engineering graduates/.test(item.stem)
          ? people.filter(({ r }) => r === 0)
          : people.filter(({ c }) => c === 0);
      const share = (100 * of.filter(({ r, c }) => r === 0 && c === 0).length) / of.length;
      expect(numberIn(answerOf(item)), item.id).toBe(share);
    });
  });
});

describe('percentage questions', () => {
  const at = (variant: number) => itemOf('percent-of-what', variant);
  const percent = (variant: number) => numberIn(answerOf(at(variant)));

  it('agree with the numbers of the text', () => {
    const [years = []] = [tableOf(at(0))[0]?.slice(1).map(Number)];
    expect((years?.[0] ?? 0) * (1 + percent(0) / 100)).toBeCloseTo(years?.[3] ?? 0);

    const [outer = 0, inner = 0] = numbersIn(at(1).stem);
    const households = Array.from({ length: 10_000 }, (_, i) => i < outer * 100 && i < outer * inner);
    expect(percent(1)).toBeCloseTo((100 * households.filter(Boolean).length) / 10_000);

    const [up = 0, down = 0] = numbersIn(at(2).stem);
    let price = 1000;
    price += (price * up) / 100;
    price -= (price * down) / 100;
    expect(answerOf(at(2))).toBe(`${Math.abs(price - 1000) / 10}% ${price > 1000 ? 'more' : 'less'} than at first`);

    const [before = 0, after = 0] = numbersIn(at(3).stem);
    expect(numbersIn(answerOf(at(3)))).toEqual([after - before, ((after - before) / before) * 100]);

    const [off = 0, now = 0] = numbersIn(at(4).stem);
    expect(percent(4) - (percent(4) * off) / 100).toBeCloseTo(now);

    const [birds = 0, lost = 0] = numbersIn(at(5).stem);
    const left = birds - (birds * lost) / 100;
    expect(left + (left * percent(5)) / 100).toBeCloseTo(birds);

    const [share = 0, grows = 0, falls = 0] = numbersIn(at(6).stem);
    const income = share * (1 + grows / 100) + (100 - share) * (1 - falls / 100);
    expect(answerOf(at(6))).toBe(`It ${income > 100 ? 'rose' : 'fell'} by ${Math.round(Math.abs(income - 100))}%`);
  });
});

describe('questions on averages of groups', () => {
  const at = (variant: number) => itemOf('combined-averages', variant);
  const numbers = (variant: number) => numbersIn(at(variant).stem);
  const answer = (variant: number) => numberIn(answerOf(at(variant)));

  it('agree with listing every single value', () => {
    const [, nA = 0, a = 0, , nB = 0, b = 0] = numbers(0);
    expect(answer(0)).toBeCloseTo(averageOf([...copies(a, nA), ...copies(b, nB)]));

    const [goal = 0, ...runs] = numbers(1);
    expect(averageOf([...runs, answer(1)])).toBe(goal);

    const [kgA = 0, priceA = 0, kgB = 0, priceB = 0] = numbers(2);
    expect(answer(2)).toBe(averageOf([...copies(priceA, kgA), ...copies(priceB, kgB)]));

    // the speed at every kilometre, weighted by the time it takes
    const [way = 0, there = 0, back = 0] = numbers(3);
    const times = [...copies(1 / there, way), ...copies(1 / back, way)];
    expect(answer(3)).toBeCloseTo((2 * way) / times.reduce((sum, time) => sum + time, 0));

    const [count = 0, before = 0, after = 0] = numbers(4);
    expect(averageOf([...copies(after, count - 1), answer(4)])).toBeCloseTo(before);

    const [students = 0, teachers = 0, all = 0] = numbers(5);
    expect(averageOf([...copies(teachers, answer(5)), ...copies(students, 100 - answer(5))])).toBeCloseTo(all);
  });
});

describe('questions on mean and median', () => {
  const at = (variant: number) => itemOf('mean-and-median', variant);
  const middle = (list: number[]) => {
    const sorted = [...list].sort((one, other) => one - other);
    while (sorted.length > 2) {
      sorted.pop();
      sorted.shift();
    }
    return averageOf(sorted);
  };
  const dotsOf = (alt: string) =>
    [...alt.matchAll(/(\d+): (\d+)/g)].flatMap(([, value, count]) => copies(Number(value), Number(count)));

  it('agree with removing values from both ends and with sharing equally', () => {
    expect(Number(answerOf(at(0)))).toBe(middle(dotsOf(altOf(at(0)))));
    expect(Number(answerOf(at(1)))).toBe(averageOf(dotsOf(altOf(at(1)))));
    expect(answerOf(at(2))).toContain('the median');
    expect(numberIn(answerOf(at(2)))).toBe(middle(numbersIn(textOf(at(2)))));

    const typed = numbersIn(textOf(at(3)));
    const [wrong = 0, right = 0] = numbersIn(at(3).stem);
    const mended = typed.map((n) => (n === wrong ? right : n));
    expect(answerOf(at(3))).toBe(
      `The mean falls by ${averageOf(typed) - averageOf(mended)}, the median stays the same`,
    );
    expect(middle(typed)).toBe(middle(mended));

    const scores = (tableOf(at(4))[0] ?? []).slice(1).map(Number);
    const kept = [...scores].sort((one, other) => one - other).slice(1, -1);
    expect(Number(answerOf(at(4)))).toBeCloseTo(averageOf(kept), 1);

    const bottles = numbersIn(textOf(at(5)));
    const sixth = Array.from({ length: 200 }, (_, n) => n).find(
      (n) => averageOf([...bottles, n]) === averageOf(bottles),
    );
    expect(Number(answerOf(at(5)))).toBe(middle([...bottles, sixth ?? 0]));
  });
});

describe('questions on rates and totals', () => {
  it('compare rates without dividing', () => {
    for (const item of itemsOf('rates-not-counts')) {
      const wantsLowest = /reliably|safely|smallest/.test(item.stem);
      const rows = tableOf(item).map(([name = '', cases = '', base = '']) => ({
        name,
        cases: numberIn(cases),
        base: numberIn(base),
      }));
      const best = rows.find((row) =>
        rows.every(
          (other) => other === row || (row.cases * other.base - other.cases * row.base) * (wantsLowest ? -1 : 1) > 0,
        ),
      );
      expect(best?.name, item.id).toBe(answerOf(item));
    }
  });

  it('compare each group and the totals', () => {
    for (const item of itemsOf('groups-and-totals')) {
      const [one, other] = tableOf(item).map(([name = '', ...cells]) => {
        const groups = cells.map(numbersIn);
        return { name, groups: [...groups, [0, 1].map((i) => groups.reduce((sum, pair) => sum + (pair[i] ?? 0), 0))] };
      });
      const winners = [0, 1, 2].map((g) => {
        const [a = 0, n = 1] = one?.groups[g] ?? [];
        const [b = 0, m = 1] = other?.groups[g] ?? [];
        expect(a * m, item.id).not.toBe(b * n);
        return a * m > b * n ? one?.name : other?.name;
      });
      const [first, second, total] = winners;
      const text = answerOf(item);
      if (first === second) {
        expect(text, item.id).toContain(`${first} in both groups`);
        if (total === first) expect(text, item.id).toContain('and in total');
      } else {
        expect(text.indexOf(first ?? ''), item.id).toBeLessThan(text.indexOf(second ?? ''));
      }
      if (total !== first || first !== second) expect(text, item.id).toContain(`${total} in total`);
      expect(otherOptionsOf(item), item.id).not.toContain(text);
    }
  });
});
