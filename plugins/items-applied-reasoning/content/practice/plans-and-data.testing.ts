import { minutes, numberIn, numbersIn, tableOf } from '../examiner.ts';
import type { Solver } from './solver.testing.ts';
import { best, cell, n, range, rowsOf, times, total } from './solver.testing.ts';

export const planAndDataSolvers: Record<string, readonly [Solver, Solver]> = {
  'timetable-connection': [
    (item) => {
      const [first = 0, arrive = 0] = times(item);
      const [every = 1, walk = 0] = n(item);
      return (option) =>
        minutes(option) ===
        range(0, 99)
          .map((k) => first + k * every)
          .find((time) => time >= arrive + walk);
    },
    (item) => {
      const [goal = 0] = times(item);
      const [minute = 0, crossing = 0, path = 0, home = 0] = n(item);
      const sailings = range(5, 20).map((hour) => 60 * hour + minute);
      return (option) =>
        minutes(option) === Math.max(...sailings.filter((time) => time + crossing + path <= goal)) - home;
    },
  ],
  'common-slot': [
    (item) => {
      const open = tableOf(item).map(([, from = '', to = '']) => [minutes(from), minutes(to)] as const);
      return range(0, 1439).filter((now) => open.every(([from, to]) => from <= now && now < to)).length / 60;
    },
    ({ stem }) => {
      const [from = 0, to = 0, other = 0, end = 0] = (stem.match(/\d+(?=:00)/g) ?? []).map(Number);
      const ahead = Number(/(\d+) hours ahead/.exec(stem)?.[1]);
      return range(-10, 30).filter((hour) => from <= hour && hour < to && other <= hour + ahead && hour + ahead < end)
        .length;
    },
  ],
  'critical-path': [
    (item) => {
      const [mix = 0, rise = 0, fill = 0, bake = 0] = n(item);
      return bake + Math.max(fill, rise + mix);
    },
    (item) => {
      const [a = 0, b = 0, c = 0, d = 0] = n(item);
      return Math.max(a + c, b + c, b + d);
    },
  ],
  'shared-machines': [
    ({ stem }) => {
      const [places = 1, each = 0, count = 0] = numbersIn(stem);
      return Math.ceil((count * 2) / places) * each;
    },
    (item) => {
      const [w1 = 0, d1 = 0, w2 = 0, d2 = 0] = n(item);
      const end = (a: number, b: number, c: number, d: number) => Math.max(a + c, a + b) + d;
      return Math.min(end(w1, d1, w2, d2), end(w2, d2, w1, d1));
    },
  ],
  'cheapest-offer': [
    (item) => {
      const rides = n(item).at(-1) ?? 0;
      const [price, book] = [...item.stem.matchAll(/€(\d+)/g)].map(([, value]) => Number(value));
      return Math.min(
        ...range(0, 5).map((books) => books * (book ?? 0) + Math.max(0, rides - 10 * books) * (price ?? 0)),
      );
    },
    (item) => {
      const [price = 0, off = 0, jars = 0] = n(item);
      const paid = range(1, jars).filter((jar) => jar % 3 > 0).length * price;
      return Math.abs(paid - jars * price * (1 - off / 100));
    },
  ],
  'break-even': [
    (item) => {
      const [extra = 0, saved = 0] = n(item);
      return range(1, 999).find((month) => month * saved > extra) ?? 0;
    },
    (item) => {
      const [share = 0, spent = 0] = n(item);
      return spent - spent * (1 - share / 100);
    },
  ],
  'scarce-resource': [
    (item) => {
      const [hours = 0] = n(item);
      return Math.max(...rowsOf(item).map(([each = 1, gain = 0]) => Math.floor((hours * 60) / each) * gain));
    },
    (item) => {
      const [limit = 0, t1 = 1, g1 = 0, t2 = 1, g2 = 0] = n(item);
      const loads = range(0, limit).flatMap((a) => range(0, limit).map((b) => [a, b] as const));
      return Math.max(...loads.filter(([a, b]) => a * t1 + b * t2 <= limit).map(([a, b]) => a * g1 + b * g2));
    },
  ],
  'weighted-criteria': [
    (item) => {
      const [weights = [], one = [], other = []] = rowsOf(item);
      return Math.abs(total(weights.map((weight, at) => weight * ((one[at] ?? 0) - (other[at] ?? 0)))));
    },
    (item) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, weight = 0] = n(item);
      return (option) => ax * numberIn(option) + ay * weight === bx * numberIn(option) + by * weight;
    },
  ],
  'going-on-or-stopping': [
    (item) => {
      const [, still = 0, brings = 0] = n(item);
      return `${brings > still ? 'going on' : 'stopping'}, by €${Math.abs(brings - still)}`;
    },
    (item) => {
      const [, rest = 0, extra = 0, fresh = 0, months = 0] = n(item);
      return Math.abs(rest + extra * months - fresh);
    },
  ],
  'expected-value': [
    (item) => {
      const [fare = 0, chance = 0, fine = 0] = n(item);
      return Math.abs((chance * fine) / 100 - fare);
    },
    (item) => {
      const [sure = 0, high = 0, low = 0] = n(item);
      return (option) => Math.abs((numberIn(option) * high + (100 - numberIn(option)) * low) / 100 - sure) < 1e-6;
    },
  ],
  'chart-reading': [
    (item) => {
      const [values = []] = rowsOf(item);
      return values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length;
    },
    (item) => {
      const values = rowsOf(item)
        .flat()
        .sort((one, other) => one - other);
      return total([...values.slice(1), values.at(-1) ?? 0]);
    },
  ],
  'two-way-tables': [
    (item) => 100 * (1 - cell(item, 0, 2) / cell(item, 0, 3)),
    (item) => best(item, ([yes = 0, no = 0]) => yes / (yes + no)),
  ],
  'rates-not-counts': [
    (item) => best(item, ([km = 1, litres = 0]) => -litres / km),
    (item) => {
      const [small = 1, there = 0, large = 0, have = 0] = n(item);
      return (there / small) * large - have;
    },
  ],
  'groups-and-totals': [
    (item) => {
      const [p = 0, q = 0, easy = 0, hard = 0] = n(item);
      return (p * easy + q * hard) / (easy + hard);
    },
    (item) => {
      const [p = 0, q = 0, all = 0] = n(item);
      return (option) => Math.abs((numberIn(option) * p + (100 - numberIn(option)) * q) / 100 - all) < 1e-6;
    },
  ],
  'percent-of-what': [
    (item) => {
      const [all = 0, share = 0, more = 0] = n(item);
      return (100 * ((all * share) / 100 + more)) / (all + more);
    },
    (item) => 100 - 100 / (1 + (n(item)[0] ?? 0) / 100),
  ],
  'combined-averages': [
    (item) => {
      const [test = 0, exam = 0] = n(item);
      const list = [test, ...Array<number>(item.stem.includes('twice') ? 2 : 3).fill(exam)];
      return total(list) / list.length;
    },
    (item) => {
      const [games = 0, before = 0, rest = 0, goal = 0] = n(item);
      return (option) => (games * before + rest * numberIn(option)) / (games + rest) === goal;
    },
  ],
  'mean-and-median': [
    (item) => {
      const ages = n(item);
      return (option) => total(ages) / 5 === (total(ages) - numberIn(option)) / 4;
    },
    (item) => {
      const list = [...n(item), ...Array<number>(item.stem.includes('Two') ? 2 : 4).fill(1e6)];
      return [...list].sort((one, other) => one - other)[(list.length - 1) / 2] ?? 0;
    },
  ],
};
