import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './ai-platform.ts';
import { openWorld } from './ai-platform.ts';
import { countTruncated } from './fault-count.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    environment: { EIQ_AI_FIRST_WORDS_SECONDS: '0.3', EIQ_AI_BETWEEN_WORDS_SECONDS: '0.3' },
  });
});
afterAll(() => world?.close());

test('under any provider fault, an answer marked as done is whole and equals what was shown', async () => {
  const { truncated, lost, kinds } = await countTruncated(world, 100);
  expect({ truncated, lost }).toEqual({ truncated: 0, lost: 0 });
  expect(kinds).toBeGreaterThan(15);
});
