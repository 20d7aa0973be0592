import { describe, expect, it } from 'vitest';
import { massApart } from './bivariate.ts';
import { normalMassBelow } from './normal.ts';

describe('the mass on different sides of two bounds', () => {
  it('without a correlation is that of independent variables', () => {
    const [below, other] = [normalMassBelow(0.4), normalMassBelow(-1.1)];
    expect(massApart(0.4, -1.1, 0)).toBeCloseTo(below * (1 - other) + other * (1 - below), 12);
  });

  it('is arccos ρ / π if both bounds are the mean (Sheppard 1899)', () => {
    for (const correlation of [0, 0.3, 0.7, 0.9]) {
      expect(massApart(0, 0, correlation)).toBeCloseTo(Math.acos(correlation) / Math.PI, 10);
    }
  });

  it('decreases with the correlation towards the mass between the bounds', () => {
    expect(massApart(0.5, -0.8, 0.95)).toBeGreaterThan(normalMassBelow(0.5) - normalMassBelow(-0.8));
    expect(massApart(0.5, 0.5, 1)).toBeCloseTo(0, 8);
    for (const [h, k] of [
      [0.3, 0.1],
      [1.2, 1.9],
      [-0.4, 0.5],
    ] as const) {
      expect(massApart(h, k, 0.8)).toBeLessThan(massApart(h, k, 0.5));
      expect(massApart(h, k, 0.8)).toBeCloseTo(massApart(k, h, 0.8), 12);
      expect(massApart(h, k, 0.8)).toBeCloseTo(massApart(-h, -k, 0.8), 12);
    }
    expect(() => massApart(0, 0, -0.1)).toThrow(RangeError);
  });

  it('agrees with the integral over one variable', () => {
    const integral = (h: number, k: number, correlation: number) => {
      const step = 1e-3;
      let sum = 0;
      for (let x = -8 + step / 2; x < 8; x += step) {
        const below = normalMassBelow((k - correlation * x) / Math.sqrt(1 - correlation ** 2));
        sum += (x < h ? 1 - below : below) * Math.exp(-(x * x) / 2);
      }
      return (sum * step) / Math.sqrt(2 * Math.PI);
    };
    for (const correlation of [0.2, 0.6, 0.9, 0.95]) {
      for (const [h, k] of [
        [0, 0.3],
        [1.5, 1.2],
        [-0.7, 0.4],
        [2.5, 2.4],
      ] as const) {
        expect(massApart(h, k, correlation)).toBeCloseTo(integral(h, k, correlation), 4);
      }
    }
  });
});
