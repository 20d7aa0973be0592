import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import {
  answerTo,
  base,
  completeRun,
  hint,
  mistakeAt,
  nextOf,
  runOf,
  skipToQuestion,
  solutionOf,
  standingOf,
  startForm,
  startTopic,
  submit,
} from '../testing.ts';

// The verdict, feedback and time of an answer, which only the server determines.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['practice'] });
});
afterAll(() => at?.close());

test.each([
  ['a fast right answer without a hint is mastered', { seconds: 20, hints: 0, isRight: true }, 'mastered'],
  ['a right answer without a hint is proficient', { seconds: 40, hints: 0, isRight: true }, 'proficient'],
  [
    'a right answer in one second is familiar, because no question can be read that fast',
    { seconds: 1, hints: 0, isRight: true },
    'familiar',
  ],
  ['a right answer after a hint is familiar', { seconds: 5, hints: 1, isRight: true }, 'familiar'],
  ['a wrong answer is attempted', { seconds: 5, hints: 0, isRight: false }, 'attempted'],
])('%s', async (_, { seconds, hints, isRight }, masteryLevel) => {
  const learner = await at.person();
  const run = await startForm(learner);
  for (let number = 1; number <= hints; number++) await hint(learner, run, number);
  at.clock.forward(seconds);
  const userAnswer = isRight ? await solutionOf(at, run) : await mistakeAt(at, run);
  const { status, body } = await submit(learner, answerTo(run, userAnswer));
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'graded', isCorrect: isRight, masteryLevel, hintsUsed: hints });
  const { topics } = (await learner.get(`${base}/topics`)).body;
  const { section, contentArea } = standingOf(run).question;
  const topic = topics.find(
    (each: { section: string; contentArea: string }) => each.section === section && each.contentArea === contentArea,
  );
  expect(topic).toMatchObject({ mastery: masteryLevel, answered: 1, accuracy: isRight ? 100 : 0 });
});

test('claims of the browser about its answer are ignored', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  await hint(learner, run, 1);
  at.clock.forward(100);
  const wrong = answerTo(run, await mistakeAt(at, run));
  const claims = { isCorrect: true, hintsUsed: 0, masteryLevel: 'mastered', timeSpent: 1 };
  const { body } = await submit(learner, { ...wrong, ...claims });
  expect(body).toMatchObject({ isCorrect: false, hintsUsed: 1, masteryLevel: 'attempted' });
});

test('the reported time is limited to what the server measured, with a tolerance for the network', async () => {
  const spent = async (timeSpent: number) => {
    const learner = await at.person();
    const run = await startForm(learner);
    at.clock.forward(60);
    return (await submit(learner, { ...answerTo(run), timeSpent })).body.timeSpent as number;
  };
  expect(await spent(1)).toBe(55_000);
  expect(await spent(58_000)).toBe(58_000);
  expect(await spent(3_600_000)).toBe(60_000);
});

test('the time between an answer and the next question counts for neither', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  await submit(learner, answerTo(run));
  at.clock.forward(600);
  const next = await nextOf(learner, run);
  at.clock.forward(10);
  expect((await submit(learner, answerTo(next))).body.timeSpent).toBe(10_000);
});

test('feedback has the key, explanation, steps and misconception, and is sent only after the answer', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  expect(standingOf(run).submission).toBeNull();
  expect(JSON.stringify(run)).not.toMatch(/correctOption|explanation/);
  const key = await solutionOf(at, run);
  const { body } = await submit(learner, answerTo(run, await mistakeAt(at, run)));
  expect(body.feedback.correctOption).toBe(key);
  expect(body.feedback.explanation.length).toBeGreaterThan(20);
  expect(body.feedback.steps.length).toBeGreaterThan(0);
  expect(typeof body.feedback.misconception).toBe('string');
  expect(standingOf(await runOf(learner, run.runId)).submission?.feedback).toEqual(body.feedback);
});

test('a repeated answer returns the first verdict and a different one is a conflict, also after the next question', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  const given = answerTo(run, await solutionOf(at, run));
  at.clock.forward(20);
  const { run: _, ...first } = (await submit(learner, given)).body;
  at.clock.forward(50);
  await nextOf(learner, run);
  const again = await submit(learner, given);
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject(first);
  const options = standingOf(run).question.options.length;
  const other = await submit(learner, { ...given, userAnswer: (Number(given.userAnswer) + 1) % options });
  expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
});

test('an answer to a question of another run or of a completed run is a conflict', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  const topic = await startTopic(learner);
  expect((await submit(learner, { ...answerTo(run), runId: topic.runId })).status).toBe(409);
  await completeRun(learner, run.runId);
  expect((await submit(learner, answerTo(run))).status).toBe(409);
  expect((await submit(learner, { ...answerTo(topic), runId: topic.runId })).status).toBe(200);
});

test('another learner’s question is rejected like an unknown one', async () => {
  const [learner, other] = [await at.person(), await at.person()];
  const elsewhere = await at.person('learner', await at.anotherInstitution());
  const given = answerTo(await startForm(learner));
  const unknown = { ...given, questionId: '01890000-0000-7000-8000-000000000000' };
  const replies = [await submit(other, given), await submit(elsewhere, given), await submit(other, unknown)];
  expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(new Set(replies.map(({ body }) => body.error.message)).size).toBe(1);
});

test('an unknown option and an answer of the wrong type are rejected with the field', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  const { options } = standingOf(run).question;
  for (const userAnswer of [options.length, 9, 'the second']) {
    const { status, body } = await submit(learner, { ...answerTo(run), userAnswer });
    expect([status, body.error.code, body.error.issues[0].path]).toEqual([400, 'invalid', 'body.userAnswer']);
  }
  for (const userAnswer of [-1, 1.5, 99, '  ', null, [0]]) {
    const { status, body } = await submit(learner, { ...answerTo(run), userAnswer });
    expect([status, body.error.issues[0].path]).toEqual([400, 'body.userAnswer']);
  }
  const open = await skipToQuestion(learner, run, 'open_ended');
  const index = await submit(learner, { ...answerTo(open), userAnswer: 1 });
  expect([index.status, index.body.error.issues[0].path]).toEqual([400, 'body.userAnswer']);
});

test('an open answer is accepted at once and graded later', async () => {
  const learner = await at.person();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  const socket = await learner.connect();
  const graded = new Promise((resolve) => {
    socket.on('practice_changed', (change) => change.what === 'graded' && resolve(change));
  });
  const given = answerTo(open, (await solutionOf(at, open)) as string);
  const { body } = await submit(learner, given);
  expect(body).toMatchObject({ status: 'in_review', message: 'Answer submitted for AI review', isCorrect: null });
  expect(body.feedback).toBeNull();
  await at.platform.queueing.waitUntilIdle();
  expect(await graded).toMatchObject({ runId: open.runId, questionId: given.questionId });
  const { submission } = standingOf(await runOf(learner, open.runId));
  expect(submission).toMatchObject({ status: 'graded', isCorrect: true, userAnswer: given.userAnswer });
  expect(submission?.feedback?.rubric).toMatchObject({ grader: 'rubric' });
  expect(submission?.feedback?.rubric?.criteria.every(({ isMet }) => isMet)).toBe(true);
  expect((await submit(learner, given)).body).toMatchObject({ status: 'graded', isCorrect: true });
});

test('an open answer that meets no criterion is wrong', async () => {
  const learner = await at.person();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open, 'I like turtles'));
  await at.platform.queueing.waitUntilIdle();
  const { submission } = standingOf(await runOf(learner, open.runId));
  expect(submission).toMatchObject({ status: 'graded', isCorrect: false, masteryLevel: 'attempted' });
});

test('a question pasted as its answer earns no points, and the feedback asks for own sentences', async () => {
  const learner = await at.person();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open, standingOf(open).question.question));
  await at.platform.queueing.waitUntilIdle();
  const { submission } = standingOf(await runOf(learner, open.runId));
  expect(submission?.feedback).toMatchObject({ points: 0, rubric: { grader: 'rubric' } });
  expect(submission?.feedback?.rubric?.reason).toContain('Write your reasons in sentences of your own.');
});

test('a run that is completed while an answer is reviewed gets its verdict afterwards', async () => {
  const learner = await at.person();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open, (await solutionOf(at, open)) as string));
  await completeRun(learner, open.runId);
  await at.platform.queueing.waitUntilIdle();
  const { summary } = await runOf(learner, open.runId);
  expect(summary).toMatchObject({ answered: 3, graded: 3, inReview: 0 });
});

test('practice counts as learning activity and does not change the EiQ record', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  await submit(learner, answerTo(run));
  await submit(learner, answerTo(run));
  const open = await skipToQuestion(learner, await nextOf(learner, run), 'open_ended');
  await submit(learner, answerTo(open));
  await at.platform.queueing.waitUntilIdle();
  const record = await learner.get('/api/user/eiq');
  expect(record.body).toMatchObject({ current: null, history: [] });
  const profile = await learner.get('/api/user/profile');
  expect(profile.body).toMatchObject({ learningStreak: 1, learntToday: true });
});
