import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { analyze, answerTo, base, finishAllSections, shortSections, stageOf, submit } from '../testing.ts';

// Who may do what with whose placement.

const nobodysId = '01890000-0000-7000-8000-000000000000';

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

test.each(calls)('without a token %s is refused', async (_, method, path, body) => {
  expect((await at.nobody[method](path, body)).status).toBe(401);
});

test('another learner’s placement is as one that does not exist', async () => {
  const other = await at.person();
  const theirs = answerTo(await stageOf(other, 'core_math'));
  for (const id of [theirs.sessionId, nobodysId]) {
    expect((await analyze(learner, { ...theirs, sessionId: id })).status).toBe(404);
    expect((await submit(learner, id)).status).toBe(404);
    expect((await learner.post(`${base}/abandon`, { sessionId: id })).status).toBe(404);
    expect((await learner.get(`${base}/results?sessionId=${id}`)).status).toBe(404);
  }
  expect((await other.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
});

test('an own session with a question of somebody else’s is refused', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const theirs = answerTo(await stageOf(other, 'core_math'));
  const own = await stageOf(one, 'core_math');
  expect((await analyze(one, { ...theirs, sessionId: own.sessionId })).status).toBe(409);
});

test('staff read results of their institution by the session’s id', async () => {
  for (const role of ['instructor', 'administrator'] as const) {
    const person = await at.person(role);
    const { status, body } = await person.get(`${base}/results?sessionId=${sessionId}`);
    expect(status).toBe(200);
    expect(body.learner).toBe(`${learner.user.firstName} ${learner.user.lastName}`);
    expect((await person.get(`${base}/results?sessionId=${nobodysId}`)).status).toBe(404);
  }
});

test('a guardian reads the result of their child, as long as their own consent stands', async () => {
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
] as const)('a %s reads nobody else’s result and grants nothing', async (role) => {
  const person = await at.person(role);
  expect((await person.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
  expect((await person.post(`${base}/grants`, { userId: learner.user.id })).status).toBe(403);
});

test('of another institution nothing is seen or touched', async () => {
  const elsewhere = await at.anotherInstitution();
  const administrator = await at.person('administrator', elsewhere);
  expect((await administrator.get(`${base}/results?sessionId=${sessionId}`)).status).toBe(404);
  expect((await administrator.post(`${base}/grants`, { userId: learner.user.id })).status).toBe(404);
  expect((await administrator.get('/api/admin/placements')).body).toEqual({ items: [], total: 0 });
  const theirLearner = await at.person('learner', elsewhere);
  expect(
    (await analyze(theirLearner, { sessionId, questionId: nobodysId, section: 'core_math', answer: 0 })).status,
  ).toBe(404);
  expect((await theirLearner.get(base)).body.state).toBe('none');
});

test('a grant names an active person and fits its schema', async () => {
  const instructor = await at.person('instructor');
  expect((await instructor.post(`${base}/grants`, { userId: nobodysId })).status).toBe(404);
  const wrong = await instructor.post(`${base}/grants`, { userId: 'x', reason: 7 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues).toHaveLength(2);
});

test('staff see learners by name, each with the latest result and when they may begin again', async () => {
  const instructor = await at.person('instructor');
  const waiting = await at.person();
  await finishAllSections(waiting);
  const { body: result } = await submit(waiting);
  const underWay = await at.person();
  await stageOf(underWay, 'core_math');
  const fresh = await at.person();
  const standings = async (search: string) => {
    const { body } = await instructor.get(`/api/admin/placements?search=${search}`);
    return body.items as { userId: string }[];
  };
  const [one] = await standings(waiting.user.username);
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
  expect((await standings(waiting.user.username))[0]).toMatchObject({ hasGrant: true, waitsUntil: nextAt });
  expect((await standings(underWay.user.username))[0]).toMatchObject({ state: 'open', sessionId: null });
  expect((await standings(fresh.user.username))[0]).toMatchObject({ state: 'none', waitsUntil: null, eiqScore: null });
  const page = await instructor.get('/api/admin/placements?limit=2&offset=1');
  expect(page.body.items).toHaveLength(2);
  expect(page.body.total).toBeGreaterThan(3);
  expect((await instructor.get('/api/admin/placements?limit=0')).status).toBe(400);
});

test('where the plugin is off there is nothing, and its placements are back when it is on', async () => {
  await at.switchPlugin('immersion', false);
  for (const [, method, path, body] of calls) {
    expect((await learner[method](path, body)).status).toBe(404);
  }
  await at.switchPlugin('immersion', true);
  expect((await learner.get(`${base}/results`)).status).toBe(200);
});
