import { expect, test } from 'vitest';
import { signedPoints } from './signed-points.ts';

test('points are shown with their sign', () => {
  expect([signedPoints(3), signedPoints(-2.5)]).toEqual(['+3.0', '−2.5']);
});
