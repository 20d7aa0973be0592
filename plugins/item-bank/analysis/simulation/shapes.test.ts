import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { bandEdges, peopleOfShape, shapes } from './shapes.ts';

const population = { weights: [25, 40, 35], correlation: 0.7 };
const overall = (own: readonly number[]) =>
  own.reduce((sum, theta, at) => sum + (theta * (population.weights[at] ?? 0)) / 100, 0);
const people = (shape: (typeof shapes)[number], count: number) =>
  peopleOfShape(shape, { people: count }, population, seededRandom(shape));

describe('people of a shape', () => {
  it('are spread evenly over the half logits of overall ability from −2.5 to 2.5', () => {
    for (const shape of shapes) {
      const counts = bandEdges.slice(0, -1).map(() => 0);
      for (const own of people(shape, 200)) {
        const band = bandEdges.findLastIndex((edge) => overall(own) >= edge - 1e-9);
        counts[band] = (counts[band] ?? 0) + 1;
      }
      expect(counts).toEqual(counts.map(() => 20));
    }
  });

  it('have equal abilities, or one section in turn 1.5 logits below the others', () => {
    for (const [one, two, three] of people('equal', 50)) {
      expect(two).toBeCloseTo(one ?? NaN, 12);
      expect(three).toBeCloseTo(one ?? NaN, 12);
    }
    const weak = [0, 0, 0];
    for (const own of people('uneven', 90)) {
      const lowest = Math.min(...own);
      expect(Math.max(...own) - lowest).toBeCloseTo(1.5, 12);
      expect(own.filter((theta) => theta - lowest > 1)).toHaveLength(2);
      weak[own.indexOf(lowest)] = (weak[own.indexOf(lowest)] ?? 0) + 1;
    }
    expect(weak).toEqual([30, 30, 30]);
  });

  it('differ between sections as the population does at the same overall ability', () => {
    const all = people('population', 20_000);
    // The difference of two sections depends on the spread of overall ability only by their weights.
    const variance = (values: readonly number[]) => {
      const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
      return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length;
    };
    // Var(θ₁ − θ₂) = 2·(1 − r); given the weighted mean, minus Cov(θ₁ − θ₂, mean)²/Var(mean).
    const loadings = population.weights.map((weight) => 0.7 + (0.3 * weight) / 100);
    const meanVariance = 0.7 + 0.3 * (0.25 ** 2 + 0.4 ** 2 + 0.35 ** 2);
    const regression = ((loadings[0] ?? 0) - (loadings[1] ?? 0)) / meanVariance;
    const residual = all.map((own) => (own[0] ?? 0) - (own[1] ?? 0) - regression * overall(own));
    expect(variance(residual)).toBeCloseTo(0.6 - regression ** 2 * meanVariance, 1);
  });
});
