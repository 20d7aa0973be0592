import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deployment } from '../core/identity/index.ts';
import { institutions, relations } from '../core/services.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { doubtfulGrading } from '../plugins/ai/grading/testing.ts';
import {
  answerSome,
  complete,
  admin as idfs,
  base as idfsBase,
  shortForm,
  startSession,
} from '../plugins/idfs/testing.ts';
import { finishAllSections, base as immersion, shortSections, submit } from '../plugins/immersion/testing.ts';
import { setAgeBand } from '../plugins/learner/testing.ts';
import { tutorChat } from '../plugins/tutor/testing.ts';

// If instructors see only their own learners, every route about a learner answers another instructor as if the learner did not
// exist.

let at: TestPlatform;
let learner: TestPerson;
let teacher: TestPerson;
let colleague: TestPerson;
let placementId: string;
let sessionId: string;
let conversationId: string;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { ...shortSections, ...shortForm } });
  [learner, teacher, colleague] = [await at.person(), await at.person('instructor'), await at.person('instructor')];
  await setAgeBand(at, learner, '13-15');
  placementId = await finishAllSections(learner);
  await submit(learner, placementId);
  const session = await startSession(learner);
  await answerSome(learner, session);
  await complete(learner);
  ({ sessionId } = session);
  conversationId = (await tutorChat(learner, 'What is 15% of 80?')).body.conversation.id;
  await learner.post('/api/consent/ask', { address: 'parent@example.org' });
  const who = deployment(at.institution);
  await at.platform.host
    .service(relations)
    .relate({ who }, { staffId: teacher.user.id, learnerId: learner.user.id, source: 'class 7b' });
});
afterAll(() => at?.close());
beforeEach(() => setVisibility('their-learners'));

const setVisibility = (instructorsSee: 'everyone' | 'their-learners') =>
  at.platform.host.service(institutions).update({ who: deployment(at.institution) }, { instructorsSee });

const lists = [
  '/api/admin/placements',
  '/api/admin/placements/latest',
  idfs,
  '/api/ai/review/learners',
  '/api/consents',
  '/api/admin/ai/grading-reviews',
];

test.each(lists)('%s lists the learners whom the caller sees', async (path) => {
  await doubtfulGrading(at, learner);
  const isListed = async (person: TestPerson) => {
    const { status, body } = await person.get(path);
    expect(status).toBe(200);
    return JSON.stringify(body).includes(learner.user.firstName);
  };
  const administrator = await at.person('administrator');
  expect([await isListed(teacher), await isListed(colleague), await isListed(administrator)]).toEqual([
    true,
    false,
    true,
  ]);
  await setVisibility('everyone');
  expect(await isListed(colleague)).toBe(true);
});

test('the badge of grading reviews counts those that the caller may decide', async () => {
  await doubtfulGrading(at, learner, at.institution, 'The boss pulls it up.');
  const open = async (person: TestPerson) => (await person.get('/api/admin/ai/grading-reviews/waiting')).body.open;
  expect(await open(colleague)).toBe(0);
  expect(await open(teacher)).toBeGreaterThan(0);
});

type Call = [verb: 'get' | 'post' | 'put' | 'delete', path: string, body?: object];
const calls = (): Call[] => [
  ['get', `${immersion}/results?sessionId=${placementId}`],
  ['post', `${immersion}/grants`, { userId: learner.user.id, reason: 'A fire alarm' }],
  ['get', `${idfs}/learners/${learner.user.id}/results`],
  ['get', `${idfsBase}/results/${sessionId}`],
  ['get', `/api/learners/${learner.user.id}/eiq`],
  ['get', `/api/ai/review/learners/${learner.user.id}/conversations`],
  ['get', `/api/ai/review/conversations/${conversationId}`],
];

test('a learner’s instructor receives an answer, another instructor a 404 as for an unknown id', async () => {
  for (const [verb, path, body] of calls()) {
    const unknownPath = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '01890000-0000-7000-8000-000000000000');
    const unknownBody = body && 'userId' in body ? { ...body, userId: '01890000-0000-7000-8000-000000000000' } : body;
    const refused = await colleague[verb](path, body);
    expect([path, refused.status]).toEqual([path, 404]);
    expect(refused.body).toEqual((await colleague[verb](unknownPath, unknownBody)).body);
    const answered = await teacher[verb](path, body);
    expect([path, answered.status < 300]).toEqual([path, true]);
  }
});

test('only staff who see the learner decide a grading', async () => {
  const reviewId = await doubtfulGrading(at, learner, at.institution, 'One wage is enough to move it.');
  const path = `/api/admin/ai/grading-reviews/${reviewId}`;
  expect((await colleague.post(path, { verdict: 'rubric' })).status).toBe(404);
  expect((await teacher.post(path, { verdict: 'rubric' })).status).toBe(204);
});
