import { expect, test } from 'vitest';
import { growthText, movementText, normText } from './contract.ts';

const after = { eiqScore: 512.4, standardError: 25, interval: [463.4, 561.4] as [number, number] };

test('the first result states where the score began', () => {
  expect(movementText({ moved: null, after })).toBe('Your first result: the score began at 512.4.');
});

test('a difference within the errors is not called a change', () => {
  const moved = { points: -8.25, isBeyondError: false, domains: [] };
  expect(movementText({ moved, after })).toMatch(
    /now 512.4, 8.3 points lower. The measurements agree within their errors, so this is not a change/,
  );
});

test('a change beyond the errors is more than chance', () => {
  const moved = { points: 61, isBeyondError: true, domains: [] };
  expect(movementText({ moved, after })).toMatch(/rose by 61.0 points .* more than chance explains/);
});

test('growth is a change only beyond its own error', () => {
  const growth = { since: '2030-01-01T00:00:00.000Z', standardError: 40 };
  expect(growthText({ ...growth, points: 12, interval: [-66.4, 90.4], isBeyondError: false }, '1 January')).toBe(
    'No change since 1 January beyond the errors of both results (difference +12.0 points, 95% interval −66.4 to +90.4).',
  );
  expect(growthText({ ...growth, points: -92, interval: [-170.4, -13.6], isBeyondError: true }, '1 January')).toBe(
    'Decline of 92.0 points since 1 January (95% interval −170.4 to −13.6).',
  );
});

test('a norm names its group and the range that the error allows for', () => {
  const norm = { source: 'immersion', title: 'Placement', at: '2030-01-01T00:00:00.000Z', learners: 250 };
  expect(normText({ ...norm, percent: 64, interval: [51, 76] })).toBe(
    'Placement: higher than 64% of the 250 learners of this institution who took it (51% to 76% within the result’s 95% interval).',
  );
});
