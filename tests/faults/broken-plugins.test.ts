import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../../core/contract/index.ts';
import { knexOf } from '../../core/db/index.ts';
import { freePort } from '../../core/http/testing.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { Installed } from '../../core/plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import bramblesPlugin, { shelter } from '../fixtures/brambles/plugin.ts';
import { gardensFixture } from '../fixtures/index.ts';
import thornsPlugin from '../fixtures/thorns/plugin.ts';
import { startServer } from './server-process.ts';

// A plugin that fails affects only the plugins that require it.

const folderOf = (id: string) => path.join(import.meta.dirname, '../fixtures', id);
const brambles: Installed = { id: 'brambles', folder: folderOf('brambles'), plugin: bramblesPlugin };
const thorns: Installed = { id: 'thorns', folder: folderOf('thorns'), plugin: thornsPlugin };
/** Requires brambles. */
const wrens: Installed = {
  id: 'wrens',
  folder: folderOf('nowhere'),
  plugin: definePlugin({
    contract: defineContract({ id: 'wrens', title: 'Wrens', summary: 'Live in brambles' }),
    requires: { shelter },
    start: async () => ({}),
  }),
};

let at: TestPlatform;
let learner: TestPerson;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [gardensFixture, brambles, wrens, thorns],
  });
  learner = await at.person();
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const pluginCards = async () => {
  const { body } = await administrator.get('/api/admin/plugins');
  return new Map(body.map((card: { id: string }) => [card.id, card])) as Map<string, unknown>;
};

test('a migration that fails midway is rolled back, and its plugin is quarantined with the reason', async () => {
  expect(at.platform.host.quarantined.get('brambles')).toContain('caught on a thorn');
  const tables = await knexOf(at.platform.database)('pg_tables').where({ schemaname: 'brambles' }).pluck('tablename');
  expect(tables).toContain('thicket');
  expect(tables).not.toContain('half');
  expect(await knexOf(at.platform.database)('brambles.thicket')).toEqual([]);
  const shown = await pluginCards();
  expect(shown.get('brambles')).toMatchObject({ state: 'quarantined', reason: expect.stringContaining('002_half') });
  expect(shown.get('wrens')).toMatchObject({ state: 'quarantined', reason: expect.stringContaining('brambles') });
});

test('other plugins run, and the routes of a quarantined plugin are not found', async () => {
  expect((await learner.post('/api/gardens', { name: 'Herbs', size: 1 })).status).toBe(201);
  expect((await at.nobody.get('/health/live')).status).toBe(200);
  expect((await learner.get('/api/brambles')).body).toEqual({
    error: { code: 'not_found', message: 'No route GET /api/brambles' },
  });
  const { plugins } = (await learner.get('/api/platform/manifest')).body;
  expect(plugins.map(({ id }: { id: string }) => id)).not.toContain('brambles');
  const refused = await administrator.put('/api/admin/plugins/brambles/switch', { on: true });
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('is not running')]);
});

test.each([
  'at-once',
  'later',
  'nothing',
  'not-an-error',
  'statement',
])('a call that fails (%s) reveals only its request id, however often it is repeated', async (way) => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => learner.get(`/api/thorns/${way}`)));
  for (const { status, body, headers } of answers) {
    expect(status).toBe(500);
    expect(body.error).toEqual({
      code: 'internal',
      message: expect.stringMatching(/^Something went wrong/),
      requestId: headers.get('x-request-id'),
    });
  }
  expect((await learner.get('/api/gardens')).status).toBe(200);
});

test('a stream that fails midway ends with an error event, also for an event that does not match the contract', async () => {
  const midway = (await learner.get('/api/thorns/midway')).body;
  expect(midway).toMatch(/^data: \{"seed":1\}\n\nevent: error\ndata: \{"error":\{"code":"internal"/);
  const misfit = (await learner.get('/api/thorns/misfit')).body;
  expect(misfit).toMatch(/^event: error\n/);
  expect(midway + misfit).not.toContain('secret');
});

test('live messages and rooms that fail are answered with an error, and the connection stays open', async () => {
  const socket = await learner.connect();
  const ask = (message: string, body: unknown) => socket.emitWithAck(message, body);
  for (const answer of [await ask('prick', {}), await ask('enter_room', { room: 'thorns.hedge', key: 'x' })]) {
    expect(answer).toEqual({ error: expect.objectContaining({ code: 'internal' }) });
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
  expect(await ask('water', { litres: 2 })).toMatchObject({ ok: true });
});

test('a job that fails is retried later, and others run meanwhile', async () => {
  await learner.post('/api/thorns/jobs');
  const { id } = (await learner.post('/api/gardens', { name: 'Roses', size: 1 })).body;
  await expect.poll(async () => (await learner.get(`/api/gardens/${id}`)).body.size).toBe(101);
  await expect
    .poll(() => knexOf(at.platform.database)('pgboss.job').where({ name: 'thorns.job.prick' }).first())
    .toMatchObject({ state: 'retry', retryCount: expect.any(Number) });
});

test('a plugin that is unwell is reported with the reason', async () => {
  const shown = await pluginCards();
  expect(shown.get('thorns')).toMatchObject({ state: 'running', health: 'unwell', healthProblem: 'pricked' });
  expect(shown.get('gardens')).toMatchObject({ state: 'running', health: 'well' });
});

test('a module that blocks the process for long does not prevent the start, nor an unhandled error stop the server', async () => {
  await buildWebOnce();
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-thorns-'));
  // Longer than an attempt to connect to the database may take.
  const sloth = path.join(folder, 'sloth.mjs');
  await writeFile(sloth, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);');
  const server = await startServer({
    folder,
    port: await freePort(),
    environment: {
      DATABASE_URL: at.platform.configuration.databaseUrl,
      EIQ_PACKAGES: `${folderOf('thorns')}/plugin.ts,${sloth}`,
    },
  });
  try {
    const { token } = (await server.call('POST', '/api/auth/demo')).body;
    for (const way of ['forgotten', 'timer', 'forgotten', 'timer']) {
      const { status, body } = await server.call('GET', `/api/thorns/${way}`, { token });
      expect([status, body]).toEqual([200, { ok: true }]);
    }
    expect((await server.call('GET', '/api/auth/user', { token })).status).toBe(200);
    const unhandledFailures = server
      .log()
      .split('\n')
      .filter((line) => line.includes('unhandled failure'));
    expect(unhandledFailures.map((line) => /"?plugin"?:\s*"?(\w+)/.exec(line)?.[1])).toEqual(Array(4).fill('thorns'));
    expect(await server.stop()).toBe(0);
  } finally {
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
