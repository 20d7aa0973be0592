import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A weighted sum as a model: features with points, plus a fixed amount to begin with. */
export interface Rule {
  features: [name: string, weight: number][];
  start: number;
}

export function weights({ features, start }: Rule): BlockDraft {
  return {
    kind: 'table',
    header: ['Feature', 'Points for each unit'],
    rows: [
      ...features.map(([name, weight]) => [name, signed(weight)]),
      ...(start === 0 ? [] : [['Start (for everyone)', signed(start)]]),
    ],
  };
}

function score({ features, start }: Rule, values: readonly number[]): number {
  return features.reduce((sum, [, weight], at) => sum + weight * (values[at] ?? 0), start);
}

/** The score as a sum written out: "2 × 3 + 5 × 1 − 4". */
function writtenOut(rule: Rule, values: readonly number[]): string {
  const parts = rule.features
    .map(([, weight], at) => `${figure(weight)} × ${figure(values[at] ?? 0)}`)
    .join(' + ')
    .replaceAll('+ −', '− ');
  const start = rule.start === 0 ? '' : rule.start < 0 ? ` − ${figure(-rule.start)}` : ` + ${figure(rule.start)}`;
  return `${parts}${start} = ${figure(score(rule, values))}`;
}

function signed(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}

export const adding = {
  conceptual:
    'A linear score is a weighted sum: every feature adds its value times its weight, and a negative weight takes away.',
  procedural:
    'Multiply each value by the points in its row, write the products down, and add the fixed start if there is one.',
  strategic: 'Check the signs first: which facts speak for and which against a high score?',
  encouragement: 'It is a shopping bill with a few discounts. Go down it line by line.',
};

export function scoreQuestion(setting: {
  rule: Rule;
  story: string;
  values: number[];
  question?: string;
  harder?: boolean;
}): Question {
  const { rule, story, values } = setting;
  const right = score(rule, values);
  const positive: Rule = { ...rule, features: rule.features.map(([name, weight]) => [name, Math.abs(weight)]) };
  const positiveOnly: Rule = { ...rule, features: rule.features.map(([name, weight]) => [name, Math.max(0, weight)]) };
  const onceEach = rule.features.reduce(
    (sum, [, weight], at) => sum + ((values[at] ?? 0) > 0 ? weight : 0),
    rule.start,
  );
  const unweighted = values.reduce((sum, value) => sum + value, 0);
  return {
    stem: `${story} ${setting.question ?? 'What is the score?'}`,
    stimulus: [weights(rule)],
    answer: figure(right),
    distractors: distinct(figure(right), [
      wrong(figure(score(positive, values)), idea.signIgnored),
      wrong(figure(right - rule.start), idea.startForgotten),
      wrong(figure(score(positiveOnly, values)), idea.negativeLeftOut),
      wrong(figure(onceEach), idea.valueNotMultiplied),
      wrong(figure(unweighted), idea.weightsIgnored),
    ]),
    explanation: `Each value is multiplied by its points and the products are added: ${writtenOut(rule, values)}.`,
    steps: [
      ...rule.features.map(
        ([name, weight], at) =>
          `${name}: ${figure(weight)} × ${figure(values[at] ?? 0)} = ${figure(weight * (values[at] ?? 0))}.`,
      ),
      `Sum: ${writtenOut(rule, values)}.`,
    ],
    hints: adding,
    // A bill of three or four lines; a start value and signs are easily lost.
    features: { steps: 2, abstraction: setting.harder ? 1 : 0, closeness: setting.harder ? 2 : 1, load: 1 },
    reasoning: ['systematic'],
  };
}

export function highestQuestion(setting: {
  rule: Rule;
  story: string;
  who: string;
  rows: [string, ...number[]][];
}): Question {
  const { rule, rows } = setting;
  const scored = rows.map(([name, ...values]) => ({ name, values, score: score(rule, values) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const positive: Rule = { ...rule, features: rule.features.map(([name, weight]) => [name, Math.abs(weight)]) };
  const bestWithoutSigns = scored.reduce((one, other) =>
    score(positive, other.values) > score(positive, one.values) ? other : one,
  );
  const mostOfFirst = scored.reduce((one, other) => ((other.values[0] ?? 0) > (one.values[0] ?? 0) ? other : one));
  return {
    stem: `${setting.story} ${setting.who} gets the highest score?`,
    stimulus: [
      weights(rule),
      {
        kind: 'table',
        header: ['', ...rule.features.map(([name]) => name)],
        rows: rows.map(([name, ...values]) => [name, ...values.map((value) => figure(value))]),
      },
    ],
    answer: best.name,
    distractors: scored
      .filter(({ name }) => name !== best.name)
      .map(({ name }) =>
        wrong(
          name,
          name === bestWithoutSigns.name
            ? idea.signIgnored
            : name === mostOfFirst.name
              ? idea.oneFeatureCompared
              : idea.weightsIgnored,
        ),
      ),
    order: scored.map(({ name }) => name),
    explanation: `Worked out, the scores are ${scored.map(({ name, score: points }) => `${name} ${figure(points)}`).join(', ')}.`,
    steps: scored.map(({ name, values }) => `${name}: ${writtenOut(rule, values)}.`),
    hints: { ...adding, strategic: 'Estimate first who is favoured by the large weights, then check by calculation.' },
    features: { steps: 3, abstraction: 0, closeness: 2, load: 2 },
  };
}
