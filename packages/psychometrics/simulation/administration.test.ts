import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { posterior } from '../scoring/posterior.ts';
import { toBank } from '../selection/bank.ts';
import { administer, administerForm } from './administration.ts';
import { beginBelief, learn, learnAll, tabulate } from './beliefs.ts';
import { bestForm, formAt, parallelForms, randomForm } from './fixed-form.ts';

const items: ItemParameters[] = Array.from({ length: 24 }, (_, index) =>
  index % 6 === 0
    ? { a: 1.2, b: [-0.8 + index / 20, 0.4 + index / 20] }
    : { a: 0.8 + 0.1 * (index % 5), b: -1.5 + index / 8, c: 0.2 },
);
const beliefs = tabulate(items);
const design = { length: 10, graded: 2, areas: items.map((_, index) => index % 4), targets: [1, 1, 1, 1] };

describe('a belief from the table', () => {
  it('equals the posterior of scoring', () => {
    const administered = [3, 0, 7, 12, 20];
    const points = [1, 2, 0, 1, 1];
    const whole = posterior(
      administered.map((item) => items[item] as ItemParameters),
      points,
    );
    const belief = beginBelief(beliefs);
    administered.forEach((item, at) => {
      learn(belief, beliefs, item, points[at] as number);
    });
    for (const found of [belief.posterior, learnAll(beliefs, administered, points)]) {
      expect(found.mean).toBeCloseTo(whole.mean, 12);
      expect(found.sd).toBeCloseTo(whole.sd, 12);
      expect(found.nodes).toEqual(whole.nodes);
    }
  });

  it('refuses points that an item does not have', () => {
    expect(() => learn(beginBelief(beliefs), beliefs, 1, 2)).toThrow(RangeError);
  });
});

describe('a simulated test', () => {
  const inOrder = (length: number) => ({
    next: (_: unknown, asked: readonly number[]) => (asked.length < items.length ? asked.length : undefined),
    answered: () => {},
    end: (_: unknown, asked: readonly number[]) => (asked.length >= length ? ('maximum' as const) : undefined),
  });

  it('is the same for the same seed, and follows its strategy', () => {
    const one = administer(0.3, beliefs, inOrder(8), seededRandom('s'));
    expect(administer(0.3, beliefs, inOrder(8), seededRandom('s'))).toEqual(one);
    expect(one.asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(one.reason).toBe('maximum');
  });

  it('ends when no item is left', () => {
    expect(administer(0, beliefs, inOrder(99), seededRandom('s'))).toMatchObject({ reason: 'exhausted' });
  });

  it('estimates a high ability for very able people', () => {
    expect(administerForm(6, beliefs, [...items.keys()], seededRandom('able')).mean).toBeGreaterThan(1.5);
  });
});

describe('a fixed form', () => {
  const bank = toBank(items);
  const population = posterior([], []);

  it('has the requested length, open questions and content', () => {
    for (const form of [
      bestForm(bank, items, design, population),
      randomForm(bank, items, design, seededRandom('f')),
      ...parallelForms(bank, items, { ...design, length: 5, graded: 1 }, population, 2),
    ]) {
      expect(new Set(form).size).toBe(form.length);
      const graded = form.filter((index) => typeof items[index]?.b !== 'number').length;
      expect([form.length, graded]).toEqual(form.length === 5 ? [5, 1] : [10, 2]);
      const ofArea = [0, 1, 2, 3].map((area) => form.filter((index) => index % 4 === area).length);
      expect(Math.max(...ofArea) - Math.min(...ofArea)).toBeLessThanOrEqual(1);
    }
  });

  it('shares no item with parallel forms if there are enough', () => {
    const forms = parallelForms(bank, items, { ...design, length: 5, graded: 1 }, population, 4);
    expect(new Set(forms.flat()).size).toBe(20);
  });

  it('for a known ability has the requested length, limited by the items', () => {
    const at = formAt(items, design, 1);
    expect(at).toHaveLength(10);
    expect(formAt(items, { length: 30, graded: 2 }, 1).length).toBeLessThanOrEqual(24);
  });
});
