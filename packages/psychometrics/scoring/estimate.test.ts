import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { probability, testInformation } from '../models/model.ts';
import {
  formulaBank,
  formulaBankFigures,
  gradedFigures,
  gradedItems,
  lsat6,
  lsat6OfLtm,
  lsat6Posteriors,
  responsesOf,
} from '../published-figures.ts';
import type { EstimateOptions } from './estimate.ts';
import { estimate } from './estimate.ts';

const methods = ['ML', 'MAP', 'WLE', 'EAP'] as const;
const formulaResponses = responsesOf(formulaBankFigures.pattern);
const mixed: ItemParameters[] = [...formulaBank.slice(0, 6), ...gradedItems];
const mixedResponses = [1, 1, 0, 1, 0, 1, 2, 1, 0, 3, 1];

describe('published figures', () => {
  it.each(lsat6Posteriors)('LSAT6 $pattern: EAP $theta, SD $se', ({ pattern, theta, se }) => {
    const found = estimate(lsat6, responsesOf(pattern), { method: 'EAP' });
    // The item parameters are also published to four digits, which affects the last digit of the scores.
    expect(Math.abs(found.theta - theta)).toBeLessThan(1e-4);
    expect(Math.abs(found.se - se)).toBeLessThan(1e-4);
  });

  it.each(Object.entries(lsat6OfLtm.modes))('LSAT6 %s: MAP of ltm', (pattern, [theta, se]) => {
    const found = estimate(lsat6OfLtm.items, responsesOf(pattern), { method: 'MAP' });
    expect(found.theta).toBeCloseTo(theta, 3);
    expect(found.se).toBeCloseTo(se, 3);
  });

  it('equal items: WLE is the logit of r + ½ right to n − r + ½ wrong, even for r = 0 and r = n', () => {
    // Warm 1989; closed form by Firth 1993, as in Haldane 1956 and Anscombe 1956.
    const items = Array.from({ length: 10 }, () => ({ a: 1, b: 0 }));
    for (let right = 0; right <= 10; right++) {
      const { theta, se } = estimate(
        items,
        items.map((_, index) => (index < right ? 1 : 0)),
        { method: 'WLE' },
      );
      expect(theta).toBeCloseTo(Math.log((right + 0.5) / (10 - right + 0.5)), 10);
      expect(se).toBeCloseTo(1 / Math.sqrt((10 * (right + 0.5) * (10.5 - right)) / 121), 10);
    }
  });

  it('30-item 3PL bank: EAP', () => {
    const found = estimate(formulaBank, formulaResponses, { method: 'EAP' });
    expect(found.theta).toBeCloseTo(formulaBankFigures.eap.theta, 6);
    expect(found.se).toBeCloseTo(formulaBankFigures.eap.se, 6);
  });

  it.each(['ML', 'MAP', 'EAP'] as const)('five graded items: %s', (method) => {
    const found = estimate(gradedItems, gradedFigures.responses, { method });
    // The published maxima have about 5 digits; tests below compare ours with the likelihood itself.
    expect(found.theta).toBeCloseTo(gradedFigures[method].theta, method === 'EAP' ? 6 : 5);
    expect(found.se).toBeCloseTo(gradedFigures[method].se, 6);
  });
});

describe('the standard error', () => {
  it('is one over the root of the information, including that of the prior for MAP', () => {
    for (const method of ['ML', 'WLE'] as const) {
      const { theta, se } = estimate(mixed, mixedResponses, { method });
      expect(se).toBeCloseTo(1 / Math.sqrt(testInformation(mixed, theta)), 12);
    }
    const { theta, se } = estimate(mixed, mixedResponses, { method: 'MAP', prior: { mean: 0.5, sd: 0.5 } });
    expect(se).toBeCloseTo(1 / Math.sqrt(testInformation(mixed, theta) + 4), 12);
  });
});

describe('maxima', () => {
  /** The log-likelihood computed from the probabilities. */
  const logLikelihood = (items: readonly ItemParameters[], responses: readonly number[], theta: number) =>
    items.reduce((sum, item, position) => {
      const answers = probability(item, theta);
      const response = responses[position] as number;
      return (
        sum + Math.log(typeof answers === 'number' ? (response ? answers : 1 - answers) : (answers[response] as number))
      );
    }, 0);
  const slope = (curve: (theta: number) => number, theta: number) => (curve(theta + 1e-4) - curve(theta - 1e-4)) / 2e-4;

  it('at ML and MAP the slope of the likelihood or posterior is 0', () => {
    const likelihood = (theta: number) => logLikelihood(mixed, mixedResponses, theta);
    expect(slope(likelihood, estimate(mixed, mixedResponses, { method: 'ML' }).theta)).toBeCloseTo(0, 6);
    const mode = estimate(mixed, mixedResponses, { method: 'MAP', prior: { mean: -1, sd: 0.8 } }).theta;
    expect(slope((theta) => likelihood(theta) - (theta + 1) ** 2 / (2 * 0.64), mode)).toBeCloseTo(0, 6);
  });

  it('WLE solves Warm’s equation, slope + J / (2I) = 0, for guessing and graded items', () => {
    for (const [items, responses] of [
      [formulaBank, formulaResponses],
      [gradedItems, [2, 1, 1, 3, 2]],
      [gradedItems, [3, 3, 3, 3, 3]],
      [mixed, mixedResponses],
      [formulaBank, formulaResponses.map(() => 1)],
    ] as [ItemParameters[], number[]][]) {
      const { theta, atBound } = estimate(items, responses, { method: 'WLE', bounds: [-8, 8] });
      expect(atBound).toBeUndefined();
      const h = 1e-3;
      let [bias, fisherInformation] = [0, 0];
      for (const item of items) {
        const at = (ability: number) => {
          const answers = probability(item, ability);
          return typeof answers === 'number' ? [1 - answers, answers] : answers;
        };
        const [low, here, high] = [at(theta - h), at(theta), at(theta + h)];
        here.forEach((p, response) => {
          const first = ((high[response] as number) - (low[response] as number)) / (2 * h);
          const second = ((high[response] as number) - 2 * p + (low[response] as number)) / (h * h);
          bias += (first * second) / p;
          fisherInformation += (first * first) / p;
        });
      }
      const likelihood = (ability: number) => logLikelihood(items, responses, ability);
      expect(slope(likelihood, theta) + bias / (2 * fisherInformation)).toBeCloseTo(0, 5);
    }
  });

  it('WLE of 2PL items is the mode under Jeffreys’ prior', () => {
    const responses = [1, 0, 1, 1, 0];
    const weighted = (theta: number) =>
      logLikelihood(lsat6, responses, theta) + 0.5 * Math.log(testInformation(lsat6, theta));
    const { theta } = estimate(lsat6, responses, { method: 'WLE' });
    expect(slope(weighted, theta)).toBeCloseTo(0, 6);
  });

  it.each([
    [2, 'guesses', -2.3],
    [7, 'knowledge', 3.1],
  ])('%i right answers to hard, sharp items and wrong ones to easy items are scored as %s', (count, _, about) => {
    const hard = Array.from({ length: count }, () => ({ a: 4, b: 2.5, c: 0.2 }));
    const items = [{ a: 1.5, b: -3 }, { a: 1.2, b: -1, c: 0.2 }, { a: 0.9, b: -0.6, c: 0.2 }, ...hard];
    const responses = [1, 0, 0, ...hard.map(() => 1)];
    const heights = Array.from({ length: 801 }, (_, node) => logLikelihood(items, responses, -4 + node / 100));
    const maxima = heights.filter(
      (height, node) => height > (heights[node - 1] ?? height) && height > (heights[node + 1] ?? height),
    );
    expect(maxima).toHaveLength(2);
    const { theta } = estimate(items, responses, { method: 'ML' });
    expect(theta).toBeCloseTo(about, 0);
    expect(logLikelihood(items, responses, theta)).toBeGreaterThanOrEqual(Math.max(...maxima));
  });
});

describe('answers that do not bound θ', () => {
  it.each([
    ['all right', '11111', 4, 'high'],
    ['all wrong', '00000', -4, 'low'],
  ] as const)('ML on %s ends at the bound and reports it', (_, pattern, theta, atBound) => {
    const found = estimate(lsat6, responsesOf(pattern), { method: 'ML' });
    expect(found).toMatchObject({ theta, atBound });
    expect(found.se).toBeCloseTo(1 / Math.sqrt(testInformation(lsat6, theta)), 12);
    expect(estimate(lsat6, responsesOf(pattern), { method: 'ML', bounds: [-3, 3] }).theta).toBe((theta / 4) * 3);
    expect(
      estimate(
        gradedItems,
        gradedItems.map(() => (pattern === '11111' ? 3 : 0)),
        { method: 'ML' },
      ).atBound,
    ).toBe(atBound);
  });

  it('the other methods stay within the bounds and report none', () => {
    for (const method of ['MAP', 'WLE', 'EAP'] as const) {
      const found = estimate(
        formulaBank,
        formulaResponses.map(() => 1),
        { method, bounds: [-8, 8] },
      );
      expect(Math.abs(found.theta)).toBeLessThan(8);
      expect('atBound' in found).toBe(false);
    }
  });

  it('without answers EAP and MAP equal the prior, and ML and WLE throw', () => {
    for (const [items, responses] of [
      [[], []],
      [lsat6, [null, null, null, null, null]],
    ] as [ItemParameters[], null[]][]) {
      for (const method of ['EAP', 'MAP'] as const) {
        const standard = estimate(items, responses, { method });
        expect(standard.theta).toBeCloseTo(0, 10);
        expect(standard.se).toBeCloseTo(1, 10);
        const custom = estimate(items, responses, { method, prior: { mean: 0.7, sd: 0.4 } });
        expect(custom.theta).toBeCloseTo(0.7, 10);
        expect(custom.se).toBeCloseTo(0.4, 10);
      }
      for (const method of ['ML', 'WLE'] as const) {
        expect(() => estimate(items, responses, { method })).toThrow(/at least one response/);
      }
    }
  });
});

describe('any estimate', () => {
  it.each(methods)('%s ignores items that were not presented', (method) => {
    const gaps = mixedResponses.map((response, position) => (position % 3 === 0 ? null : response));
    const presented = mixed.filter((_, position) => position % 3 !== 0);
    const responses = gaps.filter((response) => response !== null);
    expect(estimate(mixed, gaps, { method })).toEqual(estimate(presented, responses, { method }));
  });

  it.each(methods)('%s is equivariant to changes of the scale', (method) => {
    const shifted = mixed.map(({ a, b, ...rest }) => ({
      ...rest,
      a: a / 2,
      b: typeof b === 'number' ? 2 * b + 0.5 : b.map((each) => 2 * each + 0.5),
    })) as ItemParameters[];
    const here = estimate(mixed, mixedResponses, { method, prior: { mean: 0, sd: 1 }, bounds: [-5, 5] });
    const there = estimate(shifted, mixedResponses, { method, prior: { mean: 0.5, sd: 2 }, bounds: [-9.5, 10.5] });
    expect(there.theta).toBeCloseTo(2 * here.theta + 0.5, 7);
    expect(there.se).toBeCloseTo(2 * here.se, 7);
  });

  it.each(methods)('%s stays exact with hundreds of sharp items', (method) => {
    const items = Array.from({ length: 400 }, (_, index) => ({ a: 5, b: -1 + (2 * index) / 400 }));
    const responses = items.map(({ b }) => (b < 0.3 ? 1 : 0));
    const { theta, se } = estimate(items, responses, { method });
    expect(Math.abs(theta - 0.3)).toBeLessThan(0.01);
    expect(se / (1 / Math.sqrt(testInformation(items, theta)))).toBeCloseTo(1, 1);
  });

  it('EAP with bounds integrates between them', () => {
    const wrong = responsesOf('00000');
    const open = estimate(lsat6, wrong, { method: 'EAP' });
    const bounded = estimate(lsat6, wrong, { method: 'EAP', bounds: [-2, 2] });
    expect(bounded.theta).toBeGreaterThan(open.theta);
    // The midpoint rule.
    let [mass, moment] = [0, 0];
    for (let cell = 0; cell < 20_000; cell++) {
      const theta = -2 + (cell + 0.5) * 2e-4;
      const density = lsat6.reduce(
        (product, item) => product * (1 - probability(item, theta)),
        Math.exp((-theta * theta) / 2),
      );
      mass += density;
      moment += density * theta;
    }
    expect(bounded.theta).toBeCloseTo(moment / mass, 6);
  });
});

describe('invalid input', () => {
  const item = { a: 1, b: 0 };
  it.each([
    [
      'a response that the item cannot have',
      [item],
      [2],
      { method: 'EAP' },
      /response 0 must be .* from 0 to 1, not 2/,
    ],
    ['half a point', [item], [0.5], { method: 'ML' }, /response 0/],
    ['a response of NaN', [item], [Number.NaN], { method: 'EAP' }, /response 0/],
    ['too many points', [{ a: 1, b: [0, 1] }], [3], { method: 'MAP' }, /from 0 to 2, not 3/],
    ['fewer responses than items', [item, item], [1], { method: 'EAP' }, /2 items need as many responses, not 1/],
    ['an item without discrimination', [item, { a: 0, b: 0 }], [1, 1], { method: 'WLE' }, /item 1: discrimination/],
    ['text instead of a number', [{ a: '1' as never, b: 0 }], [1], { method: 'EAP' }, /discrimination a .* number/],
    ['text instead of a guessing parameter', [{ a: 1, b: 0, c: '0' as never }], [1], { method: 'EAP' }, /asymptotes/],
    ['no item', [item, undefined as never], [1, 1], { method: 'ML' }, /item 1: an item has .* this is undefined/],
    ['no items', null as never, [], { method: 'EAP' }, /items must be a list, not null/],
    ['no responses', [item], undefined as never, { method: 'EAP' }, /1 items need as many responses/],
    ['a prior without spread', [item], [1], { method: 'EAP', prior: { mean: 0, sd: 0 } }, /prior/],
    ['a prior of NaN', [item], [1], { method: 'MAP', prior: { mean: Number.NaN, sd: 1 } }, /prior/],
    ['bounds in the wrong order', [item], [1], { method: 'ML', bounds: [4, -4] }, /bounds/],
    ['infinite bounds', [item], [1], { method: 'EAP', bounds: [-Infinity, 4] }, /bounds/],
    ['an unknown method', [item], [1], { method: 'BME' as 'ML' }, /method/],
  ] as [
    string,
    ItemParameters[],
    number[],
    EstimateOptions,
    RegExp,
  ][])('%s is refused', (_, items, responses, options, reason) => {
    expect(() => estimate(items, responses, options)).toThrow(RangeError);
    expect(() => estimate(items, responses, options)).toThrow(reason);
  });
});
