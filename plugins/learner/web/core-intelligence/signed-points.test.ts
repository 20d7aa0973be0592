import { expect, test } from 'vitest';
import { signedPoints } from './signed-points.ts';

test('points have a sign', () => {
  expect([signedPoints(3), signedPoints(-2.5)]).toEqual(['+3.0', '−2.5']);
});
