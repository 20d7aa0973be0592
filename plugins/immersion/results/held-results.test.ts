import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import { immersion } from '../contract.ts';
import { base, finishAllSections, hastyPlacement, shortSections, submit } from '../testing.ts';

// Results of hasty placements are held: stored, but not recorded until staff accept them.

let at: TestPlatform;
const completions: string[] = [];
beforeAll(async () => {
  const extra = [
    listener(on(immersion, 'placement.completed', ({ payload }) => void completions.push(payload.sessionId))),
  ];
  at = await createTestPlatform({ plugins: ['immersion'], extra, environment: shortSections });
});
afterAll(() => at?.close());

const admin = '/api/admin/placements';

test('a placement with one answer a second has no level and no certainty, and is not recorded', async () => {
  const learner = await at.person();
  const sessionId = await hastyPlacement(at, learner);
  const { body } = await learner.get(`${base}/results`);
  expect(body).toMatchObject({ sessionId, outcome: 'held', caution: expect.stringContaining('within 3 seconds') });
  for (const figure of ['eiqScore', 'placementLevel', 'confidenceLevel', 'levelProbabilities', 'sections']) {
    expect(body).not.toHaveProperty(figure);
  }
  expect(JSON.stringify(body)).not.toMatch(/foundation|immersion level|mastery|sure/i);
  const { body: eiq } = await learner.get('/api/user/eiq');
  expect([eiq.current, eiq.history]).toEqual([null, []]);
  const { body: sections } = await learner.get('/api/assessments');
  expect(sections.every(({ progress }: { progress: number }) => progress === 0)).toBe(true);
  await at.platform.queueing.waitUntilIdle();
  expect(completions).not.toContain(sessionId);
  expect(
    (await learner.get('/api/learning-paths')).body.every(({ progress }: { progress: number }) => progress === 0),
  ).toBe(true);
});

test('a learner sees a held result and can repeat the placement at once; the repetition counts and replaces it', async () => {
  const learner = await at.person();
  const held = await hastyPlacement(at, learner);
  expect((await learner.get(base)).body).toMatchObject({ state: 'none', canStart: true, held: { sessionId: held } });
  await finishAllSections(learner);
  expect((await submit(learner)).body.outcome).toBe('recorded');
  expect((await learner.get(base)).body).toMatchObject({ state: 'completed', held: null });
  const staff = await at.person('instructor');
  expect((await staff.post(`${admin}/held/${held}`, { accept: true })).status).toBe(409);
  expect((await learner.get(`${base}/results?sessionId=${held}`)).body.outcome).toBe('repeated');
});

test('three hasty placements use up the restarts, so that questions cannot be farmed', async () => {
  const learner = await at.person();
  for (let round = 0; round < 3; round++) await hastyPlacement(at, learner);
  const { status, body } = await learner.get(`${base}/core_math`);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('without a recorded result')]);
});

test('an earlier result still counts after a held one', async () => {
  const learner = await at.person();
  const first = await finishAllSections(learner);
  await submit(learner);
  const staff = await at.person('instructor');
  await staff.post(`${base}/grants`, { userId: learner.user.id });
  await hastyPlacement(at, learner);
  expect((await learner.get(base)).body).toMatchObject({ state: 'completed', sessionId: first });
  const { items } = (await staff.get(`${admin}?search=${learner.user.username}`)).body;
  expect(items[0]).toMatchObject({ sessionId: first, state: 'completed' });
  expect((await learner.get('/api/assessments')).body[0].progress).toBe(100);
});

test('a held result accepted by staff counts once, with a caution; a declined one never counts', async () => {
  const staff = await at.person('instructor');
  const [one, other] = [await at.person(), await at.person()];
  const [accepted, declined] = [await hastyPlacement(at, one), await hastyPlacement(at, other)];
  const { body: held } = await staff.get(`${admin}/held`);
  expect(held.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(
    expect.arrayContaining([accepted, declined]),
  );
  for (let round = 0; round < 2; round++) {
    expect((await staff.post(`${admin}/held/${accepted}`, { accept: true, reason: 'Was watched' })).status).toBe(204);
    expect((await staff.post(`${admin}/held/${declined}`, { accept: false })).status).toBe(204);
  }
  await at.platform.queueing.waitUntilIdle();
  expect(completions.filter((each) => each === accepted)).toHaveLength(1);
  expect((await one.get('/api/user/eiq')).body.history).toHaveLength(1);
  const { body: result } = await one.get(`${base}/results`);
  expect(result).toMatchObject({ outcome: 'recorded', caution: expect.any(String) });
  expect(result.recommendedPath).not.toContain('sure');
  expect((await other.get('/api/user/eiq')).body.history).toEqual([]);
  expect((await other.get(`${base}/results`)).body.outcome).toBe('declined');
  expect((await one.post(`${admin}/held/${declined}`, { accept: true })).status).toBe(403);
});
