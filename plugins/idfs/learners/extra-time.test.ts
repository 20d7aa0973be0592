import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import {
  admin,
  allowAnother,
  answer,
  answerSome,
  base,
  complete,
  sessionOf,
  shortForm,
  startSession,
} from '../testing.ts';

// Extra time: an accommodation that an administrator grants.

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs', 'administration'], environment: shortForm });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const addressOf = ({ user }: TestPerson) => `${admin}/learners/${user.id}/extra-time`;
const give = (learner: TestPerson, extraTime: unknown, more = {}) =>
  administrator.put(addressOf(learner), { extraTime, ...more });
const audited = async (learner: TestPerson, action: string) => {
  const { body } = await administrator.get(`/api/admin/audit?userId=${learner.user.id}&action=${action}`);
  return body.items as { details: Record<string, unknown> }[];
};

test.each([
  [{ kind: 'factor', factor: 1.25 }, 4500],
  [{ kind: 'factor', factor: 2 }, 7200],
  [{ kind: 'minutes', minutes: 15 }, 4500],
])('%j gives this and later sessions %i seconds', async (extraTime, seconds) => {
  const learner = await at.person();
  expect((await give(learner, extraTime, { reason: 'Dyslexia' })).status).toBe(204);
  const extraMinutes = (seconds - 3600) / 60;
  expect((await learner.get(`${base}/terms`)).body).toMatchObject({ timeLimit: seconds, extraMinutes, questions: 8 });
  const session = await startSession(learner);
  expect(session).toMatchObject({ timeLimit: seconds, extraMinutes: (seconds - 3600) / 60 });
  await answerSome(learner, session);
  expect(await complete(learner)).toMatchObject({ timeLimit: seconds, extraMinutes: (seconds - 3600) / 60 });
  await allowAnother(at, learner);
  expect(await startSession(learner)).toMatchObject({ timeLimit: seconds });
});

test('answers count until the end of the extra time', async () => {
  const learner = await at.person();
  await give(learner, { kind: 'factor', factor: 1.5 });
  const { questions } = await startSession(learner);
  at.clock.forward(5399);
  const again = await learner.signInAgain();
  expect((await answer(again, questions[0]?.id, 0)).status).toBe(200);
  at.clock.forward(1);
  expect((await answer(again, questions[1]?.id, 0)).status).toBe(409);
});

test('extra time applies to the open session only on request, and never shortens it', async () => {
  const learner = await at.person();
  await startSession(learner);
  await give(learner, { kind: 'factor', factor: 1.5 });
  expect((await sessionOf(learner)).timeLimit).toBe(3600);
  await give(learner, { kind: 'factor', factor: 1.5 }, { openSession: true });
  expect((await sessionOf(learner)).timeLimit).toBe(5400);
  await give(learner, { kind: 'minutes', minutes: 5 }, { openSession: true });
  expect((await sessionOf(learner)).timeLimit).toBe(5400);
  await administrator.delete(addressOf(learner));
  expect((await sessionOf(learner)).timeLimit).toBe(5400);
});

test('after extra time is withdrawn, the next session has the usual time', async () => {
  const learner = await at.person();
  await give(learner, { kind: 'factor', factor: 2 });
  expect((await administrator.delete(addressOf(learner))).status).toBe(204);
  expect((await administrator.delete(addressOf(learner))).status).toBe(204);
  expect((await startSession(learner)).timeLimit).toBe(3600);
  expect(await audited(learner, 'idfs.extra-time-withdrawn')).toHaveLength(1);
});

test('an open session can be extended: a repeated request adds nothing, and the learner’s tabs are notified', async () => {
  const learner = await at.person();
  const { sessionId } = await startSession(learner);
  const tab = await learner.connect();
  const notified = new Promise((resolve) => tab.once('idfs_moved', resolve));
  const address = `${admin}/sessions/${sessionId}/time-limit`;
  expect((await administrator.put(address, { minutes: 70, reason: 'Fire alarm' })).status).toBe(204);
  expect(await notified).toEqual({ sessionId, answered: 0, timeLimit: 4200, isCompleted: false });
  expect((await administrator.put(address, { minutes: 70 })).status).toBe(204);
  expect((await sessionOf(learner)).timeLimit).toBe(4200);
  const shorter = await administrator.put(address, { minutes: 65 });
  expect(shorter.status).toBe(400);
  expect(shorter.body.error.issues).toEqual([
    { path: 'body.minutes', message: 'at least 70, the minutes the session has now' },
  ]);
  expect(await audited(learner, 'idfs.session-extended')).toMatchObject([
    { details: { from: 3600, to: 4200, reason: 'Fire alarm' } },
  ]);
});

test('a session that has ended cannot be extended', async () => {
  const learner = await at.person();
  const { sessionId } = await startSession(learner);
  at.clock.forward(3600);
  administrator = await at.person('administrator');
  const address = `${admin}/sessions/${sessionId}/time-limit`;
  expect((await administrator.put(address, { minutes: 120 })).status).toBe(409);
  await complete(await learner.signInAgain());
  expect((await administrator.put(address, { minutes: 120 })).status).toBe(409);
});

test('an extended session stays open after its original deadline', async () => {
  const learner = await at.person();
  const { sessionId, questions } = await startSession(learner);
  await administrator.put(`${admin}/sessions/${sessionId}/time-limit`, { minutes: 90 });
  at.clock.forward(4000);
  await at.runSchedule('idfs', 'sweep');
  expect((await answer(await learner.signInAgain(), questions[0]?.id, 0)).status).toBe(200);
});

test('extra time is audited once with its actor, and only people who may give it see the reason', async () => {
  administrator = await at.person('administrator');
  const learner = await at.person();
  for (let time = 0; time < 2; time++) await give(learner, { kind: 'factor', factor: 1.25 }, { reason: 'Low vision' });
  const { body } = await administrator.get(`/api/admin/audit?userId=${learner.user.id}&action=idfs`);
  expect(body.items).toMatchObject([
    {
      action: 'idfs.extra-time-given',
      subject: learner.user.id,
      details: { kind: 'factor', factor: 1.25 },
      actor: { id: administrator.user.id },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Low vision');
  const instructor = await at.person('instructor');
  const seen = await Promise.all(
    [administrator, instructor].map((person) => person.get(`${admin}?search=${learner.user.username}`)),
  );
  expect(seen.map(({ body }) => body.items[0].reason)).toEqual(['Low vision', '']);
  expect(seen[1]?.body.items[0].extraTime).toEqual({ kind: 'factor', factor: 1.25 });
});

test('extra time outside the allowed range is rejected', async () => {
  const learner = await at.person();
  for (const extraTime of [
    { kind: 'factor', factor: 1 },
    { kind: 'factor', factor: 5 },
    { kind: 'minutes', minutes: 0 },
    { kind: 'minutes', minutes: 1.5 },
    { kind: 'hours', hours: 1 },
    {},
  ]) {
    expect((await give(learner, extraTime)).status).toBe(400);
  }
});
