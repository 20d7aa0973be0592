import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './ai-platform.ts';
import { ask, openWorld } from './ai-platform.ts';
import { atQuestion, countKeys, sections } from './keys.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

test.each(sections)('while a scored question of %s is open, no model is asked for any purpose', async (section) => {
  const { asker, key } = await atQuestion(world, section, 'assessment');
  world.makers.mock.clearRequests();
  for (const purpose of ['chat', 'tutoring', 'coaching', 'hint', 'test'] as const) {
    const refused = world.ai.text(asker, { ...ask(`Is it ${key}?`), purpose });
    await expect(refused).rejects.toMatchObject({ code: 'locked' });
  }
  expect(world.makers.mock.getRequests()).toEqual([]);
});

test('a provider’s answer that contains the key of an open question is withheld in any disguise', async () => {
  const { replies, leaks } = await countKeys(world, 2);
  expect(replies).toBeGreaterThan(90);
  expect(leaks).toEqual([]);
});
