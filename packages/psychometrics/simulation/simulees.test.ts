import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { sectionAbilities, simulees } from './simulees.ts';

const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

describe('simulated people', () => {
  it('are the same for the same seed', () => {
    const population = { kind: 'normal', mean: 0, sd: 1, people: 50 } as const;
    expect(simulees(population, seededRandom('a'))).toEqual(simulees(population, seededRandom('a')));
    expect(simulees(population, seededRandom('a'))).not.toEqual(simulees(population, seededRandom('b')));
  });

  it('have the requested mean and SD', () => {
    const abilities = simulees({ kind: 'normal', mean: -0.5, sd: 1.5, people: 20_000 }, seededRandom('n'));
    expect(mean(abilities)).toBeCloseTo(-0.5, 1);
    expect(Math.sqrt(mean(abilities.map((theta) => (theta + 0.5) ** 2)))).toBeCloseTo(1.5, 1);
  });

  it('are evenly distributed on a grid', () => {
    const abilities = simulees({ kind: 'grid', from: -3, to: 3, step: 0.5, each: 4 }, seededRandom('g'));
    expect(abilities).toHaveLength(13 * 4);
    expect([...new Set(abilities)]).toEqual([-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]);
  });

  it('can have given abilities', () => {
    expect([...simulees({ kind: 'own', abilities: [1, -2] }, seededRandom('o'))]).toEqual([1, -2]);
    expect(() => simulees({ kind: 'own', abilities: [Number.NaN] }, seededRandom('o'))).toThrow(RangeError);
  });

  it('with invalid parameters are refused', () => {
    const random = seededRandom('x');
    expect(() => simulees({ kind: 'normal', mean: 0, sd: -1, people: 1 }, random)).toThrow(RangeError);
    expect(() => simulees({ kind: 'normal', mean: 0, sd: 1, people: 1.5 }, random)).toThrow(RangeError);
    expect(() => simulees({ kind: 'grid', from: 0, to: 1, step: 0, each: 1 }, random)).toThrow(RangeError);
    expect(() => sectionAbilities(0, { sections: 3, correlation: 1.2 }, random)).toThrow(RangeError);
  });

  it('have section abilities with the given correlation and SD', () => {
    const random = seededRandom('sections');
    const population = simulees({ kind: 'normal', mean: 0, sd: 1, people: 20_000 }, random);
    const people = Array.from(population, (theta) =>
      sectionAbilities(theta, { sections: 2, correlation: 0.7 }, random),
    );
    expect(mean(people.map(([one = 0, other = 0]) => one * other))).toBeCloseTo(0.7, 1);
    expect(mean(people.map(([one = 0]) => one ** 2))).toBeCloseTo(1, 1);
    expect(sectionAbilities(1.25, { sections: 3, correlation: 1 }, random)).toEqual([1.25, 1.25, 1.25]);
  });
});
