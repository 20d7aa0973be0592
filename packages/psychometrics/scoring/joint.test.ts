import { describe, expect, it } from 'vitest';
import { addLogLikelihood } from '../models/model.ts';
import { classifyJointly, jointComposite, jointPosterior, marginalPosterior } from './joint.ts';
import type { Posterior } from './posterior.ts';
import { posterior } from './posterior.ts';

const weights = [25, 40, 35];
const cuts = [-0.5, 0.75];
/** Three short sections, with guessing and a graded item; with few answers, so that no posterior is normal. */
const sections = [
  { items: [0.5, 1.2, 2].map((b) => ({ a: 1.4, b, c: 0.2 })), responses: [1, 1, 1] },
  { items: [-1, 0, 0.4, 1].map((b) => ({ a: 1.2, b, c: 0.25 })), responses: [1, 0, 1, 1] },
  {
    items: [
      { a: 1.1, b: [-1, 0, 1] },
      { a: 0.9, b: -0.5 },
    ],
    responses: [1, 0],
  },
];
const parts = sections.map(({ items, responses }) => posterior(items, responses));

/** The integral over three abilities, by brute force on a grid. */
function bruteForce(correlation: number, sd: number) {
  const step = 0.15 * sd;
  const nodes = Float64Array.from({ length: 81 }, (_, node) => -6 * sd + step * node);
  const likelihoods = sections.map(({ items, responses }) => {
    const logs = new Float64Array(nodes.length);
    items.forEach((item, at) => {
      addLogLikelihood(item, responses[at] as number, nodes, logs);
    });
    return logs.map(Math.exp);
  });
  // The inverse of the equicorrelation matrix: (I − r/(1 + 2r) · J) / (1 − r).
  const shared = correlation / (1 + 2 * correlation);
  const shares = weights.map((weight) => weight / 100);
  const moments = { mass: 0, means: [0, 0, 0], products: [0, 0, 0, 0, 0, 0], whole: 0, square: 0 };
  const below = cuts.map(() => 0);
  nodes.forEach((x, i) => {
    nodes.forEach((y, j) => {
      nodes.forEach((z, k) => {
        const quadratic = (x * x + y * y + z * z - shared * (x + y + z) ** 2) / (1 - correlation) / sd ** 2;
        const mass =
          Math.exp(-quadratic / 2) *
          (likelihoods[0]?.[i] as number) *
          (likelihoods[1]?.[j] as number) *
          (likelihoods[2]?.[k] as number);
        const whole = (shares[0] as number) * x + (shares[1] as number) * y + (shares[2] as number) * z;
        moments.mass += mass;
        [x, y, z].forEach((theta, at) => {
          moments.means[at] = (moments.means[at] as number) + mass * theta;
        });
        [x * x, y * y, z * z, x * y, x * z, y * z].forEach((product, at) => {
          moments.products[at] = (moments.products[at] as number) + mass * product;
        });
        moments.whole += mass * whole;
        moments.square += mass * whole * whole;
        cuts.forEach((cut, at) => {
          if (whole < cut) below[at] = (below[at] as number) + mass;
        });
      });
    });
  });
  const means = moments.means.map((each) => each / moments.mass);
  const covariance = (at: number, one: number, other: number) =>
    (moments.products[at] as number) / moments.mass - (means[one] as number) * (means[other] as number);
  const theta = moments.whole / moments.mass;
  return {
    means,
    variances: [covariance(0, 0, 0), covariance(1, 1, 1), covariance(2, 2, 2)],
    covariances: [covariance(3, 0, 1), covariance(4, 0, 2), covariance(5, 1, 2)],
    theta,
    se: Math.sqrt(moments.square / moments.mass - theta ** 2),
    below: below.map((each) => each / moments.mass),
  };
}

describe('the joint posterior of several parts', () => {
  it('equals the integral over all abilities, for any correlation and SD of the prior', () => {
    const priors = [
      [0, 1],
      [0.4, 1],
      [0.7, 1],
      [0.7, 1.4],
    ] as const;
    for (const [correlation, sd] of priors) {
      const found = jointPosterior(parts, correlation, sd);
      const whole = bruteForce(correlation, sd);
      found.means.forEach((mean, at) => {
        expect(mean).toBeCloseTo(whole.means[at] as number, 6);
        expect(found.covariance[at]?.[at]).toBeCloseTo(whole.variances[at] as number, 6);
      });
      expect(found.covariance[0]?.[1]).toBeCloseTo(whole.covariances[0] as number, 6);
      expect(found.covariance[0]?.[2]).toBeCloseTo(whole.covariances[1] as number, 6);
      expect(found.covariance[1]?.[2]).toBeCloseTo(whole.covariances[2] as number, 6);
      const composite = jointComposite(found, weights);
      expect(composite.theta).toBeCloseTo(whole.theta, 6);
      expect(composite.se).toBeCloseTo(whole.se, 6);
      const { masses } = classifyJointly(found, weights, cuts);
      expect(masses[0]).toBeCloseTo(whole.below[0] as number, 2);
      expect(masses[2]).toBeCloseTo(1 - (whole.below[1] as number), 2);
    }
  });

  it('equals the separate posteriors of uncorrelated parts', () => {
    const { means, covariance } = jointPosterior(parts, 0);
    parts.forEach((part, at) => {
      expect(means[at]).toBeCloseTo(part.mean, 9);
      expect(covariance[at]?.[at]).toBeCloseTo(part.sd ** 2, 9);
    });
    expect(covariance[0]?.[1]).toBeCloseTo(0, 9);
  });

  it('equals the textbook result for normal measurements', () => {
    // With one measurement y = 1.5 of variance v = 0.25, of the first of two abilities that correlate by r = 0.6, the
    // second has the mean r·y/(1 + v) and the variance 1 − r²/(1 + v).
    const measured = posterior([], [], { prior: { mean: 1.2, sd: Math.sqrt(0.2) }, bounds: [-8, 8] });
    const { means, covariance } = jointPosterior([measured, posterior([], [])], 0.6);
    expect(means[0]).toBeCloseTo(1.2, 6);
    expect(means[1]).toBeCloseTo((0.6 * 1.5) / 1.25, 6);
    expect(covariance[1]?.[1]).toBeCloseTo(1 - 0.36 / 1.25, 6);
    expect(covariance[0]?.[1]).toBeCloseTo(0.6 * 0.2, 6);
  });

  it('has the marginal distributions of marginalPosterior', () => {
    for (const sd of [1, 1.4]) {
      const joint = jointPosterior(parts, 0.7, sd);
      parts.forEach((part, at) => {
        const marginal = marginalPosterior(part, parts.toSpliced(at, 1), 0.7, sd);
        expect(marginal.mean).toBeCloseTo(joint.means[at] as number, 6);
        expect(marginal.sd ** 2).toBeCloseTo(joint.covariance[at]?.[at] as number, 6);
      });
    }
    const [first] = parts;
    expect(first && marginalPosterior(first, [], 0.7)).toBe(first);
  });

  it('applies the SD of the prior to a single part', () => {
    const { items, responses } = sections[0] ?? { items: [], responses: [] };
    const wide = posterior(items, responses, { prior: { mean: 0, sd: 1.4 } });
    const found = marginalPosterior(posterior(items, responses), [], 0.7, 1.4);
    expect(found.mean).toBeCloseTo(wide.mean, 4);
    expect(found.sd).toBeCloseTo(wide.sd, 4);
  });

  it('does not mix up cached results', () => {
    const [own, one, other] = parts as [Posterior, Posterior, Posterior];
    const calls = [
      () => marginalPosterior(own, [one], 0.7, 1.4).mean,
      () => marginalPosterior(own, [other], 0.7, 1.4).mean,
      () => marginalPosterior(own, [one, other], 0.7, 1.4).mean,
      () => marginalPosterior(own, [other], 0.4, 1.4).mean,
      () => marginalPosterior(own, [other], 0.4).mean,
      () => marginalPosterior(own, [], 0.4, 1.4).mean,
    ];
    const first = calls.map((call) => call());
    expect(new Set(first).size).toBe(calls.length);
    expect(calls.toReversed().map((call) => call())).toEqual(first.toReversed());
  });

  it('handles a correlation of 1 and very sharp answers, and refuses invalid parameters', () => {
    const sharp = Array.from({ length: 120 }, (_, at) => ({ a: 4, b: 1 + (at - 60) / 400 }));
    const part = posterior(
      sharp,
      sharp.map((_, at) => (at < 60 ? 1 : 0)),
    );
    const { means, covariance } = jointPosterior([part, posterior([], [])], 1);
    expect(means[0]).toBeCloseTo(part.mean, 2);
    expect(means[1]).toBeCloseTo(part.mean, 1);
    expect(covariance[0]?.[0]).toBeLessThan(0.02);
    for (const wrong of [-0.1, 1.1, Number.NaN]) expect(() => jointPosterior(parts, wrong)).toThrow(RangeError);
    for (const wrong of [0, 4, Number.NaN]) expect(() => jointPosterior(parts, 0.7, wrong)).toThrow(RangeError);
    expect(() => jointComposite(jointPosterior(parts, 0.7), [0, 0, 0])).toThrow(RangeError);
  });
});
