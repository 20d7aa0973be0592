import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { Section } from '../../contract.ts';
import { rungOf } from '../../items/item.ts';
import { goalsOf } from './goals.ts';
import { placements } from './placement.ts';
import { placementPlan, usualPlan } from './placement-plan.ts';
import type { PrecisionFigures } from './precision.ts';
import type { SectionItems } from './sections.ts';
import { layOut } from './sections.ts';
import { shapes } from './shapes.ts';
import type { StudyFigures, StudySettings } from './study.ts';
import { placementsIn, simulate } from './study.ts';

/** A small bank of equal sections: sixty multiple-choice and twelve open items over four content areas and all rungs. */
const sections: SectionItems[] = Section.options.map((section) => ({
  section,
  items: Array.from({ length: 72 }, (_, index) => {
    const b = -2.2 + (4.4 * ((index * 7) % 72)) / 72;
    const isOpen = index % 6 === 5;
    return {
      itemId: `${section}.${String(index).padStart(4, '0')}`,
      version: 1,
      contentArea: `area ${index % 4}`,
      subcategory: undefined,
      rung: rungOf(b),
      format: isOpen ? ('open_ended' as const) : ('multiple_choice' as const),
      parameters: isOpen ? { a: 1.3, b: [b - 0.6, b, b + 0.6] } : { a: 1.3, b, c: 0.2 },
    };
  }),
}));

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

const settings = (overrides: Partial<StudySettings> = {}): StudySettings => ({
  people: 24,
  seed: 'study',
  learners: { mean: 0, sd: 1, correlation: 0.7 },
  plan: placementPlan(),
  batchSize: 6,
  workers: 1,
  ...overrides,
});

describe('a study of simulated placements', () => {
  let one: StudyFigures;
  let sat = 0;
  beforeAll(async () => {
    one = await simulate(sections, settings(), (placements) => {
      sat += placements;
    });
  });

  it('gives the same figures for the same seed with any number of threads', async () => {
    expect(await simulate(sections, settings({ workers: 2 }))).toEqual(one);
    expect((await simulate(sections, settings({ seed: 'another', people: 6 }))).parts).not.toEqual(one.parts);
    expect(sat).toBe(placementsIn(24));
  });

  it('follows the plan: lengths within limits, and a reason for each end', () => {
    const { parts, lengths, compared } = one;
    expect(parts.map(({ part }) => part)).toEqual([...Section.options, 'composite']);
    for (const { reasons, lengths: own } of parts.slice(0, 3)) {
      expect(own.minimum).toBeGreaterThanOrEqual(usualPlan.minimum);
      expect(own.maximum).toBeLessThanOrEqual(usualPlan.maximum);
      expect(Object.values(reasons ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    const asked = (name: string) => compared.find((each) => each.name === name)?.questions;
    const n = lengths.reduce((sum, each) => sum + each, 0);
    expect(parts[3]?.lengths.mean).toBeCloseTo(asked('first') ?? Number.NaN, 9);
    expect([asked('ladder'), asked('free'), asked('aimed'), asked('best2')]).toEqual([n, n, n, 2 * n]);
    const shown = parts[0]?.usage;
    expect((shown?.meanRate ?? 0) * (shown?.items ?? 0)).toBeCloseTo(
      (parts[0]?.lengths.mean ?? 0) + usualPlan.pretest,
      9,
    );
  });

  it('asks each person one open question in each section', () => {
    const laidOut = sections.map(layOut);
    const { sit, exposure } = placements(laidOut, placementPlan());
    const random = seededRandom('open questions');
    const ofPerson = () => exposure.map(({ counts }, at) => sum(openItems(at).map((item) => counts[item] ?? 0)));
    const openItems = (at: number) =>
      (sections[at]?.items ?? []).flatMap(({ itemId, format }) =>
        format === 'open_ended' ? [laidOut[at]?.indexOf.get(itemId) ?? -1] : [],
      );
    for (let person = 1; person <= 8; person++) {
      sit([-1, 0, 1.5], random);
      expect(ofPerson()).toEqual(sections.map(() => person));
    }
  });

  it('classifies everyone correctly where classes are far apart', async () => {
    const { parts } = await simulate(sections, settings({ people: 6, learners: { mean: 3.4, sd: 0, correlation: 1 } }));
    for (const { accuracy, consistency, recovery } of parts) {
      expect(accuracy.agreement).toBe(1);
      expect(consistency.agreement).toBe(1);
      expect(recovery.bias).toBeLessThan(0);
    }
  });

  it('reports the coverage of intervals in every half logit, for each profile shape', () => {
    const { bands, ends, calibration, questions } = one.precision;
    expect(bands.map(({ shape }) => shape)).toEqual(shapes);
    for (const { bands: own } of bands) {
      expect(own.map(({ from }) => from)).toEqual([-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]);
      expect(own.reduce((sum, { people }) => sum + people, 0)).toBe(24);
    }
    expect(ends.right.lowest).toBeGreaterThan(650);
    expect(ends.wrong.highest).toBeLessThan(350);
    expect(calibration.reduce((sum, { people }) => sum + people, 0)).toBe(24);
    expect(questions.mean.value).toBeCloseTo(one.parts[3]?.lengths.mean ?? Number.NaN, 9);
  });
});

describe('goals', () => {
  const arm = (name: string, accuracy: number, meanSe: number) => ({
    name: name as 'first',
    questions: 10,
    parts: [
      { rmse: 0.4, meanSe, accuracy },
      { rmse: 0.3, meanSe, accuracy },
    ],
    sectionAccuracy: accuracy,
  });
  const exactly = (value: number) => ({ value, low: value, high: value });
  const precision = (good: boolean): PrecisionFigures => ({
    rmse: exactly(good ? 0.3 : 0.33),
    bands: shapes.map((shape) => ({
      shape,
      bands: [0.95, good ? 0.92 : 0.8].map((coverage, at) => ({
        from: at / 2,
        to: (at + 1) / 2,
        people: 1000,
        coverage: { value: coverage, low: coverage - 0.015, high: coverage + 0.015 },
        bias: exactly(0),
        rmse: exactly(0.3),
        questions: 40,
      })),
    })),
    ends: {
      right: { placements: 9, lowest: good ? 750 : 719, mean: 780, highest: 800 },
      wrong: { placements: 9, lowest: 150, mean: 200, highest: good ? 229 : 231 },
    },
    certainty: { overall: exactly(good ? -0.004 : -0.02), sections: exactly(good ? 0.004 : 0.02) },
    calibration: [],
    questions: { mean: exactly(good ? 44 : 46), p95: 60 },
  });
  const forms = ['random2', 'parallel2', 'best2', 'random3'];

  it('are met by figures that reach them, and missed by those that do not', () => {
    const of = (fixed: number, ladder: number, isGood: boolean) =>
      goalsOf({
        precision: precision(isGood),
        parts: [{}, {}, {}, {}] as never,
        compared: [
          arm('first', 0.8, 0.45),
          arm('ladder', 0.8, ladder),
          arm('free', 0.8, 0.4),
          ...forms.map((name) => arm(name, fixed, 0.4)),
        ],
        people: 10_000,
      }).map(({ verdict }) => verdict);
    expect(new Set(of(0.75, 0.44, true))).toEqual(new Set(['met']));
    const missed = of(0.85, 0.45, false).filter((verdict) => verdict !== 'missed');
    // These figures have no exposure, so its goal is met.
    expect(missed).toEqual(['met']);
    expect(of(0.8, 0.44, true)).toContain('undecided');
  });
});
