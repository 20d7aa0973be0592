import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import { newId } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { answer, answerSome, base, complete, sessionOf, shortForm, startSession, storedSession } from '../testing.ts';

// The server's clock determines when a session ends, whatever the browser does.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
});
afterAll(() => at?.close());

const hour = 3600;
const sweep = () => at.runSchedule('idfs', 'sweep');
const countOf = async (table: string, where: object) => (await knexOf(at.platform.database)(table).where(where)).length;

/** An open session with some answers, past its deadline. */
async function overdue(answers = 5): Promise<{ learner: TestPerson; session: Awaited<ReturnType<typeof sessionOf>> }> {
  const learner = await at.person();
  const session = await startSession(learner);
  await answerSome(learner, session, answers);
  at.clock.forward(hour + 5);
  return { learner, session };
}

test('the time continues through reloads and sign-out', async () => {
  const learner = await at.person();
  const { startTime } = await startSession(learner);
  at.clock.forward(600);
  await learner.post('/api/auth/logout');
  at.clock.forward(600);
  const session = await sessionOf(await learner.signInAgain());
  expect(session.startTime).toBe(startTime);
  expect(Date.parse(session.serverTime) - Date.parse(session.startTime)).toBe(1_200_000);
});

test('a late answer is rejected with the time in the learner’s time zone', async () => {
  const learner = await at.person();
  await learner.patch('/api/user/profile', { timeZone: 'Asia/Kathmandu' });
  const { questions } = await startSession(learner);
  at.clock.forward(hour + 1);
  const { body } = await answer(learner, questions[0]?.id, 0);
  // 5 h 45 min ahead of UTC.
  const localTime = new Date(at.clock.now().getTime() + 345 * 60_000).toISOString().slice(11, 19);
  expect(body.error.message).toContain(`This answer arrived at ${localTime} GMT+5:45 on `);
});

test('an answer counts until the deadline, and is then rejected with its time of arrival', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  at.clock.forward(hour - 1);
  expect((await answer(learner, session.questions[0]?.id, 0)).status).toBe(200);
  at.clock.forward(1);
  const { status, body } = await answer(learner, session.questions[1]?.id, 0);
  expect(status).toBe(409);
  const arrivedAt = `${at.clock.now().toISOString().slice(11, 19)} UTC`;
  expect(body.error.message).toContain(`This answer arrived at ${arrivedAt}`);
  expect(body.error.message).toMatch(/^The time for this assessment ended at /);
  const after = await sessionOf(learner);
  expect(after.isCompleted).toBe(true);
  expect(Object.keys(after.responses)).toEqual([session.questions[0]?.id]);
});

test('the sweep completes a session without a connected learner, with its answers, as of its deadline', async () => {
  const { learner, session } = await overdue();
  expect(await storedSession(at, session.sessionId)).toMatchObject({ state: 'open' });
  await sweep();
  const stored = await storedSession(at, session.sessionId);
  expect(stored).toMatchObject({ state: 'completed', endedBy: 'time' });
  expect(stored?.endedAt).toEqual(stored?.deadline);
  const result = await complete(await learner.signInAgain());
  expect(result).toMatchObject({ questionsAnswered: 5, endedBy: 'time', isRecorded: true });
  expect(result.timeAnalysis.totalTime).toBe(hour * 1000);
});

test('a job completes a session at its deadline', async () => {
  const { session } = await overdue();
  await at.platform.queueing.waitUntilIdle();
  expect(await storedSession(at, session.sessionId)).toMatchObject({ state: 'completed', endedBy: 'time' });
});

test('simultaneous completion by learner, sweep and late answers creates one result and one record entry', async () => {
  const { learner, session } = await overdue();
  const again = await learner.signInAgain();
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => again.post(`${base}/complete`)),
    ...Array.from({ length: 2 }, () => answer(again, session.questions[6]?.id, 0)),
    sweep(),
  ]);
  const results = replies.slice(0, 4).map((reply) => (reply ? JSON.stringify(reply.body) : ''));
  expect(new Set(results).size).toBe(1);
  expect(replies.slice(4, 6).map((reply) => reply?.status)).toEqual([409, 409]);
  expect(await countOf('learner.results', { userId: learner.user.id })).toBe(1);
});

test('a session completed after its deadline is ended by time', async () => {
  const { learner } = await overdue(8);
  const result = await complete(await learner.signInAgain());
  expect(result).toMatchObject({ endedBy: 'time', questionsAnswered: 8 });
});

test('an overdue session does not prevent the next one', async () => {
  const { learner, session } = await overdue(1);
  const again = await learner.signInAgain();
  const next = await startSession(again);
  expect(next.sessionId).not.toBe(session.sessionId);
  expect((await again.get(`${base}/results`)).body).toMatchObject([{ sessionId: session.sessionId, endedBy: 'time' }]);
});

test('a session whose deadline passed while the plugin was off is completed when it is on again', async () => {
  const session = await startSession(await at.person());
  await at.switchPlugin('idfs', false);
  at.clock.forward(hour + 5);
  await sweep();
  expect(await storedSession(at, session.sessionId)).toMatchObject({ state: 'open' });
  await at.switchPlugin('idfs', true);
  await sweep();
  expect(await storedSession(at, session.sessionId)).toMatchObject({ state: 'completed' });
});

test('the deadline job and the sweep ignore sessions of erased learners', async () => {
  const { learner, session } = await overdue();
  await at.platform.personalData.erase({ who: deployment(at.institution) }, learner.user.id);
  const payload = { sessionId: session.sessionId };
  const job = { id: newId(), institutionId: at.institution.id, at: at.clock.now().toISOString(), payload };
  await at.platform.queueing.send('idfs.job.deadline', job);
  await sweep();
  expect(await storedSession(at, session.sessionId)).toBeUndefined();
});
