import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { cohortsPath, createCohort, joinCohort } from '../testing.ts';
import { ageRequired, consentRequired, maxCreatedPerDay } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts'] });
});
afterAll(() => at?.close());

const listed = async (person: TestPerson, id: string, path = cohortsPath) =>
  (await person.get(path)).body.find((cohort: { id: string }) => cohort.id === id);

test('a cohort is created once, with its creator as owner and ten places unless stated', async () => {
  const learner = await learnerOf(at);
  const body = { id: randomUUID(), name: ' Algebra by June ', description: 'Twice a week', topic: 'mathematics' };
  const [first, second] = await Promise.all([learner.post(cohortsPath, body), learner.post(cohortsPath, body)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body).toMatchObject({
    ...{ name: 'Algebra by June', description: 'Twice a week', topic: 'mathematics', maxMembers: 10 },
    ...{ currentMembers: 1, aiRecommendations: [], audience: 'adults', role: 'owner', named: [] },
  });
  expect(second.body).toEqual(first.body);
  const other = await learnerOf(at);
  expect((await other.post(cohortsPath, body)).status).toBe(409);
  expect(await listed(other, body.id)).toMatchObject({ role: null, currentMembers: 1 });
  expect(await listed(other, body.id, `${cohortsPath}/user`)).toBeUndefined();
  expect(await listed(learner, body.id, `${cohortsPath}/user`)).toMatchObject({ role: 'owner' });
  const { body: unnamed } = await learner.post(cohortsPath, { name: 'No id', topic: 'science' });
  expect(unnamed).toMatchObject({ name: 'No id', description: '', maxMembers: 10 });
});

test('all issues of a new cohort are reported together', async () => {
  const learner = await learnerOf(at);
  const paths = async (body: object) =>
    (await learner.post(cohortsPath, body)).body.error.issues.map(({ path }: { path: string }) => path);
  expect(await paths({ name: ' a ', topic: 'astrology', maxMembers: 51 })).toEqual([
    'body.name',
    'body.topic',
    'body.maxMembers',
  ]);
  expect(await paths({ maxMembers: 1 })).toEqual(['body.name', 'body.topic', 'body.maxMembers']);
});

test('of a hundred people who join at once for one place, one gets it', async () => {
  const owner = await learnerOf(at);
  const id = await createCohort(owner, { maxMembers: 2 });
  const others: TestPerson[] = [];
  while (others.length < 100) others.push(...(await Promise.all(Array.from({ length: 10 }, () => learnerOf(at)))));
  const answers = await Promise.all(others.map((person) => joinCohort(person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(99);
  expect(refused[0]?.body.error.message).toBe('This study cohort is full with 2 members.');
  expect(await listed(owner, id)).toMatchObject({ currentMembers: 2 });
});

test('joining and leaving are idempotent; an owner with members stays, and one who leaves alone ends the cohort', async () => {
  const [owner, learner] = [await learnerOf(at), await learnerOf(at, { shares: true })];
  const id = await createCohort(owner);
  const joined = await Promise.all([joinCohort(learner, id), joinCohort(learner, id)]);
  expect(joined.map(({ status, body }) => [status, body.currentMembers, body.role])).toEqual([
    [200, 2, 'member'],
    [200, 2, 'member'],
  ]);
  const name = `${learner.user.firstName} ${learner.user.lastName.charAt(0)}.`;
  expect(await listed(owner, id)).toMatchObject({ named: [name] });
  expect((await owner.post(`${cohortsPath}/${id}/leave`)).status).toBe(409);
  for (let times = 0; times < 2; times++) {
    expect((await learner.post(`${cohortsPath}/${id}/leave`)).body).toMatchObject({ currentMembers: 1, role: null });
  }
  expect((await owner.post(`${cohortsPath}/${id}/leave`)).body).toMatchObject({ currentMembers: 0, role: null });
  expect((await learner.get(`${cohortsPath}/${id}`)).status).toBe(404);
});

test('open lists are told of a change, and lists have pages and topics', async () => {
  const learner = await learnerOf(at, { ageBand: '16-17' });
  const tab = await learner.connect();
  await tab.emitWithAck('enter_room', { room: 'cohorts.cohorts', key: 'cohorts' });
  const changed = new Promise((resolve) => tab.once('study_cohorts_changed', resolve));

  const ids = [
    await createCohort(learner, { topic: 'ai-ethics' }),
    await createCohort(learner, { topic: 'ai-ethics' }),
  ];
  const page = async (query: string) =>
    (await learner.get(`${cohortsPath}?topic=ai-ethics&${query}`)).body.map(({ id }: { id: string }) => id);
  expect(new Set([...(await page('limit=1')), ...(await page('limit=1&offset=1'))])).toEqual(new Set(ids));
  await changed;
  expect(await page('offset=2')).toEqual([]);
  expect((await learner.get(`${cohortsPath}?limit=101`)).status).toBe(400);
});

test('minors and adults meet only in cohorts that staff lead', async () => {
  const minor = await learnerOf(at, { ageBand: '13-15' });
  const adult = await learnerOf(at);
  const instructor = await at.person('instructor');
  const id = await createCohort(minor);
  expect(await listed(adult, id)).toBeUndefined();
  expect((await joinCohort(adult, id)).status).toBe(404);
  const unsaid = await instructor.post(cohortsPath, { name: 'Everybody', topic: 'science' });
  expect(unsaid.body.error.issues).toMatchObject([{ path: 'body.audience' }]);
  const led = await createCohort(instructor, { audience: 'led-by-staff' });
  for (const learner of [minor, adult]) expect((await joinCohort(learner, led)).status).toBe(200);
  // A learner's choice has no effect.
  const own = await createCohort(adult, { audience: 'led-by-staff' });
  expect(await listed(adult, own)).toMatchObject({ audience: 'adults' });
});

test('people who cannot take part see the reason and no cohorts', async () => {
  const id = await createCohort(await learnerOf(at));
  for (const [ageBand, refusal] of [
    ['unknown', ageRequired],
    ['under-13', consentRequired],
  ] as const) {
    const child = await learnerOf(at, { ageBand });
    for (const { status, body } of [
      await child.get(cohortsPath),
      await child.get(`${cohortsPath}/user`),
      await child.post(cohortsPath, { name: 'Mine', topic: 'science' }),
      await joinCohort(child, id),
      await joinCohort(child, randomUUID()),
    ]) {
      expect([status, body.error.message]).toEqual([403, refusal]);
    }
  }
  const stranger = await at.person('administrator', await at.anotherInstitution());
  expect((await joinCohort(stranger, id)).status).toBe(404);
  for (const role of ['guardian', 'recruiter', 'reviewer'] as const) {
    expect((await (await at.person(role)).get(cohortsPath)).status).toBe(403);
  }
});

test('the number of cohorts a person can create per day is limited', async () => {
  const learner = await learnerOf(at);
  const create = async () => (await learner.post(cohortsPath, { name: 'Another', topic: 'science' })).status;
  const answers = await Promise.all(Array.from({ length: maxCreatedPerDay + 1 }, create));
  expect(answers.toSorted()).toEqual([...Array(maxCreatedPerDay).fill(201), 429]);
  at.clock.forward(24 * 60 * 60 + 1);
  expect(await create()).toBe(201);
});

test('the owner changes name, description and places, but not below the members; who waits gets a new place', async () => {
  const [owner, member, waiting] = [await learnerOf(at), await learnerOf(at), await learnerOf(at)];
  const id = await createCohort(owner, { maxMembers: 2 });
  await joinCohort(member, id);
  await waiting.post(`${cohortsPath}/${id}/wait`);
  const entry = { name: 'Algebra by July', description: 'Once a week', maxMembers: 3, isPrivate: false };
  const change = (person: TestPerson, stated: object = {}) =>
    person.put(`${cohortsPath}/${id}`, { ...entry, ...stated });
  expect((await change(member)).status).toBe(403);
  expect((await change(waiting)).status).toBe(404);
  for (let times = 0; times < 2; times++) {
    expect((await change(owner)).body).toMatchObject({ ...entry, currentMembers: 3, waiting: 0 });
  }
  expect(await listed(waiting, id)).toMatchObject({ name: 'Algebra by July', role: 'member' });
  const { body } = await change(owner, { maxMembers: 2 });
  expect(body.error.issues).toEqual([{ path: 'body.maxMembers', message: 'There are 3 members' }]);
  const instructor = await at.person('instructor');
  expect((await change(instructor, { name: 'Algebra' })).body).toMatchObject({ name: 'Algebra' });
});
