import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../../item-bank/items/services.ts';
import { checkItem, practiceItemsOf } from '../../../../item-bank/items/testing.ts';
import { altOf, answerOf, codeOf, minutes, numberIn, numbersIn, otherOptionsOf, tableOf } from '../../examiner.ts';
import type { Solver } from '../solver.testing.ts';
import { n, range, total } from '../solver.testing.ts';
import { conceptModels } from './index.ts';

const pointsOf = (item: ChoiceItem) =>
  [...altOf(item).matchAll(/(\w+): (\d+)/g)].map(([, name = '', value]) => [name, Number(value)] as const);
const signed = (text = '') => Number(text.replace('−', '-').replace('+', ''));
const most = (rows: readonly string[][], worth: (row: readonly string[]) => number) => {
  const values = rows.map(worth);
  return rows[values.indexOf(Math.max(...values))]?.[0] ?? '';
};

/** Runs the two kinds of programs line by line. */
function run(code: string): Record<string, number> {
  const values: Record<string, number> = {};
  const value = (token: string) => values[token] ?? Number(token);
  const holds = (text: string) => {
    const [left = '', sign, right = ''] = text.trim().split(' ');
    return sign === '<' ? value(left) < value(right) : value(left) > value(right);
  };
  let isTaken = false;
  let isIn = true;
  for (const line of code.split('\n')) {
    const [, keyword, condition = ''] = /^(if|elif|else)\b ?(.*):$/.exec(line) ?? [];
    if (keyword) {
      const isTrue =
        keyword === 'else' ||
        (condition.includes(' or ') ? condition.split(' or ').some(holds) : condition.split(' and ').every(holds));
      isIn = !isTaken && isTrue;
      isTaken ||= isIn;
      continue;
    }
    if (line.startsWith(' ') && !isIn) continue;
    const [name = '', first = '', operator, second = '0'] = line.trim().replace('= ', '').split(' ');
    values[name] = value(first) + (operator === '-' ? -1 : 1) * value(second);
  }
  return values;
}

// Each solver works the answer out from what a learner reads. Tasks about the meaning of a text have none.
const solvers: Record<string, readonly Solver[]> = {
  'nested-shares': [
    (item) => {
      const [all = 0, one = 0, two = 0] = n(item);
      return all * (one / 100) * (two / 100);
    },
  ],
  'successive-changes': [
    (item) => {
      const [base = 0, up = 0, down = 0] = n(item);
      return base * (1 + up / 100) * (1 - down / 100);
    },
  ],
  'percentage-points': [
    (item) => {
      const [before = 0, rise = 0] = n(item);
      return before * (1 + rise / 100) - before;
    },
  ],
  'reverse-percentages': [
    (item) => {
      const [now = 0, off = 0] = n(item);
      return (option) => Math.abs(numberIn(option) * (1 - off / 100) - now) < 1e-6;
    },
  ],
  mixtures: [
    (item) => {
      const [one = 0, p = 0, other = 0, q = 0] = n(item);
      return (one * p + other * q) / (one + other);
    },
  ],
  'average-speed': [
    (item) => {
      const [way = 0, fast = 1, slow = 1] = n(item);
      return (2 * way) / (way / fast + way / slow);
    },
  ],
  'working-backwards': [
    (item) => {
      const [lost = 0, given = 0, left = 0] = n(item);
      return (option) => (numberIn(option) - lost) / 2 - given === left;
    },
  ],
  'dot-plots': [
    (item) => {
      const [limit = 0] = n(item);
      return total(
        pointsOf(item)
          .filter(([value]) => Number(value) > limit)
          .map(([, dots]) => dots),
      );
    },
  ],
  outliers: [
    ({ stem }) => {
      const values = numbersIn(/are (.*?)\. One/.exec(stem)?.[1] ?? '');
      const rest = values.filter((value) => value !== Math.max(...values));
      return total(values) / values.length - total(rest) / rest.length;
    },
  ],
  'line-charts': [
    (item) => {
      const limit = n(item).at(-1) ?? 0;
      return pointsOf(item).filter(([, value]) => value > limit).length;
    },
  ],
  'rate-of-change': [
    (item) => {
      const [from, to] = n(item).slice(-2);
      const at = new Map(pointsOf(item));
      return ((at.get(`${to}`) ?? 0) - (at.get(`${from}`) ?? 0)) / ((to ?? 0) - (from ?? 0));
    },
  ],
  'reading-scales': [
    (item) => {
      const values = pointsOf(item).map(([, value]) => value);
      return Math.max(...values) - Math.min(...values);
    },
  ],
  'signed-quantities': [(item) => tableOf(item).reduce((taken, row) => taken + signed(row[1]), n(item)[0] ?? 0)],
  sensitivity: [
    (item) => {
      const [hours = 1, rent = 0, own = 0, fixed = 0] = n(item);
      return (option) => Math.abs(fixed + hours * numberIn(option) - (rent + hours * own)) < 1e-6;
    },
  ],
  risk: [
    (item) => {
      const limit = n(item)[0] ?? 0;
      return most(
        tableOf(item).filter((row) => signed(row[2]) >= -limit),
        (row) => signed(row[1]) + signed(row[2]),
      );
    },
  ],
  'value-of-information': [
    (item) => {
      const [gain = 0, sure = 0, chance = 0] = n(item);
      const known = (chance * Math.max(gain, sure) + (100 - chance) * Math.max(0, sure)) / 100;
      return known - Math.max((chance * gain) / 100, sure);
    },
  ],
  'size-bias': [
    (item) => {
      const [, many = 0, small = 0, few = 0, large = 0] = n(item);
      const answers = [...Array<number>(many * small).fill(small), ...Array<number>(few * large).fill(large)];
      return total(answers) / answers.length;
    },
  ],
  'combining-evidence': [
    (item) => {
      const [, against = 1, one = 1, other = 1] = n(item);
      const chance = (one * other) / (one * other + against);
      return (option) => {
        const [yes = 0, no = 1] = numbersIn(option);
        return Math.abs(yes / (yes + no) - chance) < 1e-9;
      };
    },
  ],
  chance: [
    (item) => `1 in ${n(item)[0]}`,
    (item) => {
      const [people = 0, tosses = 0] = n(item);
      return range(1, tosses).reduce((left) => left / 2, people);
    },
  ],
  'counts-and-rates': [(item) => most(tableOf(item), ([, cars = '', hits = '']) => Number(hits) / Number(cars))],
  'fair-comparison': [
    (item) => (option) => {
      const [one = [], other = []] = option
        .split(' and ')
        .map((name) => tableOf(item).find((row) => row[0] === name) ?? []);
      const differing = ['plant', 'soil', 'water', 'light'].filter(
        (_, index) => index > 0 && one[index] !== other[index],
      );
      return differing.length === 1 && item.stem.includes(`what the ${differing[0]} does`);
    },
  ],
  conditions: [(item) => run(codeOf(item)).price ?? -1, (item) => run(codeOf(item)).level ?? -1],
  planning: [
    (item) => {
      const [frame = 0, panels = 0, , dry = 0, paint = 0] = numbersIn(item.stem.replace('two people', '2 people'));
      const end = minutes(/ready at (\d\d:\d\d)/.exec(item.stem)?.[1] ?? '');
      return (option) => minutes(option) + 60 * (Math.max(frame, panels) + dry + paint) === end;
    },
  ],
};
const textual = ['conclusions', 'inference-to-explanation', 'reverse-causation', 'random-sample', 'survivorship-bias'];

describe('the keys of practice of single concepts, recomputed from the text', () => {
  it.each(conceptModels.map((model) => [model.id, model] as const))('%s', (id, model) => {
    const items = practiceItemsOf(model);
    const name = id.replace('applied_reasoning.practice-', '');
    expect(items.flatMap((item) => checkItem(item).problems)).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(textual.includes(name) ? 2 : 4);
    if (textual.includes(name)) return;
    const tasks = solvers[name] ?? [];
    expect(tasks.length * 4).toBe(model.variants);
    for (const item of items) {
      const solved = tasks[Number(item.id.slice(-4)) % tasks.length]?.(item);
      const holds = (option: string) => {
        if (typeof solved === 'function') return solved(option);
        return typeof solved === 'string'
          ? option === solved
          : Math.abs((numbersIn(option)[0] ?? -1) - (solved ?? -2)) < 1e-6;
      };
      expect(holds(answerOf(item)), `${item.id}: ${item.stem} ${answerOf(item)}`).toBe(true);
      expect(otherOptionsOf(item).filter(holds), item.id).toEqual([]);
    }
  });
});
