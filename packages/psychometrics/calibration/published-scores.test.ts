import { describe, expect, it } from 'vitest';
import { estimate } from '../scoring/estimate.ts';
import { calibrate } from './calibrate.ts';
import { lsat7Figures, lsat7Patterns, lsat7Scores } from './published-tables.ts';

/** The limits cover the distance from the maximum at which mirt's EM stops, which affects its scores and errors. */
function expectNear(found: number, published: number, limit: number) {
  expect(Math.abs(found - published)).toBeLessThan(limit);
}

describe('LSAT7 with the values of mirt’s tests', () => {
  it('standard errors of the 2PL, from its confidence intervals', () => {
    const { items } = calibrate(lsat7Patterns, { model: '2PL' });
    const { seA, seIntercept } = lsat7Figures['2PL'];
    for (const [index, item] of items.entries()) {
      expectNear(item.seA, seA[index] as number, 0.001);
      expectNear(item.seIntercept, seIntercept[index] as number, 0.0005);
    }
  });

  it('EAP and its SD for no and for all right answers', () => {
    const { items } = calibrate(lsat7Patterns, { model: '2PL', standardErrors: 'none' });
    for (const { pattern, theta, se } of lsat7Scores.eap) {
      const found = estimate(items, Array.from(pattern, Number), { method: 'EAP' });
      expectNear(found.theta, theta, 1e-5);
      expectNear(found.se, se, 1e-5);
    }
  });

  it('MAP under the 2PL, and ML under the 1PL', () => {
    const two = calibrate(lsat7Patterns, { model: '2PL', standardErrors: 'none' });
    for (const { pattern, theta } of lsat7Scores.map) {
      expectNear(estimate(two.items, Array.from(pattern, Number), { method: 'MAP' }).theta, theta, 0.001);
    }
    const one = calibrate(lsat7Patterns, { model: '1PL', standardErrors: 'none' });
    for (const { right, theta } of lsat7Scores.mlOf1pl) {
      const responses = one.items.map((_, item) => (item < right ? 1 : 0));
      expectNear(estimate(one.items, responses, { method: 'ML' }).theta, theta, 0.002);
    }
  });
});
