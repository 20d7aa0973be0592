import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { gradedItems } from '../published-figures.ts';
import { estimate } from '../scoring/estimate.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { personFit } from './person-fit.ts';

const items = Array.from({ length: 40 }, (_, index) => ({
  a: 0.8 + 0.1 * (index % 8),
  b: -2 + 0.1 * index,
  c: 0.2,
}));

/** lz* of right-or-wrong items in the form of Magis, Raîche and Béland (2012), with weights in place of moments. */
function byWeights(theta: number, responses: readonly number[], added: number): number {
  const terms = items.map(({ a, b, c }, at) => {
    const rise = 1 / (1 + Math.exp(-a * (theta - b)));
    const p = c + (1 - c) * rise;
    const slope = (1 - c) * a * rise * (1 - rise);
    return { p, slope, x: responses[at] as number, w: Math.log(p / (1 - p)), r: slope / (p * (1 - p)) };
  });
  const sum = (of: (term: (typeof terms)[number]) => number) => terms.reduce((total, term) => total + of(term), 0);
  const c = sum(({ slope, w }) => slope * w) / sum(({ slope, r }) => slope * r);
  const variance = sum(({ p, w, r }) => (w - c * r) ** 2 * p * (1 - p));
  return (sum(({ p, x, w }) => (x - p) * w) + c * added) / Math.sqrt(variance);
}

describe('person fit', () => {
  it('equals the published form for right-or-wrong items', () => {
    const random = seededRandom('form');
    for (const ability of [-1.5, 0, 1.2]) {
      const responses = items.map((item) => respond(item, ability, random));
      for (const [method, added] of [
        ['ML', () => 0],
        ['MAP', (theta: number) => -theta],
      ] as const) {
        const { theta } = estimate(items, responses, { method });
        expect(personFit([{ items, responses }], { method })?.value).toBeCloseTo(
          byWeights(theta, responses, added(theta)),
          10,
        );
      }
    }
  });

  it('is low where easy questions are wrong and hard ones right', () => {
    const simple = [-2, -1.5, -1, 1, 1.5, 2].map((b) => ({ a: 1.5, b }));
    expect(personFit([{ items: simple, responses: [0, 0, 0, 1, 1, 1] }])?.pValue).toBeLessThan(0.001);
    expect(personFit([{ items: simple, responses: [1, 1, 1, 0, 0, 0] }])?.value).toBeGreaterThan(0.5);
  });

  it('leaves out what was not presented, and judges nothing where there is nothing to judge', () => {
    const responses = items.map((_, at) => (at < 20 ? at % 2 : null));
    const half = { items: items.slice(0, 20), responses: responses.slice(0, 20) };
    expect(personFit([{ items, responses }])).toEqual(personFit([half]));
    expect(personFit([])).toBeUndefined();
    expect(personFit([{ items, responses: items.map(() => null) }])).toBeUndefined();
    expect(personFit([{ items, responses: items.map(() => 1) }], { method: 'ML' })).toBeUndefined();
    expect(() => personFit([{ items, responses: [1] }])).toThrow(RangeError);
  });

  it('raises a false alarm five times in a hundred, with graded items and several sections as well', () => {
    const random = seededRandom('alarms');
    const graded: readonly ItemParameters[] = Array.from({ length: 6 }, () => gradedItems).flat();
    const alarms = { one: 0, uncorrected: 0, graded: 0, parts: 0 };
    const people = 700;
    for (let person = 0; person < people; person++) {
      const [ability, other] = [normalDraw(random), normalDraw(random)];
      const answers = (all: readonly ItemParameters[], theta: number) => ({
        items: all,
        responses: all.map((item) => respond(item, theta, random)),
      });
      const one = personFit([answers(items, ability)]);
      if ((one?.pValue ?? 1) < 0.05) alarms.one++;
      if ((one?.uncorrected ?? 0) < -1.645) alarms.uncorrected++;
      if ((personFit([answers(graded, ability)])?.pValue ?? 1) < 0.05) alarms.graded++;
      if ((personFit([answers(items, ability), answers(graded, other)])?.pValue ?? 1) < 0.05) alarms.parts++;
    }
    // Three standard errors of 700 people.
    for (const count of [alarms.one, alarms.graded, alarms.parts]) {
      expect(count / people).toBeGreaterThan(0.025);
      expect(count / people).toBeLessThan(0.075);
    }
    expect(alarms.uncorrected).toBeLessThan(alarms.one);
  });
});
