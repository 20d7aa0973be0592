import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { DichotomousParameters, ItemParameters } from '../models/item-parameters.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { logisticDif, logisticDifference } from './logistic-dif.ts';
import { mantel, mantelForItems } from './mantel.ts';
import { mantelHaenszelForItems } from './mantel-haenszel-items.ts';
import type { GroupedPattern } from './matched-people.ts';

const fair: DichotomousParameters[] = Array.from({ length: 16 }, (_, index) => ({
  a: 0.7 + 0.1 * (index % 7),
  b: -1.8 + 0.24 * index,
}));

/** Half of the people are focal, half a standard deviation lower in ability; the items may differ for them. */
function people(
  count: number,
  seed: string,
  { items = fair, forFocal = items }: { items?: readonly ItemParameters[]; forFocal?: readonly ItemParameters[] } = {},
): GroupedPattern[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, person) => {
    const group = person % 2 === 0 ? 'reference' : 'focal';
    const theta = normalDraw(random) - (group === 'focal' ? 0.5 : 0);
    const groupItems = group === 'focal' ? forFocal : items;
    return { group, count: 1, responses: groupItems.map((item) => respond(item, theta, random)) };
  });
}

const changed = (changes: Record<number, Partial<DichotomousParameters>>) =>
  fair.map((item, index) => ({ ...item, ...changes[index] }));

const p = (item: { found: { pValue: number } | null }) => item.found?.pValue as number;

describe('items that are the same for both groups', () => {
  it('are flagged five times in a hundred, although the groups differ in ability', () => {
    const alarms = { haenszel: 0, mantel: 0, both: 0, uniform: 0, nonUniform: 0, tests: 0 };
    for (let sample = 0; sample < 25; sample++) {
      const patterns = people(700, `fair ${sample}`);
      for (const each of mantelHaenszelForItems(patterns, { purify: false }).items)
        if (p(each) < 0.05) alarms.haenszel++;
      for (const each of mantelForItems(patterns, { purify: false }).items) if (p(each) < 0.05) alarms.mantel++;
      for (const { found } of logisticDif(patterns, { purify: false }).items) {
        alarms.tests++;
        if (found && found.both.pValue < 0.05) alarms.both++;
        if (found && found.uniform.pValue < 0.05) alarms.uniform++;
        if (found && found.nonUniform.pValue < 0.05) alarms.nonUniform++;
      }
    }
    for (const count of [alarms.haenszel, alarms.mantel, alarms.both, alarms.uniform, alarms.nonUniform]) {
      expect(count / alarms.tests).toBeGreaterThan(0.015);
      expect(count / alarms.tests).toBeLessThan(0.085); // three standard errors of 400 tests
    }
  });
});

describe('items that differ', () => {
  it('in difficulty are found by every method, with the right direction, and others are not', () => {
    const patterns = people(2400, 'harder', { forFocal: changed({ 6: { b: (fair[6]?.b ?? 0) + 0.9 } }) });
    const haenszel = mantelHaenszelForItems(patterns);
    const ordinary = mantelForItems(patterns);
    const logistic = logisticDif(patterns);
    expect(haenszel.items[6]?.found?.class).not.toBe('A');
    expect(haenszel.items[6]?.found?.delta).toBeLessThan(-1);
    expect(ordinary.items[6]?.found?.class).not.toBe('A');
    expect(ordinary.items[6]?.found?.standardisedMeanDifference).toBeLessThan(-0.05);
    expect(logistic.items[6]?.found?.uniform.pValue).toBeLessThan(1e-6);
    expect(logistic.items[6]?.found?.nonUniform.pValue).toBeGreaterThan(0.01);
    expect(logistic.items[6]?.found?.focalLogOdds).toBeLessThan(-0.4);
    for (const { items, excluded, isPurified } of [haenszel, ordinary, logistic]) {
      expect(excluded).toEqual([6]);
      expect(isPurified).toBe(true);
      expect(items.every(({ adjustedPValue }, item) => item === 6 || (adjustedPValue as number) > 0.01)).toBe(true);
    }
  });

  it('only in discrimination are found by the non-uniform test', () => {
    const patterns = people(3000, 'flatter', { forFocal: changed({ 7: { a: 0.25, b: -0.3 } }) });
    const found = logisticDif(patterns).items[7]?.found;
    expect(found?.nonUniform.pValue).toBeLessThan(1e-5);
    expect(found?.both.chiSquare).toBeCloseTo((found?.uniform.chiSquare ?? 0) + (found?.nonUniform.chiSquare ?? 0), 6);
  });

  it('are excluded from the matching, so fair items are not flagged', () => {
    // A quarter of the test is harder for the focal group: their summed scores are too low, and fair items look easier.
    const shifted = Object.fromEntries([2, 5, 8, 11].map((item) => [item, { b: (fair[item]?.b ?? 0) + 1 }]));
    const patterns = people(4000, 'four harder', { forFocal: changed(shifted) });
    const raw = mantelHaenszelForItems(patterns, { purify: false });
    const refined = mantelHaenszelForItems(patterns);
    const fairItems = fair.map((_, item) => item).filter((item) => !(item in shifted));
    const mean = (of: typeof raw) =>
      fairItems.reduce((sum, item) => sum + (of.items[item]?.found?.delta ?? 0), 0) / fairItems.length;
    expect(mean(raw)).toBeGreaterThan(0.3);
    expect(Math.abs(mean(refined))).toBeLessThan(mean(raw) / 2);
    expect(refined.excluded).toEqual(expect.arrayContaining([2, 5, 8, 11]));
  });

  it('in at least half of the test prevent a refined matching, with a note', () => {
    const shifted = Object.fromEntries(
      fair.map((item, index) => [index, { b: item.b + (index % 2 === 0 ? 1.4 : index % 4 === 1 ? -1.4 : 0) }]),
    );
    const { isPurified, excluded, notes } = mantelHaenszelForItems(
      people(3000, 'most', { forFocal: changed(shifted) }),
    );
    expect(isPurified).toBe(false);
    expect(excluded).toEqual([]);
    expect(notes[0]).toMatch(/of 16 items differ .* the matching was not refined/);
  });

  it('are found among graded items too', () => {
    const graded = Array.from({ length: 8 }, (_, index) => ({
      a: 1.2,
      b: [-1.4 + 0.15 * index, 0, 1.3 + 0.1 * index],
    }));
    const forFocal = graded.map((item, index) =>
      index === 3 ? { ...item, b: item.b.map((each) => each + 0.7) } : item,
    );
    const patterns = people(1600, 'graded', { items: graded, forFocal });
    const { items, excluded } = mantelForItems(patterns);
    expect(excluded).toEqual([3]);
    expect(items[3]?.found?.class).toBe('C');
    expect(items[3]?.found?.effectSize).toBeLessThan(-0.25);
    expect(items.filter(({ found }) => found?.class === 'A')).toHaveLength(7);
    expect(mantelHaenszelForItems(patterns).items[0]).toMatchObject({ found: null, problem: /mantelForItems/ });
    expect(logisticDif(patterns).items[0]).toMatchObject({ found: null, problem: /mantelForItems/ });
  });
});

describe('logistic regression', () => {
  const strata = [0, 1, 2, 3, 4, 5].map((score) => ({
    measure: score,
    reference: [20 - 3 * score, 4 + 3 * score],
    focal: [22 - 2 * score, 3 + 2 * score],
  }));

  it('matches the likelihood ratios and changes of R² of an independent computation', () => {
    const found = logisticDifference(strata);
    expect(found.both.chiSquare).toBeCloseTo(10.10412053942224, 8);
    expect(found.uniform.chiSquare).toBeCloseTo(8.973181477453238, 8);
    expect(found.nonUniform.chiSquare).toBeCloseTo(1.130939061969002, 8);
    expect(found.both.r2Change).toBeCloseTo(0.04004063910443459, 9);
    expect(found.uniform.r2Change).toBeCloseTo(0.03562703855674906, 9);
    expect(found.focalLogOdds).toBeCloseTo(-0.77374829, 7);
    expect(found.isSeparated).toBe(false);
    expect(found.both).toMatchObject({ df: 2, zumboThomas: 'A', jodoinGierl: 'B' });
    expect(found.nonUniform).toMatchObject({ df: 1, jodoinGierl: 'A' });
  });

  it('keeps finite likelihood ratios under complete separation, and reports it', () => {
    const found = logisticDifference([0, 1, 2].map((measure) => ({ measure, reference: [0, 10], focal: [5, 5] })));
    // The focal group is right half the time whatever its score: 60 people, 15 wrong.
    const one = 45 * Math.log(45 / 60) + 15 * Math.log(15 / 60);
    expect(found.uniform.chiSquare).toBeCloseTo(2 * (30 * Math.log(0.5) - one), 6);
    expect(found.isSeparated).toBe(true);
    expect(found.focalLogOdds).toBeLessThan(-10);
    const steps = logisticDifference(
      [0, 1, 2, 3].map((measure) => ({
        measure,
        reference: measure < 2 ? [10, 0] : [0, 10],
        focal: measure < 3 ? [10, 0] : [0, 10],
      })),
    );
    expect(Number.isFinite(steps.both.chiSquare)).toBe(true);
    expect(steps.isSeparated).toBe(true);
  });
});

describe('Mantel’s test', () => {
  it('equals the Mantel-Haenszel χ² without continuity correction for items with one point', () => {
    const found = mantel([
      { reference: [20, 30], focal: [30, 20] },
      { reference: [10, 40], focal: [20, 30] },
      { reference: [5, 45], focal: [10, 40] },
    ]);
    // Right answers of the reference group above expectation: 5 + 5 + 2.5.
    const variance = [
      [50, 50],
      [70, 30],
      [85, 15],
    ].reduce((sum, [right = 0, wrong = 0]) => sum + (50 * 50 * right * wrong) / (100 * 100 * 99), 0);
    expect(found.chiSquare).toBeCloseTo(12.5 ** 2 / variance, 9);
    expect(found.standardisedMeanDifference).toBeCloseTo(-(0.2 + 0.2 + 0.1) / 3, 12);
  });

  it('is 0 for equal groups and changes its sign when the groups are swapped', () => {
    const strata = [{ reference: [3, 5, 9], focal: [6, 6, 4] }];
    const swapped = strata.map(({ reference, focal }) => ({ reference: focal, focal: reference }));
    const alike = mantel([{ reference: [3, 5, 9], focal: [6, 10, 18] }]);
    expect(alike.chiSquare).toBeCloseTo(0, 12);
    expect(alike).toMatchObject({ class: 'A' });
    expect(mantel(swapped).standardisedMeanDifference).toBeCloseTo(-mantel(strata).standardisedMeanDifference, 12);
    expect(mantel(swapped).chiSquare).toBeCloseTo(mantel(strata).chiSquare, 12);
    expect(mantel(strata).standardError).toBeGreaterThan(0);
  });

  it('refuses what cannot be compared', () => {
    expect(() => mantel([{ reference: [1, 2], focal: [0, 0] }])).toThrow(/too few/);
    expect(() => mantel([{ reference: [1, -2], focal: [1, 1] }])).toThrow(/counts/);
  });
});

describe('matching', () => {
  const some = people(400, 'some');

  it('has the same result for single and for pooled patterns', () => {
    const twice = some.map((pattern) => ({ ...pattern, count: 2 }));
    expect(mantelHaenszelForItems(twice).items).toEqual(mantelHaenszelForItems([...some, ...some]).items);
  });

  it('excludes and counts people with a missing answer, unless a matching measure is given', () => {
    const gap = { ...(some[0] as GroupedPattern), responses: fair.map((_, item) => (item === 2 ? null : 1)) };
    const found = mantelHaenszelForItems([...some, gap]);
    expect(found.people).toEqual({ reference: 200, focal: 200, incomplete: 1 });
    expect(found.items).toEqual(mantelHaenszelForItems(some).items);
    const measures = [...some, gap].map(({ responses }) =>
      responses.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    );
    expect(mantelHaenszelForItems([...some, gap], { matching: measures }).people.incomplete).toBe(0);
  });

  it('by a given measure finds the same items as matching by score', () => {
    const random = seededRandom('measure');
    const harder = changed({ 6: { b: (fair[6]?.b ?? 0) + 1 } });
    const thetas: number[] = [];
    const patterns = Array.from({ length: 2000 }, (_, person): GroupedPattern => {
      const theta = normalDraw(random);
      thetas.push(theta);
      const focal = person % 2 === 1;
      // As in an adaptive test, each person answers half of the items.
      const responses = (focal ? harder : fair).map((item, index) =>
        index === 6 || random() < 0.5 ? respond(item, theta, random) : null,
      );
      return { group: focal ? 'focal' : 'reference', count: 1, responses };
    });
    const haenszel = mantelHaenszelForItems(patterns, { matching: thetas });
    expect(haenszel.items[6]?.found?.class).not.toBe('A');
    expect(haenszel.items.filter(({ adjustedPValue }) => (adjustedPValue as number) < 0.01)).toHaveLength(1);
    expect(logisticDif(patterns, { matching: thetas }).items[6]?.found?.focalLogOdds).toBeLessThan(-0.5);
  });

  it('reports items that cannot be analysed', () => {
    const same = some.map((pattern) => ({ ...pattern, responses: [1, ...pattern.responses.slice(1)] }));
    const { items } = mantelHaenszelForItems(same);
    expect(items[0]).toEqual({ found: null, adjustedPValue: null, problem: expect.stringMatching(/all people got 1/) });
    expect(items[1]?.found).not.toBeNull();
    const few: GroupedPattern[] = [
      { group: 'reference', count: 3, responses: [1, 0] },
      { group: 'focal', count: 3, responses: [0, 0] },
    ];
    expect(mantelHaenszelForItems(few).items[0]?.problem).toMatch(/too few people of like score/);
    expect(mantelForItems(few).items[0]?.problem).toMatch(/too few people of like score/);
  });

  it('refuses invalid input', () => {
    const reference = some.filter(({ group }) => group === 'reference');
    expect(() => mantelHaenszelForItems(reference)).toThrow(/focal group has no people/);
    expect(() => mantelHaenszelForItems([])).toThrow(/no people/);
    expect(() => mantelHaenszelForItems([{ responses: [1], count: 1, group: 'x' as 'focal' }])).toThrow(/not x/);
    expect(() => logisticDif(some, { anchors: [16] })).toThrow(/no item 16/);
    expect(() => logisticDif(some, { matching: [1] })).toThrow(/400 patterns/);
    expect(() => mantelForItems([{ group: 'focal', count: 1, responses: [0.5] }])).toThrow(/whole number/);
  });
});
