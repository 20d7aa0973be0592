import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import {
  matchesPath,
  matchWith,
  newCandidate,
  newRecruiter,
  postJob,
  profileEntry,
  profilePath,
  recruitingJobs,
  titleOf,
} from '../testing.ts';

// What a recruiter can find out about learners who are not to be seen.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent', 'consent', 'administration'] });
});
afterAll(() => at?.close());

const unknown = randomUUID();
const isOpen = (isOpenToRecruitment: boolean) => profileEntry({ isOpenToRecruitment });

/** Everything that a recruiter can read. */
async function readings(recruiter: TestPerson, jobId: string): Promise<string> {
  const candidates = `${recruitingJobs}/${jobId}/candidates`;
  const filters = ['active', 'new', 'contacted'].map((stage) => `${candidates}?stage=${stage}`);
  const paths = ['/api/recruiting/company', '/api/recruiting/colleagues', recruitingJobs, candidates, ...filters];
  const answers = await Promise.all([...paths, `${candidates}?limit=1&offset=1`].map((path) => recruiter.get(path)));
  return JSON.stringify(answers.map(({ status, body }) => [status, body]));
}

/** The answers to everything that a recruiter can do with a candidate. */
async function attempts(recruiter: TestPerson, matchId: string): Promise<unknown[]> {
  const own = `/api/recruiting/candidates/${matchId}`;
  const answers = [
    await recruiter.get(own),
    await recruiter.put(`${own}/shortlist`),
    await recruiter.delete(`${own}/shortlist`),
    await recruiter.post(`${own}/interest`, { message: 'Hello' }),
    await recruiter.post(`${own}/stage`, { stage: 'interview' }),
    await recruiter.post(`${own}/messages`, { id: randomUUID(), text: 'Hello' }),
  ];
  return answers.map(({ status, body }) => [status, body.error.code, body.error.message]);
}

test('a hidden learner is in no list, filter or count, and as unknown as an id that never was', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title: titleOf('Hidden') });
  await newCandidate(at);
  const without = await readings(recruiter, job.id);
  const learner = await newCandidate(at);
  const { id } = await matchWith(learner, job.title);
  await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  const withLearner = await readings(recruiter, job.id);
  expect(withLearner).toContain(id);
  expect(withLearner).toContain('"waiting":1');
  const administrator = await at.person('administrator');
  const account = `/api/admin/people/${learner.user.id}`;
  const block = `/api/corporate-partners/${partner.id}/block`;
  const ways: Record<string, readonly [hide: () => Promise<unknown>, show: () => Promise<unknown>]> = {
    switch: [() => learner.put(profilePath, isOpen(false)), () => learner.put(profilePath, isOpen(true))],
    block: [() => learner.put(block), () => learner.delete(block)],
    age: [() => setAgeBand(at, learner, 'unknown'), () => setAgeBand(at, learner, 'adult')],
    consent: [
      () => setAgeBand(at, learner, '16-17').then(() => decideConsent(at, learner, ['talking'])),
      () => decideConsent(at, learner, ['recruiters', 'talking']),
    ],
    deactivation: [
      () => administrator.put(`${account}/active`, { active: false }),
      () => administrator.put(`${account}/active`, { active: true }),
    ],
  };
  for (const [way, [hide, show]] of Object.entries(ways)) {
    await hide();
    expect(await readings(recruiter, job.id), way).toBe(without);
    expect(await attempts(recruiter, id), way).toEqual(await attempts(recruiter, unknown));
    await show();
    await at.platform.queueing.waitUntilIdle();
    expect(await readings(recruiter, job.id), way).toBe(withLearner);
  }
});

test('recruiters are told of changes to open profiles only, and of consent and age', async () => {
  const { recruiter } = await newRecruiter(at);
  const [hidden, open] = [await newCandidate(at, { isOpenToRecruitment: false }), await newCandidate(at)];
  const told: unknown[] = [];
  (await recruiter.connect()).on('talent_changed', (body) => told.push(body));
  await hidden.put(profilePath, isOpen(false));
  await setAgeBand(at, hidden, 'unknown');
  await at.platform.queueing.waitUntilIdle();
  await open.put(profilePath, isOpen(true));
  await expect.poll(() => told.length).toBe(1);
  await setAgeBand(at, open, '16-17');
  await at.platform.queueing.waitUntilIdle();
  await expect.poll(() => told).toEqual([{ what: 'candidates' }, { what: 'candidates' }]);
});

test('ids of matches tell neither when a profile was opened nor in which order', async () => {
  const { recruiter } = await newRecruiter(at);
  const { title } = await postJob(at, recruiter, { title: titleOf('Random') });
  const { id } = await matchWith(await newCandidate(at), title);
  // Version 4: random bits only.
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});
