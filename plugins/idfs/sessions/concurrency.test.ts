import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import { idfs } from '../contract.ts';
import { answer, answerSome, base, complete, sessionOf, shortForm, startSession } from '../testing.ts';

// Several tabs, double clicks, lost replies and failed writes lead to one session and one result.

let at: TestPlatform;
const completions: { id: string; userId: string; sessionId: string }[] = [];
beforeAll(async () => {
  const extra = [listener(on(idfs, 'idfs.completed', ({ id, payload }) => void completions.push({ id, ...payload })))];
  at = await createTestPlatform({ plugins: ['idfs'], extra, environment: { ...shortForm, DATABASE_POOL: '4' } });
});
afterAll(() => at?.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function countRows(table: string, userId: string): Promise<number> {
  const [row] = await knexOf(at.platform.database)(table).where({ userId }).count();
  return Number(row?.count);
}

test('starting in many tabs simultaneously creates one session with one set of questions', async () => {
  const learner = await at.person();
  const sessions = await times(6, () => startSession(learner));
  expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(new Set(sessions.map(({ questions }) => JSON.stringify(questions))).size).toBe(1);
  expect(await countRows('idfs.sessions', learner.user.id)).toBe(1);
  expect(await countRows('item_bank.sittings', learner.user.id)).toBe(1);
});

test('a class can start and answer simultaneously with a small connection pool', async () => {
  const learners = await times(10, () => at.person());
  const sessions = await Promise.all(learners.map(startSession));
  const replies = await Promise.all(
    learners.map((learner, index) => answer(learner, sessions[index]?.questions[0]?.id, 0)),
  );
  expect(replies.map(({ status }) => status)).toEqual(learners.map(() => 200));
});

test('the same answer sent many times simultaneously counts once', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  const replies = await times(6, () => answer(learner, questions[0]?.id, 1));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(replies.filter(({ body }) => !body.isRepeated)).toHaveLength(1);
  expect(Object.keys((await sessionOf(learner)).responses)).toHaveLength(1);
});

test('of different simultaneous answers one is stored and the others are rejected', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  const replies = await times(4, (index) => answer(learner, questions[0]?.id, index % 2));
  const taken = new Set(replies.flatMap(({ status }, index) => (status === 200 ? [index % 2] : [])));
  expect(taken.size).toBe(1);
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

test('an answer simultaneous with the completion is either in the result or rejected', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  await answerSome(learner, session, 5);
  const [result, ...late] = await Promise.all([
    learner.post(`${base}/complete`),
    ...session.questions.slice(5).map(({ id }) => answer(learner, id, 0)),
  ]);
  const acknowledged = late.filter(({ status }) => status === 200).length;
  expect(late.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(result.body.questionsAnswered).toBe(5 + acknowledged);
});

test('simultaneous completions create one result, one record entry and one event', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  await answerSome(learner, session);
  const results = await times(5, () => complete(learner, session.sessionId));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  await complete(learner);
  await at.platform.queueing.waitUntilIdle();
  expect((await learner.get('/api/user/eiq')).body.history).toHaveLength(1);
  const events = completions.filter(({ sessionId }) => sessionId === session.sessionId);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
});

test('if the record cannot be written, no result is stored, and the next completion scores the session', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner));
  const restore = await breakWrites('learner.results');
  expect((await learner.post(`${base}/complete`)).status).toBe(500);
  await restore();
  expect(await sessionOf(learner)).toMatchObject({ isCompleted: false, currentQuestionIndex: 8 });
  expect((await learner.get(`${base}/results`)).body).toEqual([]);
  expect(await complete(learner)).toMatchObject({ questionsAnswered: 8 });
});

test('an answer that cannot be stored is not acknowledged, and can be sent again', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  const restore = await breakWrites('item_bank.responses');
  expect((await answer(learner, questions[0]?.id, 0)).status).toBe(500);
  await restore();
  expect((await sessionOf(learner)).responses).toEqual({});
  expect(await answer(learner, questions[0]?.id, 0)).toMatchObject({ status: 200, body: { isRepeated: false } });
});

test('other tabs are notified of progress and of the completion', async () => {
  const learner = await at.person();
  const socket = await learner.connect();
  const moves: { answered: number; isCompleted: boolean }[] = [];
  socket.on('idfs_moved', (move) => moves.push(move));
  const session = await startSession(learner);
  await answerSome(learner, session);
  await complete(learner);
  // Messages sent before this acknowledgement have arrived by then.
  await socket.emitWithAck('leave_room', { room: 'any.room', key: 'none' });
  expect(moves.map(({ answered }) => answered)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
  expect(moves.at(-1)).toMatchObject({ sessionId: session.sessionId, isCompleted: true });
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
