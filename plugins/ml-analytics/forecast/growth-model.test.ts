import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { growthAfter, growthPrior, pastForecasts, stateAt } from './growth-model.ts';
import { backTest, horizons } from './simulated-learners.ts';

const day = (days: number) => new Date(Date.parse('2030-01-01T00:00:00Z') + days * 86_400_000);

test('after one result the level is the result, and growth is the prior’s', () => {
  const state = growthAfter([{ at: day(0), theta: 0.4, se: 0.3 }]);
  expect(state?.level).toBeCloseTo(0.4, 9);
  expect(Math.sqrt(state?.levelVariance ?? 0)).toBeCloseTo(0.3, 9);
  expect(state?.slope).toBe(growthPrior.slope.mean);
});

test('without results, or with one that says no more than the prior, there is no forecast', () => {
  expect(growthAfter([])).toBeUndefined();
  expect(growthAfter([{ at: day(0), theta: 0.1, se: 1 }])).toBeUndefined();
  expect(growthAfter([{ at: day(0), theta: 0.1, se: 1.2 }])).toBeUndefined();
});

test('rising results raise the expected growth, and forecasts are less certain the further they reach', () => {
  const results = [0, 0.3, 0.6, 0.9].map((theta, index) => ({ at: day(90 * index), theta, se: 0.3 }));
  const state = growthAfter(results);
  if (!state) throw new Error('no state');
  expect(state.slope).toBeGreaterThan(growthPrior.slope.mean + 0.15);
  const ahead = [0, 30, 90, 365].map((days) => stateAt(state, new Date(state.at.getTime() + days * 86_400_000)));
  expect(ahead.map(({ level }) => level)).toEqual(
    ahead.map(({ level }) => level).toSorted((one, other) => one - other),
  );
  const variances = ahead.map(({ levelVariance }) => levelVariance);
  expect(variances).toEqual(variances.toSorted((one, other) => one - other));
});

/** The same state by the joint normal distribution of levels and results, without a filter. */
test('the filter agrees with the posterior of the joint distribution for two results', () => {
  const [one, other] = [
    { at: day(0), theta: 0.2, se: 0.35 },
    { at: day(120), theta: 0.5, se: 0.3 },
  ];
  const years = 120 / 365.25;
  const { level, slope, variancePerYear } = growthPrior;
  const likelihood = ({ theta, se }: { theta: number; se: number }) => {
    const precision = 1 / se ** 2 - 1;
    return { mean: theta / se ** 2 / precision, variance: 1 / precision };
  };
  const [first, second] = [likelihood(one), likelihood(other)];
  const prior = { first: level.sd ** 2, both: level.sd ** 2 };
  const secondVariance = level.sd ** 2 + years ** 2 * slope.sd ** 2 + variancePerYear * years;
  const [a, b, c] = [prior.first + first.variance, prior.both, secondVariance + second.variance];
  const determinant = a * c - b * b;
  const residuals = [first.mean, second.mean - slope.mean * years] as const;
  const cross = [prior.both, secondVariance] as const;
  const weights = [(cross[0] * c - cross[1] * b) / determinant, (cross[1] * a - cross[0] * b) / determinant] as const;
  const mean = slope.mean * years + weights[0] * residuals[0] + weights[1] * residuals[1];
  const variance = secondVariance - weights[0] * cross[0] - weights[1] * cross[1];
  const state = growthAfter([one, other]);
  expect(state?.level).toBeCloseTo(mean, 9);
  expect(state?.levelVariance).toBeCloseTo(variance, 9);
});

test('earlier forecasts are compared with the results that followed', () => {
  const results = [
    { at: day(0), theta: 0, se: 0.3 },
    { at: day(90), theta: 0.1, se: 0.3 },
    { at: day(180), theta: 1.9, se: 0.3 },
  ];
  expect(pastForecasts(results).map(({ index, isHeld }) => [index, isHeld])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(pastForecasts(results.slice(0, 1))).toEqual([]);
});

describe('back-test on simulated learners of known ability, most of whom grow otherwise than the model assumes', () => {
  const { byHorizon } = backTest(1500, seededRandom('growth'));
  test.each(horizons)('its 80 percent band holds the ability %i days later for 75 to 85 percent of them', (days) => {
    const { held, of } = byHorizon.get(days) ?? { held: 0, of: 1 };
    expect(held / of).toBeGreaterThan(0.75);
    expect(held / of).toBeLessThan(0.85);
  });
});
