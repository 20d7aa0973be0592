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
