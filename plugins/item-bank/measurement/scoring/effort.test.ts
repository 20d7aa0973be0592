import { expect, it } from 'vitest';
import { hasteMs } from '../../contract.ts';
import { isRapid, rapidThreshold } from './effort.ts';

it('an answer is a rapid guess below a tenth of the item’s median time, at most 10 seconds', () => {
  expect(rapidThreshold(30_000)).toBe(3000);
  expect(rapidThreshold(300_000)).toBe(10_000);
  expect(rapidThreshold(undefined)).toBe(hasteMs);
  expect(isRapid(1999, rapidThreshold(20_000))).toBe(true);
  expect(isRapid(2000, rapidThreshold(20_000))).toBe(false);
  // No time was measured.
  expect(isRapid(0, rapidThreshold(20_000))).toBe(false);
});
