import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { Session } from '../contract.ts';
import {
  allowAnother,
  answer,
  answerSome,
  base,
  complete,
  keysOf,
  sessionOf,
  shortForm,
  startSession,
} from '../testing.ts';

// A session from its start to its result.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
});
afterAll(() => at?.close());

test('a new learner has no session, nothing to complete and no results', async () => {
  const learner = await at.person();
  expect(await learner.get(`${base}/session`)).toMatchObject({ status: 200, body: null });
  expect((await learner.post(`${base}/complete`)).status).toBe(409);
  expect((await learner.get(`${base}/results`)).body).toEqual([]);
});

test('a session starts with all its questions and sixty minutes, without the answers', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  expect(() => Session.parse(session)).not.toThrow();
  expect(session).toMatchObject({
    currentQuestionIndex: 0,
    timeLimit: 3600,
    responses: {},
    timeSpentPerQuestion: {},
    isCompleted: false,
    extraMinutes: 0,
    startTime: at.clock.now().toISOString(),
    serverTime: at.clock.now().toISOString(),
  });
  expect(session.questions).toHaveLength(8);
  for (const question of session.questions) {
    expect(['Number series', 'Matrix reasoning']).toContain(question.category);
    expect(['foundation', 'intermediate', 'advanced']).toContain(question.difficulty);
    expect(question.cognitiveLoad).toBeGreaterThanOrEqual(1);
    expect(question.cognitiveLoad).toBeLessThanOrEqual(5);
    expect(question.options.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(question)).not.toContain('answer');
  }
  expect(JSON.stringify(session)).not.toMatch(/correct|misconception|explanation|itemId/i);
});

test('the first round has every kind of task, and the second harder tasks of each kind', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  expect(questions.map(({ category }) => category)).toEqual(
    ['Number series', 'Matrix reasoning', 'Number series', 'Matrix reasoning'].flatMap((each) => [each, each]),
  );
  const steps = ['foundation', 'intermediate', 'advanced'];
  const series = questions.filter(({ category }) => category === 'Number series');
  const levels = series.map(({ difficulty }) => steps.indexOf(difficulty));
  expect(levels).toEqual([...levels].sort());
});

test('an answer is acknowledged without revealing whether it is right', async () => {
  const learner = await at.person();
  const { questions, sessionId } = await startSession(learner);
  at.clock.forward(30);
  const { status, body } = await answer(learner, questions[0]?.id, 1, 12_000);
  expect(status).toBe(200);
  expect(body).toEqual({
    sessionId,
    questionId: questions[0]?.id,
    answered: 1,
    currentQuestionIndex: 1,
    isRepeated: false,
    isCompleted: false,
    timeLimit: 3600,
    startTime: expect.any(String),
    serverTime: at.clock.now().toISOString(),
  });
  const session = await sessionOf(learner);
  expect(session.responses).toEqual({ [questions[0]?.id ?? '']: 1 });
  expect(session.timeSpentPerQuestion).toEqual({ [questions[0]?.id ?? '']: 12_000 });
});

test('the time spent on a question is limited to the time the session has been open', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  at.clock.forward(10);
  await answer(learner, questions[0]?.id, 0, 9e9);
  expect(Object.values((await sessionOf(learner)).timeSpentPerQuestion)).toEqual([10_000]);
  expect((await answer(learner, questions[1]?.id, 0, -1)).status).toBe(400);
});

test('a repeated answer is accepted, a different one is a conflict, and an unknown option is invalid', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  const [first, second] = questions;
  await answer(learner, first?.id, 1);
  const again = await answer(learner, first?.id, 1, 1);
  expect([again.status, again.body.isRepeated, again.body.answered]).toEqual([200, true, 1]);
  expect((await answer(learner, first?.id, 0)).status).toBe(409);
  for (const wrong of [second?.options.length ?? 0, 9, 10, -1, 0.5, '1', null, [0]]) {
    expect((await learner.post(`${base}/answer`, { questionId: second?.id, answer: wrong, timeSpent: 1 })).status).toBe(
      400,
    );
  }
  expect((await sessionOf(learner)).responses).toEqual({ [first?.id ?? '']: 1 });
});

test('an invalid answer is rejected with all issues', async () => {
  const learner = await at.person();
  await startSession(learner);
  const { status, body } = await learner.post(`${base}/answer`, { questionId: 'x', answer: 'one', timeSpent: 'long' });
  expect(status).toBe(400);
  expect(body.error.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    'body.answer',
    'body.questionId',
    'body.timeSpent',
  ]);
});

test('starting again continues the open session', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  await answerSome(learner, session, 3);
  const again = await startSession(learner);
  expect(again.sessionId).toBe(session.sessionId);
  expect(again.currentQuestionIndex).toBe(3);
  expect(again.questions).toEqual(session.questions);
});

test('completing a session returns its result, and completing it again the same one', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  at.clock.forward(600);
  const saved = await answerSome(learner, session);
  expect(saved).toMatchObject({ answered: 8, currentQuestionIndex: 8 });
  const result = await complete(learner);
  expect(result).toMatchObject({
    sessionId: session.sessionId,
    learner: `${learner.user.firstName} ${learner.user.lastName}`,
    questionsAnswered: 8,
    questions: 8,
    endedBy: 'learner',
    isRecorded: true,
    timeLimit: 3600,
  });
  expect(result.timeAnalysis).toMatchObject({ totalTime: 600_000, averageTimePerQuestion: 20_000 });
  expect(result.categoryBreakdown.map(({ maxScore }) => maxScore)).toEqual([4, 4]);
  expect(await complete(learner)).toEqual(result);
  expect(await complete(learner, session.sessionId)).toEqual(result);
  expect((await learner.get(`${base}/results/${session.sessionId}`)).body).toEqual(result);
  expect(await sessionOf(learner)).toMatchObject({ sessionId: session.sessionId, isCompleted: true });
});

test('a completed session rejects new answers and still acknowledges stored ones', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  await answerSome(learner, session, 5);
  await complete(learner);
  const refused = await answer(learner, session.questions[5]?.id, 0);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toMatch(/^You completed this assessment at .* does not count\.$/);
  expect((await answer(learner, session.questions[0]?.id, 1)).status).toBe(409);
  const repeated = await answer(learner, session.questions[0]?.id, 0);
  expect(repeated).toMatchObject({ status: 200, body: { isRepeated: true, isCompleted: true } });
});

test('the next session has different questions, and results are listed latest first', async () => {
  const learner = await at.person();
  const first = await startSession(learner);
  await answerSome(learner, first);
  await complete(learner);
  at.clock.forward(60);
  await allowAnother(at, learner);
  const second = await startSession(learner);
  expect(second.sessionId).not.toBe(first.sessionId);
  const stems = new Set(first.questions.map(({ question, stimulus }) => JSON.stringify([question, stimulus])));
  for (const { question, stimulus } of second.questions)
    expect(stems).not.toContain(JSON.stringify([question, stimulus]));
  await answerSome(learner, second);
  await complete(learner);
  const results = (await learner.get(`${base}/results`)).body as { sessionId: string }[];
  expect(results.map(({ sessionId }) => sessionId)).toEqual([second.sessionId, first.sessionId]);
  // An answer to a question of the first session still belongs to the first session.
  expect((await answer(learner, first.questions[0]?.id, 0)).body.sessionId).toBe(first.sessionId);
});

test('the default form has at least forty questions, four to seven of each of eight kinds, without the answers', async () => {
  const usual = await createTestPlatform({ plugins: ['idfs'] });
  try {
    const learner = await usual.person();
    const { questions } = await startSession(learner);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const kinds = Map.groupBy(questions, ({ category }) => category);
    expect(kinds.size).toBe(8);
    for (const [kind, all] of kinds) expect([4, 6, 7], kind).toContain(all.length);
    const fields = new Set(questions.flatMap((question) => Object.keys(question)));
    expect(fields).toEqual(new Set(Object.keys(Session.shape.questions.element.shape)));
    expect(JSON.stringify(questions)).not.toMatch(/"(answer|key|correct\w*|misconception\w*|explanation|itemId)"/i);
    expect(new Set(questions.map(({ cognitiveLoad }) => cognitiveLoad)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect((await learner.get(`${base}/terms`)).body).toMatchObject({ questions: questions.length, timeLimit: 3600 });
  } finally {
    await usual.close();
  }
});

test('a session with every answer right is scored well above one with every answer wrong', async () => {
  const scores = await Promise.all(
    [true, false].map(async (isRight) => {
      const learner = await at.person();
      const session = await startSession(learner);
      const keys = await keysOf(at, session);
      await answerSome(learner, session, 8, (index) => {
        const { id = '', options = [] } = session.questions[index] ?? {};
        const key = keys.get(id) ?? 0;
        return isRight ? key : (key + 1) % options.length;
      });
      return complete(learner);
    }),
  );
  const [best, worst] = scores;
  expect((best?.overallScore ?? 0) - (worst?.overallScore ?? 0)).toBeGreaterThan(150);
  expect(best?.categoryBreakdown.every(({ percentage }) => percentage === 75)).toBe(true);
  expect(worst?.categoryBreakdown.every(({ percentage }) => percentage === 25)).toBe(true);
});

test('skipped questions count as unsolved, so answering only selected ones gives no high score', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  const keys = await keysOf(at, session);
  for (const { id } of session.questions.slice(-4)) await answer(learner, id, keys.get(id) ?? 0);
  expect((await complete(learner)).overallScore).toBeLessThan(500);
});
