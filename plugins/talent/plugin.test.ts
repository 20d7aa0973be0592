import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at.close());

test('it starts and can be switched off', async () => {
  const pluginsOf = async () => (await (await at.person()).get('/api/platform/manifest')).body.plugins;
  expect(await pluginsOf()).toContainEqual(expect.objectContaining({ id: 'talent' }));
  await at.switchPlugin('talent', false);
  expect(await pluginsOf()).not.toContainEqual(expect.objectContaining({ id: 'talent' }));
});
