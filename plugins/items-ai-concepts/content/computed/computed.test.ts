import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { generate } from '../../../item-bank/items/services.ts';
import { checkItem, textOf } from '../../../item-bank/items/testing.ts';
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
};

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
