import { afterAll, beforeAll, expect, test } from 'vitest';
import { countKeys } from './keys.ts';
import type { World } from './world.ts';
import { openWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

test('a provider that says the key of the question that stands is not heard, however it dresses it', async () => {
  const { replies, leaks } = await countKeys(world, 2);
  expect(replies).toBeGreaterThan(90);
  expect(leaks).toEqual([]);
});
