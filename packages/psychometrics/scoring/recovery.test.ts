import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { biasAt, testInformation } from '../models/model.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { classify } from './classification.ts';
import { estimate } from './estimate.ts';
import { posterior } from './posterior.ts';
import { empiricalReliability, reliability } from './reliability.ts';

// Simulation shows that the estimators recover the true values, not that a test is valid.

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const test: ItemParameters[] = Array.from({ length: 20 }, (_, index) => {
  const b = -2 + index * 0.2;
  return index % 5 === 0
    ? { a: 1.2, b: [b - 0.7, b + 0.7] }
    : { a: 0.8 + 0.1 * (index % 6), b, c: index % 2 ? 0.2 : 0 };
});

describe('simulated people', () => {
  it('EAP recovers ability with the stated error and reliability', () => {
    const random = seededRandom('eap');
    const people = Array.from({ length: 1500 }, () => {
      const theta = normalDraw(random);
      const found = estimate(
        test,
        test.map((item) => respond(item, theta, random)),
        { method: 'EAP' },
      );
      return { theta: found.theta, se: found.se, error: found.theta - theta };
    });
    const stated = Math.sqrt(mean(people.map(({ se }) => se ** 2)));
    const observed = Math.sqrt(mean(people.map(({ error }) => error ** 2)));
    expect(observed / stated).toBeGreaterThan(0.94);
    expect(observed / stated).toBeLessThan(1.06);
    expect(Math.abs(mean(people.map(({ error }) => error)))).toBeLessThan(3 * (stated / Math.sqrt(1500)));
    expect(empiricalReliability(people)).toBeCloseTo(reliability(stated), 1);
  });

  it('WLE removes Warm’s bias of ML and has almost none itself', () => {
    const random = seededRandom('bias');
    const theta = 1.2;
    const long = [...test, ...test];
    const errors = { ML: [] as number[], WLE: [] as number[] };
    for (let person = 0; person < 1500; person++) {
      const responses = long.map((item) => respond(item, theta, random));
      for (const method of ['ML', 'WLE'] as const) {
        errors[method].push(estimate(long, responses, { method, bounds: [-6, 6] }).theta - theta);
      }
    }
    const fisherInformation = testInformation(long, theta);
    const expected = -long.reduce((sum, item) => sum + biasAt(item, theta), 0) / (2 * fisherInformation ** 2);
    const noise = 3 / Math.sqrt(fisherInformation * 1500);
    expect(expected).toBeGreaterThan(0.02);
    // Both methods share their random errors, so their difference shows the bias more clearly than either error.
    expect((mean(errors.ML) - mean(errors.WLE)) / expected).toBeGreaterThan(0.8);
    expect((mean(errors.ML) - mean(errors.WLE)) / expected).toBeLessThan(1.3);
    expect(Math.abs(mean(errors.WLE))).toBeLessThan(noise);
    expect(Math.sqrt(mean(errors.WLE.map((error) => error ** 2))) * Math.sqrt(fisherInformation)).toBeCloseTo(1, 1);
  });

  it('a classification is right as often as its confidence', () => {
    const random = seededRandom('classes');
    const cuts = [-0.5, 0.75];
    const people = Array.from({ length: 600 }, () => {
      const theta = normalDraw(random);
      const { level, confidence } = classify(
        posterior(
          test,
          test.map((item) => respond(item, theta, random)),
        ),
        cuts,
      );
      return { right: level === cuts.filter((cut) => theta >= cut).length ? 1 : 0, confidence };
    });
    expect(mean(people.map(({ right }) => right))).toBeCloseTo(mean(people.map(({ confidence }) => confidence)), 1);
  });
});
