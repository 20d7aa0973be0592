import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Session } from '../contract.ts';
import { admin, answer, answerSome, base, complete, shortForm, startSession } from '../testing.ts';

// Access to sessions by role, relation and institution.

const unknownId = '01890000-0000-7000-8000-000000000000';

let at: TestPlatform;
let learner: TestPerson;
let session: Session;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
  learner = await at.person();
  session = await startSession(learner);
  await answerSome(learner, session);
  await complete(learner);
});
afterAll(() => at?.close());

type Verb = 'get' | 'post' | 'put' | 'delete';
const calls = (userId: string, sessionId: string): [string, Verb, string, unknown][] => [
  ['session', 'get', `${base}/session`, undefined],
  ['terms', 'get', `${base}/terms`, undefined],
  ['start', 'post', `${base}/start`, undefined],
  ['answer', 'post', `${base}/answer`, {}],
  ['complete', 'post', `${base}/complete`, {}],
  ['results', 'get', `${base}/results`, undefined],
  ['result', 'get', `${base}/results/${sessionId}`, undefined],
  ['learners', 'get', admin, undefined],
  ['learnerResults', 'get', `${admin}/learners/${userId}/results`, undefined],
  ['giveExtraTime', 'put', `${admin}/learners/${userId}/extra-time`, { extraTime: { kind: 'minutes', minutes: 10 } }],
  ['withdrawExtraTime', 'delete', `${admin}/learners/${userId}/extra-time`, undefined],
  ['extend', 'put', `${admin}/sessions/${sessionId}/time-limit`, { minutes: 90 }],
];
const forStaff = (userId: string, sessionId: string) =>
  calls(userId, sessionId).filter(([, , address]) => address.startsWith(admin));

test.each(calls(unknownId, unknownId))('%s needs a token', async (_, verb, address, body) => {
  expect((await at.nobody[verb](address, body)).status).toBe(401);
});

test('another learner’s session, questions and result are treated as not found', async () => {
  const other = await at.person();
  for (const id of [session.sessionId, unknownId]) {
    expect((await other.post(`${base}/complete`, { sessionId: id })).status).toBe(404);
    expect((await other.get(`${base}/results/${id}`)).status).toBe(404);
  }
  await startSession(other);
  const replies = await Promise.all([answer(other, session.questions[0]?.id, 0), answer(other, unknownId, 0)]);
  expect(replies.map(({ status }) => status)).toEqual([409, 409]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
});

test.each([
  'learner',
  'guardian',
  'reviewer',
  'recruiter',
] as const)('a %s can neither see others’ results nor give extra time', async (role) => {
  const person = await at.person(role);
  for (const [, verb, address, body] of forStaff(learner.user.id, session.sessionId)) {
    expect((await person[verb](address, body)).status).toBe(403);
  }
  expect((await person.get(`${base}/results/${session.sessionId}`)).status).toBe(404);
});

test('a guardian can read their child’s result while their own consent is in force', async () => {
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  const { guardians } = at.platform.identity;
  const read = () => guardian.get(`${base}/results/${session.sessionId}`);
  await guardians.link(call, { ...tie, relation: 'mother' });
  expect((await read()).status).toBe(404);
  await guardians.setConsent(call, tie, at.clock.now());
  expect((await read()).body).toMatchObject({
    learner: `${learner.user.firstName} ${learner.user.lastName}`,
    isOwn: false,
  });
  await guardians.setConsent(call, tie, null);
  expect((await read()).status).toBe(404);
});

test('an instructor can see sessions and results but cannot give extra time', async () => {
  const instructor = await at.person('instructor');
  const { body } = await instructor.get(`${admin}?search=${learner.user.username}`);
  expect(body.items).toMatchObject([
    { userId: learner.user.id, open: null, extraTime: null, latest: { sessionId: session.sessionId } },
  ]);
  const { body: result } = await instructor.get(`${base}/results/${session.sessionId}`);
  expect(result.learner).toBe(`${learner.user.firstName} ${learner.user.lastName}`);
  expect((await instructor.get(`${admin}/learners/${learner.user.id}/results`)).body).toHaveLength(1);
  for (const [, verb, address, given] of forStaff(learner.user.id, session.sessionId).slice(2)) {
    expect((await instructor[verb](address, given)).status).toBe(403);
  }
});

test('the reason for extra time is shown to administrators and hidden from instructors', async () => {
  const [administrator, instructor] = [await at.person('administrator'), await at.person('instructor')];
  const { user } = await at.person();
  const given = { extraTime: { kind: 'factor', factor: 1.5 }, reason: 'A condition of the eyes' };
  await administrator.put(`${admin}/learners/${user.id}/extra-time`, given);
  const address = `${admin}?search=${user.username}`;
  expect((await administrator.get(address)).body.items).toMatchObject([given]);
  expect((await instructor.get(address)).body.items).toMatchObject([{ ...given, reason: '' }]);
});

test('staff see open sessions with their progress and end', async () => {
  const administrator = await at.person('administrator');
  const busy = await at.person();
  const open = await startSession(busy);
  await answerSome(busy, open, 3);
  const { body } = await administrator.get(`${admin}?search=${busy.user.username}`);
  expect(body.items).toMatchObject([
    {
      open: { sessionId: open.sessionId, answered: 3, questions: 8, timeLimit: 3600 },
      latest: null,
    },
  ]);
  expect(Date.parse(body.items[0].open.endsAt) - Date.parse(open.startTime)).toBe(3_600_000);
  expect((await administrator.get(`${base}/results/${open.sessionId}`)).status).toBe(404);
  expect((await administrator.get(`${admin}?limit=0`)).status).toBe(400);
});

test('sessions of another institution can be neither seen nor changed', async () => {
  const elsewhere = await at.anotherInstitution();
  const administrator = await at.person('administrator', elsewhere);
  const theirLearner = await at.person('learner', elsewhere);
  expect((await administrator.get(admin)).body.items.map(({ userId }: { userId: string }) => userId)).toEqual([
    theirLearner.user.id,
  ]);
  for (const [name, verb, address, body] of forStaff(learner.user.id, session.sessionId)) {
    if (name !== 'learners') expect((await administrator[verb](address, body)).status).toBe(404);
  }
  expect((await administrator.get(`${base}/results/${session.sessionId}`)).status).toBe(404);
  expect((await answer(theirLearner, session.questions[0]?.id, 0)).status).toBe(409);
});

test('routes are not found while the plugin is off, and sessions are kept', async () => {
  await at.switchPlugin('idfs', false);
  const administrator = await at.person('administrator');
  for (const [, verb, address, body] of calls(learner.user.id, session.sessionId)) {
    expect((await administrator[verb](address, body)).status).toBe(404);
  }
  await at.switchPlugin('idfs', true);
  expect((await learner.get(`${base}/results/${session.sessionId}`)).status).toBe(200);
});
