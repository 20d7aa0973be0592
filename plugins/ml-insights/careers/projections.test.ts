import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { AgeBand } from '../../learner/contract.ts';
import { addPlacement, decideConsent, setAgeBand } from '../../learner/testing.ts';
import { careerModels } from '../../ml-analytics/services.ts';
import { addPractice } from '../../ml-analytics/testing.ts';
import { placedLearner } from '../testing.ts';

// Career projections of the models on 1,000 synthetic learners, trained once for all tests.

const path = '/api/ml-analytics/career-projections';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ml-insights', 'ml-analytics', 'practice'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const projected = async (person: TestPerson) => {
  const { status, body } = await person.get(path);
  expect(status).toBe(200);
  return body;
};

const placed = (theta: number, ageBand: AgeBand = 'adult') => placedLearner(at, theta, { ageBand });

/** A new version as a training stores it at its end, with the models of the first. */
async function storeNextVersion(): Promise<void> {
  await knexOf(at.platform.database).transaction(async (tx) => {
    const [first] = await tx('ml_insights.trainings').where({ version: 1 });
    const models = await tx('ml_insights.models').where({ trainingId: first.id });
    const next = { ...first, id: randomUUID(), version: 2 };
    await tx('ml_insights.trainings').insert(next);
    for (const model of models)
      await tx('ml_insights.models').insert({ ...model, id: randomUUID(), trainingId: next.id });
  });
}

const figure = (body: { projections: { id: string }[] }, id: string) => {
  const found = body.projections.find((each) => each.id === id);
  if (!found) throw new Error(`no projection ${id}`);
  return found as { id: string; value: number; interval: [number, number]; coverage: number } & Record<string, unknown>;
};

test('before a training there are no projections, and the remedy is named', async () => {
  const body = await projected(await placed(0.5));
  expect(body).toMatchObject({ model: null, projections: [], known: [] });
  expect(body.absence.remedy).toContain('trains models in the ML Intelligence Dashboard');
});

test('a learner with scores in all sections gets projections with measured intervals, and what is not known', async () => {
  await administrator.post('/api/seed-data/generate', { rows: 1000 });
  await at.platform.queueing.waitUntilIdle();
  const [strong, weak] = [await projected(await placed(1.2)), await projected(await placed(-1.2))];
  expect(strong.model).toMatchObject({ version: '1', trainedOn: '1,000 synthetic learners, none of whom is a person' });
  expect(strong.absence).toBeNull();
  expect(strong.projections.map(({ id }: { id: string }) => id)).toEqual(['outcome', 'salary', 'time-to-hire']);
  for (const body of [strong, weak]) {
    for (const { value, interval, confidence, confidenceLabel, coverage, basis, unknowns } of body.projections) {
      expect(interval[0]).toBeLessThan(value);
      expect(value).toBeLessThan(interval[1]);
      expect(confidenceLabel).toBe(confidence > 85 ? 'High' : 'Medium');
      // 70 hired learners each for widening and for checking: three standard errors are 15 percentage points.
      expect(Math.abs(coverage - 90)).toBeLessThan(16);
      expect(basis).toContain('synthetic learners');
      expect(unknowns.join()).toContain('whether you are the first of your family to study');
      expect(unknowns.join()).toContain('how much you practise in a whole year');
    }
    expect(body.known).toHaveLength(3);
    expect(body.missing).toMatchObject([{ purpose: 'A year of practice', have: 0, need: 52 }]);
  }
  expect(figure(strong, 'outcome').value).toBeGreaterThan(figure(weak, 'outcome').value + 20);
  expect(figure(strong, 'time-to-hire').value).toBeLessThan(figure(weak, 'time-to-hire').value);
});

test('practice counts once a whole year of it is known', async () => {
  const [idle, busy] = [await placed(0.3), await placed(0.3)];
  const yearAgo = Array.from({ length: 60 }, (_, day) => 370 - 6 * day);
  await addPractice(at, idle, { days: [370, 10], answers: 2, milliseconds: 30_000 });
  await addPractice(at, busy, { days: yearAgo, answers: 40, milliseconds: 120_000 });
  const [one, other] = [await projected(idle), await projected(busy)];
  for (const body of [one, other]) {
    expect(body.missing).toEqual([]);
    expect(body.known).toHaveLength(5);
    expect(figure(body, 'outcome').unknowns).not.toContain('how much you practise in a whole year');
  }
  expect(other.known[3]).toEqual({ name: 'Practice in your first year', value: '80.0 hours' });
  expect(figure(other, 'outcome').value).toBeGreaterThan(figure(one, 'outcome').value + 5);
  const lately = await placed(0.3);
  await addPractice(at, lately, { days: [44, 20, 1], answers: 3, milliseconds: 30_000 });
  expect((await projected(lately)).missing).toMatchObject([{ have: 6, need: 52 }]);
});

test('what is missing is said: a score, an age; and nothing is projected for minors', async () => {
  const newcomer = await at.person();
  await setAgeBand(at, newcomer, 'adult');
  expect(await projected(newcomer)).toMatchObject({
    projections: [],
    missing: [{ purpose: 'Scores in all sections', have: 0, need: 3, to: '/placement' }, { need: 52 }],
  });
  // One section of three.
  await addPlacement(at, newcomer, { domains: [{ domain: 'core_math', theta: 0.12, standardError: 0.3 }] });
  expect(await projected(newcomer)).toMatchObject({ projections: [], missing: [{ have: 1 }, {}] });
  expect(await projected(await placed(0.5, 'unknown'))).toMatchObject({
    projections: [],
    missing: [{ purpose: 'Your age', to: '/onboarding' }],
  });
  for (const band of ['under-13', '16-17'] as const) {
    const minor = await placed(0.5, band);
    await decideConsent(at, minor);
    const body = await projected(minor);
    expect(body).toMatchObject({ projections: [], known: [], missing: [] });
    expect(body.absence.reason).toContain('18 or older');
  }
});

test('a learner of another institution, an erased one, and ids that are none have no record here', async () => {
  const elsewhere = await at.anotherInstitution();
  const stranger = await at.person('learner', elsewhere);
  await setAgeBand(at, stranger, 'adult', elsewhere);
  expect((await projected(stranger)).model).toBeNull();
  const [{ service } = { service: undefined }] = at.platform.host.gathered(
    careerModels,
    at.platform.gate,
    at.institution,
  );
  if (!service) throw new Error('no career model');
  const who = deployment(at.institution);
  const own = await placed(0.5);
  expect((await service.project({ who }, own.user.id)).projections).toHaveLength(3);
  for (const id of [stranger.user.id, '00000000-0000-4000-8000-000000000000']) {
    expect(await service.project({ who }, id)).toMatchObject({ projections: [], missing: [{ purpose: 'Your age' }] });
  }
  // Ids of others in the address change nothing: the route has none.
  const asked = await own.get(`${path}?userId=${stranger.user.id}`);
  expect(asked.body.known).toEqual((await projected(own)).known);
  expect((await at.nobody.get(path)).status).toBe(401);
  await at.platform.personalData.erase({ who }, own.user.id);
  expect((await service.project({ who }, own.user.id)).projections).toEqual([]);
  expect((await own.get(path)).status).toBe(401);
});

test('scores that are less certain than any the model has seen are named as unknown to it', async () => {
  const body = await projected(await placedLearner(at, 0.5, { standardError: 0.7 }));
  expect(figure(body, 'outcome').unknowns).toContainEqual(expect.stringContaining('scores as uncertain as yours in '));
});

test('requests at the same time share the models, and a new version replaces them in the middle', async () => {
  const learners = await Promise.all([placed(0.1), placed(0.4), placed(0.8)]);
  const [during] = await Promise.all([Promise.all(learners.map((learner) => learner.get(path))), storeNextVersion()]);
  const after = await Promise.all(learners.map((learner) => learner.get(path)));
  expect([...during, ...after].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(after.map(({ body }) => body.model.version)).toEqual(['2', '2', '2']);
});

test('each of the two plugins works without the other, which leaves no trace', async () => {
  const learner = await placed(0.5);
  await at.switchPlugin('practice', false);
  const body = await projected(learner);
  expect([body.projections.length, body.missing]).toEqual([3, []]);
  await at.switchPlugin('practice', true);
  await at.switchPlugin('ml-insights', false);
  const off = await projected(learner);
  expect(off).toMatchObject({ model: null, projections: [] });
  expect(JSON.stringify(off)).not.toContain('ML Intelligence Dashboard');
  await at.switchPlugin('ml-insights', true);
  await at.switchPlugin('ml-analytics', false);
  expect((await learner.get(path)).status).toBe(404);
  expect((await learner.get('/api/analytics/ml-insights')).body.version).toBe(2);
  await at.switchPlugin('ml-analytics', true);
  expect((await projected(learner)).projections).toHaveLength(3);
});
