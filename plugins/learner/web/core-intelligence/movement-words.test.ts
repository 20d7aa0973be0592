import { expect, test } from 'vitest';
import { movementInWords, signed } from './movement-words.ts';

const after = { eiqScore: 512.4, standardError: 25, interval: [463.4, 561.4] as [number, number] };

test('the first result says where the score began', () => {
  expect(movementInWords({ moved: null, after })).toBe('Your first result: the score began at 512.4.');
});

test('a change within the errors is called what it may be: chance', () => {
  const moved = { points: -8.25, isBeyondError: false, domains: [] };
  expect(movementInWords({ moved, after })).toMatch(/fell by 8.3 points to 512.4. A change of this size can be chance/);
});

test('a change beyond the errors is called clear', () => {
  const moved = { points: 61, isBeyondError: true, domains: [] };
  expect(movementInWords({ moved, after })).toMatch(/rose by 61.0 points .* larger than chance explains/);
});

test('points have a sign', () => {
  expect([signed(3), signed(-2.5)]).toEqual(['+3.0', '−2.5']);
});
