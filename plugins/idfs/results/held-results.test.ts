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

// Results of hasty sessions: kept, not recorded, and decided on by staff.

let at: TestPlatform;
const heard: string[] = [];
beforeAll(async () => {
  const extra = [listener(on(idfs, 'idfs.completed', ({ payload }) => void heard.push(payload.sessionId)))];
  at = await createTestPlatform({ plugins: ['idfs'], extra, environment: shortForm });
});
afterAll(() => at?.close());

const eiqOf = async (person: { get(path: string): Promise<{ body: { history: unknown[] } }> }) =>
  (await person.get('/api/user/eiq')).body;

test('answers that come within a second each are hasty by the server’s clock, whatever the browser says', async () => {
  const learner = await at.person();
  const sessionId = await hastySession(at, learner);
  const result = (await learner.get(`${base}/results/${sessionId}`)).body;
  expect(result).toMatchObject({ outcome: 'held', isRecorded: false, overallScore: null, confidenceLevel: null });
  expect(result.caution).toMatch(/^8 of 8 answers came within 3 seconds/);
  expect((await eiqOf(learner)).history).toEqual([]);
  await at.platform.queueing.waitUntilIdle();
  expect(heard).not.toContain(sessionId);
});

test('a browser that does not say how long it took is measured by the server', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  for (const { id } of questions) {
    at.clock.forward(1);
    await answer(learner, id, 0, 0);
  }
  expect((await complete(learner)).outcome).toBe('held');
});

test('answers sent at once after a waiting time are not longer together than it', async () => {
  const learner = await at.person();
  const { questions } = await startSession(learner);
  at.clock.forward(16);
  for (const { id } of questions) await answer(learner, id, 0, 20_000);
  expect((await complete(learner)).outcome).toBe('held');
});

test('answers that a browser kept while it was offline are not hasty', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  at.clock.forward(600);
  await answerSome(learner, session);
  expect((await complete(learner)).outcome).toBe('recorded');
});

test('a held result counts as a session without a result, and the learner may repeat at once', async () => {
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

test('haste is no way to look through questions: after three the next session waits', async () => {
  const learner = await at.person();
  for (let round = 0; round < 3; round++) await hastySession(at, learner);
  expect((await learner.post(`${base}/start`)).status).toBe(409);
  await allowAnother(at, learner);
  expect((await learner.post(`${base}/start`)).status).toBe(200);
});

test('staff see held results and accept one: it counts from when it was completed, once, and is audited', async () => {
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
  expect(heard.filter((each) => each === sessionId)).toHaveLength(1);
  expect((await eiqOf(learner)).history).toHaveLength(1);
  const shown = (await learner.get(`${base}/results/${sessionId}`)).body;
  expect(shown).toMatchObject({ outcome: 'recorded', isRecorded: true, confidenceLevel: null });
  expect(shown.overallScore).not.toBeNull();
  expect((await learner.post(`${base}/start`)).status).toBe(409);
  const audited = await knexOf(at.platform.database)('platform.audit_log').where({ action: 'idfs.result-accepted' });
  expect(audited).toHaveLength(1);
});

test('declined, it stays out of the record for good, and its score stays unknown', async () => {
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
