import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import { idfs } from '../contract.ts';
import {
  admin,
  allowAnother,
  answer,
  answerSome,
  base,
  complete,
  hastySession,
  shortForm,
  startSession,
} from '../testing.ts';

// Results of hasty sessions are held: stored, but not recorded until staff accept them.

let at: TestPlatform;
const completions: string[] = [];
beforeAll(async () => {
  const extra = [listener(on(idfs, 'idfs.completed', ({ payload }) => void completions.push(payload.sessionId)))];
  at = await createTestPlatform({ plugins: ['idfs'], extra, environment: shortForm });
});
afterAll(() => at?.close());

const eiqOf = async (person: { get(path: string): Promise<{ body: { history: unknown[] } }> }) =>
  (await person.get('/api/user/eiq')).body;

test('answers given in a second each are hasty by the server’s clock, whatever time the browser reports', async () => {
  const learner = await at.person();
  const sessionId = await hastySession(at, learner);
  const result = (await learner.get(`${base}/results/${sessionId}`)).body;
  expect(result).toMatchObject({ outcome: 'held', isRecorded: false, overallScore: null, confidenceLevel: null });
  expect(result.caution).toMatch(/^8 of 8 answers came within 3 seconds/);
  expect((await eiqOf(learner)).history).toEqual([]);
  await at.platform.queueing.waitUntilIdle();
  expect(completions).not.toContain(sessionId);
});

test('the server measures the time if the browser reports none', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  for (const { id } of questions) {
    at.clock.forward(1);
    await answer(learner, id, 0, 0);
  }
  expect((await complete(learner)).outcome).toBe('held');
});

test('answers sent together cannot claim more time than has passed', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  at.clock.forward(16);
  for (const { id } of questions) await answer(learner, id, 0, 20_000);
  expect((await complete(learner)).outcome).toBe('held');
});

test('answers stored by an offline browser are not hasty', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  at.clock.forward(600);
  await answerSome(learner, session);
  expect((await complete(learner)).outcome).toBe('recorded');
});

test('a held result counts as a session without a result, and the learner can repeat the assessment at once', async () => {
  const learner = await at.person();
  const first = await hastySession(at, learner);
  await hastySession(at, learner);
  at.clock.forward(600);
  const session = await startSession(learner);
  at.clock.forward(600);
  await answerSome(learner, session);
  expect((await complete(learner)).outcome).toBe('recorded');
  expect((await eiqOf(learner)).history).toHaveLength(1);
  expect((await learner.get(`${base}/results/${first}`)).body.outcome).toBe('repeated');
  const staff = await at.person('administrator');
  expect((await staff.post(`${admin}/held/${first}`, { accept: true })).status).toBe(409);
});

test('three hasty sessions use up the restarts, so that questions cannot be looked through', async () => {
  const learner = await at.person();
  for (let round = 0; round < 3; round++) await hastySession(at, learner);
  expect((await learner.post(`${base}/start`)).status).toBe(409);
  await allowAnother(at, learner);
  expect((await learner.post(`${base}/start`)).status).toBe(200);
});

test('staff list held results and accept one: it is recorded once, as of its completion, and audited', async () => {
  const learner = await at.person();
  const sessionId = await hastySession(at, learner);
  const staff = await at.person('administrator');
  const held = (await staff.get(`${admin}/held`)).body as { sessionId: string; hasty: number; answers: number }[];
  expect(held.find((each) => each.sessionId === sessionId)).toMatchObject({ hasty: 8, answers: 8 });
  expect(held.every((each) => !('confidenceLevel' in each))).toBe(true);
  const accept = () => staff.post(`${admin}/held/${sessionId}`, { accept: true, reason: 'Was watched' });
  expect((await accept()).status).toBe(204);
  expect((await accept()).status).toBe(204);
  await at.platform.queueing.waitUntilIdle();
  expect(completions.filter((each) => each === sessionId)).toHaveLength(1);
  expect((await eiqOf(learner)).history).toHaveLength(1);
  const shown = (await learner.get(`${base}/results/${sessionId}`)).body;
  expect(shown).toMatchObject({ outcome: 'recorded', isRecorded: true, confidenceLevel: null });
  expect(shown.overallScore).not.toBeNull();
  expect((await learner.post(`${base}/start`)).status).toBe(409);
  const audited = await knexOf(at.platform.database)('platform.audit_log').where({ action: 'idfs.result-accepted' });
  expect(audited).toHaveLength(1);
});

test('a declined result is never recorded, and its score is never shown', async () => {
  const learner = await at.person();
  const sessionId = await hastySession(at, learner);
  const staff = await at.person('administrator');
  expect((await staff.post(`${admin}/held/${sessionId}`, { accept: false })).status).toBe(204);
  expect((await staff.post(`${admin}/held/${sessionId}`, { accept: true })).status).toBe(409);
  expect((await learner.get(`${base}/results/${sessionId}`)).body).toMatchObject({
    outcome: 'declined',
    overallScore: null,
  });
  expect((await eiqOf(learner)).history).toEqual([]);
  const instructor = await at.person('instructor');
  expect((await instructor.get(`${admin}/held`)).status).toBe(403);
  expect((await instructor.get(`${base}/results/${sessionId}`)).body.overallScore).toBeNull();
});
