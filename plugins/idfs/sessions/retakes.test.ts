import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { notMeasured } from '../../learner/contract.ts';
import { setGrade } from '../../learner/testing.ts';
import { allowAnother, answerSome, base, complete, shortForm, startSession } from '../testing.ts';

// Limits: one recorded result in 30 days, a limited number of sessions without one, and further sessions by a grant.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
});
afterAll(() => at?.close());

const start = (person: TestPerson) => person.post(`${base}/start`);
const day = 86_400;

/** Starts a session and completes it with too few answers for a result. */
async function lookThrough(person: TestPerson, answers = 0): Promise<void> {
  const session = await startSession(person);
  await answerSome(person, session, answers);
  await complete(person);
}

test('kindergarten to grade 2 take no IDFS, whatever staff allow, and grade 3 does', async () => {
  const child = await at.person();
  await setGrade(at, child, '2');
  expect((await child.get(`${base}/terms`)).body).toMatchObject({
    canStart: false,
    nextAt: null,
    waitReason: notMeasured,
  });
  await allowAnother(at, child);
  const refused = await start(child);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toBe(notMeasured);
  await setGrade(at, child, '3');
  expect((await child.get(`${base}/terms`)).body).toMatchObject({ canStart: true, waitReason: null });
  expect((await start(child)).status).toBe(200);
});

test('after a recorded result the next session is rejected for 30 days, with the date from which it can start', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner));
  await complete(learner);
  const refused = await start(learner);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toMatch(/^You completed an IDFS assessment on .* from .* UTC\.$/);
  const terms = (await learner.get(`${base}/terms`)).body;
  expect(terms).toMatchObject({ canStart: false, waitReason: refused.body.error.message });
  at.clock.forward(30 * day - 60);
  expect((await start(await learner.signInAgain())).status).toBe(409);
  at.clock.forward(60);
  const back = await learner.signInAgain();
  expect((await back.get(`${base}/terms`)).body).toMatchObject({ canStart: true, nextAt: null, waitReason: null });
  expect((await start(back)).status).toBe(200);
});

test('sessions count once started: the fourth without a result is rejected, however the others ended', async () => {
  const learner = await at.person();
  await lookThrough(learner);
  await lookThrough(learner, 3);
  await startSession(learner);
  at.clock.forward(3601);
  const refused = await start(learner);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('You started 3 IDFS assessments without a recorded result.');
});

test('starting several times during a completion cannot exceed the limit', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner));
  const [, ...tries] = await Promise.all([
    learner.post(`${base}/complete`),
    ...Array.from({ length: 6 }, () => start(learner)),
  ]);
  // Some requests returned the session that was still open; none created another.
  expect(tries.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const rows = await knexOf(at.platform.database)('idfs.sessions').where({ userId: learner.user.id });
  expect(rows).toHaveLength(1);
});

test('staff can grant one more session, which is used up when it starts', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner));
  await complete(learner);
  await allowAnother(at, learner);
  await allowAnother(at, learner);
  expect((await learner.get(`${base}/terms`)).body.canStart).toBe(true);
  await answerSome(learner, await startSession(learner));
  await complete(learner);
  expect((await start(learner)).status).toBe(409);
});

test('only administrators can grant sessions, and the list of learners shows waiting times and grants', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner));
  await complete(learner);
  const instructor = await at.person('instructor');
  expect((await instructor.post(`${base}/grants`, { userId: learner.user.id })).status).toBe(403);
  const entry = async () =>
    (await instructor.get(`/api/admin/idfs-assessments?search=${learner.user.username}`)).body.items[0];
  expect(await entry()).toMatchObject({ waitsUntil: expect.any(String), hasGrant: false });
  await allowAnother(at, learner);
  expect(await entry()).toMatchObject({ waitsUntil: expect.any(String), hasGrant: true });
});

test('only learners take the assessment', async () => {
  for (const role of ['administrator', 'instructor', 'guardian'] as const) {
    expect((await start(await at.person(role))).status).toBe(403);
  }
});

test('an account that starts as often as possible gets one score in thirty days', async () => {
  const learner = await at.person();
  const scores: number[] = [];
  let started = 0;
  for (let round = 0; round < 20; round++) {
    const { status, body } = await start(learner);
    if (status !== 200) continue;
    started += 1;
    await answerSome(learner, body, round === 0 ? 1 : body.questions.length);
    const result = await complete(learner);
    if (result.overallScore !== null) scores.push(result.overallScore);
  }
  // One too short for a result, and one recorded.
  expect(started).toBe(2);
  expect(scores).toHaveLength(1);
  // Scores come in steps of five points.
  expect(scores.every((score) => score % 5 === 0)).toBe(true);
});

test('figures are rounded to their steps in the result, the record and the export', async () => {
  const learner = await at.person();
  await answerSome(learner, await startSession(learner), 8, (index) => index % 3);
  const result = await complete(learner);
  expect((result.overallScore ?? 1) % 5).toBe(0);
  expect((result.standardError ?? 0.5) % 1).toBe(0);
  const { history, current } = (await learner.get('/api/user/eiq')).body;
  expect(history[0].eiqScore % 5).toBe(0);
  expect(Math.abs(history[0].standardError - Math.round(history[0].standardError))).toBeLessThan(1e-9);
  expect(current.eiqScore).toBe(result.overallScore);
  const { holdings } = await at.platform.personalData.export(
    { who: { institution: at.institution } } as never,
    learner.user.id,
  );
  const tables = new Map(holdings.map(({ table, rows }) => [table, rows as Record<string, unknown>[]]));
  expect(tables.get('sessions')?.some((row) => 'result' in row)).toBe(false);
  for (const row of tables.get('responses') ?? []) expect(row).not.toHaveProperty('points');
  for (const { theta } of tables.get('results') ?? []) expect(Math.abs(Math.round(Number(theta) * 100) % 5)).toBe(0);
});
