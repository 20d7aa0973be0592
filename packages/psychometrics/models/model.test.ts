import { describe, expect, it } from 'vitest';
import { formulaBank, formulaBankFigures, gradedItems } from '../published-figures.ts';
import type { ItemParameters } from './item-parameters.ts';
import { maximumPoints } from './item-parameters.ts';
import {
  addLogLikelihood,
  biasAt,
  expectedScore,
  information,
  probability,
  slopeAt,
  testInformation,
} from './model.ts';

const oneOfEach: { name: string; item: ItemParameters }[] = [
  { name: '1PL', item: { a: 1, b: 0.3 } },
  { name: '2PL', item: { a: 1.7, b: -0.6 } },
  { name: '3PL', item: { a: 1.3, b: 0.5, c: 0.2 } },
  { name: '4PL', item: { a: 2, b: -0.2, c: 0.15, d: 0.95 } },
  { name: '4PL without guessing', item: { a: 0.9, b: 1, d: 0.9 } },
  { name: 'graded', item: { a: 1.4, b: [-1.2, 0, 0.4, 1.8] } },
  { name: 'partial credit', item: { model: 'GPCM', a: 0.9, b: [0.4, -1.2, 1.8] } },
];

/** The probability of each response; for dichotomous items wrong and right. */
function responsesAt(item: ItemParameters, theta: number): number[] {
  const answers = probability(item, theta);
  return typeof answers === 'number' ? [1 - answers, answers] : answers;
}

describe('published figures', () => {
  it.each(formulaBankFigures.information)('the 30-item 3PL bank has the information $value at θ = $theta', ({
    theta,
    value,
  }) => {
    expect(testInformation(formulaBank, theta)).toBeCloseTo(value, 6);
  });

  it('items 18, 4 and 27 of the 30-item bank have the most information at θ = 0', () => {
    const ranked = formulaBank
      .map((item, index) => ({ index, value: information(item, 0) }))
      .sort((left, right) => right.value - left.value);
    expect(ranked.slice(0, 3).map(({ index }) => index)).toEqual(formulaBankFigures.mostInformative);
    expect(ranked[0]?.value).toBeCloseTo(formulaBankFigures.highestInformation, 6);
  });
});

describe('response models', () => {
  it('follow their formulas', () => {
    expect(probability({ a: 1, b: 0 }, 0)).toBe(0.5);
    expect(probability({ a: 2, b: 1, c: 0.2 }, 0)).toBeCloseTo(0.2 + 0.8 / (1 + Math.exp(2)), 14);
    expect(probability({ a: 2, b: 1, c: 0.2, d: 0.9 }, 0)).toBeCloseTo(0.2 + 0.7 / (1 + Math.exp(2)), 14);
    const reaching = (threshold: number) => 1 / (1 + Math.exp(-1.5 * (0.4 - threshold)));
    const graded = probability({ a: 1.5, b: [-1, 0.5] }, 0.4);
    expect(graded[0]).toBeCloseTo(1 - reaching(-1), 14);
    expect(graded[1]).toBeCloseTo(reaching(-1) - reaching(0.5), 14);
    expect(graded[2]).toBeCloseTo(reaching(0.5), 14);
  });

  it('give k points rather than k − 1 the odds exp(a(θ − step k)) in partial credit', () => {
    const shares = probability({ model: 'GPCM', a: 1.5, b: [0.6, -0.3] }, 0.4);
    expect((shares[1] as number) / (shares[0] as number)).toBeCloseTo(Math.exp(1.5 * (0.4 - 0.6)), 12);
    expect((shares[2] as number) / (shares[1] as number)).toBeCloseTo(Math.exp(1.5 * (0.4 + 0.3)), 12);
  });

  it('give a graded item with one threshold the values of a 2PL item', () => {
    const graded = { a: 1.3, b: [0.7] };
    const plain = { a: 1.3, b: 0.7 };
    expect(probability(graded, -0.4)[1]).toBeCloseTo(probability(plain, -0.4), 14);
    expect(information(graded, -0.4)).toBeCloseTo(information(plain, -0.4), 14);
    expect(biasAt(graded, -0.4)).toBeCloseTo(biasAt(plain, -0.4), 14);
    expect(slopeAt(graded, 1, -0.4)).toBeCloseTo(slopeAt(plain, 1, -0.4), 14);
  });

  it.each(oneOfEach)('a $name item has the information, slope and bias that its probabilities imply', ({ item }) => {
    const h = 1e-3;
    for (const theta of [-2.5, -0.6, 0, 0.9, 2.4]) {
      const [before, here, after] = [theta - h, theta, theta + h].map((at) => responsesAt(item, at)) as [
        number[],
        number[],
        number[],
      ];
      let expectedInformation = 0;
      let expectedBias = 0;
      here.forEach((p, response) => {
        const [low, high] = [before[response] as number, after[response] as number];
        const first = (high - low) / (2 * h);
        const second = (high - 2 * p + low) / (h * h);
        expectedInformation += (first * first) / p;
        expectedBias += (first * second) / p;
        expect(slopeAt(item, response, theta)).toBeCloseTo(first / p, 5);
        const sums = new Float64Array(1);
        addLogLikelihood(item, response, Float64Array.of(theta), sums);
        expect(sums[0]).toBeCloseTo(Math.log(p), 12);
      });
      expect(information(item, theta)).toBeCloseTo(expectedInformation, 5);
      expect(biasAt(item, theta)).toBeCloseTo(expectedBias, 4);
    }
  });

  it.each(oneOfEach)('a $name item has finite values for extreme θ', ({ item }) => {
    for (const theta of [-1e9, -800, -60, 60, 800, 1e9]) {
      const answers = responsesAt(item, theta);
      expect(answers.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      expect(answers.every((each) => each >= 0 && each <= 1)).toBe(true);
      expect(information(item, theta)).toBeGreaterThanOrEqual(0);
      expect(information(item, theta)).toBeLessThan(1e-6);
      expect(biasAt(item, theta)).toBeCloseTo(0, 6);
      for (let response = 0; response <= maximumPoints(item); response++) {
        expect(Number.isFinite(slopeAt(item, response, theta))).toBe(true);
        const sums = new Float64Array(1);
        addLogLikelihood(item, response, Float64Array.of(theta), sums);
        expect(Number.isFinite(sums[0])).toBe(true);
      }
    }
  });

  it('keep the relative precision of information in the tails', () => {
    expect(information({ a: 1, b: 0 }, 50) / Math.exp(-50)).toBeCloseTo(1, 12);
    expect(information({ a: 1, b: 0 }, -50) / Math.exp(-50)).toBeCloseTo(1, 12);
    expect(information({ a: 1, b: [0, 1] }, 50) / Math.exp(-49)).toBeCloseTo(1, 12);
    expect(information({ a: 1, b: [0, 1] }, -50) / Math.exp(-50)).toBeCloseTo(1, 12);
  });

  it('have a higher expected score for a higher ability', () => {
    for (const item of [...gradedItems, ...formulaBank]) {
      expect(expectedScore(item, 1)).toBeGreaterThan(expectedScore(item, 0));
    }
    expect(expectedScore({ a: 1, b: [-1, 1] }, 0)).toBeCloseTo(1, 12);
  });
});

describe('invalid input', () => {
  it.each([
    [{ a: 0, b: 0 }, /discrimination a must be a positive number, not 0/],
    [{ a: -1, b: 0 }, /discrimination/],
    [{ a: Number.NaN, b: 0 }, /discrimination/],
    [{ a: Infinity, b: 0 }, /discrimination/],
    [{ a: 1, b: Number.NaN }, /difficulty b/],
    [{ a: 1, b: 0, c: -0.1 }, /asymptotes/],
    [{ a: 1, b: 0, c: 0.5, d: 0.5 }, /asymptotes/],
    [{ a: 1, b: 0, d: 1.1 }, /asymptotes/],
    [{ a: 1, b: 0, c: Number.NaN }, /asymptotes/],
    [{ a: 1, b: [] }, /at least one threshold/],
    [{ a: 1, b: [0, 0] }, /rise strictly/],
    [{ a: 1, b: [1, 0] }, /rise strictly/],
    [{ a: 1, b: [0, Number.NaN] }, /rise strictly/],
    [{ model: 'GPCM', a: 1, b: [0, Number.NaN] }, /steps b must be finite/],
  ] as [ItemParameters, RegExp][])('%j is refused with the reason', (item, reason) => {
    expect(() => probability(item, 0)).toThrow(RangeError);
    expect(() => information(item, 0)).toThrow(reason);
  });

  it('a θ that is not a number is refused', () => {
    expect(() => probability({ a: 1, b: 0 }, Number.NaN)).toThrow(/θ must be a finite number/);
    expect(() => information({ a: 1, b: 0 }, Infinity)).toThrow(RangeError);
  });
});
