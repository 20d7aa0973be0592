import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { MockProviders } from '../testing.ts';
import { environmentFor, openMockProviders } from '../testing.ts';

let world: MockProviders;
let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  world = await openMockProviders();
  at = await createTestPlatform({
    plugins: ['ai', 'learner', 'activity', 'safeguarding'],
    environment: environmentFor(world.mock.url),
  });
  administrator = await at.person('administrator');
  world.mock.onModerate(/quietly/, { flagged: true, categories: { 'self-harm/intent': true } });
});
afterAll(async () => {
  await at?.close();
  await world?.close();
});

/** Posts to a discussion. The text is moderated even if the group does not exist. */
const write = (learner: TestPerson, text: string) =>
  learner.post(`/api/study-groups/${crypto.randomUUID()}/messages`, { id: crypto.randomUUID(), text });

async function alertsOf(learner: TestPerson) {
  const { items } = (await administrator.get('/api/safeguarding/alerts?limit=100')).body as {
    items: { learner: { userId: string }; dangers: string[] }[];
  };
  return items.filter((alert) => alert.learner.userId === learner.user.id).map(({ dangers }) => dangers);
}

test('a discussion without local findings is moderated by a provider after the call, and an alert follows', async () => {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  await write(learner, 'the swan folds its wings quietly now');
  await expect.poll(() => alertsOf(learner), { timeout: 15_000 }).toEqual([['other']]);
});

test('no provider is asked about a learner whose data must not leave the platform', async () => {
  const learner = await at.person();
  world.mock.clearRequests();
  await write(learner, 'the swan folds its wings quietly here');
  const adult = await at.person();
  await setAgeBand(at, adult, 'adult');
  await write(adult, 'the swan folds its wings quietly there');
  await expect.poll(() => alertsOf(adult), { timeout: 15_000 }).toEqual([['other']]);
  expect(await alertsOf(learner)).toEqual([]);
  expect(JSON.stringify(world.mock.getRequests())).not.toContain('quietly here');
});
