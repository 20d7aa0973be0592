import { existsSync, readFileSync } from 'node:fs';
import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { itemFit } from '../fit/item-fit.ts';
import { m2 } from '../fit/overall-fit.ts';
import { isPartialCredit } from '../models/item-parameters.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { calibrate } from './calibrate.ts';
import type { CalibratedGradedItem } from './calibration.ts';
import { lsat6Patterns, lsat7TestletFigures, lsat7Testlets, scienceFigures } from './published-tables.ts';
import type { ResponsePattern } from './response-matrix.ts';

interface Figures {
  readonly logLikelihood: number;
  readonly a?: readonly number[];
  readonly intercepts?: readonly (readonly number[])[];
}

function expectFigures(
  { items, logLikelihood }: { items: readonly CalibratedGradedItem[]; logLikelihood: number },
  figures: Figures,
  tolerance: { logLikelihood: number; parameter: number },
) {
  expect(Math.abs(logLikelihood - figures.logLikelihood)).toBeLessThan(tolerance.logLikelihood);
  items.forEach(({ a, intercept }, index) => {
    const [slope, intercepts] = [figures.a?.[index], figures.intercepts?.[index]];
    if (slope !== undefined) expect(Math.abs(a - slope)).toBeLessThan(tolerance.parameter);
    intercepts?.forEach((published, step) => {
      expect(Math.abs((intercept[step] as number) - published)).toBeLessThan(tolerance.parameter);
    });
  });
}

describe('items with points', () => {
  it.each(
    lsat7TestletFigures,
  )('LSAT7 in testlets gives the figures of an independent optimiser: $options', (figures) => {
    const found = calibrate(lsat7Testlets, figures.options);
    expect(found.converged).toBe(true);
    expectFigures(found, figures, { logLikelihood: 1e-5, parameter: 2e-4 });
    expect(found.parameters).toBe('equalSlopes' in figures.options ? 6 : 8);
    expect(found.items.every((item) => isPartialCredit(item) === (figures.options.model === 'GPCM'))).toBe(true);
  });

  // A CSV file of the 392 × 4 answers, 1 to 4, with a header.
  const science = process.env.EIQ_SCIENCE_DATA ?? '';
  it.skipIf(!existsSync(science)).each(scienceFigures)('Science gives the published figures: $options', (figures) => {
    const patterns = readFileSync(science, 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row): ResponsePattern => ({ responses: row.split(',').map((each) => Number(each) - 1), count: 1 }));
    expectFigures(calibrate(patterns, figures.options), figures, { logLikelihood: 2e-3, parameter: 2e-3 });
  });

  it('partial credit of items with two categories equals the 2PL, and with equal slopes the 1PL', () => {
    const equal = calibrate(lsat6Patterns, { model: 'GPCM', equalSlopes: true });
    const one = calibrate(lsat6Patterns, { model: '1PL' });
    expect(equal.logLikelihood).toBeCloseTo(one.logLikelihood, 7);
    expect(equal.items[0]?.a).toBeCloseTo(one.items[0]?.a ?? 0, 5);
    expect(equal.items[0]?.seA).toBeCloseTo(one.items[0]?.seA ?? 0, 4);
    const two = calibrate(lsat6Patterns, { model: '2PL' });
    expect(calibrate(lsat6Patterns, { model: 'GPCM' }).logLikelihood).toBeCloseTo(two.logLikelihood, 7);
  });

  it('recovers steps in any order within their standard errors, and judges the fit', () => {
    const random = seededRandom('steps');
    const truth = Array.from({ length: 10 }, (_, index) => ({
      model: 'GPCM' as const,
      a: 0.7 + 0.8 * random(),
      b: index % 2 === 0 ? [0.5, -0.4] : [-1, 0.9, 0.2],
    }));
    const patterns = Array.from({ length: 2500 }, (): ResponsePattern => {
      const theta = normalDraw(random);
      return { responses: truth.map((item) => respond(item, theta, random)), count: 1 };
    });
    const { items } = calibrate(patterns, { model: 'GPCM' });
    const deviations = items.flatMap(({ a, b, seA, seB }, index) => [
      (a - (truth[index]?.a ?? 0)) / seA,
      ...b.map((step, at) => (step - (truth[index]?.b[at] ?? 0)) / (seB[at] ?? 0)),
    ]);
    const spread = Math.sqrt(deviations.reduce((sum, each) => sum + each ** 2, 0) / deviations.length);
    expect(spread).toBeGreaterThan(0.6);
    expect(spread).toBeLessThan(1.4);
    const shares = itemFit(items, patterns, { model: 'GPCM' }).items.map(({ pValue }) => pValue ?? 1);
    expect(shares.filter((pValue) => pValue < 0.01).length).toBeLessThan(3);
    expect(m2(items, patterns, { model: 'GPCM' }).pValue).toBeGreaterThan(0.001);
  });

  it('refuses equal slopes of a model without points', () => {
    expect(() => calibrate(lsat6Patterns, { model: '2PL', equalSlopes: true })).toThrow(
      'equal slopes are for the GRM and the GPCM, not for the 2PL',
    );
  });
});
