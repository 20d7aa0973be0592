import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { measurement } from '../../item-bank/services.ts';
import { base } from '../testing.ts';
import { demoHistories } from './histories.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['practice'] });
});
afterAll(() => at?.close());

const seed = () => at.seed('practice');

test('only demo learners have seeded practice, and repeated seeding adds none', async () => {
  const learner = await at.person('learner', at.institution, 'learner');
  const fresh = await at.person();
  await Promise.all([seed(), seed()]);
  at.clock.forward(3 * 24 * 60 * 60);
  await seed();

  const { topics, openRuns } = (await learner.get(`${base}/topics`)).body;
  const algebra = topics.find(({ contentArea }: { contentArea: string }) => contentArea === 'algebra');
  expect(algebra).toMatchObject({ answered: 10, mastery: 'familiar' });
  expect(openRuns).toEqual([]);
  const runs = (await learner.get(`${base}/runs`)).body;
  expect(runs.total).toBe(demoHistories.learner?.length);
  const past = (await learner.get(`${base}/runs/${runs.items[0].runId}`)).body;
  expect(past.summary).toMatchObject({ answered: 5, hintsUsed: 1 });
  expect((await fresh.get(`${base}/runs`)).body.total).toBe(0);
});

test('the topics of demo histories exist', async () => {
  const topics = await at.platform.host.service(measurement).topics({ who: at });
  const known = new Set(topics.map(({ section, contentArea }) => `${section} ${contentArea}`));
  for (const { section, contentArea } of Object.values(demoHistories).flat()) {
    expect(known).toContain(`${section} ${contentArea}`);
  }
});
