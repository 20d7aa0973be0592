import { describe, expect, it } from 'vitest';
import { formulaBank, formulaBankFigures, responsesOf } from '../published-figures.ts';
import { classify, probabilityAbove } from './classification.ts';
import { combine, composite } from './composite.ts';
import { estimate } from './estimate.ts';
import { massBelow, posterior } from './posterior.ts';
import { empiricalReliability, reliability } from './reliability.ts';
import { scaledError, scaledScore, scoreInterval, thetaAt } from './scaled-score.ts';

describe('the EiQ scale', () => {
  it('is 500 + 100·θ to one decimal, limited to 100–900', () => {
    expect(scaledScore(0)).toBe(500);
    expect(scaledScore(0.719798)).toBe(572);
    expect(scaledScore(-1.23456)).toBe(376.5);
    expect(scaledScore(4.2)).toBe(900);
    expect(scaledScore(-99)).toBe(100);
    expect(scaledError(0.433757)).toBeCloseTo(43.3757, 10);
    expect(thetaAt(450)).toBe(-0.5);
    expect(thetaAt(575)).toBe(0.75);
    expect(() => scaledScore(Number.NaN)).toThrow(RangeError);
    expect(() => scaledError(Number.NaN)).toThrow(RangeError);
  });

  it('has a 95 % interval within the scale', () => {
    expect(scoreInterval({ theta: 0.5, se: 0.3 })).toEqual({ low: 491.2, high: 608.8 });
    expect(scoreInterval({ theta: 3.8, se: 0.4 })).toEqual({ low: 801.6, high: 900 });
  });
});

describe('a composite', () => {
  it('weights sections by their share and propagates their errors', () => {
    const sections = [
      { theta: 0.4, se: 0.45, weight: 25 },
      { theta: -0.2, se: 0.4, weight: 40 },
      { theta: 1, se: 0.42, weight: 35 },
    ];
    const { theta, se } = composite(sections);
    expect(theta).toBeCloseTo(0.25 * 0.4 - 0.4 * 0.2 + 0.35, 12);
    expect(se).toBeCloseTo(Math.hypot(0.25 * 0.45, 0.4 * 0.4, 0.35 * 0.42), 12);
  });

  it('includes the covariance of shrunken estimates of correlated abilities', () => {
    const sections = [
      { theta: 0.4, se: 0.5, weight: 25 },
      { theta: -0.2, se: 0.4, weight: 40 },
      { theta: 1, se: 0.45, weight: 35 },
    ];
    const shrinkage = [0.25 * 0.25, 0.4 * 0.16, 0.35 * 0.2025] as const;
    const shared = shrinkage[0] * shrinkage[1] + shrinkage[0] * shrinkage[2] + shrinkage[1] * shrinkage[2];
    const alone = composite(sections);
    const together = composite(sections, { correlation: 0.7 });
    expect(together.theta).toBe(alone.theta);
    expect(together.se).toBeCloseTo(Math.sqrt(alone.se ** 2 + 2 * 0.7 * shared), 12);
    expect(composite(sections, { correlation: 0 })).toEqual(alone);
    expect(() => composite(sections, { correlation: 1.1 })).toThrow(/correlate/);
  });

  it('refuses missing sections and invalid weights or abilities', () => {
    expect(() => composite([])).toThrow(RangeError);
    expect(() => composite([{ theta: 0, se: 1, weight: -1 }])).toThrow(/weight/);
    expect(() => composite([{ theta: Number.NaN, se: 1, weight: 1 }])).toThrow(/θ/);
  });
});

describe('independent measurements', () => {
  it('are combined by their precision', () => {
    const { theta, se } = combine([
      { theta: 0, se: 0.3 },
      { theta: 1, se: 0.6 },
    ]);
    expect(theta).toBeCloseTo(0.2, 12);
    expect(se).toBeCloseTo(1 / Math.sqrt(1 / 0.09 + 1 / 0.36), 12);
    const alone = combine([{ theta: 0.7, se: 0.4 }]);
    expect(alone.theta).toBeCloseTo(0.7, 12);
    expect(alone.se).toBeCloseTo(0.4, 12);
  });

  it('count a shared prior once', () => {
    // Normal data of precision 4 and 9 around 1 and 0.5, each with a prior N(0, 1).
    const parts = [
      { theta: 4 / 5, se: Math.sqrt(1 / 5) },
      { theta: 4.5 / 10, se: Math.sqrt(1 / 10) },
    ];
    const { theta, se } = combine(parts, { sharedPrior: { mean: 0, sd: 1 } });
    expect(theta).toBeCloseTo(8.5 / 14, 12);
    expect(se).toBeCloseTo(1 / Math.sqrt(14), 12);
    const unmeasured = { theta: 0, se: 1 };
    expect(combine([unmeasured, unmeasured], { sharedPrior: { mean: 0, sd: 1 } })).toEqual(unmeasured);
  });

  it('are refused with a standard error of 0, and must not be empty', () => {
    expect(() => combine([])).toThrow(RangeError);
    expect(() => combine([{ theta: 0, se: 0 }])).toThrow(/above 0/);
    const vague = { theta: 0, se: 2 };
    expect(() => combine([vague, vague, vague], { sharedPrior: { mean: 0, sd: 1 } })).toThrow(/prior/);
  });
});

describe('classification', () => {
  const cuts = [-0.5, 0.75];

  it('chooses the class with most mass, with the mass as confidence', () => {
    const found = classify({ theta: 0, se: 0.5 }, cuts);
    expect(found.level).toBe(1);
    expect(found.masses[0]).toBeCloseTo(0.158655, 6);
    expect(found.confidence).toBeCloseTo(1 - 0.158655 - 0.066807, 6);
    expect(found.masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 12);
  });

  it('works for a posterior and a normal distribution, in any unit', () => {
    const items = posterior(formulaBank, responsesOf(formulaBankFigures.pattern));
    const found = classify(items, cuts);
    expect(found.masses[0]).toBeCloseTo(massBelow(items, -0.5), 12);
    expect(found.level).toBe(1);
    const inPoints = classify({ theta: 500, se: 50 }, [450, 575]);
    expect(inPoints.confidence).toBeCloseTo(classify({ theta: 0, se: 0.5 }, cuts).confidence, 12);
    const normal = estimate(formulaBank, responsesOf(formulaBankFigures.pattern), { method: 'EAP' });
    expect(probabilityAbove(items, 0.4)).toBeCloseTo(probabilityAbove(normal, 0.4), 1);
  });

  it('handles missing cuts, zero error, equal masses and extreme abilities', () => {
    expect(classify({ theta: 3, se: 1 }, [])).toEqual({ level: 0, confidence: 1, masses: [1] });
    expect(classify({ theta: 0.75, se: 0 }, cuts)).toEqual({ level: 2, confidence: 1, masses: [0, 0, 1] });
    expect(classify({ theta: 0, se: 1 }, [0]).level).toBe(0);
    expect(classify({ theta: -50, se: 0.1 }, cuts)).toMatchObject({ level: 0, confidence: 1 });
  });

  it('refuses cuts that do not increase and invalid estimates', () => {
    expect(() => classify({ theta: 0, se: 1 }, [1, 1])).toThrow(/rise/);
    expect(() => classify({ theta: 0, se: 1 }, [Number.NaN])).toThrow(/rise/);
    expect(() => classify({ theta: Number.NaN, se: 1 }, cuts)).toThrow(RangeError);
    expect(() => classify({ theta: 0, se: Number.NaN }, cuts)).toThrow(RangeError);
  });
});

describe('reliability', () => {
  it('is the share of true variance', () => {
    expect(reliability(0.3)).toBeCloseTo(0.91, 12);
    expect(reliability(0.45, 0.9)).toBeCloseTo(0.75, 12);
    expect(reliability(2)).toBe(0);
    expect(
      empiricalReliability([
        { theta: -1, se: 0.5 },
        { theta: 1, se: 0.5 },
      ]),
    ).toBeCloseTo(2 / 2.25, 12);
    expect(() => reliability(Number.NaN)).toThrow(RangeError);
    expect(() => empiricalReliability([{ theta: 0, se: 1 }])).toThrow(RangeError);
  });
});
