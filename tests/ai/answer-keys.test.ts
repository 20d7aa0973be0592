import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiPlatform } from './ai-platform.ts';
import { ask, openAiPlatform } from './ai-platform.ts';
import { countLeakedKeys, openQuestion, sections } from './answer-keys.ts';

let ai: AiPlatform;
beforeAll(async () => {
  ai = await openAiPlatform();
});
afterAll(() => ai?.close());

test.each(sections)('while a scored question of %s is open, no model is called for any purpose', async (section) => {
  const { asker, key } = await openQuestion(ai, section, 'assessment');
  ai.providers.mock.clearRequests();
  for (const purpose of ['chat', 'tutoring', 'coaching', 'hint', 'test'] as const) {
    const refused = ai.completions.text(asker, { ...ask(`Is it ${key}?`), purpose });
    await expect(refused).rejects.toMatchObject({ code: 'locked' });
  }
  expect(ai.providers.mock.getRequests()).toEqual([]);
});

test('a reply that reveals the key of an open question is withheld, however the key is disguised', async () => {
  const { replies, leaks } = await countLeakedKeys(ai, 2);
  expect(replies).toBeGreaterThan(90);
  expect(leaks).toEqual([]);
});
