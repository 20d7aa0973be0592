import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { demoHistories } from './demo-histories.ts';
import { placement, startLearner } from './testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

const seed = () => started.at.platform.host.get('learner')?.started?.seeds?.(started.at.institution);

async function make(username: string) {
  const { at } = started;
  const details = { username, email: `${username}@demo.invalid`, firstName: 'Demo', lastName: username };
  const made = await at.platform.identity.people.create(
    { who: deployment(at.institution) },
    { ...details, role: 'learner', password: 'a long password' },
  );
  return made.person.id;
}

async function tokenOf(username: string): Promise<string> {
  const { body } = await started.at.call('POST', '/api/auth/login', {
    body: { username, password: 'a long password' },
  });
  return body.token;
}

test('the demo’s learners get a past, once, and nobody else does', async () => {
  const { at, record, within } = started;
  const [learner, younger] = [await make('learner'), await make('emre.demir')];
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
  const { body } = await at.call('GET', '/api/user/profile', { token: await tokenOf('learner') });
  expect(body.assessmentProgress).toBe(100);
  at.clock.forward(3 * 24 * 60 * 60);
  await seed();
  expect(await record.eiq(within, learner)).toEqual(first);
  expect((await record.eiq(within, younger)).current?.level).toBe('foundation');
  expect((await record.eiq(within, fresh.user.id)).current).toBeNull();
});

test('a learner with results of their own keeps them alone', async () => {
  const { record, within } = started;
  const learner = await make('aroha.parata');
  const own = await record.addResult(within, placement(learner));
  await seed();
  expect(await record.eiq(within, learner)).toEqual(own);
});

test('the past is told of learners of the demo, each once', () => {
  const names = demoHistories.map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
});
