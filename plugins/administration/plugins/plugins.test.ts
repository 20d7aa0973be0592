import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '../../../core/contract/index.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';
import type { Installed } from '../../../core/plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { birdsFixture, brokenFixture, gardensFixture, shedsFixture } from '../../../tests/fixtures/index.ts';
import type { PluginCard } from './contract.ts';

/** A plugin that has settings of several types and is unhealthy. */
const pondsFixture: Installed = {
  id: 'ponds',
  folder: import.meta.dirname,
  plugin: definePlugin({
    contract: defineContract({ id: 'ponds', title: 'Ponds', summary: 'Holds water' }),
    settings: z.object({
      depth: z.int().min(1).max(9).default(3).meta({ title: 'Depth', description: 'In metres.' }),
      fish: z.boolean().default(false),
      shape: z.enum(['round', 'long']).default('round'),
    }),
    start: async () => ({ health: () => Promise.reject(new Error('The pump stands still')) }),
  }),
};

/** A plugin whose module could not be loaded. */
const unreadableFixture: Installed = { id: 'wells', folder: import.meta.dirname, plugin: undefined, problem: 'no lid' };

let at: TestPlatform;
let administrator: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [gardensFixture, shedsFixture, birdsFixture, brokenFixture, pondsFixture, unreadableFixture],
  });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());
beforeEach(async () => {
  for (const id of ['gardens', 'sheds', 'birds', 'ponds']) await at.switchPlugin(id, true);
});

const cards = async (): Promise<PluginCard[]> => (await administrator.get('/api/admin/plugins')).body;
const card = async (id: string) => (await cards()).find((each) => each.id === id);
const isOn = async (id: string) => (await card(id))?.isOn;
const preview = (id: string, on: boolean) => administrator.get(`/api/admin/plugins/${id}/preview?on=${on}`);
const put = (id: string, on: boolean, withRequired?: boolean, by = administrator) =>
  by.put(`/api/admin/plugins/${id}/switch`, { on, ...(withRequired === undefined ? {} : { withRequired }) });
const trail = async (action: string): Promise<string[]> => {
  const { body } = await administrator.get(`/api/admin/audit?action=${action}&limit=100`);
  return body.items.map(({ subject }: { subject: string }) => subject);
};

test('every plugin of the deployment is listed with its requirements, offers and health', async () => {
  const listed = await cards();
  expect(listed.map(({ id }) => id)).not.toContain('platform');
  expect(listed.find(({ id }) => id === 'gardens')).toMatchObject({
    title: 'Gardens',
    summary: 'Grows gardens',
    essential: false,
    isOn: true,
    state: 'running',
    health: 'well',
    requiredBy: ['sheds'],
    offers: {
      permissions: [{ name: 'gardens.manage', description: 'Edit every garden' }],
      liveMessages: ['water', 'watered'],
      services: ['gardens.count'],
      personalData: ['Your gardens'],
    },
    settings: { motto: 'Grow', secret: 'hidden' },
  });
  expect(listed.find(({ id }) => id === 'sheds')).toMatchObject({ requires: ['gardens'], settingsSchema: null });
  expect(listed.find(({ id }) => id === 'birds')).toMatchObject({ uses: ['gardens'] });
  expect(listed.find(({ id }) => id === 'administration')).toMatchObject({ essential: true, isOn: true });
  expect(listed.find(({ id }) => id === 'ponds')).toMatchObject({
    health: 'unwell',
    healthProblem: 'The pump stands still',
  });
});

test('plugins that failed at start or could not be loaded are listed with the reason', async () => {
  expect(await card('broken')).toMatchObject({
    state: 'quarantined',
    isOn: false,
    reason: 'no spade',
    title: 'Broken',
  });
  expect(await card('wells')).toMatchObject({ state: 'quarantined', isOn: false, reason: 'no lid' });
});

test('a preview lists the consequences of switching off and changes nothing', async () => {
  const { status, body } = await preview('gardens', false);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 'gardens', on: false, blockedBy: ['sheds'], diminishes: ['birds'], alsoOn: [] });
  expect(body.consequences.join()).toContain('This permission has no effect: Edit every garden');
  expect(await isOn('gardens')).toBe(true);
});

test('switching off can include dependent plugins, which are switched off first', async () => {
  expect((await preview('gardens', false)).body.alsoOff).toEqual(['sheds']);
  const path = '/api/admin/plugins/gardens/switch';
  expect((await administrator.put(path, { on: false })).status).toBe(409);
  expect((await administrator.put(path, { on: false, withDependents: true })).body).toEqual({
    changed: ['sheds', 'gardens'],
  });
  expect([await isOn('gardens'), await isOn('sheds')]).toEqual([false, false]);
  expect((await put('sheds', true, true)).body).toEqual({ changed: ['gardens', 'sheds'] });
});

test('a preview of switching on lists required plugins', async () => {
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  expect((await preview('sheds', true)).body).toMatchObject({
    alsoOn: ['gardens'],
    consequences: ['Gardens is also switched on'],
  });
});

test('a preview is rejected with the same reason as the switch', async () => {
  for (const [id, on, status, reason] of [
    ['administration', false, 403, 'Administration cannot be switched off'],
    ['broken', true, 409, 'no spade'],
    ['wells', true, 409, 'no lid'],
    ['nothing', true, 404, 'Plugin nothing not found'],
    ['platform', false, 404, 'Plugin platform not found'],
  ] as const) {
    for (const answer of [await preview(id, on), await put(id, on)]) {
      expect(answer.status, id).toBe(status);
      expect(answer.body.error.message).toContain(reason);
    }
  }
});

test('a switch takes effect at once and is in the audit log', async () => {
  const learner = await at.person('learner');
  const before = (await trail('plugin.disabled')).length;
  expect((await put('ponds', false)).body).toEqual({ changed: ['ponds'] });
  expect(JSON.stringify((await learner.get('/api/platform/manifest')).body.plugins)).not.toContain('ponds');
  expect(await trail('plugin.disabled')).toHaveLength(before + 1);
  expect((await put('ponds', true)).body).toEqual({ changed: ['ponds'] });
  expect(JSON.stringify((await learner.get('/api/platform/manifest')).body.plugins)).toContain('ponds');
  const { body } = await administrator.get('/api/admin/audit?action=plugin.enabled&limit=1');
  expect(body.items[0]).toMatchObject({ subject: 'ponds', subjectPerson: null, actor: { id: administrator.user.id } });
});

test('a repeated switch changes nothing and is not logged', async () => {
  const before = await trail('plugin');
  expect(await put('ponds', true)).toMatchObject({ status: 200, body: { changed: [] } });
  await put('ponds', false);
  expect(await put('ponds', false)).toMatchObject({ status: 200, body: { changed: [] } });
  expect(await trail('plugin')).toHaveLength(before.length + 1);
});

test('a required plugin cannot be switched off, and required plugins are switched on only on request', async () => {
  const refused = await put('gardens', false);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('sheds');
  await put('sheds', false);
  await put('gardens', false);
  expect((await put('sheds', true)).body.error.message).toContain('gardens');
  expect(await isOn('sheds')).toBe(false);
  expect((await put('sheds', true, true)).body).toEqual({ changed: ['gardens', 'sheds'] });
  expect([await isOn('gardens'), await isOn('sheds')]).toEqual([true, true]);
});

test('of two conflicting simultaneous switches one is rejected, and no plugin is on without its requirements', async () => {
  const colleague = await at.person('administrator');
  for (let round = 0; round < 8; round++) {
    await at.switchPlugin('gardens', true);
    await at.switchPlugin('sheds', false);
    const [off, on] = await Promise.all([put('gardens', false), put('sheds', true, false, colleague)]);
    expect([off?.status, on?.status].sort(), `round ${round}`).toEqual([200, 409]);
    expect([await isOn('gardens'), await isOn('sheds')]).toEqual(off?.status === 200 ? [false, false] : [true, true]);
  }
});

test('simultaneous identical switches make one change', async () => {
  const before = (await trail('plugin.disabled')).length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => put('ponds', false)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.flatMap(({ body }) => body.changed)).toEqual(['ponds']);
  expect(await trail('plugin.disabled')).toHaveLength(before + 1);
});

test('saving changes only the given settings, so that two open forms do not overwrite each other', async () => {
  const save = (settings: unknown, id = 'ponds') =>
    administrator.patch(`/api/admin/plugins/${id}/settings`, { settings });
  expect((await save({ depth: 5 })).body.settings).toEqual({ depth: 5, fish: false, shape: 'round' });
  expect((await save({ shape: 'long' })).body.settings).toEqual({ depth: 5, fish: false, shape: 'long' });
  expect((await card('ponds'))?.settings).toEqual({ depth: 5, fish: false, shape: 'long' });
  expect(await trail('plugin.settings')).toContain('ponds');
});

test('invalid settings are rejected with an issue for each field, and nothing is saved', async () => {
  const save = (settings: unknown) => administrator.patch('/api/admin/plugins/ponds/settings', { settings });
  const stored = { depth: 4, fish: true, shape: 'round' };
  expect((await save(stored)).body.settings).toEqual(stored);
  const changes = (await trail('plugin.settings')).length;
  const { status, body } = await save({ depth: 12, fish: 'many', shape: 'long', colour: 'green' });
  expect(status).toBe(400);
  const paths = body.error.issues.map((issue: { path: string }) => issue.path).sort();
  expect(paths).toEqual(['body.settings', 'body.settings.depth', 'body.settings.fish']);
  expect((await card('ponds'))?.settings).toEqual(stored);
  expect(await trail('plugin.settings')).toHaveLength(changes);
});

test('settings of unknown and unreadable plugins are rejected, and so are unknown settings', async () => {
  const save = (id: string, settings: unknown) =>
    administrator.patch(`/api/admin/plugins/${id}/settings`, { settings });
  expect((await save('nothing', {})).status).toBe(404);
  expect((await save('platform', {})).status).toBe(404);
  expect((await save('wells', {})).status).toBe(409);
  expect((await save('sheds', {})).status).toBe(200);
  expect((await save('sheds', { colour: 'red' })).status).toBe(400);
});

test('invalid input is rejected with all issues', async () => {
  expect((await administrator.get('/api/admin/plugins/ponds/preview')).status).toBe(400);
  expect((await administrator.get('/api/admin/plugins/ponds/preview?on=maybe')).status).toBe(400);
  const wrong = await administrator.put('/api/admin/plugins/ponds/switch', { on: 'yes', withRequired: 1 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues).toHaveLength(2);
  expect((await administrator.patch('/api/admin/plugins/ponds/settings', { settings: [] })).status).toBe(400);
  expect((await administrator.patch('/api/admin/plugins/ponds/settings', {})).status).toBe(400);
  expect((await administrator.put(`/api/admin/plugins/${'x'.repeat(101)}/switch`, { on: true })).status).toBe(400);
});

test('switches and settings apply only to their institution', async () => {
  const other = await at.person('administrator', await at.anotherInstitution());
  await administrator.patch('/api/admin/plugins/ponds/settings', { settings: { depth: 7 } });
  await put('ponds', false);
  const theirs = (await other.get('/api/admin/plugins')).body.find(({ id }: PluginCard) => id === 'ponds');
  expect(theirs).toMatchObject({ isOn: true, settings: { depth: 3 } });
  const { body } = await other.get('/api/admin/audit?action=plugin.settings');
  expect(body.total).toBe(0);
});
