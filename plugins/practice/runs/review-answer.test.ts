import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../../../core/contract/index.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { OpenAnswerGrader } from '../../item-bank/services.ts';
import { openAnswerGrader } from '../../item-bank/services.ts';
import { answerTo, completeRun, nextOf, runOf, standingOf, startForm, startTopic, submit, untilA } from '../testing.ts';

// Reviews by a grader elsewhere that takes its time, or fails.

let at: TestPlatform;
let grade: OpenAnswerGrader['grade'];

/** A grader as an AI plugin would offer it. */
const graders = definePlugin({
  contract: defineContract({ id: 'ai', title: 'AI', summary: 'Grades open answers' }),
  provides: { grader: openAnswerGrader },
  start: async () => ({ services: { grader: { grade: (...given) => grade(...given) } } }),
});

beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['practice'],
    extra: [{ id: 'ai', folder: 'no-such-folder', plugin: graders }],
    // In place of the tree's own.
    environment: { EIQ_EXCLUDE: 'ai' },
  });
});
afterAll(() => at?.close());

/** Holds every grade until it is let go. */
function slowGrader() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  grade = async (_, { criteria }) => {
    asked();
    await promise;
    return { met: criteria.map(({ id }) => id), grader: 'Model 7', reason: 'Every point is there.' };
  };
  return { letGo, isAsked };
}

test('the learner goes on while the grader thinks, and is told who graded and why', async () => {
  const learner = await at.person();
  const { letGo, isAsked } = slowGrader();
  const open = await untilA(learner, await startTopic(learner), 'open_ended');
  const { questionId } = answerTo(open);
  expect((await submit(learner, answerTo(open))).body.status).toBe('in_review');
  await isAsked;
  const next = await nextOf(learner, open);
  expect(standingOf(next).question.type).toBe('multiple_choice');
  expect((await submit(learner, answerTo(next))).status).toBe(200);
  expect(next.inReview).toBe(1);
  letGo();
  await at.platform.queueing.waitUntilIdle();
  const { body } = await submit(learner, answerTo(open));
  expect(body).toMatchObject({ questionId, status: 'graded', isCorrect: true });
  expect(body.feedback.rubric).toMatchObject({ grader: 'Model 7', reason: 'Every point is there.' });
  expect(body.run.tally).toMatchObject({ answered: body.run.tally.graded });
});

test('a run completed while the grader thinks gets its verdict, and closes then', async () => {
  const learner = await at.person();
  const { letGo, isAsked } = slowGrader();
  const open = await untilA(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open));
  await isAsked;
  const completed = await completeRun(learner, open.runId);
  expect(completed.summary).toMatchObject({ answered: 3, graded: 2, inReview: 1 });
  letGo();
  await at.platform.queueing.waitUntilIdle();
  expect((await runOf(learner, open.runId)).summary).toMatchObject({ graded: 3, inReview: 0 });
});

test('where the grader fails the question’s own rubric grades', async () => {
  grade = async () => {
    throw new Error('out of order');
  };
  const learner = await at.person();
  const open = await untilA(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open));
  await at.platform.queueing.waitUntilIdle();
  const { submission } = standingOf(await runOf(learner, open.runId));
  expect(submission?.feedback?.rubric).toMatchObject({ grader: 'rubric', reason: null });
});
