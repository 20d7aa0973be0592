import { describe, expect, it } from 'vitest';
import { checkItem, practiceItemsOf } from '../../../item-bank/items/testing.ts';
import type { Check } from '../examiner.ts';
import { numbersIn, practiceChecks, range, theOne } from '../examiner.ts';
import { coreMathModels } from '../index.ts';

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
const mean = (list: readonly number[]) => total(list) / list.length;
const subsets = (size: number) =>
  range(0, 2 ** size - 1).map((bits) => range(0, size - 1).filter((at) => (bits >> at) & 1));

// Each check works the answer out from the text, in another way than the task where there is one.
const checks: Record<string, Check[]> = {
  'core_math.fraction-sum': [({ n: [a = 0, b = 0], is }) => is(b - a), ({ n, is }) => is(1 - total(n))],
  'core_math.percent-change': [
    ({ rows, only }) => {
      const shares = rows.map((row) => 1 - first(row[2] ?? '') / first(row[1] ?? ''));
      only((option) => option === rows[shares.indexOf(Math.max(...shares))]?.[0]);
    },
    ({ n: [before = 0, after = 0], only }) => only((o) => near(before * (1 - first(o) / 100), after)),
  ],
  'core_math.ratio-sharing': [
    ({ n: [all = 0, b = 0, a = 0], is }) => is(theOne(range(1, all), (x) => (all - x) * b === a * x) * (1 - a / b)),
    ({ n: [a = 0, b = 0, c = 0, d = 0], only }) =>
      only((o) => near(first(o) / (numbersIn(o)[1] ?? 1), (a / b) * (c / d))),
  ],
  'core_math.compound-percents': [
    ({ stem, n: [share = 0], is }) => is(Math.round(10_000 * (share / 100) ** (stem.includes('two') ? 2 : 3)) / 100),
    ({ n: [rise = 0], only }) => only((o) => near((1 + first(o) / 100) ** 2, 1 + rise / 100)),
  ],
  'core_math.combined-rates': [
    ({ n: [slow = 0, fast = 0, all = 0], only }) => only((o) => near(first(o) / slow, (all - first(o)) / fast)),
    ({ stem, only }) => {
      const [ahead = 0, away = 0, after = 0] = [...stem.matchAll(/(\d+) m/g)].map(([, value]) => Number(value));
      only((o) => near(first(o), ahead + away * (first(o) / after)));
    },
  ],
  'core_math.whole-number-structure': [
    ({ n: [a = 1, b = 1], is }) => is(range(1, a * b).find((time) => time % a === 0 && time % b === 0) ?? 0),
    ({ n: [, seats = 1, start = 1, steps = 0], is }) => {
      let seat = start;
      for (let step = 0; step < steps; step++) seat = seat === seats ? 1 : seat + 1;
      is(seat);
    },
  ],
  'core_math.linear-equation': [
    ({ n: [fee = 0, each = 0, all = 0], only }) => only((o) => fee + each * first(o) === all),
    ({ n: [high = 0, fast = 0, low = 0, slow = 0], only }) =>
      only((o) => high - fast * first(o) === low - slow * first(o)),
  ],
  'core_math.expression-forms': [
    ({ n: [a = 0, b = 0], only }) => only((o) => (1 + a) * (1 + b) === 1 + first(o) + a * b),
    ({ only }) =>
      only((o) => {
        const [, factor = '', plus = '0'] = /^(\d*)n(?: \+ (\d+))?$/.exec(o) ?? [];
        return range(1, 9).every((n) => (Number(factor || 1) * n + Number(plus)) % 2 === 1);
      }),
  ],
  'core_math.words-to-equations': [
    ({ n: [each = 0, fee = 0, all = 0], only }) =>
      only((o) => new RegExp(`^x \\w+ at €${each} each and .* €${fee} cost €${all}$`).test(o)),
    ({ n: [start = 0, rate = 0], only }) =>
      only((o) => o.startsWith(`At first ${start} `) && o.includes(`each day ${rate} `) && o.includes('are left')),
  ],
  'core_math.simultaneous-equations': [
    ({ n: [sum = 0, more = 0], only }) => only((o) => first(o) + (first(o) - more) === sum),
    ({ n: [ab = 0, bc = 0, ac = 0], only }) => only((o) => ab - first(o) + (ac - first(o)) === bc),
  ],
  'core_math.quadratic-equations': [
    ({ n: [area = 0, more = 0], only }) => only((o) => first(o) * (first(o) + more) === area),
    ({ n: [b = 0], only }) => only((o) => b ** 2 === 4 * first(o)),
  ],
  'core_math.inequalities': [
    ({ n: [limit = 0, own = 0, each = 0], is }) =>
      is(Math.max(...range(0, 60).filter((count) => own + count * each <= limit))),
    ({ n: [a = 0, b = 0, c = 0, d = 0], is }) =>
      is(Math.max(...range(a + 1, b - 1).flatMap((x) => range(c + 1, d - 1).map((y) => x - y)))),
  ],
  'core_math.algebraic-structure': [
    ({ n: [gap = 0, squares = 0], only }) =>
      only((o) => near(((first(o) + gap) / 2) ** 2 - ((first(o) - gap) / 2) ** 2, squares)),
    ({ n: [p = 0, q = 0], only }) => {
      const x = (p + Math.sqrt(p * p + 4 * q)) / 2;
      only((o) => near(first(o) * x + (numbersIn(o)[1] ?? 0), x ** 3));
    },
  ],
  'core_math.reading-graphs': [
    ({ rows, only }) => {
      const values = (rows[0] ?? []).slice(1).map(first);
      const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
      only((o) => first(o) === steps.indexOf(Math.max(...steps)));
    },
    ({ n: [from = 0, to = 0], rows, is }) => {
      const at = (hour: number) => first(rows.find((row) => first(row[0] ?? '') === hour)?.[1] ?? '');
      is((at(to) - at(from)) / (to - from));
    },
  ],
  'core_math.lines': [
    ({ n: [d1 = 0, a = 0, d2 = 0, b = 0], only }) => only((o) => near((a - b) / (d2 - d1), b / (first(o) - d2))),
    ({ n: [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0], only }) =>
      only((o) => (y2 - y1) * (x3 - x1) === (first(o) - y1) * (x2 - x1)),
  ],
  'core_math.sequences': [
    ({ n: [start = 0, step = 0, row = 0], is }) => {
      let seats = start;
      for (let at = 1; at < row; at++) seats += step;
      is(seats);
    },
    ({ n: [start = 0, step = 0, weeks = 0], is }) => is(total(range(0, weeks - 1).map((week) => start + step * week))),
  ],
  'core_math.composition': [
    ({ n: [price = 0, off = 0, share = 0], is }) =>
      is((price - off) * (1 - share / 100) - (price * (1 - share / 100) - off)),
    ({ n: [a = 0, b = 0, value = 0], stem, only }) => {
      const given = Number(/g\((\d+)\)\?/.exec(stem)?.[1] ?? value);
      only((o) => a * first(o) + b === given);
    },
  ],
  'core_math.transformations': [
    ({ n: [p = 0, q = 0, x = 0, y = 0], only }) =>
      only((o) => {
        const [, inside = '', outside = ''] = /f\(x ([−+] \d+)\) ([−+] \d+)/.exec(o) ?? [];
        const value = (text: string) => Number(text.replace('−', '-').replaceAll(' ', ''));
        return x + value(inside) === p && q + value(outside) === y;
      }),
    ({ n: [a = 0, b = 0, factor = 1], only }) => only((o) => numbersIn(o).every((x, at) => x * factor === [a, b][at])),
  ],
  'core_math.growth-and-logarithms': [
    ({ n: [from = 0, to = 0], only }) => only((o) => near(from / 2 ** first(o), to)),
    ({ n: [p = 0, q = 0], is }) => is(Math.log2((2 ** p) ** 2 * 2 ** q)),
  ],
  'core_math.function-puzzles': [
    ({ stem, is }) => {
      const [, more = '0'] = /f\(x\) \+ (\d+)/.exec(stem) ?? [];
      const [, k = '0', v = '0'] = /and f\((\d+)\) = (\d+)/.exec(stem) ?? [];
      const [, s = '0'] = /What is f\((\d+)\)/.exec(stem) ?? [];
      is(Number(v) + (Number(more) * (Number(s) - Number(k))) / 2);
    },
    ({ stem, is }) => {
      const [, square = '0'] = /\(2\) = (\d+)/.exec(stem) ?? [];
      const [, power = '0'] = /What is \w\((\d+)\)/.exec(stem) ?? [];
      is(Math.round(Number(square) ** (Number(power) / 2)));
    },
  ],
  'core_math.area-and-perimeter': [
    ({ n: [around = 0, width = 0], only }) => only((o) => near(2 * (first(o) / width) + 2 * width, around)),
    ({ n: [length = 0, width = 0, path = 0], is }) => is(length * width - path * length - path * width + path * path),
  ],
  'core_math.angles': [
    ({ n: [hour = 0], is }) => is(Math.min(hour * 30, 360 - hour * 30)),
    ({ n, is }) => is(180 - (360 - total(n.slice(0, 3)))),
  ],
  'core_math.scale-and-units': [
    ({ n: [each = 0, hours = 0], is }) => is((each * hours * 60) / 1000),
    ({ n: [speed = 0], is }) => is((speed * 3600) / 1000),
  ],
  'core_math.pythagoras': [
    ({ n: [width = 0, diagonal = 0], only }) => only((o) => first(o) ** 2 + width ** 2 === diagonal ** 2),
    ({ n: [d = 0, e = 0], is }) => is(4 * Math.hypot(d / 2, e / 2)),
  ],
  'core_math.similarity': [
    ({ n: [near_ = 1, width = 0, far = 0], is }) => is((width / near_) * far),
    ({ n: [, scale = 0, paint = 0], is }) => is(paint * scale * scale),
  ],
  'core_math.circles-and-solids': [
    ({ n: [radius = 0, turns = 0], is }) => is(2 * radius * turns),
    ({ n: [height = 0, factor = 1], is }) => is(height / factor / factor),
  ],
  'core_math.geometry-insight': [
    ({ n: [corners = 0], is }) => {
      const pairs = range(1, corners).flatMap((a) => range(a + 1, corners).map((b) => b - a));
      is(pairs.filter((apart) => apart !== 1 && apart !== corners - 1).length);
    },
    ({ n: [cuts = 0], is }) => is(range(1, cuts).reduce((pieces, cut) => pieces + cut, 1)),
  ],
  'core_math.charts-and-tables': [
    ({ s, is }) => is(Math.max(...s) - mean(s)),
    ({ rows, only }) => {
      const came = rows.slice(1).map((row, at) => first(row[1] ?? '') - first(rows[at]?.[1] ?? ''));
      const at = came.indexOf(Math.max(...came));
      only((o) => o === `from ${rows[at]?.[0]} to ${rows[at + 1]?.[0]}`);
    },
  ],
  'core_math.averages': [
    ({ n: [count = 0, before = 0, after = 0], only }) =>
      only((o) => near(mean([...Array<number>(count).fill(before), first(o)]), after)),
    ({ n: [a = 0, b = 0, c = 0, d = 0], only }) =>
      only((o) => near(mean([a, b, first(o), c, d]), first(o)) && first(o) > b && first(o) < c),
  ],
  'core_math.two-way-tables': [
    ({ n: [all = 0, girls = 0, left = 0, rightBoys = 0], only }) =>
      only((o) => girls + rightBoys + (left - first(o)) === all),
    ({ n: [adults = 0, swimA = 0, swimC = 0], is }) =>
      is((100 * adults * swimA) / (adults * swimA + (100 - adults) * swimC)),
  ],
  'core_math.two-step-probability': [
    ({ n: [people = 0], is }) => is(1 - ((people - 1) / people) * ((people - 2) / (people - 1))),
    ({ stem, n: [colours = 0], is }) => is(1 - colours * (1 / colours) ** (stem.includes('twice') ? 2 : 3)),
  ],
  'core_math.counting': [
    ({ stem, n: [colours = 0], is }) => {
      const stripes = stem.includes('three stripes') ? 3 : 4;
      const all = range(0, colours ** stripes - 1).map((code) =>
        range(0, stripes - 1).map((at) => Math.floor(code / colours ** at) % colours),
      );
      is(all.filter((row) => row.every((colour, at) => at === 0 || colour !== row[at - 1])).length);
    },
    ({ n: [people = 0], is }) =>
      is(
        total(
          range(1, people).map(
            (chair) =>
              range(1, people).flatMap((a) => range(a + 1, people).filter((b) => a !== chair && b !== chair)).length,
          ),
        ),
      ),
  ],
  'core_math.reasoning-with-averages': [
    ({ n: [x = 0, y = 0, z = 0], only }) => only((o) => near((2 * x - first(o) + 2 * z - first(o)) / 2, y)),
    ({ n: [count = 0, before = 0, joining = 0, after = 0], only }) =>
      only((o) => near((count * before + first(o) * joining) / (count + first(o)), after)),
  ],
  'core_math.conditional-reasoning': [
    ({ n: [, a = 0, , b = 0], is }) => is(a / (a + b)),
    ({ stem, n: [tickets = 1, , , count = 0], is }) => {
      const [price = 0, main = 0, small = 0] = [...stem.matchAll(/€(\d+)/g)].map(([, amount]) => Number(amount));
      is((tickets * price - main - count * small) / tickets);
    },
  ],
  'core_math.set-operations': [
    ({ n: [, limit = 0, a = 1, b = 1], is }) => is(range(1, limit).filter((k) => k % a === 0 && k % b > 0).length),
    ({ n: [spring = 0, , all = 0], is }) => is(all - spring),
  ],
  'core_math.two-groups': [
    ({ n: [all = 0, cheese = 0, ham = 0], only }) => only((o) => first(o) + ham === all && first(o) <= cheese),
    ({ n: [a = 0, b = 0, neither = 0], only }) => {
      const both = theOne(range(0, 100), (x) => a + b - x + neither === 100);
      only((o) => first(o) === a - both + b - both);
    },
  ],
  'core_math.truth-tellers': [
    ({ stem, only }) => {
      const said = [...stem.matchAll(/(\p{L}+) says: “(All|Exactly (\d+))/gu)];
      const speakers = said.map(([, name = '']) => name);
      const claims = said.map(([, , , count]) => (count === undefined ? said.length : Number(count)));
      const worlds = subsets(said.length).filter((honest) =>
        claims.every((claim, at) => honest.includes(at) === (claim === said.length - honest.length)),
      );
      expect(worlds.length).toBe(1);
      only((o) => worlds[0]?.length === 1 && o === speakers[worlds[0][0] ?? -1]);
    },
    ({ stem, only }) => {
      const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
      const lies = week.map((day) => stem.slice(0, stem.indexOf('tells')).includes(day));
      only((o) => {
        const today = week.indexOf(o);
        return (lies[(today + 6) % 7] ?? false) !== (lies[today] ?? false);
      });
    },
  ],
  'core_math.overlaps': [
    ({ n: [all = 0, milk = 0, sugar = 0], only }) => only((o) => milk + sugar - first(o) + first(o) / 2 === all),
    ({ n: [x = 0, y = 0, z = 0], only }) => only((o) => x - first(o) + (y - first(o)) === z),
  ],
  'core_math.guarantees': [
    ({ n: [flavours = 0, same = 0], stem, is }) => {
      const wanted = Number(/gets (\d+)/.exec(stem)?.[1] ?? same);
      is(1 + flavours * (wanted - 1));
    },
    ({ n: [chairs = 0], is }) => is(range(1, chairs).filter((chair) => chair % 2 === 1).length + 1),
  ],
};

describe('the keys of practice tasks, recomputed from the text', () => {
  it.each(practiceChecks(coreMathModels, checks))('%s', (_, run) => run());
});

it('practice tasks write ten valid items of different difficulty for each model', () => {
  for (const model of coreMathModels.filter(({ practice }) => practice)) {
    const items = practiceItemsOf(model);
    expect(items.length, model.id).toBe(10);
    expect(
      items.flatMap((item) => checkItem(item).problems),
      model.id,
    ).toEqual([]);
    expect(new Set(items.map(({ parameters }) => parameters.b)).size, model.id).toBeGreaterThan(1);
  }
});
