import { expect, test } from 'vitest';
import { estimateOf } from '../../learner/contract.ts';
import { at } from '../dataset/story.ts';
import { firstYearOf, knownScores, scoresOf } from './known-figures.ts';
import { mixtureQuantiles, quantiles } from './mixture.ts';
import { sampleOf } from './synthetic-sample.ts';

const domain = (name: 'core_math' | 'applied_reasoning' | 'ai_conceptual', theta: number, se: number) => ({
  ...{ domain: name, title: name, at: '2030-01-01T00:00:00.000Z' },
  ...estimateOf({ theta, se }),
});

test('scores of a record are freed from the prior that synthetic scores do not include', () => {
  // An ability of 1 measured with an error of 0.5 is recorded as 1 / (1 + 0.25), with an SE of √0.2.
  const domains = [domain('core_math', 0.8, Math.sqrt(0.2)), domain('applied_reasoning', 0, 0.4)];
  const known = knownScores({ domains });
  expect(known[0]?.score).toBeCloseTo(600, 0);
  expect(known[0]?.error).toBeCloseTo(50, 6);
  expect(scoresOf(known)).toBeUndefined();
  // A measurement that says no more than the population is none.
  expect(knownScores({ domains: [...domains, domain('ai_conceptual', 0, 1)] })).toHaveLength(2);
  const all = scoresOf(knownScores({ domains: [...domains, domain('ai_conceptual', -5, 0.3)] }));
  expect(all).toMatchObject({ applied_reasoning: 500, ai_concepts: 100 });
});

test('a first year of practice counts hours and weeks from the first answer on, once it is over', () => {
  const begin = Date.parse('2030-01-01T10:00:00Z');
  const answer = (day: number, milliseconds: number | null = 1_800_000) => ({
    at: new Date(begin + day * 86_400_000),
    milliseconds,
  });
  const answers = [answer(0), answer(1), answer(8, null), answer(100), answer(364)];
  expect(firstYearOf([], new Date(begin))).toEqual({ weeks: 0, practice: undefined });
  expect(firstYearOf(answers, new Date(begin - 1000))).toEqual({ weeks: 0, practice: undefined });
  expect(firstYearOf(answers, new Date(begin + 363 * 86_400_000))).toEqual({ weeks: 51, practice: undefined });
  // The answer of day 364 belongs to the second year.
  expect(firstYearOf(answers, new Date(begin + 364 * 86_400_000))).toEqual({
    weeks: 52,
    practice: { practice_hours: 1.5, active_weeks: 3 },
  });
});

test('a mixture of one distribution has its quantiles, and a weight of 0 counts nothing', () => {
  const one = { low: 1, median: 2, high: 4 };
  const shares = [0.05, 0.5, 0.95];
  const [low, middle, high] = mixtureQuantiles([one], Float64Array.of(1), shares);
  expect(low).toBeCloseTo(1, 0);
  expect(middle).toBeCloseTo(2, 6);
  expect(high).toBeCloseTo(4, 0);
  const far = { low: 101, median: 102, high: 104 };
  expect(mixtureQuantiles([one, far], Float64Array.of(1, 0), shares)).toEqual([low, middle, high]);
  expect(quantiles(Float64Array.of(3, 1, 2), [0.5])).toEqual([2]);
});

test('synthetic learners of the sample are those of the data set, and adults', () => {
  const small = sampleOf({ rows: 500, seed: 3 });
  expect([small.rows, at(small.values.learner, 499)]).toEqual([500, 499]);
  const large = sampleOf({ rows: 300_000, seed: 1 });
  expect(large.rows).toBe(8192);
  expect(at(large.values.learner, 0)).toBeGreaterThan(150_000);
  expect(Math.min(...large.values.age)).toBeGreaterThanOrEqual(18);
});
