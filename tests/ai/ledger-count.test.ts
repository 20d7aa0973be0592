import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './ai-platform.ts';
import { openWorld } from './ai-platform.ts';
import { countLedger, pricePerToken } from './ledger-count.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ environment: pricePerToken });
});
afterAll(() => world?.close());

test('the ledger equals the providers’ reports: per call, in sums, and for administrators', async () => {
  expect(await countLedger(world, 20)).toEqual({ calls: 20, wrongCalls: 0, wrongSums: 0 });
});
