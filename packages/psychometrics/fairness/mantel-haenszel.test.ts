import { describe, expect, it } from 'vitest';
import type { Stratum } from './mantel-haenszel.ts';
import { mantelHaenszel } from './mantel-haenszel.ts';

const published: Stratum[] = [
  [30, 20, 20, 30],
  [40, 10, 30, 20],
  [45, 5, 40, 10],
];

describe('Mantel-Haenszel', () => {
  it('reproduces the published figures', () => {
    const found = mantelHaenszel(published);
    expect(found.alpha).toBeCloseTo(2.388889, 6);
    expect(found.delta).toBeCloseTo(-2.046447, 6);
    expect(found.chiSquare).toBeCloseTo(9.706213, 6);
    expect(found.class).toBe('C');
  });

  it('matches R’s mantelhaen.test for admissions at Berkeley (Bickel, Hammel and O’Connell 1975)', () => {
    // Six departments: men admitted and rejected, women admitted and rejected.
    const found = mantelHaenszel([
      [512, 313, 89, 19],
      [353, 207, 17, 8],
      [120, 205, 202, 391],
      [138, 279, 131, 244],
      [53, 138, 94, 299],
      [22, 351, 24, 317],
    ]);
    expect(found.alpha).toBeCloseTo(0.9046968, 7);
    expect(found.chiSquare).toBeCloseTo(1.4269, 4);
    expect(found.pValue).toBeCloseTo(0.2323, 4);
    expect(found.class).toBe('A');
  });

  it('matches it for penicillin in rabbits, with mostly empty cells (Agresti 1990)', () => {
    const found = mantelHaenszel([
      [0, 6, 0, 5],
      [3, 3, 0, 6],
      [6, 0, 2, 4],
      [5, 1, 6, 0],
      [2, 0, 5, 0],
    ]);
    expect(found.alpha).toBeCloseTo(7, 12);
    expect(found.chiSquare).toBeCloseTo(3.9286, 4);
    expect(found.pValue).toBeCloseTo(0.04747, 5);
  });

  it('equals the odds ratio of a single table, with Woolf’s standard error', () => {
    const { alpha, standardErrorOfDelta } = mantelHaenszel([[60, 40, 45, 55]]);
    expect(alpha).toBeCloseTo((60 * 55) / (40 * 45), 12);
    expect(standardErrorOfDelta).toBeCloseTo(2.35 * Math.sqrt(1 / 60 + 1 / 40 + 1 / 45 + 1 / 55), 12);
  });

  it('changes its sign when the groups are swapped', () => {
    const swapped = published.map(([a, b, c, d]): Stratum => [c, d, a, b]);
    expect(mantelHaenszel(swapped).delta).toBeCloseTo(2.046447, 6);
    expect(mantelHaenszel(swapped).chiSquare).toBeCloseTo(9.706213, 6);
  });

  it('classifies slight or insignificant differences as A and moderate ones as B', () => {
    const fair = mantelHaenszel([[50, 50, 50, 50]]);
    expect(fair).toMatchObject({ alpha: 1, chiSquare: 0, pValue: 1, class: 'A' });
    expect(mantelHaenszel([[7, 3, 4, 6]]).class).toBe('A');
    const moderate = mantelHaenszel([[600, 400, 475, 525]]);
    expect(Math.abs(moderate.delta)).toBeGreaterThan(1);
    expect(Math.abs(moderate.delta)).toBeLessThan(1.5);
    expect(moderate.class).toBe('B');
  });

  it('ignores strata that lack a group and refuses data without an odds ratio', () => {
    expect(mantelHaenszel([...published, [10, 5, 0, 0], [0, 0, 3, 3], [0, 0, 0, 0]])).toEqual(
      mantelHaenszel(published),
    );
    expect(() => mantelHaenszel([])).toThrow(/odds ratio/);
    expect(() => mantelHaenszel([[10, 0, 10, 0]])).toThrow(/odds ratio/);
    expect(() => mantelHaenszel([[10, -1, 10, 1]])).toThrow(/counts/);
    expect(() => mantelHaenszel([[10, Number.NaN, 10, 1]])).toThrow(RangeError);
    const short = [...published, [1, 2, 3]] as unknown as Stratum[];
    expect(() => mantelHaenszel(short)).toThrow(/stratum 4 needs four counts .* not 1, 2, 3/);
  });
});
