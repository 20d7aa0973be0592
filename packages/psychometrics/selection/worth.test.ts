import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { normalMassBelow } from '../scoring/normal.ts';
import { normalDraw } from '../simulation/respond.ts';
import type { Outlook } from './worth.ts';
import { expectedMisplacements } from './worth.ts';

const part = (values: Partial<Outlook>): Outlook => ({ weight: 1, precision: 0, theta: 0, further: 0, ...values });
const cut = (at: number, correlation = 0) => ({ cuts: [at], correlation });

describe('expected misplacements', () => {
  it('without further questions are the mass beyond the cut', () => {
    for (const theta of [-1.3, 0, 0.2, 0.75, 2]) {
      const se = 1 / Math.sqrt(5);
      const beyond = normalMassBelow(-Math.abs(0.6 - 0.8 * theta) / se);
      expect(expectedMisplacements([part({ precision: 4, theta })], cut(0.6))).toBeCloseTo(beyond, 10);
    }
  });

  it('on the cut itself are arccos ρ / π, where ρ² is the resolved share of the variance', () => {
    for (const further of [0.5, 2, 6]) {
      const found = expectedMisplacements([part({ precision: 3, further })], cut(0));
      expect(found).toBeCloseTo(Math.acos(Math.sqrt(further / (4 + further))) / Math.PI, 8);
    }
  });

  it('decrease with further questions and with the distance from the cut', () => {
    const at = (theta: number, further: number) =>
      expectedMisplacements([part({ precision: 3, theta, further })], cut(0));
    for (const theta of [0, 0.4, 1]) expect(at(theta, 2)).toBeLessThan(at(theta, 1));
    expect(at(1, 2)).toBeLessThan(at(0.5, 2));
    expect(() => at(Number.NaN, 2)).toThrow(RangeError);
    expect(() => at(0, -1)).toThrow(RangeError);
    expect(() => expectedMisplacements([part({ weight: 0 })], cut(0))).toThrow(/weight/);
    expect(() => expectedMisplacements([part({})], cut(0, 1.1))).toThrow(RangeError);
  });

  it('depend on all parts if these correlate', () => {
    const scored = part({ precision: 3, theta: 0.1 });
    const other = part({ weight: 0, precision: 3, theta: 1.5 });
    const at = (correlation: number) => expectedMisplacements([scored, other], cut(0, correlation));
    expect(at(0)).toBe(expectedMisplacements([scored], cut(0)));
    expect(at(0.7)).toBeLessThan(at(0.3));
    expect(at(0.3)).toBeLessThan(at(0));
  });

  it('match a simulation with jointly scored parts', () => {
    const random = seededRandom('worth');
    const correlation = 0.7;
    const parts = [
      part({ weight: 0.25, precision: 3, theta: 0.9, further: 1 }),
      part({ weight: 0.4, precision: 2, theta: -0.2, further: 0 }),
      part({ weight: 0.35, precision: 0, further: 3 }),
    ];
    // The posterior mean of normal measurements, by regression on the general factor.
    const whole = (answers: readonly { precision: number; theta: number }[]) => {
      const informations = answers.map(({ precision }) => precision / (1 + (1 - correlation) * precision));
      const g =
        informations.reduce((sum, each, at) => sum + Math.sqrt(correlation) * each * (answers[at]?.theta ?? 0), 0) /
        (1 + correlation * informations.reduce((sum, each) => sum + each, 0));
      return answers.reduce((sum, { precision, theta }, at) => {
        const unique = 1 / (1 - correlation);
        const mean = (unique * Math.sqrt(correlation) * g + precision * theta) / (unique + precision);
        return sum + (parts[at]?.weight ?? 0) * mean;
      }, 0);
    };
    // Weights draws from the prior by their likelihood given the first answers.
    let total = 0;
    let wrong = 0;
    for (let draw = 0; draw < 200_000; draw++) {
      const general = normalDraw(random);
      let [truth, density] = [0, 0];
      const answers = parts.map(({ weight, precision, theta, further }) => {
        const ability = Math.sqrt(correlation) * general + Math.sqrt(1 - correlation) * normalDraw(random);
        density -= (precision * (theta - ability) ** 2) / 2;
        truth += weight * ability;
        const sum = precision * theta + further * ability + Math.sqrt(further) * normalDraw(random);
        const all = precision + further;
        return { precision: all, theta: all > 0 ? sum / all : 0 };
      });
      const likelihood = Math.exp(density);
      const estimate = whole(answers);
      total += likelihood;
      for (const each of [-0.5, 0.4]) if (truth > each !== estimate > each) wrong += likelihood;
    }
    expect(expectedMisplacements(parts, { cuts: [-0.5, 0.4], correlation })).toBeCloseTo(wrong / total, 2);
  });
});
