import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { LearnerStanding, PlacementResult, Status } from '../contract.ts';
import { base, stageOf } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion'] });
});
afterAll(() => at?.close());

const seed = () => at.seed('learner', 'immersion');
const demoLearner = (username: string) => at.person('learner', at.institution, username);

test('placements of demo learners agree with their records', async () => {
  const learner = await demoLearner('learner');
  const staff = await at.person('administrator');
  const fresh = await at.person();
  for (let time = 0; time < 2; time++) await seed();

  const { history } = (await learner.get('/api/user/eiq')).body;
  expect(history).toHaveLength(3);
  for (const shown of history) {
    const { status, body } = await learner.get(`${base}${shown.report.replace('/placement', '')}`);
    expect(status).toBe(200);
    const result = body as PlacementResult;
    expect(result).toMatchObject({
      eiqScore: shown.eiqScore,
      placementLevel: shown.level,
      completedAt: shown.at,
      questionsAnswered: shown.answered,
      version: 'demo',
    });
    for (const end of [0, 1] as const) expect(result.interval[end]).toBeCloseTo(shown.interval[end], 0);
    expect(result.standardError).toBeCloseTo(shown.standardError, 0);
    expect(result.confidenceLevel).toBeCloseTo(shown.confidence, 6);
    expect(result.sections.map(({ eiqScore }) => eiqScore)).toEqual(
      shown.domains.map(({ eiqScore }: { eiqScore: number }) => eiqScore),
    );
    expect(Object.values(result.levelProbabilities).reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 6);
  }
  const latest = history.at(-1);
  const status = (await learner.get(base)).body as Status;
  expect(status).toMatchObject({ state: 'completed', completedAt: latest.at, canStart: false });
  const { items } = (await staff.get('/api/admin/placements')).body as { items: LearnerStanding[] };
  const [standing] = items.filter(({ username }) => username === 'learner');
  expect(standing).toMatchObject({ state: 'completed', completedAt: latest.at, eiqScore: latest.eiqScore });
  expect((await fresh.get(base)).body).toMatchObject({ state: 'none' });
});

test('a demo learner who already has a placement gets no seeded ones', async () => {
  const learner = await demoLearner('emre.demir');
  const { sessionId } = await stageOf(learner, 'core_math');
  await seed();
  expect((await learner.get(base)).body).toMatchObject({ state: 'open', sessionId });
});
