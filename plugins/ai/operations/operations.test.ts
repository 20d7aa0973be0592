import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { operationsBeside } from './testing.ts';

const operators = 'sk-operator-0123456789';
const own = 'sk-of-this-school-wxyz';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ai'], environment: { EIQ_AI_ANTHROPIC_API_KEY: operators } });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const status = async (person = administrator) => (await person.get('/api/admin/ai')).body;
const providerIn = (body: { providers: { provider: string }[] }, id: string) =>
  body.providers.find(({ provider }) => provider === id);

test('a key is stored encrypted, and only its last characters, who set it and when are shown', async () => {
  const answer = await administrator.put('/api/admin/ai/keys/openai', { key: own });
  expect(answer.status).toBe(200);
  expect(providerIn(answer.body, 'openai')).toMatchObject({
    isReady: true,
    key: {
      source: 'institution',
      lastFour: 'wxyz',
      setBy: { id: administrator.user.id },
      setAt: at.clock.now().toISOString(),
    },
  });
  expect(providerIn(answer.body, 'anthropic')).toMatchObject({
    isReady: true,
    key: { source: 'operator', lastFour: null, setBy: null },
  });
  expect(providerIn(answer.body, 'google')).toMatchObject({ isReady: false, key: { source: 'none' } });
});

test('no response and no table contains a key', async () => {
  const answers = await Promise.all(
    ['/api/admin/ai', '/api/admin/ai/usage', '/api/platform/manifest'].map((path) => administrator.get(path)),
  );
  const refused = await administrator.put('/api/admin/ai/keys/openai', { key: `${own} with a space` });
  expect(refused.status).toBe(400);
  const knex = knexOf(at.platform.database);
  const stored = await Promise.all(
    ['platform.secrets', 'platform.audit_log', 'platform.plugin_settings', 'ai.keys'].map((table) => knex(table)),
  );
  const everything = JSON.stringify([...answers.map(({ body }) => body), refused.body, ...stored]);
  expect(everything).toContain('wxyz');
  expect(everything).not.toContain(own.slice(0, 12));
  expect(everything).not.toContain(operators);
});

test('a key is replaced and removed; then the deployment’s is used again, and removing it again fails', async () => {
  await administrator.put('/api/admin/ai/keys/anthropic', { key: 'sk-first-one-aaaa' });
  const { body } = await administrator.put('/api/admin/ai/keys/anthropic', { key: 'sk-second-one-bbbb' });
  expect(providerIn(body, 'anthropic')).toMatchObject({ key: { source: 'institution', lastFour: 'bbbb' } });
  expect((await administrator.delete('/api/admin/ai/keys/anthropic')).status).toBe(204);
  expect(providerIn(await status(), 'anthropic')).toMatchObject({ key: { source: 'operator' } });
  expect((await administrator.delete('/api/admin/ai/keys/anthropic')).status).toBe(404);
});

test('a key encrypted under another secret key counts as missing and has to be entered again', async () => {
  await administrator.put('/api/admin/ai/keys/google', { key: 'sk-of-another-machine' });
  const secret = knexOf(at.platform.database)('platform.secrets').where({ name: 'ai.google' });
  await secret.update({ sealed: Buffer.alloc(60, 1) });
  expect(providerIn(await status(), 'google')).toMatchObject({ key: { source: 'none', lastFour: null } });
  const { body } = await administrator.put('/api/admin/ai/keys/google', { key: 'sk-entered-again' });
  expect(providerIn(body, 'google')).toMatchObject({ key: { source: 'institution', lastFour: 'gain' } });
  await administrator.delete('/api/admin/ai/keys/google');
});

test('setting or removing a key takes effect in every process', async () => {
  const { institution } = at;
  const [here, elsewhere] = [operationsBeside(at).keys, operationsBeside(at).keys];
  const keys = async (of = elsewhere) => (await of.keysOf(institution)).get('google');
  expect([await keys(here), await keys()]).toEqual([undefined, undefined]);
  await administrator.put('/api/admin/ai/keys/google', { key: 'sk-of-google-cccc' });
  for (const operations of [here, elsewhere]) await expect.poll(() => keys(operations)).toBe('sk-of-google-cccc');
  await administrator.delete('/api/admin/ai/keys/google');
  for (const operations of [here, elsewhere]) await expect.poll(() => keys(operations)).toBe(undefined);
});

test('keys and settings of institutions are independent', async () => {
  const stranger = await at.person('administrator', await at.anotherInstitution());
  await administrator.put('/api/admin/ai/keys/openai', { key: own });
  await administrator.patch('/api/admin/ai/choices', { monthlyBudget: 50 });
  const theirs = await status(stranger);
  expect(providerIn(theirs, 'openai')).toMatchObject({ isReady: false, key: { source: 'none', lastFour: null } });
  expect(theirs.choices.monthlyBudget).toBeNull();
  expect((await stranger.delete('/api/admin/ai/keys/openai')).status).toBe(404);
  expect(providerIn(await status(), 'openai')).toMatchObject({ isReady: true });
});

test('settings are stored, and those not given stay unchanged', async () => {
  await administrator.patch('/api/admin/ai/choices', { order: ['google', 'openai'], dailyBudget: 12.5 });
  const { body } = await administrator.patch('/api/admin/ai/choices', {
    models: { openai: 'gpt-5.4-mini', anthropic: null, google: null },
    externalForMinors: false,
    timeZone: 'Asia/Manila',
  });
  expect(body.choices).toMatchObject({
    order: ['google', 'openai'],
    dailyBudget: 12.5,
    externalForMinors: false,
    timeZone: 'Asia/Manila',
  });
  expect(body.providers.map(({ provider }: { provider: string }) => provider)).toEqual([
    'google',
    'openai',
    'anthropic',
  ]);
  expect(providerIn(body, 'openai')).toMatchObject({ model: 'gpt-5.4-mini', price: { input: 0.75, output: 4.5 } });
  const audit = await knexOf(at.platform.database)('platform.audit_log').where({ action: 'plugin.settings' });
  expect(audit.at(-1)).toMatchObject({ subject: 'ai', actorUserId: administrator.user.id });
});

test.each([
  [{ order: ['openai', 'openai'] }, 'body.order'],
  [{ order: ['built-in'] }, 'body.order.0'],
  [{ monthlyBudget: -1 }, 'body.monthlyBudget'],
  [{ dailyBudget: 0.001 }, 'body.dailyBudget'],
  [{ models: { openai: 'a model', anthropic: null, google: null } }, 'body.models.openai'],
  [{ timeZone: 'Mars/Olympus' }, 'body.timeZone'],
])('rejects %j and names the field', async (body, path) => {
  const answer = await administrator.patch('/api/admin/ai/choices', body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('only administrators may see or change keys, settings and usage', async () => {
  const calls = [
    ['get', '/api/admin/ai'],
    ['get', '/api/admin/ai/usage'],
    ['get', '/api/admin/ai/usage.csv'],
    ['patch', '/api/admin/ai/choices'],
    ['put', '/api/admin/ai/keys/openai'],
    ['delete', '/api/admin/ai/keys/openai'],
    ['post', '/api/test-ai'],
  ] as const;
  for (const role of ['learner', 'guardian', 'instructor', 'reviewer', 'recruiter'] as const) {
    const person = await at.person(role);
    for (const [method, path] of calls) expect((await person[method](path)).status, `${role} ${path}`).toBe(403);
  }
  for (const [method, path] of calls) expect((await at.nobody[method](path)).status, path).toBe(401);
});
