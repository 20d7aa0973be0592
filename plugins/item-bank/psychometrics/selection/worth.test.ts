import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { normalMassBelow } from '../scoring/normal.ts';
import { normalDraw } from '../simulation/respond.ts';
import { expectedMisplacements } from './worth.ts';

describe('misplacements to be expected', () => {
  it('are the mass beyond the cut where nothing more is learnt, and none where all is', () => {
    for (const theta of [-1.3, 0, 0.2, 0.75, 2]) {
      const beyond = normalMassBelow(-Math.abs(0.75 - theta) / 0.4);
      expect(expectedMisplacements({ theta, se: 0.4 }, [0.75], 0)).toBeCloseTo(beyond, 5);
      expect(expectedMisplacements({ theta, se: 0.4 }, [0.75], 1)).toBe(0);
    }
  });

  it('on the cut itself are arccos ρ / π', () => {
    for (const resolved of [0, 0.1, 0.5, 0.9]) {
      expect(expectedMisplacements({ theta: 0.75, se: 0.3 }, [0.75], resolved)).toBeCloseTo(
        Math.acos(Math.sqrt(resolved)) / Math.PI,
        10,
      );
    }
  });

  it('are those found where abilities and later estimates are drawn', () => {
    const random = seededRandom('worth');
    const [theta, se, resolved, cuts] = [0.5, 0.5, 0.35, [-0.5, 0.75]] as const;
    const draws = 200_000;
    let wrong = 0;
    for (let draw = 0; draw < draws; draw++) {
      const estimate = theta + se * Math.sqrt(resolved) * normalDraw(random);
      const ability = estimate + se * Math.sqrt(1 - resolved) * normalDraw(random);
      for (const cut of cuts) if (ability >= cut !== estimate >= cut) wrong += 1;
    }
    expect(expectedMisplacements({ theta, se }, cuts, resolved)).toBeCloseTo(wrong / draws, 2);
  });

  it('fall with all that is learnt, and with the distance of the cut', () => {
    const at = (theta: number, resolved: number) => expectedMisplacements({ theta, se: 0.5 }, [0], resolved);
    for (const theta of [0, 0.4, 1]) expect(at(theta, 0.4)).toBeLessThan(at(theta, 0.3));
    expect(at(1, 0.3)).toBeLessThan(at(0.5, 0.3));
    expect(() => at(Number.NaN, 0.3)).toThrow(RangeError);
    expect(() => at(0, 1.1)).toThrow(RangeError);
  });
});
