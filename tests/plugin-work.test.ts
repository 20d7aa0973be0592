import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCommands } from '../cli/commands.testing.ts';
import { groups } from '../cli/groups.ts';
import { knexOf } from '../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { everyPlugin, fixtures } from './access/routes.ts';
import { whileOff } from './access/switch-off.ts';

// The work of plugins outside HTTP calls: events, jobs, schedules, commands.

const pluginsWithCommands = (await everyPlugin()).filter(({ plugin }) => plugin.commands?.length && !plugin.essential);

const root = path.join(import.meta.dirname, '..');
const commands = createCommands(root);

let at: TestPlatform;
let learner: TestPerson;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures });
  learner = await at.person();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-command-'));
});
afterAll(async () => {
  commands.close();
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

let before: Awaited<ReturnType<typeof workCounts>>;
beforeEach(async () => {
  before = await workCounts();
});

/** The work of the plugin `bees` so far. */
async function workCounts(): Promise<{ flowers: number; rounds: number; combs: number }> {
  await at.platform.queueing.waitUntilIdle();
  return (await learner.get('/api/bees')).body;
}

const plant = () => learner.post('/api/gardens', { name: 'Clover', size: 1 });
const round = () => at.runSchedule('bees', 'round');

test('an event reaches subscribers that are on', async () => {
  await plant();
  expect(await workCounts()).toEqual({ ...before, flowers: before.flowers + 1 });
});

test('an event is not queued for a plugin that is off, and not delivered later', async () => {
  const queued = () => knexOf(at.platform.database)('pgboss.job').where({ name: 'bees.on.gardens.garden.planted' });
  const earlier = await queued();
  await whileOff(at, 'bees', async () => {
    await plant();
    await at.platform.queueing.waitUntilIdle();
  });
  expect(await queued()).toHaveLength(earlier.length);
  expect(await workCounts()).toEqual(before);
});

test('a queued event is dropped if its subscriber is switched off before delivery', async () => {
  const { institution, clock } = at;
  const payload = { gardenId: '01900000-0000-7000-8000-000000000003' };
  const parcel = { id: payload.gardenId, institutionId: institution.id, at: clock.now().toISOString(), payload };
  await whileOff(at, 'bees', async () => {
    await at.platform.queueing.send('bees.on.gardens.garden.planted', parcel);
    await at.platform.queueing.waitUntilIdle();
  });
  expect(await workCounts()).toEqual(before);
});

test('a job that was enqueued before its plugin was switched off runs once the plugin is on again', async () => {
  const order = {
    id: '01900000-0000-7000-8000-000000000002',
    institutionId: at.institution.id,
    at: new Date().toISOString(),
  };
  await whileOff(at, 'bees', async () => {
    await at.platform.queueing.send('bees.job.comb', { ...order, payload: { cells: 6 } });
    await at.platform.queueing.waitUntilIdle();
  });
  expect(await workCounts()).toEqual(before);
  at.clock.forward(5 * 60);
  await learner.post('/api/bees/combs');
  expect(await workCounts()).toEqual({ ...before, combs: before.combs + 2 });
});

test('a schedule runs for every institution in which the plugin is on', async () => {
  await round();
  const one = await workCounts();
  expect(one.rounds).toBe(before.rounds + 1);
  await at.anotherInstitution();
  await round();
  expect((await workCounts()).rounds).toBe(one.rounds + 2);
  await whileOff(at, 'bees', round);
  expect((await workCounts()).rounds).toBe(one.rounds + 3);
});

test.each(
  pluginsWithCommands.map(
    ({ id, plugin }) => [id, plugin.commandGroup ?? id, plugin.commands?.[0]?.name ?? ''] as const,
  ),
)('the commands of %s are unknown while it is off', async (id, group, command) => {
  const there = await eiq([group, '--help'], {});
  expect(there).toMatchObject({ code: 0, out: expect.stringContaining(command) });
  const words = [group, command, '--institution', 'first'];
  const [off, never] = await whileOff(at, id, () => Promise.all([eiq(words, {}), eiq(words, { EIQ_EXCLUDE: id })]));
  expect({ ...off, json: null }).toEqual({ ...never, json: null });
  expect(off?.code).not.toBe(0);
  // A group of the platform's own stays.
  const unknown = groups.some(({ name, isOpen }) => name === group && isOpen) ? command : group;
  expect(off?.error).toContain(`Unknown command '${unknown}'`);
});

/** Runs the command line on the database of this test. */
function eiq(args: readonly string[], environment: Record<string, string>) {
  const env = {
    ...process.env,
    EIQ_CONFIG: 'config/none.json',
    DATABASE_URL: at.platform.configuration.databaseUrl,
    EIQ_VAR: folder,
    ...environment,
  };
  return commands.run({ args, input: '', env: JSON.parse(JSON.stringify(env)), folder: root });
}
