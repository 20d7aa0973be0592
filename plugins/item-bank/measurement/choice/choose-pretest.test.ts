import { toBank } from 'psychometrics';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import { choosePretest, isPretestDue } from './choose-pretest.ts';

const plan: SectionPlan = {
  section: 'core_math',
  minimum: 10,
  maximum: 24,
  targetStandardError: 0.45,
  certainty: 0.9,
  openEnded: 1,
  pretest: 2,
};

/** The places of a section's pretest questions, as the number of scored answers before each. */
function placesOf(random: () => number, minimum = 10): number[] {
  const places: number[] = [];
  for (let counted = 0; counted < 24; ) {
    if (isPretestDue({ pretest: 2, minimum }, { counted, pretested: places.length }, random)) places.push(counted);
    else counted += 1;
  }
  return places;
}

describe('the places of pretest questions', () => {
  it('are two in every section, after a warm-up and before the section can end, all gaps equally often', () => {
    const random = seededRandom('places');
    const used = new Map<number, number>();
    for (let sitting = 0; sitting < 4000; sitting++) {
      const places = placesOf(random);
      expect(places).toHaveLength(2);
      for (const place of places) used.set(place, (used.get(place) ?? 0) + 1);
    }
    expect([...used.keys()].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    for (const count of used.values()) expect(Math.abs(count / 1000 - 1)).toBeLessThan(0.15);
  });

  it('are left out where a plan has none, and fit into a short section', () => {
    expect(isPretestDue({ minimum: 10 }, { counted: 5, pretested: 0 }, () => 0)).toBe(false);
    expect(placesOf(seededRandom('short'), 2)).toEqual([1, 1]);
    expect(placesOf(seededRandom('one'), 1)).toEqual([0, 0]);
  });
});

describe('a pretest item', () => {
  const entries = Array.from(
    { length: 60 },
    (_, index): Entry => ({
      itemId: `item ${index}`,
      version: 1,
      rung: ((index % 5) + 1) as Entry['rung'],
      format: index % 10 === 9 ? 'open_ended' : 'multiple_choice',
      contentArea: `area ${index % 3}`,
      state: 'operational',
      subcategory: undefined,
      itemModel: `model ${index % 20}`,
    }),
  );
  const bankOf = (counts: Float64Array): SectionBank => ({
    bank: toBank(entries.map(() => ({ a: 1, b: 0 }))),
    entries,
    areas: ['area 0', 'area 1', 'area 2'],
    areaOf: Uint8Array.from(entries, (_, index) => index % 3),
    exposure: { counts, takers: 100 },
  });
  const context = { plan, difficulty: 3 } as const;

  it('is one of those with few answers, near in difficulty, and never an open one', () => {
    const counts = Float64Array.from(entries, (_, index) => (index < 20 ? index % 3 : 100));
    const random = seededRandom('few');
    const chosen = Array.from({ length: 200 }, () => choosePretest(bankOf(counts), [], context, random));
    expect(chosen.every((entry) => Number(entry?.itemId.split(' ')[1]) < 20)).toBe(true);
    expect(chosen.every((entry) => entry?.format === 'multiple_choice')).toBe(true);
    const near = chosen.filter((entry) => Math.abs((entry?.rung ?? 0) - 3) <= 1).length;
    expect(near / chosen.length).toBeGreaterThan(0.8);
  });

  it('was not asked before and shares its model with no question of this or the last sitting', () => {
    const random = seededRandom('siblings');
    const asked = entries.slice(0, 8).map(({ itemId }) => itemId);
    const seen = new Set(entries.slice(10, 14).map(({ itemId }) => itemId));
    const modelsOfLastSitting = new Set(['model 15', 'model 16']);
    for (let round = 0; round < 200; round++) {
      const chosen = choosePretest(
        bankOf(new Float64Array(60)),
        asked,
        { ...context, seen, siblings: { modelsOfLastSitting } },
        random,
      );
      const model = Number(chosen?.itemModel?.split(' ')[1]);
      expect(model).toBeGreaterThanOrEqual(8);
      expect([15, 16]).not.toContain(model);
      expect(seen.has(chosen?.itemId ?? '')).toBe(false);
    }
    const all = entries.map(({ itemId }) => itemId);
    expect(choosePretest(bankOf(new Float64Array(60)), all, context, random)).toBeUndefined();
  });

  it('is tried out by every learner in turn until all items have answers', () => {
    const random = seededRandom('all');
    const counts = new Float64Array(60);
    for (let learner = 0; learner < 600; learner++) {
      const chosen = choosePretest(bankOf(counts), [], { plan, difficulty: ((learner % 5) + 1) as 1 }, random);
      const index = entries.findIndex(({ itemId }) => itemId === chosen?.itemId);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    const closed = counts.filter((_, index) => entries[index]?.format === 'multiple_choice');
    expect(Math.min(...closed)).toBeGreaterThanOrEqual(8);
  });
});
