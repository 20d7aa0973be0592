import { expect, test } from 'vitest';
import { compareBills } from './bills.ts';

test('cut streams are recorded at about what their providers bill, including thinking', async () => {
  const { requests, cut, tokens, cost } = await compareBills(40);
  console.log(`${cut} of ${requests} requests cut; ledger ${(100 * tokens).toFixed(1)} % off in tokens`);
  expect(cut).toBeGreaterThanOrEqual(40);
  expect(Math.abs(tokens)).toBeLessThan(0.1);
  expect(Math.abs(cost)).toBeLessThan(0.1);
});
