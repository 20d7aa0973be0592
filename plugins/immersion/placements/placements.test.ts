import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { PlacementResult, StageState, stages } from '../contract.ts';
import {
  analyze,
  answerTo,
  base,
  finishAllSections,
  finishSection,
  modelAnswerTo,
  shortSections,
  stageOf,
  submit,
} from '../testing.ts';

// A placement from its first question to its result.

let at: TestPlatform;
beforeAll(async () => {
  // One question in each section is tried out.
  const environment = { ...shortSections, EIQ_IMMERSION_PRETEST_QUESTIONS: '1' };
  at = await createTestPlatform({ plugins: ['immersion'], environment });
});
afterAll(() => at.close());

test('a placement has three sections in order and ends with a result that fits the contract', async () => {
  const learner = await at.person();
  expect((await learner.get(base)).body).toMatchObject({
    state: 'none',
    canStart: true,
    sessionId: null,
    questionsPerSection: { minimum: 3, maximum: 5 },
    pretestQuestions: 1,
  });

  const first = await stageOf(learner, 'core_math');
  expect(StageState.parse(first)).toMatchObject({
    stage: 'core_math',
    index: 0,
    total: 5,
    answered: 0,
    difficulty: 2,
  });
  expect(first.questions).toHaveLength(1);
  expect(first.recentPerformance).toBeNull();

  for (const stage of stages) {
    const done = await finishSection(learner, stage);
    expect(done.questions).toEqual([]);
    expect(done.answered).toBeGreaterThanOrEqual(3);
    expect(done.answered).toBeLessThanOrEqual(5);
    expect(done.sectionProgress[stage]).toBe(100);
  }
  expect((await learner.get(base)).body).toMatchObject({ state: 'open', stage: null });

  const { status, body } = await submit(learner, first.sessionId);
  expect(status).toBe(200);
  const result = PlacementResult.parse(body);
  expect(result.learner).toBe(`${learner.user.firstName} ${learner.user.lastName}`);
  expect(result.sections.map(({ section, weight }) => [section, weight])).toEqual([
    ['core_math', 25],
    ['applied_reasoning', 40],
    ['ai_conceptual', 35],
  ]);
  expect(result.questionsAnswered).toBe(result.sections.reduce((sum, { answered }) => sum + answered, 0));
  expect(result.unscored).toBe(3);
  expect((await learner.get(`${base}/results`)).body).toEqual(body);
  expect((await learner.get(base)).body).toMatchObject({ state: 'completed', sessionId: first.sessionId });
});

test('the result becomes part of the learner’s record, with the same figures', async () => {
  const learner = await at.person();
  await finishAllSections(learner);
  const { body: result } = await submit(learner);
  const { body: record } = await learner.get('/api/user/eiq');
  expect(record.history).toHaveLength(1);
  expect(record.history[0]).toMatchObject({
    source: 'immersion',
    level: result.placementLevel,
    eiqScore: result.eiqScore,
    interval: result.interval,
  });
  expect(record.cuts).toEqual(result.cuts);
});

test('answers too fast to be considered are left out of a second score beside the score', async () => {
  const learner = await at.person();
  let answered = 0;
  for (const stage of stages) {
    for (let state = await stageOf(learner, stage); state.questions.length > 0; answered++) {
      // Two of about ten answers come within two seconds: too few to hold the result.
      at.clock.forward(answered < 2 ? 2 : 30);
      state = (await analyze(learner, { ...answerTo(state), timeSpent: answered < 2 ? 2000 : 30_000 })).body.next;
    }
  }
  const result = PlacementResult.parse((await submit(learner)).body);
  expect(result.haste).toBeNull();
  // A question that is tried out may be among them.
  expect([1, 2]).toContain(result.effort?.rapid);
  expect(result.effort?.standardError).toBeGreaterThan(result.standardError);
  const again = PlacementResult.parse((await learner.get(`${base}/results`)).body);
  expect(again.effort).toEqual(result.effort);
});

test('the list of assessments shows the progress of a section', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  await analyze(learner, answerTo(state));
  const listed = (await learner.get('/api/assessments')).body as { type: string; progress: number }[];
  expect(listed.find(({ type }) => type === 'core_math')?.progress).toBe(20);
});

test('a reload shows the same question, and its time continues', async () => {
  const learner = await at.person();
  const before = await stageOf(learner, 'core_math');
  at.clock.forward(90);
  const after = await stageOf(learner, 'core_math');
  expect(after.questions).toEqual(before.questions);
  expect(after.elapsed).toBe(90_000);
  expect(after.questionElapsed).toBe(90_000);
});

test('a question is sent without its answer', async () => {
  const learner = await at.person();
  const { questions } = await stageOf(learner, 'core_math');
  const known = ['id', 'question', 'type', 'options', 'stimulus', 'section', 'contentArea'];
  expect(Object.keys(questions[0] ?? {}).sort()).toEqual(known.sort());
});

test('a section cannot be opened before the previous one is done', async () => {
  const learner = await at.person();
  const early = await learner.get(`${base}/applied_reasoning`);
  expect(early.status).toBe(409);
  expect(early.body.error.message).toContain('Core Math & Logic');
  await stageOf(learner, 'core_math');
  expect((await learner.get(`${base}/applied_reasoning`)).status).toBe(409);
  expect((await learner.get(`${base}/ai_conceptual`)).status).toBe(409);
  await finishSection(learner, 'core_math');
  expect((await learner.get(`${base}/applied_reasoning`)).status).toBe(200);
  expect((await learner.get(`${base}/ai_conceptual`)).status).toBe(409);
});

test('requesting a later section does not start a placement', async () => {
  const learner = await at.person();
  await learner.get(`${base}/ai_conceptual`);
  expect((await learner.get(base)).body.state).toBe('none');
});

test('an unknown stage is rejected', async () => {
  const learner = await at.person();
  expect((await learner.get(`${base}/intro`)).status).toBe(400);
});

test('a repeated answer returns the same verdict, and a different one is rejected', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const first = await analyze(learner, given);
  expect(first.status).toBe(200);
  const again = await analyze(learner, given);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);

  const different = await analyze(learner, { ...given, answer: 1 });
  expect(different.status).toBe(409);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
});

test('the response to an answer has verdict, confidence, the new difficulty and the next question', async () => {
  const learner = await at.person();
  const { body } = await analyze(learner, answerTo(await stageOf(learner, 'core_math')));
  expect(typeof body.isCorrect).toBe('boolean');
  expect(body.confidence).toBeGreaterThan(0);
  expect(body.confidence).toBeLessThan(1);
  expect(body.difficulty).toBe(body.next.difficulty);
  expect(body.next).toMatchObject({ answered: 1, index: 1, recentPerformance: null });
  expect(body.next.questions).toHaveLength(1);
});

test('an answer to a question that was not asked or belongs to another section is rejected', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  const given = answerTo(state);
  const notAsked = await analyze(learner, { ...given, questionId: '01890000-0000-7000-8000-000000000000' });
  expect(notAsked.status).toBe(409);
  const elsewhere = await analyze(learner, { ...given, section: 'applied_reasoning' });
  expect(elsewhere.status).toBe(409);
  expect((await stageOf(learner, 'core_math')).answered).toBe(0);
});

test('an answer of the wrong type is rejected with its issues, and the question stays open', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  const given = answerTo(state);
  for (const answer of ['words', 9, -1, 1.5, '', null, { index: 1 }]) {
    const refused = await analyze(learner, { ...given, answer });
    expect(refused.status, JSON.stringify(answer)).toBe(400);
  }
  const all = await analyze(learner, { sessionId: 'x', questionId: 7, section: 'geometry', timeSpent: -1 });
  expect(all.body.error.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
    'body.answer',
    'body.questionId',
    'body.section',
    'body.sessionId',
    'body.timeSpent',
  ]);
  expect((await stageOf(learner, 'core_math')).questions).toEqual(state.questions);
});

test('an open answer is graded against its rubric', async () => {
  const learner = await at.person();
  let state = await stageOf(learner, 'core_math');
  while (state.questions[0]?.type === 'multiple_choice') {
    state = (await analyze(learner, answerTo(state))).body.next;
  }
  expect(state.questions[0]).toMatchObject({ type: 'open_ended', options: [] });
  const blank = await analyze(learner, { ...answerTo(state), answer: '   ' });
  expect(blank.status).toBe(400);
  const { body } = await analyze(learner, { ...answerTo(state), answer: await modelAnswerTo(at, state) });
  expect(body.isCorrect).toBe(true);
});

test('a question can be answered weeks later', async () => {
  const learner = await at.person();
  const before = await stageOf(learner, 'core_math');
  const { timeSpent: _, ...given } = answerTo(before);
  at.clock.forward(60 * 86_400);
  const back = await learner.signInAgain();
  const { status, body } = await analyze(back, given);
  expect(status).toBe(200);
  expect(body).toMatchObject({ isCorrect: expect.any(Boolean), next: { sessionId: before.sessionId, answered: 1 } });
  expect(body.next.questions).toHaveLength(1);
  expect(body.next.questions[0].id).not.toBe(given.questionId);
  expect((await stageOf(back, 'core_math')).answered).toBe(1);
});

test('the submission of an incomplete placement is rejected with the sections left', async () => {
  const learner = await at.person();
  expect((await submit(learner)).status).toBe(409);
  await finishSection(learner, 'core_math');
  const early = await submit(learner);
  expect(early.status).toBe(409);
  expect(early.body.error.message).toContain('Applied Reasoning');
  expect(early.body.error.message).not.toContain('Core Math');
  expect((await learner.get(`${base}/results`)).status).toBe(404);
});

test('only answers stored by the server are scored, and figures in the request are ignored', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const { body } = await learner.post('/api/assessment/submit-immersion', {
    sessionId,
    answers: { q1: 0 },
    sectionProgress: { core_math: 100 },
    adaptiveEngine: { currentDifficulty: 5 },
    eiqScore: 900,
    placementLevel: 'mastery',
    totalTime: 1,
    assessmentType: 'ai_immersion_placement',
  });
  expect(body.eiqScore).toBeLessThan(900);
  expect(body.totalTime).not.toBe(1);
});

test('submitting again, with or without the session id, returns the same result', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const first = await submit(learner, sessionId);
  at.clock.forward(3600);
  expect((await submit(learner, sessionId)).body).toEqual(first.body);
  expect((await submit(learner)).body).toEqual(first.body);
});

test('after the result a repeated answer still returns its verdict, and a different one is rejected', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const first = await analyze(learner, given);
  await finishAllSections(learner);
  await submit(learner);
  const again = await analyze(learner, given);
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject({ isCorrect: first.body.isCorrect, next: { questions: [] } });
  expect((await analyze(learner, { ...given, answer: 1 })).status).toBe(409);
});

test('an abandoned placement is not scored, and another can be started', async () => {
  const learner = await at.person();
  const { sessionId } = await finishSection(learner, 'core_math');
  expect((await learner.post(`${base}/abandon`, { sessionId })).status).toBe(204);
  expect((await learner.post(`${base}/abandon`, { sessionId })).status).toBe(204);
  expect((await learner.get(base)).body).toMatchObject({ state: 'none', canStart: true });
  expect((await submit(learner, sessionId)).status).toBe(409);
  expect((await learner.get('/api/assessments')).body.map((each: { progress: number }) => each.progress)).toEqual([
    0, 0, 0,
  ]);
  const next = await stageOf(learner, 'core_math');
  expect(next.sessionId).not.toBe(sessionId);
  expect(next.answered).toBe(0);
});

test('a completed placement cannot be abandoned', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  await submit(learner);
  expect((await learner.post(`${base}/abandon`, { sessionId })).status).toBe(409);
  expect((await learner.get(`${base}/results`)).status).toBe(200);
});
