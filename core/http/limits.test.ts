import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['learner'], environment: { REQUESTS_PER_MINUTE: '10' } });
});
afterAll(() => at?.close());

test('calls to sign in that are not even tries are requests like any other, and have an end', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++) {
    statuses.push((await at.nobody.post('/api/auth/login', { username: 7 })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});
