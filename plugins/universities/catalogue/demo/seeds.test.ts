import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { MatchedUniversity } from '../../contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities'] });
});
afterAll(() => at?.close());

test('the demo catalogue is marked as sample, and every university has an intake that is open or opens later', async () => {
  await at.seed('universities');
  const staff = await at.person('administrator');
  const search = async () => (await staff.get('/api/universities/search?limit=100')).body;
  const first = await search();
  const items: MatchedUniversity[] = first.items;
  expect(items.length).toBeGreaterThanOrEqual(24);
  expect(new Set(items.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(10);
  expect(items.every(({ isSample }) => isSample)).toBe(true);
  for (const { name, programs } of items) {
    const states = Object.values(programs).map(({ nextIntake }) => nextIntake?.state);
    expect(states.length, name).toBeGreaterThanOrEqual(2);
    expect(states, name).toContain('open');
  }
  expect(first.facets.deadline.every(({ count }: { count: number }) => count > 0)).toBe(true);

  await at.seed('universities');
  expect(await search()).toEqual(first);

  // A year later the intakes are over; seeding again opens them, as the same universities.
  at.clock.forward(365 * 24 * 60 * 60);
  const again = await at.person('administrator');
  const later = () => again.get('/api/universities/search?limit=100&deadline=open').then(({ body }) => body);
  expect((await later()).total).toBe(0);
  await at.seed('universities');
  expect((await later()).items.map(({ id }: MatchedUniversity) => id)).toEqual(items.map(({ id }) => id));
});
