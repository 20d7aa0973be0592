import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { earnedAchievements } from './services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['achievements', 'practice'] });
});
afterAll(() => at?.close());

test('what the demo’s learners have done is achieved on the days they did it, once however often it is seeded', async () => {
  const details = { username: 'learner', email: 'learner@demo.invalid', firstName: 'Demo', lastName: 'Learner' };
  const { person } = await at.platform.identity.people.create(
    { who: deployment(at.institution) },
    { ...details, role: 'learner', password: 'a long password' },
  );
  const seed = async () => {
    for (const id of ['learner', 'practice', 'achievements']) {
      await at.platform.host.get(id)?.started?.seeds?.(at.institution);
    }
    const within = { who: { institution: at.institution } };
    return at.platform.host.service(earnedAchievements).of(within, person.id);
  };
  const first = await seed();
  expect(first.length).toBeGreaterThan(5);
  expect(new Set(first.map(({ at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThan(3);
  expect(await seed()).toEqual(first);
});
