import { expect, test } from 'vitest';
import { isConfident, isOffered } from './offer-rules.ts';

const struggle = { timeSpent: 0, attemptCount: 0, theta: 0, hasProfile: false };

test.each([
  ['more than two minutes', { timeSpent: 120_001 }],
  ['two tries', { attemptCount: 2 }],
  ['one try where the learner is known', { attemptCount: 1, hasProfile: true }],
])('a hint is offered after %s', (_, given) => {
  expect(isOffered({ ...struggle, ...given })).toBe(true);
});

test.each([
  ['two minutes to the moment', { timeSpent: 120_000 }],
  ['one try of somebody unknown', { attemptCount: 1 }],
  ['a known learner who has not tried', { hasProfile: true }],
])('a hint is not offered after %s', (_, given) => {
  expect(isOffered({ ...struggle, ...given })).toBe(false);
});

test('only a confidence above 0.8 draws attention', () => {
  expect([isConfident(0.8), isConfident(0.81)]).toEqual([false, true]);
});
