import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { LatestPlacement, LearnerStanding } from '../contract.ts';
import { stageOf } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion'] });
});
afterAll(() => at?.close());

const path = '/api/admin/placements/latest';

test('staff see the latest placements, newest first, and the number of learners', async () => {
  const staff = await at.person('instructor');
  const before = (await staff.get(path)).body.learners;
  await at.person('learner', at.institution, 'learner');
  const other = await at.person();
  await stageOf(other, 'core_math');
  await at.seed('learner', 'immersion');

  const { learners, results } = (await staff.get(path)).body as { learners: number; results: LatestPlacement[] };
  expect(learners).toBe(before + 2);
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThanOrEqual(5);
  const moments = results.map(({ completedAt }) => completedAt);
  expect(moments).toEqual([...moments].sort().reverse());
  const { items } = (await staff.get('/api/admin/placements')).body as { items: LearnerStanding[] };
  const standing = items.find(({ username }) => username === 'learner');
  expect(results[0]).toMatchObject({ sessionId: standing?.sessionId, eiqScore: standing?.eiqScore });
});

test('learners are rejected, and staff of another institution see none of it', async () => {
  expect((await (await at.person()).get(path)).status).toBe(403);
  const elsewhere = await at.anotherInstitution();
  const staff = await at.person('administrator', elsewhere);
  expect((await staff.get(path)).body).toEqual({ learners: 0, results: [] });
});
