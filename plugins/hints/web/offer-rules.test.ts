import { expect, test } from 'vitest';
import { isConfident, isOffered } from './offer-rules.ts';

const struggle = { timeSpent: 0, attemptCount: 0, theta: 0, hasProfile: false };

test.each([
  ['more than two minutes', { timeSpent: 120_001 }],
  ['two attempts', { attemptCount: 2 }],
  ['one attempt by a learner with a profile', { attemptCount: 1, hasProfile: true }],
])('a hint is offered after %s', (_, given) => {
  expect(isOffered({ ...struggle, ...given })).toBe(true);
});

test.each([
  ['after exactly two minutes', { timeSpent: 120_000 }],
  ['after one attempt by a learner without a profile', { attemptCount: 1 }],
  ['before the first attempt of a learner with a profile', { hasProfile: true }],
])('a hint is not offered %s', (_, given) => {
  expect(isOffered({ ...struggle, ...given })).toBe(false);
});

test('only a confidence above 0.8 draws attention', () => {
  expect([isConfident(0.8), isConfident(0.81)]).toEqual([false, true]);
});
