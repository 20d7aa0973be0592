import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { demoPeople } from '../../../seeds/people.ts';
import { Answers, noAnswers } from '../contract.ts';
import { path } from '../testing.ts';
import { demoSetups } from './setups.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['onboarding'] });
});
afterAll(() => at?.close());

const seed = () => at.seed('onboarding');

test('every demo learner has a completed setup with valid answers', () => {
  const learners = demoPeople.filter(({ role }) => role === 'learner').map(({ username }) => username);
  expect(Object.keys(demoSetups).sort()).toEqual(learners.sort());
  for (const answers of Object.values(demoSetups)) {
    expect(Answers.parse(answers)).toEqual({ ...noAnswers, ...answers });
  }
});

test('seeding repeatedly completes a setup once and keeps later changes', async () => {
  const learner = await at.person('learner', at.institution, 'aroha.parata');
  const createdAt = at.clock.now().getTime();
  at.clock.forward(3600);
  await Promise.all([seed(), seed()]);
  const first = (await learner.get(path)).body;
  expect(first).toMatchObject({ completed: true, educationalLevel: 'college', revision: 1 });
  // Dated by the account, not by the seeding.
  expect(Date.parse(first.completedAt)).toBeLessThan(createdAt + 3_600_000);
  await learner.post(path, { educationalLevel: 'masters' });
  await seed();
  expect((await learner.get(path)).body).toMatchObject({ educationalLevel: 'masters', revision: 2 });
});
