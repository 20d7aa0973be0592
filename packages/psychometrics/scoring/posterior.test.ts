import { describe, expect, it } from 'vitest';
import { probability } from '../models/model.ts';
import { formulaBank, formulaBankFigures, lsat6, responsesOf } from '../published-figures.ts';
import { estimate } from './estimate.ts';
import { normalMassBelow } from './normal.ts';
import { combinePosteriors, massAbove, massBelow, posterior } from './posterior.ts';

const responses = responsesOf(formulaBankFigures.pattern);

describe('a posterior', () => {
  it('without answers equals the prior to seven digits', () => {
    const prior = { mean: 0.3, sd: 0.8 };
    const found = posterior([], [], { prior });
    for (let theta = -4; theta <= 4; theta += 0.0137) {
      expect(massBelow(found, theta)).toBeCloseTo(normalMassBelow((theta - 0.3) / 0.8), 7);
    }
  });

  it('has the mean and SD of the EAP estimate', () => {
    const { mean, sd } = posterior(formulaBank, responses);
    const { theta, se } = estimate(formulaBank, responses, { method: 'EAP' });
    expect(mean).toBeCloseTo(theta, 9);
    expect(sd).toBeCloseTo(se, 9);
  });

  it('has masses that agree with a much finer sum', () => {
    const found = posterior(formulaBank, responses);
    const cuts = [-1, -0.41, 0.2, 0.7198, 1.303, 2];
    const below = cuts.map(() => 0);
    let whole = 0;
    for (let cell = 0; cell < 12_000; cell++) {
      const theta = -6 + (cell + 0.5) / 1000;
      let density = Math.exp((-theta * theta) / 2);
      formulaBank.forEach((item, position) => {
        const right = probability(item, theta);
        density *= responses[position] === 1 ? right : 1 - right;
      });
      whole += density;
      cuts.forEach((cut, index) => {
        const part = Math.min(1, Math.max(0, (cut - theta) * 1000 + 0.5));
        below[index] = (below[index] as number) + part * density;
      });
    }
    cuts.forEach((cut, index) => {
      expect(massBelow(found, cut)).toBeCloseTo((below[index] as number) / whole, 6);
      expect(massBelow(found, cut) + massAbove(found, cut)).toBe(1);
    });
  });

  it('has all its mass within its bounds', () => {
    const found = posterior(lsat6, [0, 0, 0, 0, 0], { bounds: [-1, 3] });
    expect(found.nodes[0]).toBe(-1);
    expect(found.nodes.at(-1)).toBe(3);
    expect(massBelow(found, -1.01)).toBe(0);
    expect(massBelow(found, 3)).toBe(1);
    expect(found.cumulative.at(-1)).toBe(1);
    expect(found.density.every((density) => density >= 0)).toBe(true);
  });

  it('is precise for many very sharp answers', () => {
    const items = Array.from({ length: 200 }, () => ({ a: 40, b: 1.2345 }));
    const found = posterior(
      items,
      items.map((_, index) => index % 2),
    );
    expect(found.mean).toBeCloseTo(1.2345, 4);
    expect(found.sd).toBeCloseTo(1 / Math.sqrt(200 * 400), 4);
    expect(massAbove(found, 1.2345 - found.sd)).toBeCloseTo(0.84, 2);
  });

  it('does not underflow with thousands of answers', () => {
    const items = Array.from({ length: 3000 }, () => ({ a: 2, b: 3 }));
    const found = posterior(
      items,
      items.map(() => 0),
    );
    expect(Number.isFinite(found.mean)).toBe(true);
    expect(found.sd).toBeGreaterThan(0);
  });

  it('of a whole test equals the combination of those of its halves', () => {
    const halves = [
      posterior(formulaBank.slice(0, 15), responses.slice(0, 15)),
      posterior(formulaBank.slice(15), responses.slice(15)),
    ];
    const whole = posterior(formulaBank, responses);
    const combined = combinePosteriors(halves);
    expect(combined.mean).toBeCloseTo(whole.mean, 9);
    expect(combined.sd).toBeCloseTo(whole.sd, 9);
    expect(massBelow(combined, 0.5)).toBeCloseTo(massBelow(whole, 0.5), 9);
  });

  it('cannot be combined with one on other nodes', () => {
    expect(() => combinePosteriors([])).toThrow(RangeError);
    expect(() => combinePosteriors([posterior([], []), posterior([], [], { bounds: [-4, 4] })])).toThrow(/same nodes/);
    expect(() => massBelow(posterior([], []), Number.NaN)).toThrow(RangeError);
  });
});

describe('the normal distribution', () => {
  it('has the tabulated masses, including the tails', () => {
    expect(normalMassBelow(0)).toBe(0.5);
    expect(normalMassBelow(1)).toBeCloseTo(0.841344746068543, 13);
    expect(normalMassBelow(-1.959963984540054)).toBeCloseTo(0.025, 13);
    expect(normalMassBelow(-3) / 1.3498980316300946e-3).toBeCloseTo(1, 11);
    expect(normalMassBelow(-6) / 9.865876450376981e-10).toBeCloseTo(1, 11);
    expect(normalMassBelow(-20) / 2.753624118606233e-89).toBeCloseTo(1, 11);
    expect(normalMassBelow(-Infinity)).toBe(0);
    expect(normalMassBelow(Infinity)).toBe(1);
    expect(() => normalMassBelow(Number.NaN)).toThrow(RangeError);
  });
});
