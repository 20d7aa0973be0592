import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { normalDraw, respond } from '../simulation/respond.ts';
import { calibrate } from './calibrate.ts';
import { highestOf3pl, lsat6Patterns, lsat7Figures, lsat7Patterns } from './published-tables.ts';
import type { ResponsePattern } from './response-matrix.ts';

const withoutPriors = { model: '3PL', priors: { a: null, c: null } } as const;
const names = ['A', 'B', 'C', 'D', 'E'];

describe('the 3PL without priors', () => {
  it('of LSAT7 has the values of mirt’s tests', () => {
    const { items, converged, notes } = calibrate(lsat7Patterns, { ...withoutPriors, names });
    const published = lsat7Figures['3PL'];
    expect(converged).toBe(true);
    for (const [index, { b, intercept }] of items.entries()) {
      expect(Math.abs(b - (published.b[index] as number))).toBeLessThan(index === 1 ? 0.008 : 0.001);
      expect(Math.abs(intercept - (published.intercept[index] as number))).toBeLessThan(index === 1 ? 0.013 : 0.001);
    }
    const [first, second] = items;
    expect(Math.abs((second?.c ?? 0) - published.c)).toBeLessThan(0.004);
    expect(Math.abs((second?.seC ?? 0) - published.seC)).toBeLessThan(0.002);
    expect(Math.abs((first?.seB ?? 0) - published.seB)).toBeLessThan(0.001);
    expect(Math.abs((first?.seIntercept ?? 0) - published.seIntercept)).toBeLessThan(0.001);
    expect(notes).toEqual([
      'The answers show no guessing in items A, C, D, E: c is at its lower limit and has no standard error.',
    ]);
  });

  it.each([
    ['LSAT6', lsat6Patterns, highestOf3pl.lsat6],
    ['LSAT7', lsat7Patterns, highestOf3pl.lsat7],
  ] as const)('of %s reaches the highest likelihood', (_, patterns, highest) => {
    const found = calibrate(patterns, withoutPriors);
    expect(found.converged).toBe(true);
    expect(Math.abs(found.logLikelihood - highest)).toBeLessThan(0.001);
    for (const { c = 0, seA, seB, seC } of found.items) {
      expect(seA).toBeGreaterThan(0);
      expect(seB).toBeGreaterThan(0);
      if (c < 0.001) expect(seC).toBeNaN();
      else expect(seC).toBeGreaterThan(0);
    }
  });

  it('of a few items and people is never less likely than the 2PL', () => {
    for (let sample = 0; sample < 8; sample++) {
      const patterns = fewItems(`few ${sample}`);
      const two = calibrate(patterns, { model: '2PL', standardErrors: 'none' });
      const three = calibrate(patterns, { ...withoutPriors, standardErrors: 'none', maxIterations: 2000 });
      expect(three.logLikelihood).toBeGreaterThan(two.logLikelihood - 0.001);
    }
  });
});

describe('priors of single items', () => {
  it('replace the common prior: c stays near them where few people guess', () => {
    const patterns = fewItems('own priors');
    const logit = (c: number) => Math.log(c / (1 - c));
    const near = (c: number) => ({ mean: logit(c), sd: 0.05 });
    const options = { model: '3PL', standardErrors: 'none' } as const;
    const own = calibrate(patterns, { ...options, priors: { cOf: { 0: near(0.33), 3: near(0.1) } } });
    expect(own.converged).toBe(true);
    expect(own.items[0]?.c).toBeCloseTo(0.33, 1);
    expect(own.items[3]?.c).toBeCloseTo(0.1, 1);
    // The same prior for each item is the common prior.
    const common = calibrate(patterns, { ...options, priors: { c: near(0.25) } });
    const each = calibrate(patterns, { ...options, priors: { cOf: [0, 1, 2, 3, 4].map(() => near(0.25)) } });
    each.items.forEach(({ b }, item) => {
      expect(b).toBeCloseTo(Number(common.items[item]?.b), 3);
    });
    expect(() => calibrate(patterns, { ...options, priors: { cOf: { 1: { mean: 0, sd: 0 } } } })).toThrow(
      /c of item 1/,
    );
  });
});

function fewItems(seed: string): ResponsePattern[] {
  const random = seededRandom(seed);
  const items = Array.from({ length: 5 }, () => ({
    a: 0.6 + random() * 1.6,
    b: -2 + random() * 4,
    c: random() < 0.3 ? 0 : random() * 0.35,
  }));
  return Array.from({ length: 400 }, () => {
    const theta = normalDraw(random);
    return { responses: items.map((item) => respond(item, theta, random)), count: 1 };
  });
}
