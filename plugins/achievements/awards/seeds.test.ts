import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { earnedAchievements } from '../services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['achievements', 'practice'] });
});
afterAll(() => at?.close());

test('demo learners have achievements dated by their activity, and repeated seeding adds none', async () => {
  const { user } = await at.person('learner', at.institution, 'learner');
  const seed = async () => {
    await at.seed('learner', 'practice', 'achievements');
    const within = { who: { institution: at.institution } };
    return at.platform.host.service(earnedAchievements).of(within, user.id);
  };
  const first = await seed();
  expect(first.length).toBeGreaterThan(5);
  expect(new Set(first.map(({ at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThan(3);
  expect(await seed()).toEqual(first);
});
