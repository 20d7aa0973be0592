import { afterAll, beforeAll, expect, test } from 'vitest';
import { placement, startLearner } from '../testing.ts';
import { demoHistories } from './histories.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

const seed = () => started.at.seed('learner');
const demoLearner = (username: string) => started.at.person('learner', started.at.institution, username);

test('only demo learners get a seeded history, and only once', async () => {
  const { at, record, within } = started;
  const person = await demoLearner('learner');
  const [learner, younger] = [person.user.id, (await demoLearner('emre.demir')).user.id];
  const fresh = await at.person();
  await Promise.all([seed(), seed()]);
  const first = await record.eiq(within, learner);
  expect(first.history.map(({ level }) => level)).toEqual(['foundation', 'foundation', 'immersion']);
  expect(first.current?.level).toBe('immersion');
  const profile = await record.profile(within, learner);
  expect(profile).toMatchObject({ ageBand: '13-15', preferredLearningStyle: 'visual' });
  expect(profile.masteredConcepts).toContain('linear-equations');
  expect(profile.strugglingConcepts).toContain('quadratic-equations');
  // A learner with a result has completed the three sections.
  const { body } = await person.get('/api/user/profile');
  expect(body.assessmentProgress).toBe(100);
  at.clock.forward(3 * 24 * 60 * 60);
  await seed();
  expect(await record.eiq(within, learner)).toEqual(first);
  expect((await record.eiq(within, younger)).current?.level).toBe('foundation');
  expect((await record.eiq(within, fresh.user.id)).current).toBeNull();
});

test('a demo learner who already has results gets no seeded ones', async () => {
  const { record, within } = started;
  const learner = (await demoLearner('aroha.parata')).user.id;
  const before = await record.addResult(within, placement(learner));
  await seed();
  expect(await record.eiq(within, learner)).toEqual(before);
});

test('every demo learner has at most one history', () => {
  const names = demoHistories.map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
});
