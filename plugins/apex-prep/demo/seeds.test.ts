import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Overview } from '../contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['apex-prep', 'practice'] });
});
afterAll(() => at?.close());

test('a demo learner has a target and past weeks, and repeated seeding changes nothing', async () => {
  const learner = await at.person('learner', at.institution, 'learner');
  const look = async () => (await learner.get('/api/apex-prep')).body as Overview;
  await at.seed('learner', 'practice', 'apex-prep');
  const first = await look();
  expect(first.target).toMatchObject({ kind: 'own', daysLeft: 182 });
  expect(first.plan?.lines.length).toBeGreaterThan(0);
  expect(first.weeks.filter(({ questions }) => questions !== null)).toHaveLength(5);
  expect(first.weeks.some(({ answered }) => answered > 0)).toBe(true);
  await at.seed('learner', 'practice', 'apex-prep');
  expect(await look()).toEqual(first);
});
