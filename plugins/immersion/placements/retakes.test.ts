import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { analyze, answerTo, base, finishAllSections, shortSections, stageOf, submit } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion'], environment: shortSections });
});
afterAll(() => at.close());

test('a second placement is rejected for 30 days with the date from which it can start', async () => {
  const learner = await at.person();
  const first = await finishAllSections(learner);
  await submit(learner);
  const refused = await learner.get(`${base}/core_math`);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toMatch(/You completed a placement on .* You can take another one from .* UTC\./);
  const status = (await learner.get(base)).body;
  expect(status).toMatchObject({ state: 'completed', canStart: false, sessionId: first });
  expect(new Date(status.nextAt).getTime() - new Date(status.completedAt).getTime()).toBe(30 * 86_400_000);

  at.clock.forward(30 * 86_400);
  const back = await learner.signInAgain();
  expect((await back.get(base)).body).toMatchObject({ canStart: true, nextAt: null });
  const second = await stageOf(back, 'core_math');
  expect(second.sessionId).not.toBe(first);
  expect((await back.get('/api/assessments')).body[0].progress).toBe(0);
  // The old result remains while the new placement is open and after it is abandoned.
  expect((await back.get(`${base}/results`)).body.sessionId).toBe(first);
  await back.post(`${base}/abandon`, { sessionId: second.sessionId });
  expect((await back.get('/api/assessments')).body[0].progress).toBe(100);
  expect((await back.get(base)).body).toMatchObject({ state: 'completed', sessionId: first });
});

test('both results of a learner can be read, the latest also without an id', async () => {
  const learner = await at.person();
  const first = await finishAllSections(learner);
  await submit(learner);
  at.clock.forward(31 * 86_400);
  const back = await learner.signInAgain();
  const second = await finishAllSections(back);
  await submit(back);
  expect((await back.get(`${base}/results`)).body.sessionId).toBe(second);
  expect((await back.get(`${base}/results?sessionId=${first}`)).body.sessionId).toBe(first);
  expect((await back.get('/api/user/eiq')).body.history).toHaveLength(2);
});

test('an institution sets its own waiting time', async () => {
  const administrator = await at.person('administrator');
  const save = (settings: Record<string, unknown>) =>
    at.platform.switchboard.saveSettings(actorOf(administrator.user), 'immersion', settings);
  await save({ retakeDays: 0, hintsCountForScore: false });
  const learner = await at.person();
  await finishAllSections(learner);
  await submit(learner);
  expect((await learner.get(`${base}/core_math`)).status).toBe(200);
  await save({ retakeDays: 30 });
});

test('a grant allows one placement at once', async () => {
  const learner = await at.person();
  const instructor = await at.person('instructor');
  const grant = () => instructor.post(`${base}/grants`, { userId: learner.user.id, reason: 'Was ill' });
  await finishAllSections(learner);
  await submit(learner);
  expect((await grant()).status).toBe(204);
  expect((await grant()).status).toBe(204);
  expect((await learner.get(base)).body).toMatchObject({ canStart: true, nextAt: null });

  const opened = await Promise.all(Array.from({ length: 5 }, () => stageOf(learner, 'core_math')));
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
  await finishAllSections(learner);
  await submit(learner);
  expect((await learner.get(base)).body.canStart).toBe(false);
  expect((await learner.get(`${base}/core_math`)).status).toBe(409);
});

test('an unused grant is kept until it is needed', async () => {
  const learner = await at.person();
  const administrator = await at.person('administrator');
  await administrator.post(`${base}/grants`, { userId: learner.user.id });
  await finishAllSections(learner);
  await submit(learner);
  expect((await learner.get(base)).body.canStart).toBe(true);
});

test('abandoned placements lead to a waiting time; those without an answer count once no pauses are left', async () => {
  const learner = await at.person();
  for (let round = 0; round < 3; round++) {
    const { sessionId } = await stageOf(learner, 'core_math');
    await learner.post(`${base}/abandon`, { sessionId });
  }
  for (let round = 0; round < 3; round++) {
    const state = await stageOf(learner, 'core_math');
    await analyze(learner, answerTo(state));
    await learner.post(`${base}/abandon`, { sessionId: state.sessionId });
  }
  const refused = await learner.get(`${base}/core_math`);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('You started 3 placements without a recorded result.');
});

test('abandoning before the first answer and starting again continues the same placement, as after a pause', async () => {
  const learner = await at.person();
  const first = await stageOf(learner, 'core_math');
  for (let round = 0; round < 3; round++) {
    await learner.post(`${base}/abandon`, { sessionId: first.sessionId });
    expect((await learner.get(base)).body).toMatchObject({ state: 'none', canStart: true });
    const [one, other] = await Promise.all([stageOf(learner, 'core_math'), stageOf(learner, 'core_math')]);
    expect(other?.questions).toEqual(one?.questions);
    expect(one).toMatchObject({ sessionId: first.sessionId, answered: 0, pausesLeft: 2 - round });
  }
  const finished = await finishAllSections(learner);
  expect((await submit(learner, finished)).status).toBe(200);
});

/** The actor with which an administrator calls the switchboard. */
function actorOf(user: { id: string }) {
  return { institution: at.institution, user: user as never, may: () => true };
}
