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

// Two tabs, double clicks, lost replies and broken writes: whatever happens, there is one placement and one result.

let at: TestPlatform;
const heard: { id: string; userId: string; eiqScore: number }[] = [];
beforeAll(async () => {
  const extra = [
    listener(on(immersion, 'placement.completed', ({ id, payload }) => void heard.push({ id, ...payload }))),
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

test('begun in many tabs at once it is one placement with one question', async () => {
  const learner = await at.person();
  const states = await times(8, () => stageOf(learner, 'core_math'));
  expect(new Set(states.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(new Set(states.map(({ questions }) => questions[0]?.id)).size).toBe(1);
  expect(await countRows('immersion.placements', learner.user.id)).toBe(1);
  expect(await countRows('item_bank.sittings', learner.user.id)).toBe(1);
});

test('the same answer sent many times at once counts once', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const replies = await times(8, () => analyze(learner, given));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(replies.map(({ body }) => body.isCorrect)).size).toBe(1);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
  expect((await learner.get('/api/assessments')).body[0].progress).toBe(25);
});

test('of different answers at once one is taken and the others are refused', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const replies = await times(4, (index) => analyze(learner, { ...given, answer: index % 3 }));
  const taken = replies.filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThanOrEqual(1);
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
});

test('submitted many times at once it is one result, one entry in the record and one event', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const replies = await times(6, () => submit(learner, sessionId));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await learner.get('/api/user/eiq')).body.history).toHaveLength(1);
  await submit(learner, sessionId);
  await at.platform.queueing.waitUntilIdle();
  const own = heard.filter(({ userId }) => userId === learner.user.id);
  expect(new Set(own.map(({ id }) => id)).size).toBe(1);
  expect(own[0]?.eiqScore).toBe(replies[0]?.body.eiqScore);
});

test('given up while it is submitted it is either, never both', async () => {
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

test('a score that cannot be entered in the record is not stored at all, and the next submit scores it', async () => {
  const learner = await at.person();
  const sessionId = await finishAllSections(learner);
  const mend = await broken('learner.results');
  expect((await submit(learner, sessionId)).status).toBe(500);
  await mend();
  expect((await learner.get(base)).body).toMatchObject({ state: 'open', stage: null });
  expect((await learner.get(`${base}/results`)).status).toBe(404);
  await at.platform.queueing.waitUntilIdle();
  expect(heard.filter(({ userId }) => userId === learner.user.id)).toEqual([]);

  expect((await submit(learner, sessionId)).status).toBe(200);
  expect((await learner.get('/api/user/eiq')).body.history).toHaveLength(1);
});

test('an answer whose reply was lost is taken up where it was left when it is sent again', async () => {
  const learner = await at.person();
  const given = answerTo(await stageOf(learner, 'core_math'));
  const mend = await broken('learner.section_progress');
  expect((await analyze(learner, given)).status).toBe(500);
  await mend();
  const again = await analyze(learner, given);
  expect(again.status).toBe(200);
  expect(again.body.next.answered).toBe(1);
  expect((await learner.get('/api/assessments')).body[0].progress).toBe(25);
});

test('a placement that cannot be recorded is not half begun', async () => {
  const learner = await at.person();
  const mend = await broken('learner.section_progress');
  expect((await learner.get(`${base}/core_math`)).status).toBe(500);
  await mend();
  expect((await learner.get(base)).body.state).toBe('none');
  expect(await countRows('item_bank.sittings', learner.user.id)).toBe(0);
});

test('other tabs are told that the placement moved on, and that it is completed', async () => {
  const learner = await at.person();
  const socket = await learner.connect();
  const moves: { answered: number; stage: string; isCompleted: boolean }[] = [];
  socket.on('placement_moved', (move) => moves.push(move));
  const { sessionId } = await finishSection(learner, 'core_math');
  await finishAllSections(learner);
  await submit(learner, sessionId);
  // What the server sent before this acknowledgement has arrived by then.
  await socket.emitWithAck('leave_room', { room: 'any.room', key: 'none' });
  expect(moves[0]).toMatchObject({ sessionId, stage: 'core_math', answered: 1, isCompleted: false });
  expect(moves.at(-1)).toMatchObject({ sessionId, isCompleted: true });
  const answers = (await learner.get(`${base}/results`)).body.questionsAnswered;
  expect(moves).toHaveLength(answers + 1);
});

/** Makes every write to a table fail, as a full disk would; gives back how to mend it. */
async function broken(table: string): Promise<() => Promise<void>> {
  const knex = knexOf(at.platform.database);
  await knex.raw(`
    create or replace function public.fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger broken before insert or update on ${table} for each statement execute function public.fail()`);
  return async () => {
    await knex.raw(`drop trigger broken on ${table}`);
  };
}
