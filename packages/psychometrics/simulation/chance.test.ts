import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { sampledMean, sampledRmse, sampledShare, verdictOn } from './chance.ts';
import { normalDraw } from './respond.ts';

describe('a simulated figure', () => {
  it('as a share has Wilson’s interval', () => {
    // Newcombe (1998), Statistics in Medicine 17, method 3: 81 of 263 and 0 of 20.
    const usual = sampledShare(81, 263);
    expect([usual.low, usual.high].map((each) => each.toFixed(4))).toEqual(['0.2553', '0.3662']);
    const none = sampledShare(0, 20);
    expect([none.low, none.high].map((each) => each.toFixed(4))).toEqual(['0.0000', '0.1611']);
  });

  it('as a mean or RMSE has an interval that contains the truth in about 95 of 100 samples', () => {
    const random = seededRandom('chance');
    let means = 0;
    let errors = 0;
    for (let sample = 0; sample < 1000; sample++) {
      const values = Array.from({ length: 100 }, () => 0.5 * normalDraw(random));
      const mean = sampledMean(values);
      const rmse = sampledRmse(values);
      if (mean.low <= 0 && mean.high >= 0) means += 1;
      if (rmse.low <= 0.5 && rmse.high >= 0.5) errors += 1;
    }
    for (const covered of [means, errors]) {
      expect(covered).toBeGreaterThan(920);
      expect(covered).toBeLessThan(975);
    }
  });

  it('meets or misses a goal only if the difference is not due to chance', () => {
    expect(verdictOn(sampledShare(950, 1000), 0.9, 1)).toBe('met');
    expect(verdictOn(sampledShare(850, 1000), 0.9, 1)).toBe('missed');
    expect(verdictOn(sampledShare(910, 1000), 0.9, 1)).toBe('undecided');
    expect(verdictOn(sampledShare(895, 1000), 0.9, 1)).toBe('undecided');
    expect(verdictOn(sampledShare(3, 3), 0.9, 1)).toBe('undecided');
    expect(verdictOn(sampledMean([Number.NaN]), -Infinity, 1)).toBe('undecided');
  });
});
