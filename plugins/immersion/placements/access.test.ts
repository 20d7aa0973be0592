import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { analyze, answerTo, base, finishAllSections, shortSections, stageOf, submit } from '../testing.ts';

// Access to placements by role, relation and institution.

const unknownId = '01890000-0000-7000-8000-000000000000';

let at: TestPlatform;
let learner: TestPerson;
let sessionId: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion'], environment: shortSections });
  learner = await at.person();
  sessionId = await finishAllSections(learner);
  await submit(learner);
});
afterAll(() => at.close());

const calls: [string, 'get' | 'post', string, unknown][] = [
  ['status', 'get', base, undefined],
  ['results', 'get', `${base}/results`, undefined],
  ['stage', 'get', `${base}/core_math`, undefined],
  ['analyze', 'post', '/api/assessment/analyze-response', {}],
  ['submit', 'post', '/api/assessment/submit-immersion', {}],
  ['abandon', 'post', `${base}/abandon`, {}],
  ['learners', 'get', '/api/admin/placements', undefined],
  ['grant', 'post', `${base}/grants`, {}],
];

test.each(calls)('%s needs a token', async (_, method, path, body) => {
  expect((await at.nobody[method](path, body)).status).toBe(401);
});

test('another learner’s placement is not found', async () => {
  const other = await at.person();
  const theirs = answerTo(await stageOf(other, 'core_math'));
  for (const id of [theirs.sessionId, unknownId]) {
    expect((await analyze(learner, { ...theirs, sessionId: id })).status).toBe(404);
    expect((await submit(learner, id)).status).toBe(404);
    expect((await learner.post(`${base}/abandon`, { sessionId: id })).status).toBe(404);
    expect((await learner.get(`${base}/results?sessionId=${id}`)).status).toBe(404);
  }
  expect((await other.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
});

test('an answer to a question of another learner’s session is rejected', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const theirs = answerTo(await stageOf(other, 'core_math'));
  const ownState = await stageOf(one, 'core_math');
  expect((await analyze(one, { ...theirs, sessionId: ownState.sessionId })).status).toBe(409);
});

test('staff can read results of their institution by session id', async () => {
  for (const role of ['instructor', 'administrator'] as const) {
    const person = await at.person(role);
    const { status, body } = await person.get(`${base}/results?sessionId=${sessionId}`);
    expect(status).toBe(200);
    expect(body.learner).toBe(`${learner.user.firstName} ${learner.user.lastName}`);
    expect((await person.get(`${base}/results?sessionId=${unknownId}`)).status).toBe(404);
  }
});

test('a guardian can read their child’s result while their own consent is in force', async () => {
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  const { guardians } = at.platform.identity;
  const read = () => guardian.get(`${base}/results?sessionId=${sessionId}`);
  await guardians.link(call, { ...tie, relation: 'father' });
  expect((await read()).status).toBe(404);
  await guardians.setConsent(call, tie, at.clock.now());
  const { firstName, lastName } = learner.user;
  expect((await read()).body).toMatchObject({ learner: `${firstName} ${lastName}`, isOwn: false });
  await guardians.setConsent(call, tie, null);
  expect((await read()).status).toBe(404);
});

test.each([
  'guardian',
  'reviewer',
  'recruiter',
  'learner',
] as const)('a %s can neither read others’ results nor grant placements', async (role) => {
  const person = await at.person(role);
  expect((await person.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
  expect((await person.post(`${base}/grants`, { userId: learner.user.id })).status).toBe(403);
});

test('placements of another institution can be neither seen nor changed', async () => {
  const elsewhere = await at.anotherInstitution();
  const administrator = await at.person('administrator', elsewhere);
  expect((await administrator.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
  expect((await administrator.post(`${base}/grants`, { userId: learner.user.id })).status).toBe(404);
  expect((await administrator.get('/api/admin/placements')).body).toEqual({ items: [], total: 0 });
  const theirLearner = await at.person('learner', elsewhere);
  expect(
    (await analyze(theirLearner, { sessionId, questionId: unknownId, section: 'core_math', answer: 0 })).status,
  ).toBe(404);
  expect((await theirLearner.get(base)).body.state).toBe('none');
});

test('a grant for an unknown person or with invalid input is rejected', async () => {
  const instructor = await at.person('instructor');
  expect((await instructor.post(`${base}/grants`, { userId: unknownId })).status).toBe(404);
  const wrong = await instructor.post(`${base}/grants`, { userId: 'x', reason: 7 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues).toHaveLength(2);
});

test('staff list learners with their latest result and the date of their next placement', async () => {
  const instructor = await at.person('instructor');
  const waiting = await at.person();
  await finishAllSections(waiting);
  const { body: result } = await submit(waiting);
  const underWay = await at.person();
  await stageOf(underWay, 'core_math');
  const fresh = await at.person();
  const entriesOf = async (search: string) => {
    const { body } = await instructor.get(`/api/admin/placements?search=${search}`);
    return body.items as { userId: string }[];
  };
  const [one] = await entriesOf(waiting.user.username);
  const { nextAt } = (await waiting.get(base)).body;
  expect(one).toMatchObject({
    userId: waiting.user.id,
    state: 'completed',
    sessionId: result.sessionId,
    eiqScore: result.eiqScore,
    placementLevel: result.placementLevel,
    waitsUntil: nextAt,
    hasGrant: false,
  });
  await instructor.post(`${base}/grants`, { userId: waiting.user.id });
  expect((await entriesOf(waiting.user.username))[0]).toMatchObject({ hasGrant: true, waitsUntil: nextAt });
  expect((await entriesOf(underWay.user.username))[0]).toMatchObject({ state: 'open', sessionId: null });
  expect((await entriesOf(fresh.user.username))[0]).toMatchObject({ state: 'none', waitsUntil: null, eiqScore: null });
  const page = await instructor.get('/api/admin/placements?limit=2&offset=1');
  expect(page.body.items).toHaveLength(2);
  expect(page.body.total).toBeGreaterThan(3);
  expect((await instructor.get('/api/admin/placements?limit=0')).status).toBe(400);
});

test('routes are not found while the plugin is off, and placements are kept', async () => {
  await at.switchPlugin('immersion', false);
  for (const [, method, path, body] of calls) {
    expect((await learner[method](path, body)).status).toBe(404);
  }
  await at.switchPlugin('immersion', true);
  expect((await learner.get(`${base}/results`)).status).toBe(200);
});
