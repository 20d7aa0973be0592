import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { practiceHistory } from '../services.ts';
import { answerTo, completeRun, hint, mistakeAt, nextOf, solutionOf, startTopic, submit } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['practice'] });
});
afterAll(() => at?.close());

test('a completed run of three answers is a lesson, and its answers show correctness and hints', async () => {
  const [learner, other] = [await at.person(), await at.person()];
  const history = at.platform.host.service(practiceHistory);
  const within = { who: { institution: at.institution } };
  const startedAt = at.clock.now();
  let run = await startTopic(learner);
  await submit(learner, answerTo(run, await solutionOf(at, run)));
  at.clock.forward(60);
  run = await nextOf(learner, run);
  await hint(learner, run, 1);
  await submit(learner, answerTo(run, await solutionOf(at, run)));
  run = await nextOf(learner, run);
  await submit(learner, answerTo(run, await mistakeAt(at, run)));
  await at.platform.queueing.waitUntilIdle();
  expect(await history.lessons(within, learner.user.id)).toEqual([]);
  await completeRun(learner, run.runId);

  const topic = { section: 'core_math', contentArea: 'algebra' };
  expect(await history.lessons(within, learner.user.id)).toMatchObject([
    { runId: run.runId, kind: 'topic', ...topic, answered: 3, correct: 2 },
  ]);
  expect(await history.answers(within, learner.user.id)).toMatchObject([
    { ...topic, isCorrect: true, hintsUsed: 0 },
    { ...topic, isCorrect: true, hintsUsed: 1 },
    { ...topic, isCorrect: false, hintsUsed: 0 },
  ]);
  const later = new Date(startedAt.getTime() + 30_000);
  expect(await history.answers(within, learner.user.id, later)).toHaveLength(2);
  expect(await history.answers(within, other.user.id)).toEqual([]);
});

test('a run of two answers is not a lesson', async () => {
  const learner = await at.person();
  const run = await startTopic(learner);
  await submit(learner, answerTo(run));
  await submit(learner, answerTo(await nextOf(learner, run)));
  await completeRun(learner, run.runId);
  const within = { who: { institution: at.institution } };
  expect(await at.platform.host.service(practiceHistory).lessons(within, learner.user.id)).toEqual([]);
});

test('answers by week are those of the learners asked for since a moment, from Monday, with haste', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const history = at.platform.host.service(practiceHistory);
  const within = { who: { institution: at.institution } };
  at.clock.toMonday();
  const monday = at.clock.now().toISOString().slice(0, 10);
  const answer = async (learner: typeof one, seconds: number) => {
    const run = await startTopic(learner);
    at.clock.forward(seconds);
    await submit(learner, answerTo(run, await solutionOf(at, run)));
    await completeRun(learner, run.runId);
  };
  await answer(one, 20);
  await answer(one, 1);
  await answer(other, 20);
  at.clock.forward(7 * 86_400);
  await answer(one, 20);
  await at.platform.queueing.waitUntilIdle();
  const since = new Date(`${monday}T00:00:00Z`);
  const next = new Date(since.getTime() + 7 * 86_400_000);
  const all = await history.weeks(within, [one.user.id], since);
  expect(all).toMatchObject([
    { userId: one.user.id, week: monday, answered: 2, graded: 2, correct: 2, timed: 2, hasty: 1 },
    { userId: one.user.id, week: next.toISOString().slice(0, 10), answered: 1, hasty: 0 },
  ]);
  expect(await history.weeks(within, [one.user.id], next)).toHaveLength(1);
  expect(await history.weeks(within, [one.user.id, other.user.id], since)).toHaveLength(3);
  expect(await history.weeks(within, [], since)).toEqual([]);
  expect((await history.weeks(within, undefined, since)).length).toBeGreaterThanOrEqual(3);
});
