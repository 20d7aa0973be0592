import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards'] });
});
afterAll(() => at.close());

test('only learners have the start page by level', async () => {
  const permissions = async (role: 'learner' | 'guardian' | 'instructor' | 'administrator') =>
    (await (await at.person(role)).get('/api/platform/manifest')).body.permissions as string[];
  expect(await permissions('learner')).toContain('dashboards.home');
  for (const role of ['guardian', 'instructor', 'administrator'] as const) {
    expect(await permissions(role), role).not.toContain('dashboards.home');
  }
});
