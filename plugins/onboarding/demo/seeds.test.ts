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

test('every learner of the demo has completed the setup, with answers that the setup takes', () => {
  const learners = demoPeople.filter(({ role }) => role === 'learner').map(({ username }) => username);
  expect(Object.keys(demoSetups).sort()).toEqual(learners.sort());
  for (const answers of Object.values(demoSetups)) {
    expect(Answers.parse(answers)).toEqual({ ...noAnswers, ...answers });
  }
});

test('it is completed once, however often it is seeded, and what somebody said since stays', async () => {
  const learner = await at.person('learner', at.institution, 'aroha.parata');
  const came = at.clock.now().getTime();
  at.clock.forward(3600);
  await Promise.all([seed(), seed()]);
  const first = (await learner.get(path)).body;
  expect(first).toMatchObject({ completed: true, educationalLevel: 'college', revision: 1 });
  // When they came, not when the demo was made.
  expect(Date.parse(first.completedAt)).toBeLessThan(came + 3_600_000);
  await learner.post(path, { educationalLevel: 'masters' });
  await seed();
  expect((await learner.get(path)).body).toMatchObject({ educationalLevel: 'masters', revision: 2 });
});
