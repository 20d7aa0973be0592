import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiPlatform } from './ai-platform.ts';
import { openAiPlatform } from './ai-platform.ts';
import { countLedger, pricePerToken } from './ledger-count.ts';

let ai: AiPlatform;
beforeAll(async () => {
  ai = await openAiPlatform({ environment: pricePerToken });
});
afterAll(() => ai?.close());

test('the ledger equals the usage that providers report: per call, in sums, and as shown to administrators', async () => {
  expect(await countLedger(ai, 20)).toEqual({ calls: 20, wrongCalls: 0, wrongSums: 0 });
});
