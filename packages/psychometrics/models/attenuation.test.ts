import { seededRandom } from 'seeded-random';
import { describe, expect, test } from 'vitest';
import { estimate } from '../scoring/estimate.ts';
import { recovery } from '../simulation/recovery.ts';
import { normalDraw } from '../simulation/respond.ts';
import { attenuated } from './attenuation.ts';
import type { GradedParameters } from './item-parameters.ts';
import { probability } from './model.ts';

// Twelve items like open questions: discriminations from 1.1 to 1.6, three points each.
const items: GradedParameters[] = Array.from({ length: 12 }, (_, index) => {
  const middle = -1.1 + index * 0.2;
  return { a: 1.1 + (index % 6) * 0.1, b: [middle - 0.7, middle, middle + 0.7] };
});

test('full agreement does not change an item', () => {
  const [item] = items as [GradedParameters];
  const { a, b } = attenuated(item, 1);
  expect(a).toBeCloseTo(item.a, 10);
  expect(b).toEqual(item.b);
});

test('the loading is multiplied by the agreement', () => {
  const { a } = attenuated({ a: 1.702, b: [0, 1] }, 0.5);
  // λ = 1/√2, λ′ = 1/√8, a′ = 1.702·(1/√8)/√(7/8)
  expect(a).toBeCloseTo(1.702 / Math.sqrt(7), 10);
});

test.each([0.4, 0.6, 0.8])('with agreement %d the shares of people at each number of points remain', (agreement) => {
  for (const item of items) {
    const before = sharesOf(item);
    sharesOf(attenuated(item, agreement)).forEach((share, points) => {
      expect(Math.abs(share - (before[points] ?? 0))).toBeLessThan(0.012);
    });
  }
});

test.each([0, -0.2, 1.01, Number.NaN])('an agreement of %d is refused', (agreement) => {
  expect(() => attenuated({ a: 1, b: [0, 1] }, agreement)).toThrow(RangeError);
});

/** Shares of a standard normal population at each number of points. */
function sharesOf(item: GradedParameters): number[] {
  const thetas = Array.from({ length: 161 }, (_, index) => -4 + index / 20);
  const sums = item.b.map(() => 0).concat(0);
  let mass = 0;
  for (const theta of thetas) {
    const weight = Math.exp((-theta * theta) / 2);
    mass += weight;
    (probability(item, theta) as readonly number[]).forEach((each, points) => {
      sums[points] = (sums[points] ?? 0) + each * weight;
    });
  }
  return sums.map((sum) => sum / mass);
}

describe.each([
  { agreement: 0.8, people: 1500 },
  { agreement: 0.6, people: 1500 },
])('answers that are misgraded with an agreement of $agreement', ({ agreement, people }) => {
  const random = seededRandom(`misgraded ${agreement}`);
  const thetas = Array.from({ length: people }, () => normalDraw(random));
  // The quality of an answer, and the quality that a grader perceives, in normal units.
  const responses = thetas.map((theta) =>
    items.map((item) => {
      const loading = item.a / Math.hypot(item.a, 1.702);
      const quality = loading * theta + Math.sqrt(1 - loading ** 2) * normalDraw(random);
      const perceived = agreement * quality + Math.sqrt(1 - agreement ** 2) * normalDraw(random);
      return item.b.filter((threshold) => perceived > loading * threshold).length;
    }),
  );
  const recovered = (scoring: readonly GradedParameters[]) => {
    const estimates = responses.map((points) => estimate(scoring, points, { method: 'EAP' }));
    return recovery({ truth: thetas, theta: estimates.map((each) => each.theta), se: estimates.map(({ se }) => se) });
  };
  const plain = recovered(items);
  const weighted = recovered(items.map((item) => attenuated(item, agreement)));

  test('have right coverage with the attenuated items, and too low coverage without', () => {
    expect(weighted.coverage).toBeGreaterThan(0.935);
    expect(weighted.coverage).toBeLessThan(0.965);
    expect(plain.coverage).toBeLessThan(agreement > 0.7 ? 0.93 : 0.86);
    expect(weighted.rmse).toBeLessThan(plain.rmse);
  });
  test('have errors as large as their standard errors', () => {
    expect(weighted.rmse / weighted.rootMeanSquareSe).toBeCloseTo(1, 1);
  });
});
