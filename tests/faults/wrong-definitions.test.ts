import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import type { AnyPlugin } from '../../core/plugins/define-plugin.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { Installed } from '../../core/plugins/discover.ts';
import { discoverPlugins } from '../../core/plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { gardensFixture } from '../fixtures/index.ts';
import { wrongPlugins } from '../fixtures/wrong-definitions.ts';

// Every possible error in a plugin's definition, all on one platform: each affects only its own plugin.

let isStopped = false;
const finishStart = Promise.withResolvers<void>();
const minimalPlugin = (id: string, given: Partial<AnyPlugin> = {}): Installed => ({
  id,
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract: defineContract({ id, title: id, summary: id }),
    start: async () => ({}),
    ...given,
  } as never),
});
/** Finishes its start after the time limit. */
const lateStart = minimalPlugin('late-start', {
  start: async () => {
    await finishStart.promise;
    return {
      stop: async () => {
        isStopped = true;
      },
    };
  },
});
/** Hangs in its health check and when it is stopped. */
const hanging = minimalPlugin('hanging', {
  start: async () => ({ health: () => new Promise(() => {}), stop: () => new Promise(() => {}) }),
});
// The paths of zebra are more specific than those of aardvark, which is declared and started first.
const param = z.object({ id: z.string() });
const answer = { access: 'signed-in', response: z.object({ by: z.string() }) } as const;
const aardvark: Installed = {
  id: 'aardvark',
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract: defineContract({
      id: 'aardvark',
      title: 'Aardvark',
      summary: 'Takes every address',
      routes: {
        any: { ...answer, method: 'get', path: '/api/animals/:id', params: param },
        mine: { ...answer, method: 'get', path: '/api/animals/mine' },
        // Two schemas with the same id cannot be written as JSON Schema.
        twin: {
          ...answer,
          method: 'get',
          path: '/api/twins',
          response: z.object({
            by: z.string().meta({ id: 'Twin' }),
            other: z.number().meta({ id: 'Twin' }).optional(),
          }),
        },
      },
    }),
    start: async () => ({
      routes: { any: () => ({ by: 'any' }), mine: () => ({ by: 'mine' }), twin: () => ({ by: 'twin' }) },
    }),
  }),
};
const zebra: Installed = {
  id: 'zebra',
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract: defineContract({
      id: 'zebra',
      title: 'Zebra',
      summary: 'Has an address of its own',
      routes: { ours: { ...answer, method: 'get', path: '/api/animals/ours' } },
    }),
    start: async () => ({ routes: { ours: () => ({ by: 'ours' }) } }),
  }),
};

let at: TestPlatform;
let learner: TestPerson;
let administrator: TestPerson;
let cards: { id: string }[];
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [gardensFixture, ...wrongPlugins.map(({ installed }) => installed), lateStart, hanging, aardvark, zebra],
    environment: { PLUGIN_START_SECONDS: '3', MIGRATION_SECONDS: '5' },
  });
  learner = await at.person();
  administrator = await at.person('administrator');
  cards = (await administrator.get('/api/admin/plugins')).body;
});
afterAll(() => at?.close());

test.each(
  wrongPlugins.map(
    ({ installed: { id, folder }, reason }) => [id === 'gardens' ? `${id} (${folder})` : id, reason] as const,
  ),
)('%s is quarantined with its reason', async (id, reason) => {
  expect(at.platform.host.quarantined.get(id)).toMatch(reason);
  expect(cards.find((card) => card.id === id)).toMatchObject({
    state: 'quarantined',
    reason: expect.stringMatching(reason),
  });
});

test('no other plugin is quarantined, and other routes work', async () => {
  expect(
    [...at.platform.host.quarantined.keys()].filter(
      (id) => !wrongPlugins.some(({ installed }) => id.startsWith(installed.id)),
    ),
  ).toEqual(['late-start']);
  expect((await learner.post('/api/gardens', { name: 'Herbs', size: 1 })).status).toBe(201);
  expect((await at.nobody.get('/health/live')).status).toBe(200);
});

test('a path with a parameter does not shadow the more specific path of another plugin', async () => {
  for (const [address, by] of [
    ['7', 'any'],
    ['mine', 'mine'],
    ['ours', 'ours'],
  ]) {
    expect((await learner.get(`/api/animals/${address}`)).body).toEqual({ by });
  }
});

test('OpenAPI omits the schemas of an operation that have no JSON Schema, and describes all others', async () => {
  const { status, body } = await administrator.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/twins', '/api/gardens', '/api/animals/{id}']));
  expect(body.paths['/api/twins'].get['x-problem']).toContain('Twin');
  expect(body.paths['/api/gardens'].get.responses[200].content['application/json'].schema).toMatchObject({
    type: 'array',
  });
});

test('a plugin whose start finishes after the time limit is stopped and not mounted', async () => {
  expect(at.platform.host.quarantined.get('late-start')).toContain('PLUGIN_START_SECONDS');
  finishStart.resolve();
  await expect.poll(() => isStopped).toBe(true);
  expect(at.platform.host.isRunning('late-start')).toBe(false);
});

test('a plugin that hangs in its health check does not delay the list', () => {
  expect(cards.find(({ id }) => id === 'hanging')).toMatchObject({ health: 'unwell' });
});

test('a module that never finishes loading is reported, and the others are read', async () => {
  const discover = (names: readonly string[], seconds?: number) =>
    discoverPlugins(path.join(import.meta.dirname, 'nowhere'), {
      packages: names.map((name) => path.join(import.meta.dirname, `../fixtures/${name}/plugin.ts`)),
      ...(seconds && { seconds }),
    });
  // Vitest fetches modules from another process, for which this one waits.
  await discover(['thorns']);
  const [snails, ...others] = await discover(['snails', 'thorns'], 0.2);
  expect(snails?.problem).toContain('did not finish loading: it waited for 0.2 seconds');
  expect(others.map(({ id }) => id)).toEqual(['thorns']);
});
