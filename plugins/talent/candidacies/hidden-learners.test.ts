import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { downloadExport, exportedFiles } from '../../../tests/privacy/personal-export.ts';
import { statementsOfCalls } from '../../../tests/statements.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import {
  makeRecruiter,
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
  at = await createTestPlatform({ plugins: ['talent', 'activity', 'consent', 'administration'] });
});
afterAll(() => at?.close());

const unknown = randomUUID();
const isOpen = (isOpenToRecruitment: boolean) => profileEntry({ isOpenToRecruitment });

/**
 * The answers to everything that a recruiter can read, with the statements that each takes: neither entries, totals, order and
 * pages of a list nor its response time may tell that somebody is left out.
 */
async function readings(recruiter: TestPerson, jobId: string): Promise<unknown[]> {
  const candidates = `${recruitingJobs}/${jobId}/candidates`;
  const filters = ['active', 'new', 'contacted'].map((stage) => `${candidates}?stage=${stage}`);
  const paths = ['/api/recruiting/company', '/api/recruiting/colleagues', recruitingJobs, candidates, ...filters];
  const found: unknown[] = [];
  for (const path of [...paths, `${candidates}?limit=1`, `${candidates}?limit=1&offset=1`]) {
    const statements = await statementsOfCalls(async () => {
      const { status, body } = await recruiter.get(path);
      found.push([status, body]);
    });
    found.push(statements.toSorted());
  }
  return found;
}

/**
 * The answers to everything that a recruiter can do with a candidate, with the statements that each takes: response times must
 * not tell a hidden learner from an unknown one.
 */
async function attempts(recruiter: TestPerson, matchId: string): Promise<unknown[]> {
  const own = `/api/recruiting/candidates/${matchId}`;
  const calls = [
    () => recruiter.get(own),
    () => recruiter.put(`${own}/shortlist`),
    () => recruiter.delete(`${own}/shortlist`),
    () => recruiter.post(`${own}/interest`, { message: 'Hello' }),
    () => recruiter.post(`${own}/stage`, { stage: 'interview' }),
    () => recruiter.post(`${own}/messages`, { id: randomUUID(), text: 'Hello' }),
  ];
  const found: unknown[] = [];
  for (const call of calls) {
    const statements = await statementsOfCalls(async () => {
      const { status, body } = await call();
      found.push([status, body.error.code, body.error.message]);
    });
    found.push(statements);
  }
  return found;
}

test('a hidden learner is in no list, filter or count, and as unknown as an id that never was', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title: titleOf('Hidden') });
  const othersJob = await postJob(at, (await newRecruiter(at)).recruiter, { title: titleOf('Elsewhere') });
  await newCandidate(at);
  const without = await readings(recruiter, job.id);
  const learner = await newCandidate(at);
  const { id } = await matchWith(learner, job.title);
  await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  const { id: othersId } = await matchWith(learner, othersJob.title);
  const withLearner = await readings(recruiter, job.id);
  expect(JSON.stringify(withLearner)).toContain(id);
  expect(JSON.stringify(withLearner)).toContain('"waiting":1');
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
    expect(await readings(recruiter, job.id), way).toEqual(without);
    const asUnknown = await attempts(recruiter, unknown);
    expect(await attempts(recruiter, id), way).toEqual(asUnknown);
    expect(await attempts(recruiter, othersId), way).toEqual(asUnknown);
    await show();
    await at.platform.queueing.waitUntilIdle();
    expect(await readings(recruiter, job.id), way).toEqual(withLearner);
  }
});

test('recruiters are told of changes to profiles that they could or can see only, and of consent and age', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const [hidden, open] = [await newCandidate(at, { isOpenToRecruitment: false }), await newCandidate(at)];
  const child = await newCandidate(at);
  await setAgeBand(at, child, '16-17');
  await at.platform.queueing.waitUntilIdle();
  const told: unknown[] = [];
  (await recruiter.connect()).on('talent_changed', (body) => told.push(body));
  await hidden.put(profilePath, isOpen(false));
  await setAgeBand(at, hidden, 'unknown');
  for (const isOpenNow of [true, false, true]) await child.put(profilePath, isOpen(isOpenNow));
  for (const each of [hidden, child]) await each.put(`/api/corporate-partners/${partner.id}/block`);
  await at.platform.queueing.waitUntilIdle();
  await open.put(profilePath, isOpen(true));
  await expect.poll(() => told.length).toBe(1);
  await setAgeBand(at, open, '16-17');
  await at.platform.queueing.waitUntilIdle();
  await expect.poll(() => told).toEqual([{ what: 'candidates' }, { what: 'candidates' }]);
});

test('neither a blocked company nor a former recruiter is told what a candidate does', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const former = await at.person('recruiter');
  await makeRecruiter(at, former, partner.id);
  const { title } = await postJob(at, recruiter, { title: titleOf('Left') });
  const learner = await newCandidate(at);
  const { id } = await matchWith(learner, title);
  const administrator = await at.person('administrator');
  await administrator.put(`/api/admin/people/${former.user.id}/role`, { role: 'instructor' });
  const hello = { message: 'Hello' };
  expect((await learner.post(`${matchesPath}/${id}/contact`, hello)).status).toBe(200);
  expect((await recruiter.post(`/api/recruiting/candidates/${id}/interest`, hello)).status).toBe(200);
  const text = { id: randomUUID(), text: 'In June.' };
  expect((await learner.post(`${matchesPath}/${id}/messages`, text)).status).toBe(201);
  await learner.put(`/api/corporate-partners/${partner.id}/block`);
  const heard: unknown[] = [];
  (await recruiter.connect()).onAny((...message) => heard.push(message));
  expect((await learner.post(`${matchesPath}/${id}/withdraw`)).status).toBe(200);
  await at.platform.queueing.waitUntilIdle();
  const titlesOf = async (person: TestPerson) =>
    (await person.get('/api/notifications')).body.items.map(({ title: each }: { title: string }) => each).toSorted();
  expect(await titlesOf(recruiter)).toEqual(['A candidate is interested', 'New message']);
  expect(await titlesOf(await former.signInAgain())).toEqual([]);
  expect(heard).toEqual([]);
});

test('ids of matches tell neither when a profile was opened nor in which order', async () => {
  const { recruiter } = await newRecruiter(at);
  const { title } = await postJob(at, recruiter, { title: titleOf('Random') });
  const { id } = await matchWith(await newCandidate(at), title);
  // Version 4: random bits only.
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test('a learner reads neither who recruits for a company nor its shortlist, and finds nothing of other learners', async () => {
  const { recruiter } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title: titleOf('Curious') });
  const [learner, other] = [await newCandidate(at), await newCandidate(at)];
  const [own, theirs] = [await matchWith(learner, job.title), await matchWith(other, job.title)];
  const heard: unknown[] = [];
  (await learner.connect()).onAny((...message) => heard.push(message));
  const match = `${matchesPath}/${own.id}`;
  const paths = [
    matchesPath,
    match,
    `${match}/messages`,
    '/api/corporate-partners',
    profilePath,
    `${profilePath}/preview`,
  ];
  const read = async () => JSON.stringify(await Promise.all(paths.map(async (path) => (await learner.get(path)).body)));
  const before = await read();
  const candidate = `/api/recruiting/candidates/${own.id}`;
  expect((await recruiter.put(`${candidate}/shortlist`)).status).toBe(200);
  expect(await read()).toBe(before);
  await recruiter.post(`${candidate}/interest`, { message: 'Hello' });
  await learner.post(`${match}/contact`, { message: 'Hello' });
  await recruiter.post(`${candidate}/messages`, { id: randomUUID(), text: 'When could you start?' });
  const files = await exportedFiles(await downloadExport(at, learner));
  const texts = [
    await read(),
    JSON.stringify([heard, (await learner.get(`${profilePath}/views`)).body]),
    ...files.values(),
  ];
  expect(texts[0]).toContain('When could you start?');
  const { id, email, firstName, lastName } = recruiter.user;
  expect(texts.filter((text) => [id, email, `${firstName} ${lastName}`].some((each) => text.includes(each)))).toEqual(
    [],
  );

  const tries = async (matchId: string) => {
    const named = `${matchesPath}/${matchId}`;
    const answers = [
      await learner.get(named),
      await learner.get(`${named}/messages`),
      await learner.post(`${named}/contact`, { message: 'Hello' }),
      await learner.post(`${named}/messages`, { id: randomUUID(), text: 'Hello' }),
      await learner.post(`${named}/withdraw`),
    ];
    return answers.map(({ status, body }) => [status, body.error?.message]);
  };
  expect(await tries(theirs.id)).toEqual(await tries(unknown));
  expect((await tries(unknown)).map(([status]) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('two companies cannot compare the labels of a candidate', async () => {
  const learner = await newCandidate(at);
  const labels = await Promise.all(
    [await newRecruiter(at), await newRecruiter(at)].map(async ({ recruiter }) => {
      const job = await postJob(at, recruiter, { title: titleOf('Labelled') });
      const { id } = await matchWith(learner, job.title);
      return (await recruiter.get(`/api/recruiting/candidates/${id}`)).body.label;
    }),
  );
  expect(new Set(labels).size).toBe(2);
});
