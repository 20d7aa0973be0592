import { expect, test } from 'vitest';
import { compareBills } from './bills.ts';

test('the ledger records interrupted streams within a tenth of the providers’ bills, including reasoning', async () => {
  const { requests, cut, tokens, cost } = await compareBills(40);
  console.log(
    `${cut} of ${requests} requests interrupted; the ledger differs by ${(100 * tokens).toFixed(1)} % of tokens`,
  );
  expect(cut).toBeGreaterThanOrEqual(40);
  expect(Math.abs(tokens)).toBeLessThan(0.1);
  expect(Math.abs(cost)).toBeLessThan(0.1);
});
