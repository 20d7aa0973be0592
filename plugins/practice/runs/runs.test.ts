import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Run } from '../contract.ts';
import {
  answerTo,
  base,
  completeRun,
  hint,
  nextOf,
  runOf,
  skipToQuestion,
  solutionOf,
  standingOf,
  startForm,
  startTopic,
  submit,
} from '../testing.ts';

// Runs from their start to their summary, in one tab or several.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['practice', 'administration'] });
});
afterAll(() => at?.close());

const overview = async (person: TestPerson) => (await person.get(`${base}/topics`)).body;

/** Long enough for any question to be read, and short enough for an answer to be fluent. */
const secondsToRead = 20;

/** Answers the given number of questions of a run, all correctly. */
async function answer(person: TestPerson, run: Run, count: number): Promise<Run> {
  let now = run;
  for (let answered = 0; answered < count; answered++) {
    at.clock.forward(secondsToRead);
    await submit(person, answerTo(now, await solutionOf(at, now)));
    if (standingOf(now).question.type === 'open_ended') await at.platform.queueing.waitUntilIdle();
    now = await nextOf(person, now);
  }
  return now;
}

test('the form has three questions of difficulty 2 to 3, one of each section, the last open-ended', async () => {
  const learner = await at.person();
  let run = await startForm(learner);
  const questions = [];
  for (let number = 0; number < 3; number++) {
    expect(run).toMatchObject({
      kind: 'form',
      index: number,
      total: 3,
      isLast: number === 2,
      title: 'Three questions',
    });
    questions.push(standingOf(run));
    await submit(learner, answerTo(run));
    run = await nextOf(learner, run);
  }
  expect(questions.map(({ question }) => question.section)).toEqual([
    'core_math',
    'applied_reasoning',
    'ai_conceptual',
  ]);
  expect(questions.every(({ difficulty }) => difficulty >= 2 && difficulty <= 3)).toBe(true);
  expect(questions.map(({ question }) => question.type)).toEqual(['multiple_choice', 'multiple_choice', 'open_ended']);
  // There is no question after the last one.
  expect(standingOf(run).question.id).toBe(questions[2]?.question.id);
  await at.platform.queueing.waitUntilIdle();
  const done = await completeRun(learner, run.runId);
  expect(done).toMatchObject({ state: 'completed', standing: null, summary: { answered: 3, graded: 3, inReview: 0 } });
  expect(done.summary?.topics).toHaveLength(3);
});

test('the next question does not wait for a review', async () => {
  const learner = await at.person();
  const run = await skipToQuestion(learner, await startTopic(learner), 'open_ended');
  await submit(learner, answerTo(run));
  const next = await nextOf(learner, run);
  expect(standingOf(next).question.id).not.toBe(standingOf(run).question.id);
  expect(standingOf(next).question.type).toBe('multiple_choice');
});

test('a topic run has no end, stays in its topic and gets harder with right answers', async () => {
  const learner = await at.person();
  let run = await startTopic(learner);
  expect(run).toMatchObject({ kind: 'topic', total: null, isLast: false, contentArea: 'algebra' });
  expect(standingOf(run).difficulty).toBe(2);
  const seen = new Set<string>();
  for (let count = 0; count < 24; count++) {
    expect(standingOf(run).question).toMatchObject({ section: 'core_math', contentArea: 'algebra' });
    seen.add(standingOf(run).question.question);
    run = await answer(learner, run, 1);
  }
  expect(standingOf(run).difficulty).toBeGreaterThan(3);
  expect(run.tally).toMatchObject({ answered: 24, accuracy: 100 });
  expect(seen.size).toBeGreaterThan(20);

  const { summary } = await completeRun(learner, run.runId);
  expect(summary?.topics).toMatchObject([{ title: 'Algebra', before: null, after: 'mastered', correct: 24 }]);
  // The next run of this topic starts at the difficulty reached.
  expect(standingOf(await startTopic(learner)).difficulty).toBeGreaterThan(3);
});

test('a summary shows the change of mastery in each topic', async () => {
  const learner = await at.person();
  const first = await startTopic(learner);
  at.clock.forward(secondsToRead);
  await submit(learner, answerTo(first, await solutionOf(at, first)));
  await completeRun(learner, first.runId);
  at.clock.forward(60);
  const second = await startTopic(learner);
  const options = standingOf(second).question.options.length;
  await submit(learner, answerTo(second, (Number(await solutionOf(at, second)) + 1) % options));
  const { summary } = await completeRun(learner, second.runId);
  expect(summary).toMatchObject({ answered: 1, correct: 0, accuracy: 0, hintsUsed: 0 });
  expect(summary?.topics).toMatchObject([{ before: 'mastered', after: 'attempted', answered: 1 }]);
  // Later runs do not change the summary of an earlier one.
  expect((await runOf(learner, first.runId)).summary?.topics).toMatchObject([{ before: null, after: 'mastered' }]);
  const { items, total } = (await learner.get(`${base}/runs?limit=1`)).body;
  expect(total).toBe(2);
  expect(items).toMatchObject([{ runId: second.runId, title: 'Algebra', answered: 1, accuracy: 0 }]);
});

test('a reload or another device shows the open run with its question, hints and feedback', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  await hint(learner, run, 2);
  at.clock.forward(90);
  const again = await startForm(learner);
  expect(again.runId).toBe(run.runId);
  expect(standingOf(again).question).toEqual(standingOf(run).question);
  expect(standingOf(again).hints.revealed.map(({ kind }) => kind)).toEqual(['conceptual', 'procedural']);
  expect(standingOf(again).elapsed).toBe(90_000);
  const { openRuns } = await overview(learner);
  expect(openRuns).toMatchObject([{ runId: run.runId, kind: 'form', title: 'Three questions', answered: 0 }]);
  await submit(learner, answerTo(run));
  expect(standingOf(await runOf(learner, run.runId)).submission).toMatchObject({ status: 'graded', hintsUsed: 2 });
});

test('hints are revealed one by one, each once, and none after the answer', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  const first = await hint(learner, run, 1);
  expect(first.body).toMatchObject({ revealed: [{ kind: 'conceptual' }], total: 4 });
  const double = await Promise.all([hint(learner, run, 2), hint(learner, run, 2)]);
  expect(double.map(({ body }) => body.revealed.length)).toEqual([2, 2]);
  expect((await hint(learner, run, 1)).body.revealed).toHaveLength(2);
  const all = (await hint(learner, run, 4)).body.revealed as { kind: string; text: string }[];
  expect(all.map(({ kind }) => kind)).toEqual(['conceptual', 'procedural', 'strategic', 'encouragement']);
  expect((await hint(learner, run, 5)).status).toBe(400);
  await submit(learner, answerTo(run));
  expect((await hint(learner, run, 4)).status).toBe(200);
  const next = await nextOf(learner, run);
  await submit(learner, answerTo(next));
  expect((await hint(learner, next, 1)).status).toBe(409);
});

test('an institution can disallow hints; hints already revealed remain', async () => {
  const administrator = await at.person('administrator');
  const allow = (hintsAllowed: boolean) =>
    administrator.patch('/api/admin/plugins/practice/settings', { settings: { hintsAllowed } });
  const [before, learner] = [await at.person(), await at.person()];
  const openRun = await startForm(before);
  await hint(before, openRun, 1);
  expect((await allow(false)).status).toBeLessThan(300);
  try {
    const run = await startForm(learner);
    expect(standingOf(run).hints).toEqual({ revealed: [], total: 0 });
    expect((await hint(learner, run, 1)).status).toBe(409);
    expect((await overview(learner)).hintsAllowed).toBe(false);
    expect(standingOf(await runOf(before, openRun.runId)).hints).toMatchObject({ total: 1 });
  } finally {
    await allow(true);
  }
});

test('starting in many tabs simultaneously creates one run with one question', async () => {
  const learner = await at.person();
  const runs = await Promise.all(Array.from({ length: 8 }, () => startTopic(learner)));
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
  expect(new Set(runs.map((run) => standingOf(run).question.id)).size).toBe(1);
});

test('continuing in many tabs simultaneously asks one more question', async () => {
  const learner = await at.person();
  const run = await startTopic(learner);
  await submit(learner, answerTo(run));
  const nexts = await Promise.all(Array.from({ length: 6 }, () => nextOf(learner, run)));
  expect(new Set(nexts.map((next) => standingOf(next).question.id)).size).toBe(1);
  expect(nexts.every(({ index }) => index === 1)).toBe(true);
});

test('the same answer sent many times simultaneously counts once; of different ones one is stored', async () => {
  const learner = await at.person();
  const run = await startTopic(learner);
  const same = await Promise.all(Array.from({ length: 6 }, () => submit(learner, answerTo(run, 1))));
  expect(same.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await runOf(learner, run.runId)).tally.answered).toBe(1);
  const next = await nextOf(learner, run);
  const different = await Promise.all([0, 1, 2].map((option) => submit(learner, answerTo(next, option))));
  expect(different.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a run does not continue without an answer', async () => {
  const learner = await at.person();
  const run = await startTopic(learner);
  expect(standingOf(await nextOf(learner, run)).question.id).toBe(standingOf(run).question.id);
});

test('one run of each kind is open: starting another topic completes the previous one and keeps the form', async () => {
  const learner = await at.person();
  const form = await startForm(learner);
  const algebra = await startTopic(learner);
  const geometry = await startTopic(learner, 'geometry-and-measurement');
  expect((await runOf(learner, algebra.runId)).state).toBe('completed');
  const { openRuns } = await overview(learner);
  expect(openRuns.map(({ runId }: Run) => runId).sort()).toEqual([form.runId, geometry.runId].sort());
  expect((await completeRun(learner, algebra.runId)).state).toBe('completed');
});

test('an unknown topic cannot be practised', async () => {
  const learner = await at.person();
  const { status } = await learner.post(`${base}/runs`, {
    kind: 'topic',
    section: 'ai_conceptual',
    contentArea: 'algebra',
  });
  expect(status).toBe(404);
  const wrong = await learner.post(`${base}/runs`, { kind: 'topic', section: 7 });
  expect([wrong.status, wrong.body.error.issues.length]).toEqual([400, 2]);
});

test('other tabs are notified of progress and of the completion', async () => {
  const learner = await at.person();
  const socket = await learner.connect();
  const changes: string[] = [];
  socket.on('practice_changed', ({ what }) => changes.push(what));
  const run = await startForm(learner);
  await submit(learner, answerTo(run));
  await nextOf(learner, run);
  await completeRun(learner, run.runId);
  await completeRun(learner, run.runId);
  // Messages sent before this acknowledgement have arrived by then.
  await socket.emitWithAck('leave_room', { room: 'any.room', key: 'none' });
  expect(changes).toEqual(['moved', 'moved', 'completed']);
});

test('an answer whose review cannot be queued is not stored, and can be sent again', async () => {
  const learner = await at.person();
  const run = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  const knex = knexOf(at.platform.database);
  await knex.raw(`
    create or replace function public.fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger broken before insert on pgboss.job_common for each row
      when (new.name like 'practice%') execute function public.fail()`);
  expect((await submit(learner, answerTo(run))).status).toBe(500);
  await knex.raw('drop trigger broken on pgboss.job_common');
  expect(standingOf(await runOf(learner, run.runId)).submission).toBeNull();
  expect((await submit(learner, answerTo(run))).status).toBe(200);
  await at.platform.queueing.waitUntilIdle();
  expect(standingOf(await runOf(learner, run.runId)).submission?.status).toBe('graded');
});

test('routes are not found while the plugin is off, and runs are kept', async () => {
  const learner = await at.person();
  const run = await startForm(learner);
  await at.switchPlugin('practice', false);
  expect((await learner.get(`${base}/runs/${run.runId}`)).status).toBe(404);
  expect((await submit(learner, answerTo(run))).status).toBe(404);
  await at.switchPlugin('practice', true);
  expect((await runOf(learner, run.runId)).state).toBe('open');
});
