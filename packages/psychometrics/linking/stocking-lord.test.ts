import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { calibrate } from '../calibration/calibrate.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { onScale, stockingLord } from './stocking-lord.ts';

const random = seededRandom('anchors');
const items: ItemParameters[] = Array.from({ length: 15 }, (_, index) => {
  const [a, b] = [0.7 + random(), 3 * random() - 1.5];
  return index % 5 === 4 ? { a, b: [b - 0.6, b + 0.7] } : { a, b, c: 0.2 };
});
const link = { slope: 1.3, shift: -0.6 };
const back = { slope: 1 / link.slope, shift: -link.shift / link.slope };

describe('the link by anchors', () => {
  it('is found exactly where the anchors agree', () => {
    const found = stockingLord(items.map((onto) => ({ from: onScale(onto, back), onto })));
    expect(found.slope).toBeCloseTo(link.slope, 8);
    expect(found.shift).toBeCloseTo(link.shift, 8);
    expect(found.loss).toBeLessThan(1e-15);
    expect(found.anchors.some(({ isDrifting }) => isDrifting)).toBe(false);
  });

  it('is not moved by anchors that drifted, which are named', () => {
    const drift = new Map([
      [2, 1.6],
      [7, -0.5],
    ]);
    const anchors = items.map((onto, place) => {
      const now = typeof onto.b === 'number' ? { ...onto, b: onto.b + (drift.get(place) ?? 0) } : onto;
      return { from: onScale(now, back), onto };
    });
    const found = stockingLord(anchors);
    expect(found.anchors.flatMap(({ isDrifting }, place) => (isDrifting ? [place] : []))).toEqual([2, 7]);
    expect(found.slope).toBeCloseTo(link.slope, 6);
    expect(found.shift).toBeCloseTo(link.shift, 6);
    expect(found.anchors[2]?.robustZ).toBeGreaterThan(3);
  });

  it('recovers the population of a new calibration', () => {
    const dichotomous = items
      .filter((item) => typeof item.b === 'number')
      .map(({ a, b }) => ({ a, b }) as ItemParameters);
    const patterns = Array.from({ length: 4000 }, () => {
      const theta = link.shift + link.slope * normalDraw(random);
      return { responses: dichotomous.map((item) => respond(item, theta, random)), count: 1 };
    });
    const { items: estimated } = calibrate(patterns, { model: '2PL', standardErrors: 'none' });
    const found = stockingLord(
      estimated.map(({ a, b }, place) => ({ from: { a, b }, onto: dichotomous[place] as ItemParameters })),
    );
    expect(Math.abs(found.slope - link.slope)).toBeLessThan(0.12);
    expect(Math.abs(found.shift - link.shift)).toBeLessThan(0.12);
  });

  it('refuses what determines no link', () => {
    expect(() => stockingLord(items.slice(0, 2).map((item) => ({ from: item, onto: item })))).toThrow(/at least 3/);
    const [first, second, third] = items.map((item) => ({ from: item, onto: item }));
    if (!first || !second || !third) throw new Error('no items');
    const odd = { from: { a: 1, b: 0 }, onto: { a: 1, b: [0, 1] } };
    expect(() => stockingLord([first, second, third, odd])).toThrow(/anchor 3 has other points/);
  });
});
