import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../../../core/contract/index.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { OpenAnswerGrader } from '../../item-bank/services.ts';
import { openAnswerGrader } from '../../item-bank/services.ts';
import {
  answerTo,
  completeRun,
  nextOf,
  runOf,
  skipToQuestion,
  standingOf,
  startForm,
  startTopic,
  submit,
} from '../testing.ts';

// Reviews by an external grader that is slow or fails.

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
    // The test's grader replaces the installed plugin.
    environment: { EIQ_EXCLUDE: 'ai' },
  });
});
afterAll(() => at?.close());

/** Installs a grader that waits until it is released. */
function slowGrader() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { promise: isCalled, resolve: called } = Promise.withResolvers<void>();
  grade = async (_, { criteria }) => {
    called();
    await promise;
    return { met: criteria.map(({ id }) => id), grader: 'Model 7', reason: 'Every point is there.' };
  };
  return { release, isCalled };
}

test('the learner can continue during grading, and the verdict shows the grader and the reason', async () => {
  const learner = await at.person();
  const { release, isCalled } = slowGrader();
  const open = await skipToQuestion(learner, await startTopic(learner), 'open_ended');
  const { questionId } = answerTo(open);
  expect((await submit(learner, answerTo(open))).body.status).toBe('in_review');
  await isCalled;
  const next = await nextOf(learner, open);
  expect(standingOf(next).question.type).toBe('multiple_choice');
  expect((await submit(learner, answerTo(next))).status).toBe(200);
  expect(next.inReview).toBe(1);
  release();
  await at.platform.queueing.waitUntilIdle();
  const { body } = await submit(learner, answerTo(open));
  expect(body).toMatchObject({ questionId, status: 'graded', isCorrect: true });
  expect(body.feedback.rubric).toMatchObject({ grader: 'Model 7', reason: 'Every point is there.' });
  expect(body.run.tally).toMatchObject({ answered: body.run.tally.graded });
});

test('a run completed during grading gets the verdict later', async () => {
  const learner = await at.person();
  const { release, isCalled } = slowGrader();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open));
  await isCalled;
  const completed = await completeRun(learner, open.runId);
  expect(completed.summary).toMatchObject({ answered: 3, graded: 2, inReview: 1 });
  release();
  await at.platform.queueing.waitUntilIdle();
  expect((await runOf(learner, open.runId)).summary).toMatchObject({ graded: 3, inReview: 0 });
});

test('if the grader fails, the question’s rubric is used', async () => {
  grade = async () => {
    throw new Error('out of order');
  };
  const learner = await at.person();
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  await submit(learner, answerTo(open));
  await at.platform.queueing.waitUntilIdle();
  const { submission } = standingOf(await runOf(learner, open.runId));
  expect(submission?.feedback?.rubric).toMatchObject({ grader: 'rubric', reason: null });
});
