import { describe, expect, it } from 'vitest';
import { agreement, classOf } from './agreement.ts';
import { conditionalRecovery, recovery } from './recovery.ts';
import { lengths, usage } from './usage.ts';

describe('recovery', () => {
  it('is perfect if every estimate equals the truth', () => {
    const truth = [-1, 0, 0.5, 2];
    const found = recovery({ truth, theta: truth, se: [0.1, 0.1, 0.1, 0.1] });
    expect(found).toMatchObject({ people: 4, bias: 0, rmse: 0, coverage: 1 });
    expect(found.reliability).toBeCloseTo(1, 12);
  });

  it('separates bias from error and counts the intervals that contain the truth', () => {
    // Errors 0.5, 0.5, 0.5, −0.5; half-widths of intervals 1.96 · 0.3 = 0.588, the last 0.392.
    const found = recovery({ truth: [0, 1, 2, 3], theta: [0.5, 1.5, 2.5, 2.5], se: [0.3, 0.3, 0.3, 0.2] });
    expect(found.bias).toBeCloseTo(0.25, 12);
    expect(found.rmse).toBeCloseTo(0.5, 12);
    expect(found.meanSe).toBeCloseTo(0.275, 12);
    expect(found.rootMeanSquareSe).toBeCloseTo(Math.sqrt((3 * 0.09 + 0.04) / 4), 12);
    expect(found.coverage).toBe(0.75);
  });

  it('by ability counts each person once', () => {
    const truth = [-2, -0.5, -0.4, 0, 3];
    const found = conditionalRecovery({ truth, theta: truth, se: truth.map(() => 1) }, [-1, 0, 1]);
    expect(found.map(({ from, to, people }) => [from, to, people])).toEqual([
      [-Infinity, -1, 1],
      [-1, 0, 2],
      [0, 1, 1],
      [1, Infinity, 1],
    ]);
    expect(found[1]?.meanTruth).toBeCloseTo(-0.45, 12);
  });

  it('refuses lists of different lengths', () => {
    expect(() => recovery({ truth: [1], theta: [], se: [] })).toThrow(RangeError);
  });
});

describe('agreement', () => {
  it('and kappa of a perfect classification are 1', () => {
    expect(agreement([0, 1, 2, 1], [0, 1, 2, 1], 3)).toMatchObject({ agreement: 1, kappa: 1, farApart: 0 });
  });

  it('is corrected for chance agreement', () => {
    // Margins .50 .30 .20 and .40 .30 .30: .20 + .09 + .06 = .35 by chance.
    const table = [
      [25, 13, 12],
      [12, 2, 16],
      [3, 15, 2],
    ];
    const pairs = table.flatMap((row, one) =>
      row.flatMap((times, other) => Array.from({ length: times }, () => [one, other])),
    );
    const found = agreement(
      pairs.map(([one = 0]) => one),
      pairs.map(([, other = 0]) => other),
      3,
    );
    expect(found.table).toEqual(table);
    expect(found.agreement).toBeCloseTo(0.29, 12);
    expect(found.kappa).toBeCloseTo((0.29 - 0.35) / (1 - 0.35), 12);
    expect(found.farApart).toBeCloseTo(0.15, 12);
  });

  it('assigns a cut to the class above', () => {
    expect([-1, -0.5, 0, 0.75].map((theta) => classOf(theta, [-0.5, 0.75]))).toEqual([0, 1, 1, 2]);
  });

  it('refuses an invalid class', () => {
    expect(() => agreement([0], [3], 3)).toThrow(RangeError);
  });
});

describe('usage', () => {
  it('of one fixed form: all takers see its items, and two takers share the whole test', () => {
    const found = usage([10, 10, 0, 0, 0], 10);
    expect(found).toMatchObject({ maximumRate: 1, meanRate: 0.4, neverShown: 0.6, aboveAFifth: 0.4, overlap: 1 });
    expect([...found.rates]).toEqual([1, 1, 0, 0, 0]);
  });

  it('of a bank used evenly: two takers share n/L of a test', () => {
    const takers = 100_000;
    const [items, asked] = [40, 10];
    const found = usage(new Array(items).fill((takers * asked) / items), takers);
    expect(found.overlap).toBeCloseTo(asked / items, 4);
  });

  it('for many takers has the overlap (L/n)·S² + n/L, with the variance S² of the rates', () => {
    const takers = 1_000_000;
    const rates = [0.5, 0.4, 0.3, 0.25, 0.25, 0.2, 0.1, 0];
    const n = rates.reduce((sum, rate) => sum + rate, 0);
    const L = rates.length;
    const variance = rates.reduce((sum, rate) => sum + (rate - n / L) ** 2, 0) / L;
    const found = usage(
      rates.map((rate) => rate * takers),
      takers,
    );
    expect(found.overlap).toBeCloseTo((L / n) * variance + n / L, 5);
  });
});

describe('lengths', () => {
  it('have mean, SD and quantiles', () => {
    const found = lengths([8, 8, 10, 12, 20]);
    expect(found).toMatchObject({ mean: 11.6, minimum: 8, maximum: 20, quantiles: [8, 8, 10, 12, 20] });
    expect(found.sd).toBeCloseTo(Math.sqrt((2 * 3.6 ** 2 + 1.6 ** 2 + 0.4 ** 2 + 8.4 ** 2) / 4), 12);
    expect(found.histogram[8]).toBe(2);
    expect(found.histogram.reduce((sum, each) => sum + each, 0)).toBe(5);
  });
});
