import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { generate } from '../../../item-bank/items/services.ts';
import { checkItem, practiceItemsOf, textOf } from '../../../item-bank/items/testing.ts';
import { answerOf, column, numberIn, numbersIn, sum, tableOf } from '../examiner.ts';
import { computedModels } from './index.ts';

/** Variants of each design that are tested. */
const looked = 24;

function textsOf(name: string, design: number): ChoiceItem[] {
  const model = computedModels.find(({ id }) => id === `ai_conceptual.${name}`);
  if (!model) throw new Error(`No model ${name}`);
  return Array.from({ length: looked }, (_, at) => generate(model, design + model.variants * at));
}

const cells = (item: ChoiceItem, at: number) => column(tableOf(item), at).map(numberIn);

// Each solver computes the answer independently, from the text that a learner reads.
const solvers: Record<string, Record<number, (item: ChoiceItem) => number>> = {
  'sizes-of-a-split': {
    0: ({ stem }) => {
      const [rows = 0, test = 0] = numbersIn(stem);
      return rows - (rows * test) / 100;
    },
    3: ({ stem }) => {
      const [rows = 0, copies = 0, test = 0, check = 0] = numbersIn(stem);
      const left = (rows - copies) * (1 - test / 100);
      return left - (left * check) / 100;
    },
  },
  'better-than-guessing': {
    1: ({ stem }) => {
      const [all = 1, often = 0, model = 0] = numbersIn(stem);
      return model - (100 * often) / all;
    },
  },
  'where-to-stop': {
    0: (item) => {
      const held = cells(item, 2);
      return cells(item, 0)[held.indexOf(Math.min(...held))] ?? 0;
    },
  },
  'detector-counts': {
    0: (item) => (100 * (cells(item, 1)[0] ?? 0)) / ((cells(item, 1)[0] ?? 0) + (cells(item, 2)[0] ?? 0)),
    1: (item) => (100 * (cells(item, 1)[0] ?? 0)) / sum(cells(item, 1)),
  },
  'cost-of-errors': {
    0: ({ stem }) => {
      const [missed = 0, alarms = 0, perMiss = 0, perAlarm = 0] = numbersIn(stem.replaceAll('€', ''));
      return missed * perMiss + alarms * perAlarm;
    },
  },
  'sum-of-a-unit': {
    0: ({ stem }) => {
      const [one = 0, two = 0, first = 0, second = 0] = numbersIn(stem);
      return one * first + two * second;
    },
    1: ({ stem }) => {
      const [a = 0, b = 0, c = 0, u = 0, v = 0, w = 0, constant = 0] = numbersIn(stem);
      return a * u + b * v + c * w + constant;
    },
  },
  'weights-of-attention': {
    1: (item) => sum(cells(item, 1).map((weight, at) => weight * (cells(item, 2)[at] ?? 0))),
    2: (item) => sum(cells(item, 1).map((score, at) => score * (cells(item, 2)[at] ?? 0))) / sum(cells(item, 1)),
  },
  'chance-of-the-next-words': { 0: (item) => (100 * (cells(item, 1)[0] ?? 0)) / sum(cells(item, 1)) },
  'wrongly-treated-by-group': {
    1: (item) => {
      const [one = 0, other = 0] = cells(item, 2).map((wrong, at) => (100 * wrong) / (cells(item, 1)[at] ?? 1));
      return other - one;
    },
  },
  'skewed-sample': {
    1: ({ stem }) => {
      const [truth = 0, , one = 0, other = 0] = numbersIn(stem);
      return (truth * one + (100 - truth) * other) / 100;
    },
  },
  'work-of-review': {
    2: ({ stem }) => {
      const [all = 0, share = 0, minutes = 0] = numbersIn(stem);
      return (((all * share) / 100) * minutes) / 60;
    },
  },
  'answers-behind-a-coin': {
    1: ({ stem }) => {
      const [all = 1, yes = 0] = numbersIn(stem);
      return (100 * (yes - all / 2)) / (all / 2);
    },
  },
  'folds-of-a-test': {
    0: ({ stem }) => quotient(numbersIn(stem)),
    1: ({ stem }) => (numbersIn(stem)[0] ?? 0) - quotient(numbersIn(stem)),
    2: ({ stem }) => sum(numbersIn(stem)) / 4,
    3: ({ stem }) => (numbersIn(stem)[1] ?? 0) * (numbersIn(stem)[2] ?? 0) + 1,
  },
  'numbers-for-a-model': {
    0: ({ stem }) => (numbersIn(stem)[0] ?? 0) + (numbersIn(stem)[1] ?? 0),
    1: ({ stem }) => sum(numbersIn(stem).slice(0, 3)),
    2: ({ stem }) => {
      const [low = 0, high = 0] = numbersIn(stem);
      return ((numbersIn(stem).at(-1) ?? 0) - low) / (high - low);
    },
    3: ({ stem }) => {
      const [, spread = 1, up = 0, down = 0] = numbersIn(stem);
      return Math.abs(up - down) / spread;
    },
  },
  'mean-of-the-errors': {
    0: (item) => Math.max(...errorsIn(item).map(Math.abs)),
    1: (item) => sum(errorsIn(item).map(Math.abs)) / 4,
    2: (item) => sum(errorsIn(item)) / 4,
    3: (item) => Math.abs(sum(errorsIn(item).map(Math.abs)) - sum(errorsIn(item, 3).map(Math.abs))) / 4,
  },
  'three-kinds-sorted': {
    0: (item) => sum([0, 1, 2].map((kind) => cellOf(item, kind, kind))),
    1: (item) =>
      (100 * sum([0, 1, 2].map((kind) => cellOf(item, kind, kind)))) / sum([1, 2, 3].flatMap((at) => cells(item, at))),
    2: (item) => {
      const kind = column(tableOf(item), 0).indexOf(/“(\w+)”/.exec(item.stem)?.[1] ?? '');
      return (100 * cellOf(item, kind, kind)) / sum(cells(item, kind + 1));
    },
    3: (item) =>
      sum(
        [0, 1, 2].map(
          (kind) => (100 * cellOf(item, kind, kind)) / sum([0, 1, 2].map((said) => cellOf(item, kind, said))),
        ),
      ) / 3,
  },
  'votes-of-models': {
    0: ({ stem }) => Math.abs((numbersIn(stem)[0] ?? 0) - 2 * (numbersIn(stem)[1] ?? 0)),
    1: (item) => {
      const said = column(tableOf(item), 2);
      return Math.abs(sum(cells(item, 1).map((weight, at) => (said[at] === said[0] ? weight : -weight))));
    },
    2: (item) =>
      tableOf(item).rows.filter(([truth, ...says]) => says.filter((said) => said === truth).length >= 2).length,
    3: ({ stem }) => {
      const chances = numbersIn(stem).map((percent) => percent / 100);
      const ways = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((model) => ((bits >> model) & 1) === 1));
      const chance = (way: boolean[]) =>
        way.reduce((p, hit, at) => p * (hit ? (chances[at] ?? 0) : 1 - (chances[at] ?? 0)), 1);
      return 100 * sum(ways.filter((way) => way.filter(Boolean).length >= 2).map(chance));
    },
  },
  'distance-between-cases': {
    0: (item) => Math.abs(cellOf(item, 0, 0) - cellOf(item, 1, 0)),
    1: (item) => distanceTo(item, 1, [1, 1, 1]),
    2: (item) => Math.min(...[1, 2, 3].map((known) => distanceTo(item, known, [1, 1, 1]))),
    3: (item) => {
      const [first = 1, second = 1] = numbersIn(item.stem);
      return Math.min(...[1, 2, 3].map((known) => distanceTo(item, known, [first, second, 1])));
    },
  },
  'price-of-the-tokens': {
    0: ({ stem }) => {
      const [tokens = 0, , cents = 0] = numbersIn(stem);
      return (tokens / 1000) * cents;
    },
    1: ({ stem }) => {
      const [read = 0, written = 0, , cents = 0, , dearer = 0] = numbersIn(stem);
      return (read * cents + written * dearer) / 1000;
    },
    2: ({ stem }) => {
      const [read = 0, written = 0, , cents = 0, dearer = 0, euros = 0] = numbersIn(stem.replace('€', ''));
      return Math.floor((100 * euros) / ((read * cents + written * dearer) / 1000));
    },
    3: (item) => {
      const [times = 0, read = 0, written = 0] = numbersIn(item.stem);
      const cost = (model: number) => (read * cellOf(item, model, 0) + written * cellOf(item, model, 1)) / 1000;
      return (times * (cost(0) - cost(1))) / 100;
    },
  },
  'speed-of-the-answers': {
    0: ({ stem }) => (numbersIn(stem)[1] ?? 0) / (numbersIn(stem)[0] ?? 1),
    1: ({ stem }) => secondsIn(numbersIn(stem)),
    2: ({ stem }) => Math.floor(3600 / secondsIn(numbersIn(stem))),
    3: ({ stem }) => {
      const [read = 0, write = 0, needed = 0, prompt = 0, text = 0] = numbersIn(stem);
      return Math.ceil((needed * secondsIn([read, write, prompt, text])) / 3600);
    },
  },
  'labels-of-two-people': {
    0: (item) => cellOf(item, 0, 0) + cellOf(item, 1, 1),
    1: (item) => 100 - 100 * agreementIn(item).agreed,
    2: (item) => 100 * agreementIn(item).byChance,
    3: (item) => (agreementIn(item).agreed - agreementIn(item).byChance) / (1 - agreementIn(item).byChance),
  },
  'chosen-in-two-groups': {
    0: (item) => 100 * (ratesIn(item)[1] ?? 0),
    1: (item) => (100 * (ratesIn(item)[1] ?? 0)) / (ratesIn(item)[0] ?? 1),
    2: (item) => ((ratesIn(item)[0] ?? 0) - (ratesIn(item)[1] ?? 0)) * (cells(item, 1)[1] ?? 0),
    3: (item) => Math.ceil((0.8 * (ratesIn(item)[0] ?? 0) - (ratesIn(item)[1] ?? 0)) * (cells(item, 1)[1] ?? 0) - 1e-9),
  },
  'time-that-is-saved': {
    0: ({ stem }) => (numbersIn(stem)[0] ?? 0) * (numbersIn(stem)[1] ?? 0),
    1: ({ stem }) => {
      const [spared = 0, check = 0, cases = 0] = numbersIn(stem);
      return cases * spared - cases * check;
    },
    2: ({ stem }) => {
      const [spared = 0, check = 0, errors = 0, repair = 0, cases = 0] = numbersIn(stem);
      return cases * spared - cases * check - ((cases * errors) / 100) * repair;
    },
    3: ({ stem }) => {
      const [spared = 0, check = 0, repair = 1] = numbersIn(stem);
      return (100 * (spared - check)) / repair;
    },
  },
  'energy-of-the-answers': {
    0: ({ stem }) => (numbersIn(stem)[0] ?? 0) * (numbersIn(stem)[1] ?? 0),
    1: ({ stem }) => numbersIn(stem).reduce((product, each) => product * each, 1) / 1000,
    2: ({ stem }) => 100 - (100 * (numbersIn(stem)[2] ?? 0)) / (numbersIn(stem)[0] ?? 1),
    3: ({ stem }) => {
      const [each = 0, daily = 0, less = 0, training = 0] = numbersIn(stem);
      return (training * 1000) / (each * daily - less * daily);
    },
  },
};

const quotient = ([all = 0, parts = 1]: number[]) => all / parts;
const cellOf = (item: ChoiceItem, row: number, at: number) => cells(item, at + 1)[row] ?? 0;
const errorsIn = (item: ChoiceItem, at = 2) => cells(item, at).map((said, row) => said - (cells(item, 1)[row] ?? 0));
const distanceTo = (item: ChoiceItem, row: number, scale: number[]) =>
  sum(scale.map((by, at) => Math.abs(cellOf(item, row, at) - cellOf(item, 0, at)) / by));
const secondsIn = ([read = 1, write = 1, prompt = 0, text = 0]: number[]) => prompt / read + text / write;
const ratesIn = (item: ChoiceItem) => cells(item, 2).map((chosen, at) => chosen / (cells(item, 1)[at] ?? 1));
function agreementIn(item: ChoiceItem) {
  const all = sum([...cells(item, 1), ...cells(item, 2)]);
  const first = sum([cellOf(item, 0, 0), cellOf(item, 0, 1)]) / all;
  const second = sum(cells(item, 1)) / all;
  return {
    agreed: (cellOf(item, 0, 0) + cellOf(item, 1, 1)) / all,
    byChance: first * second + (1 - first) * (1 - second),
  };
}

describe.each(Object.entries(solvers))('%s', (name, designs) => {
  test.each(Object.entries(designs))('design %s has the answer that follows from its text', (design, solve) => {
    for (const item of textsOf(name, Number(design)))
      expect(numberIn(answerOf(item)), item.stem).toBeCloseTo(solve(item), 6);
  });
});

test('each design has one difficulty, valid questions, and a different text for nearly every variant', () => {
  const problems: string[] = [];
  for (const { id, variants } of computedModels) {
    for (let design = 0; design < variants; design++) {
      const items = textsOf(id.replace('ai_conceptual.', ''), design);
      problems.push(...items.flatMap((item) => checkItem(item).problems.map((problem) => `${item.id}: ${problem}`)));
      expect(new Set(items.map(({ parameters }) => parameters.b)).size, id).toBe(1);
      expect(new Set(items.map(textOf)).size, id).toBeGreaterThanOrEqual(20);
    }
  }
  expect(problems).toEqual([]);
});

// The answers of practice tasks, by the model and the task.
const practiceSolvers: Record<string, readonly [(item: ChoiceItem) => number, (item: ChoiceItem) => number]> = {
  'weights-of-attention': [
    ({ stem }) => 1 - sum(numbersIn(stem).slice(1, 3)),
    ({ stem }) => {
      const [first = 0, second = 0, , mixed = 0] = numbersIn(stem);
      return (mixed - first) / (second - first);
    },
  ],
  'line-of-prediction': [
    ({ stem }) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(stem);
      return (y2 - y1) / (x2 - x1);
    },
    ({ stem }) => sum(numbersIn(stem)) / 3,
  ],
  'centre-of-a-group': [
    ({ stem }) => sum(numbersIn(stem)) / 2,
    ({ stem }) => {
      const [count = 0, mean = 0, added = 0] = numbersIn(stem);
      return (count * mean + added) / (count + 1);
    },
  ],
  'sum-of-a-unit': [
    ({ stem }) => {
      const [a = 0, b = 1, x = 0, out = 0] = numbersIn(stem);
      return (out - a * x) / b;
    },
    ({ stem }) => {
      const [weight = 1, threshold = 0] = numbersIn(stem);
      return Array.from({ length: 99 }, (_, input) => input).find((input) => weight * input > threshold) ?? 0;
    },
  ],
  'wrongly-treated-by-group': [
    ({ stem }) => {
      const [share = 0, size = 0, stopped = 0] = numbersIn(stem);
      return stopped - (size * share) / 100;
    },
    ({ stem }) => {
      const [one = 0, first = 0, other = 0, second = 0] = numbersIn(stem);
      return (one * first + other * second) / (first + second);
    },
  ],
  'skewed-sample': [
    ({ stem }) => {
      const [share = 0, , size = 0] = numbersIn(stem);
      return size - (size * share) / 100;
    },
    ({ stem }) => (numbersIn(stem)[0] ?? 0) / (numbersIn(stem)[1] ?? 1),
  ],
};

test('practice tasks have the answers that follow from their texts', () => {
  for (const model of computedModels.filter(({ practice }) => practice)) {
    const items = practiceItemsOf(model);
    expect(items.length, model.id).toBe(10);
    const solvers = practiceSolvers[model.id.replace('ai_conceptual.', '')];
    for (const item of items) {
      expect(checkItem(item).problems, item.id).toEqual([]);
      const solve = solvers?.[Number(item.id.slice(-4)) % 2 === 0 ? 0 : 1];
      expect(numberIn(answerOf(item)), `${item.id}: ${item.stem}`).toBeCloseTo(solve?.(item) ?? Number.NaN, 6);
    }
  }
});
