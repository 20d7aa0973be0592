import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { ItemBank } from './bank.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());

test('items that were asked for together come together, however few of them are kept', async () => {
  const bank = new ItemBank(at.platform.database, systemClock, 3);
  const wanted = (await bank.list({ section: 'core_math' }))
    .slice(0, 5)
    .map(({ itemId, version }) => ({ itemId, itemVersion: version }));
  for (let count = 1; count <= wanted.length; count++) {
    expect((await bank.items(wanted.slice(0, count))).size).toBe(count);
  }
  const both = await Promise.all([bank.items(wanted.slice(0, 3)), bank.items(wanted.slice(2))]);
  expect(both.map(({ size }) => size)).toEqual([3, 3]);
});
