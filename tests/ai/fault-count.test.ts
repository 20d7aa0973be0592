import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiPlatform } from './ai-platform.ts';
import { openAiPlatform } from './ai-platform.ts';
import { countTruncated } from './fault-count.ts';

let ai: AiPlatform;
beforeAll(async () => {
  ai = await openAiPlatform({
    environment: { EIQ_AI_FIRST_WORDS_SECONDS: '0.3', EIQ_AI_BETWEEN_WORDS_SECONDS: '0.3' },
  });
});
afterAll(() => ai?.close());

test('under any provider fault, a completed answer is not truncated and equals the displayed text', async () => {
  const { truncated, lost, kinds } = await countTruncated(ai, 100);
  expect({ truncated, lost }).toEqual({ truncated: 0, lost: 0 });
  expect(kinds).toBeGreaterThan(15);
});
