import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { areaUnderCurve, logLoss } from './accuracy.ts';
import type { SkillAnswers } from './performance-factors.ts';
import { fitPerformanceFactors, predictNext } from './performance-factors.ts';

const truth = new Map([
  ['loops', { intercept: -0.5, success: 0.3, failure: 0.1, covariance: new Float64Array(9) }],
  ['fractions', { intercept: 0.4, success: 0.15, failure: -0.2, covariance: new Float64Array(9) }],
]);

function simulated(learners: number, length: number, seed: string): SkillAnswers[] {
  const random = seededRandom(seed);
  return [...truth].flatMap(([skill, weights]) =>
    Array.from({ length: learners }, () => {
      const answers: boolean[] = [];
      for (let n = 0; n < length; n++) {
        const successes = answers.filter(Boolean).length;
        answers.push(random() < predictNext(weights, { successes, failures: n - successes }).probability);
      }
      return { skill, answers };
    }),
  );
}

describe('Performance Factors Analysis', () => {
  it('recovers the weights of each skill', () => {
    const { skills } = fitPerformanceFactors(simulated(8000, 8, 'recovery'));
    for (const [skill, weights] of truth) {
      for (const name of ['intercept', 'success', 'failure'] as const) {
        expect(Math.abs((skills.get(skill)?.[name] ?? Number.NaN) - weights[name])).toBeLessThan(0.05);
      }
    }
  });

  it('keeps a skill with few answers near the common weights, and offers those for an unknown skill', () => {
    const learners = [...simulated(2000, 6, 'few'), { skill: 'rare', answers: [true, true, true] }];
    const model = fitPerformanceFactors(learners);
    for (const name of ['intercept', 'success', 'failure'] as const) {
      expect(Math.abs((model.skills.get('rare')?.[name] ?? Number.NaN) - model.common[name])).toBeLessThan(0.4);
    }
    const history = { successes: 2, failures: 1 };
    const { intercept, success, failure } = model.common;
    const expected = 1 / (1 + Math.exp(-(intercept + 2 * success + failure)));
    expect(predictNext(model.common, history).probability).toBeCloseTo(expected, 12);
  });

  it('has standard errors that shrink with the answers and cover the truth', () => {
    const history = { successes: 3, failures: 2 };
    let inside = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { skills } = fitPerformanceFactors(simulated(300, 7, `errors ${seed}`), { ridge: 0.01 });
      for (const [skill, weights] of truth) {
        const found = predictNext(skills.get(skill) ?? weights, history);
        const expected = predictNext(weights, history).probability;
        if (Math.abs(found.probability - expected) <= 1.96 * found.standardError) inside += 1;
      }
    }
    expect(inside / 200).toBeGreaterThan(0.9);
    expect(inside / 200).toBeLessThan(0.99);
  });

  it('has finite weights when every answer is right', () => {
    const { common } = fitPerformanceFactors([{ skill: 'easy', answers: new Array(50).fill(true) }]);
    const { intercept, success, failure } = common;
    expect([intercept, success, failure].every(Number.isFinite)).toBe(true);
    expect(() => fitPerformanceFactors([{ skill: 'empty', answers: [] }])).toThrow(RangeError);
  });
});

describe('accuracy of predictions', () => {
  it('counts the pairs in the right order, ties by half', () => {
    const answers = [true, false, true, false] as const;
    expect(areaUnderCurve({ probabilities: [0.9, 0.8, 0.7, 0.1], answers })).toBe(0.75);
    expect(areaUnderCurve({ probabilities: [0.5, 0.5, 0.5, 0.5], answers })).toBe(0.5);
    expect(areaUnderCurve({ probabilities: [0.9, 0.1, 0.8, 0.2], answers })).toBe(1);
    expect(areaUnderCurve({ probabilities: [0.5], answers: [true] })).toBeNaN();
    expect(logLoss({ probabilities: [0.5, 0.5], answers: [1, 0] })).toBeCloseTo(Math.LN2, 12);
    expect(logLoss({ probabilities: [], answers: [] })).toBeNaN();
  });

  it('agrees with the count over all pairs', () => {
    const random = seededRandom('pairs');
    const answers = Array.from({ length: 300 }, () => random() < 0.6);
    const probabilities = answers.map((isRight) => Math.round(10 * (random() + (isRight ? 0.3 : 0))) / 10);
    const pairs = answers.flatMap((isRight, one) =>
      isRight
        ? answers.flatMap((other, two) => (other ? [] : [[probabilities[one], probabilities[two]] as const]))
        : [],
    );
    const points = pairs.map(([right = 0, wrong = 0]) => (right > wrong ? 1 : right === wrong ? 0.5 : 0) as number);
    const expected = points.reduce((sum, each) => sum + each, 0) / pairs.length;
    expect(areaUnderCurve({ probabilities, answers })).toBeCloseTo(expected, 12);
  });
});
