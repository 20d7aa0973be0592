import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './ai-platform.ts';
import { ask, openWorld } from './ai-platform.ts';
import { atQuestion, countKeys, sections } from './keys.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

test.each(sections)('while a question of %s counts no model is asked, whatever the purpose', async (section) => {
  const { asker, key } = await atQuestion(world, section, 'assessment');
  world.makers.mock.clearRequests();
  for (const purpose of ['chat', 'tutoring', 'coaching', 'hint', 'test'] as const) {
    const refused = world.ai.text(asker, { ...ask(`Is it ${key}?`), purpose });
    await expect(refused).rejects.toMatchObject({ code: 'locked' });
  }
  expect(world.makers.mock.getRequests()).toEqual([]);
});

test('a provider that says the key of the question that stands is not heard, however it dresses it', async () => {
  const { replies, leaks } = await countKeys(world, 2);
  expect(replies).toBeGreaterThan(90);
  expect(leaks).toEqual([]);
});
