import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import { immersion } from '../contract.ts';
import {
  analyze,
  answerTo,
  base,
  finishAllSections,
  finishSection,
  shortSections,
  stageOf,
  submit,
} from '../testing.ts';

// Several tabs, double clicks, lost replies and failed writes lead to one placement and one result.

let at: TestPlatform;
const completions: { id: string; userId: string; eiqScore: number }[] = [];
beforeAll(async () => {
  const extra = [
    listener(on(immersion, 'placement.completed', ({ id, payload }) => void completions.push({ id, ...payload }))),
  ];
  at = await createTestPlatform({ plugins: ['immersion'], extra, environment: shortSections });
});
afterAll(() => at.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function countRows(table: string, userId: string): Promise<number> {
  const [row] = await knexOf(at.platform.database)(table).where({ userId }).count();
  return Number(row?.count);
}

test('starting in many tabs simultaneously creates one placement with one question', async () => {
  const learner = await at.person();
  const states = await times(8, () => stageOf(learner, 'core_math'));
  expect(new Set(states.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(new Set(states.map(({ questions }) => questions[0]?.id)).size).toBe(1);
  expect(await countRows('immersion.placements', learner.user.id)).toBe(1);
  expect(await countRows('item_bank.sittings', learner.user.id)).toBe(1);
});

test('the same answer sent many times simultaneously counts once', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const replies = await times(8, () => analyze(learner, given));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(replies.map(({ body }) => body.isCorrect)).size).toBe(1);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
  expect((await learner.get('/api/assessments')).body[0].progress).toBe(25);
});

test('of different simultaneous answers one is stored and the others are rejected', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const replies = await times(4, (index) => analyze(learner, { ...given, answer: index % 3 }));
  const taken = replies.filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThanOrEqual(1);
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
});

test('simultaneous submissions create one result, one record entry and one event', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const replies = await times(6, () => submit(learner, sessionId));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await learner.get('/api/user/eiq')).body.history).toHaveLength(1);
  await submit(learner, sessionId);
  await at.platform.queueing.waitUntilIdle();
  const events = completions.filter(({ userId }) => userId === learner.user.id);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(events[0]?.eiqScore).toBe(replies[0]?.body.eiqScore);
});

test('of a simultaneous submission and abandonment exactly one succeeds', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const [submitted, abandoned] = await Promise.all([
    submit(learner, sessionId),
    learner.post(`${base}/abandon`, { sessionId }),
  ]);
  expect([submitted.status, abandoned.status].sort()).toEqual(submitted.status === 200 ? [200, 409] : [204, 409]);
  const { history } = (await learner.get('/api/user/eiq')).body;
  expect(history).toHaveLength(submitted.status === 200 ? 1 : 0);
});

test('if the record cannot be written, no result is stored, and the next submission scores the placement', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const restore = await breakWrites('learner.results');
  expect((await submit(learner, sessionId)).status).toBe(500);
  await restore();
  expect((await learner.get(base)).body).toMatchObject({ state: 'open', stage: null });
  expect((await learner.get(`${base}/results`)).status).toBe(404);
  await at.platform.queueing.waitUntilIdle();
  expect(completions.filter(({ userId }) => userId === learner.user.id)).toEqual([]);

  expect((await submit(learner, sessionId)).status).toBe(200);
  expect((await learner.get('/api/user/eiq')).body.history).toHaveLength(1);
});

test('an answer whose request failed halfway can be sent again and counts once', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const restore = await breakWrites('learner.section_progress');
  expect((await analyze(learner, given)).status).toBe(500);
  await restore();
  const again = await analyze(learner, given);
  expect(again.status).toBe(200);
  expect(again.body.next.answered).toBe(1);
  expect((await learner.get('/api/assessments')).body[0].progress).toBe(25);
});

test('a placement whose start fails leaves nothing behind', async () => {
  const learner = await at.person();
  const restore = await breakWrites('learner.section_progress');
  expect((await learner.get(`${base}/core_math`)).status).toBe(500);
  await restore();
  expect((await learner.get(base)).body.state).toBe('none');
  expect(await countRows('item_bank.sittings', learner.user.id)).toBe(0);
});

test('other tabs are notified of progress and of the completion', async () => {
  const learner = await at.person();
  const socket = await learner.connect();
  const moves: { answered: number; stage: string; isCompleted: boolean }[] = [];
  socket.on('placement_moved', (move) => moves.push(move));
  const { sessionId } = await finishSection(learner, 'core_math');
  await finishAllSections(learner);
  await submit(learner, sessionId);
  // Messages sent before this acknowledgement have arrived by then.
  await socket.emitWithAck('leave_room', { room: 'any.room', key: 'none' });
  expect(moves[0]).toMatchObject({ sessionId, stage: 'core_math', answered: 1, isCompleted: false });
  expect(moves.at(-1)).toMatchObject({ sessionId, isCompleted: true });
  const answers = (await learner.get(`${base}/results`)).body.questionsAnswered;
  expect(moves).toHaveLength(answers + 1);
});

/** Makes every write to a table fail, as a full disk would. Returns a function that undoes it. */
async function breakWrites(table: string): Promise<() => Promise<void>> {
  const knex = knexOf(at.platform.database);
  await knex.raw(`
    create or replace function public.fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger broken before insert or update on ${table} for each statement execute function public.fail()`);
  return async () => {
    await knex.raw(`drop trigger broken on ${table}`);
  };
}
