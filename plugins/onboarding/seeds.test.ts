import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { demoPeople } from '../../seeds/people.ts';
import { Answers, noAnswers } from './contract.ts';
import { demoSetups } from './demo-setups.ts';
import { path } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['onboarding'] });
});
afterAll(() => at?.close());

const seed = () => at.platform.host.get('onboarding')?.started?.seeds?.(at.institution);

test('every learner of the demo has completed the setup, with answers that the setup takes', () => {
  const learners = demoPeople.filter(({ role }) => role === 'learner').map(({ username }) => username);
  expect(Object.keys(demoSetups).sort()).toEqual(learners.sort());
  for (const answers of Object.values(demoSetups)) {
    expect(Answers.parse(answers)).toEqual({ ...noAnswers, ...answers });
  }
});

test('it is completed once, however often it is seeded, and what somebody said since stays', async () => {
  const password = 'a long password';
  const details = { username: 'aroha.parata', email: 'aroha@demo.invalid', firstName: 'Aroha', lastName: 'Parata' };
  const call = { who: deployment(at.institution) };
  await at.platform.identity.people.create(call, { ...details, role: 'learner', password });
  await Promise.all([seed(), seed()]);
  const { token } = (await at.call('POST', '/api/auth/login', { body: { username: details.username, password } })).body;
  const first = (await at.call('GET', path, { token })).body;
  expect(first).toMatchObject({ completed: true, educationalLevel: 'college', revision: 1 });
  await at.call('POST', path, { token, body: { educationalLevel: 'masters' } });
  await seed();
  expect((await at.call('GET', path, { token })).body).toMatchObject({ educationalLevel: 'masters', revision: 2 });
});
