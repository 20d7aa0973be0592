import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { demoPeople } from '../../../seeds/people.ts';
import { leaderboardPath } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards', 'practice'] });
});
afterAll(() => at?.close());

const password = 'a long password';

test('demo learners have past weeks and leaderboard places, also after repeated seeding', async () => {
  // At noon: right after midnight on a Monday there is no practice in the week yet.
  at.clock.toMonday();
  for (const { username, firstName, lastName, role, mailbox = username } of demoPeople) {
    if (role !== 'learner') continue;
    const details = { username, email: `${mailbox}@demo.invalid`, firstName, lastName, role, password };
    await at.platform.identity.people.create({ who: deployment(at.institution) }, details);
  }
  for (let time = 0; time < 2; time++) await at.seed('learner', 'practice', 'dashboards');
  const { token } = (await at.call('POST', '/api/auth/login', { body: { username: 'learner', password } })).body;
  const week = (await at.call('GET', '/api/dashboards/weekly-goal', { token })).body;
  const runs = (await at.call('GET', '/api/practice/runs', { token })).body;
  expect(week).toMatchObject({ goal: 4, isOwn: true, lessonsInAll: runs.total });
  expect(week.past.length).toBeGreaterThan(4);
  const { places } = (await at.call('GET', leaderboardPath, { token })).body;
  const names = places.map(({ name }: { name: string }) => name);
  expect(names).toContain('Дарина К.');
  expect(names).not.toContain('美咲 高.');
});
