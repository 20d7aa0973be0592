import { afterAll, beforeAll, expect, test } from 'vitest';
import { placement, startLearner } from '../testing.ts';
import { demoHistories } from './histories.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

const seed = () => started.at.seed('learner');
const named = (username: string) => started.at.person('learner', started.at.institution, username);

test('the demo’s learners get a past, once, and nobody else does', async () => {
  const { at, record, within } = started;
  const person = await named('learner');
  const [learner, younger] = [person.user.id, (await named('emre.demir')).user.id];
  const fresh = await at.person();
  await Promise.all([seed(), seed()]);
  const first = await record.eiq(within, learner);
  expect(first.history.map(({ level }) => level)).toEqual(['foundation', 'foundation', 'immersion']);
  expect(first.current?.level).toBe('immersion');
  const profile = await record.profile(within, learner);
  expect(profile).toMatchObject({ ageBand: '13-15', preferredLearningStyle: 'visual' });
  expect(profile.masteredConcepts).toContain('linear-equations');
  expect(profile.strugglingConcepts).toContain('quadratic-equations');
  // Who has a result has done the three sections.
  const { body } = await person.get('/api/user/profile');
  expect(body.assessmentProgress).toBe(100);
  at.clock.forward(3 * 24 * 60 * 60);
  await seed();
  expect(await record.eiq(within, learner)).toEqual(first);
  expect((await record.eiq(within, younger)).current?.level).toBe('foundation');
  expect((await record.eiq(within, fresh.user.id)).current).toBeNull();
});

test('a learner with results of their own keeps them alone', async () => {
  const { record, within } = started;
  const learner = (await named('aroha.parata')).user.id;
  const own = await record.addResult(within, placement(learner));
  await seed();
  expect(await record.eiq(within, learner)).toEqual(own);
});

test('the past is told of learners of the demo, each once', () => {
  const names = demoHistories.map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
});
