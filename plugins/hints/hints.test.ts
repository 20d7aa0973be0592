import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { StageState } from '../immersion/contract.ts';

let at: TestPlatform;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['hints', 'immersion', 'learner'] });
  learner = await at.person('learner');
});
afterAll(() => at?.close());

/** The learner's open question in the placement. */
async function questionOf(person: TestPerson): Promise<{ sessionId: string; questionId: string; options: string[] }> {
  const state = (await person.get('/api/assessment/ai-immersion/core_math')).body as StageState;
  const question = state.questions?.[0];
  if (!question) throw new Error(`No question is open: ${JSON.stringify(state)}`);
  return { sessionId: state.sessionId, questionId: question.id, options: question.options };
}

const generate = (person: TestPerson, body: object) =>
  person.post('/api/assessment/hints/generate-personalized-hints', body);
const track = (person: TestPerson, body: object) => person.post('/api/assessment/track-hint-usage', body);

test('an open question has at most three hints, and none is the answer', async () => {
  const question = await questionOf(learner);
  const { status, body } = await generate(learner, { ...question, attemptCount: 0, timeSpent: 1000, userTheta: -0.5 });
  expect(status).toBe(200);
  expect(body.hints.length).toBeGreaterThan(0);
  expect(body.hints.length).toBeLessThanOrEqual(3);
  for (const hint of body.hints) expect(question.options).not.toContain(hint.content);
});

test('hints after each wrong option do not reveal the right one', async () => {
  const question = await questionOf(learner);
  expect(question.options.length).toBeGreaterThan(1);
  const { body: withoutAttempts } = await generate(learner, question);
  // An answer is given as the index or as the text of an option.
  for (const tried of [...question.options.keys(), ...question.options]) {
    const { status, body } = await generate(learner, { ...question, previousIncorrectAnswers: [tried] });
    expect([status, body]).toEqual([200, withoutAttempts]);
  }
});

test('opening a hint is stored once and counts with the question and as activity', async () => {
  const question = await questionOf(learner);
  const use = { ...question, hintId: 'conceptual', hintType: 'conceptual', timeTaken: 10, attemptNumber: 0 };
  const statuses = await Promise.all([track(learner, use), track(learner, use), track(learner, use)]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
  const given = { sessionId: question.sessionId, questionId: question.questionId, answer: 0, section: 'core_math' };
  const answered = await learner.post('/api/assessment/analyze-response', given);
  expect(answered.status).toBe(200);
  // An answered question is no longer open.
  expect((await track(learner, use)).status).toBe(404);
});

test('a question accepts records of 20 different hints, and refuses more', async () => {
  const person = await at.person('learner');
  const question = await questionOf(person);
  const statuses: number[] = [];
  for (let hint = 0; hint < 22; hint++) {
    const { status } = await track(person, { ...question, hintId: `made up ${hint}`, hintType: 'conceptual' });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(20).fill(204), 409, 409]);
  expect((await track(person, { ...question, hintId: 'made up 3', hintType: 'conceptual' })).status).toBe(204);
});

test('questions of other learners, of other institutions and unknown ones are not found', async () => {
  const question = await questionOf(learner);
  const other = await at.person('learner');
  const foreign = await at.person('learner', await at.anotherInstitution());
  const use = { ...question, hintId: 'conceptual', hintType: 'conceptual' };
  for (const person of [other, foreign]) {
    expect((await generate(person, question)).status).toBe(404);
    expect((await track(person, use)).status).toBe(404);
  }
  const unknown = { ...question, questionId: '01900000-0000-7000-8000-000000000000' };
  expect((await generate(learner, unknown)).status).toBe(404);
});

test('calls without a token are refused, and all wrong types are reported', async () => {
  const question = await questionOf(learner);
  expect((await at.nobody.post('/api/assessment/hints/generate-personalized-hints', question)).status).toBe(401);
  expect((await at.nobody.post('/api/assessment/track-hint-usage', question)).status).toBe(401);
  const wrong = await track(learner, { sessionId: 7, questionId: 'x', hintId: 'y', hintType: 'gossip', timeTaken: -1 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues.map((issue: { path: string }) => issue.path)).toEqual([
    'body.sessionId',
    'body.questionId',
    'body.hintType',
    'body.timeTaken',
  ]);
});

test('the placement works with hints off, and shows none', async () => {
  await at.switchPlugin('hints', false);
  try {
    const question = await questionOf(learner);
    expect((await generate(learner, question)).status).toBe(404);
  } finally {
    await at.switchPlugin('hints', true);
  }
});
