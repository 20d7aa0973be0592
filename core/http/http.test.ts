import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;
let learner: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['platform'] });
  learner = await at.person('learner');
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

test('an address of the API that nobody answers is a 404 with the envelope', async () => {
  const { status, body } = await learner.get('/api/nothing');
  expect(status).toBe(404);
  expect(body).toEqual({ error: { code: 'not_found', message: 'There is no GET /api/nothing' } });
});

test('the manifest tells a visitor the institution, and a person who they are', async () => {
  expect((await at.nobody.get('/api/platform/manifest')).body).toMatchObject({ user: null, permissions: [] });
  const { body } = await administrator.get('/api/platform/manifest');
  expect(body.user).toMatchObject({ id: administrator.user.id, role: 'administrator' });
  expect(body.permissions).toContain('platform.plugins');
});
