import { expect, test } from 'vitest';
import { movementText } from './contract.ts';

const after = { eiqScore: 512.4, standardError: 25, interval: [463.4, 561.4] as [number, number] };

test('the first result states where the score began', () => {
  expect(movementText({ moved: null, after })).toBe('Your first result: the score began at 512.4.');
});

test('a change within the errors may be chance', () => {
  const moved = { points: -8.25, isBeyondError: false, domains: [] };
  expect(movementText({ moved, after })).toMatch(/fell by 8.3 points to 512.4. A change of this size can be chance/);
});

test('a change beyond the errors is more than chance', () => {
  const moved = { points: 61, isBeyondError: true, domains: [] };
  expect(movementText({ moved, after })).toMatch(/rose by 61.0 points .* more than chance explains/);
});
