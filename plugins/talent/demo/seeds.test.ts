import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPlacement, setAgeBand } from '../../learner/testing.ts';
import type { Job } from '../contract.ts';
import { matchesPath, recruitingJobs } from '../testing.ts';

const password = 'a long enough password';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

test('the demo has sample companies with jobs, a recruiter and open learners, once', async () => {
  const who = deployment(at.institution);
  const create = async (username: string, role: 'recruiter' | 'learner') => {
    const names = { firstName: 'Demo', lastName: 'Person', email: `${username}@school.example` };
    const { person } = await at.platform.identity.people.create({ who }, { username, role, ...names, password });
    const { body } = await at.nobody.post('/api/auth/login', { username, password });
    return { user: person, get: (path: string) => at.call('GET', path, { token: body.token }) };
  };
  const [recruiter, learner] = [await create('recruiter', 'recruiter'), await create('sipho.ndlovu', 'learner')];
  await setAgeBand(at, learner, 'adult');
  await addPlacement(at, learner);
  for (let run = 0; run < 2; run++) await at.seed('talent');
  await at.platform.queueing.waitUntilIdle();
  const jobs: Job[] = (await recruiter.get(recruitingJobs)).body;
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(['Junior Data Analyst', 'Software Engineer, forecasts']);
  const { body: matches } = await learner.get(matchesPath);
  expect(matches).toHaveLength(3);
  expect(
    matches.every(({ corporatePartner }: { corporatePartner: { isSample: boolean } }) => corporatePartner.isSample),
  ).toBe(true);
  const [candidates] = await Promise.all(
    jobs.slice(0, 1).map(async ({ id }) => (await recruiter.get(`${recruitingJobs}/${id}/candidates`)).body),
  );
  expect(candidates.total).toBe(1);
});
