import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import { openPlatform } from '../../core/platform.ts';
import type { Platform } from '../../core/platform-interface.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform, ticketFor } from '../../core/testing.ts';
import { beesFixture, gardensFixture } from '../fixtures/index.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { openDatabaseProxy } from './database-proxy.ts';

// The database becomes unavailable and returns while the server runs.

let at: TestPlatform;
let proxy: DatabaseProxy;
/** The address of the database without the proxy. */
let directUrl: string;
let learner: TestPerson;
let administrator: TestPerson;
let isShut = false;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [gardensFixture, beesFixture],
    async reach(url) {
      directUrl = url;
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  learner = await at.person();
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());
afterEach(async () => {
  if (isShut) await restoreDatabase();
});

async function shutDatabase(): Promise<void> {
  await proxy.shut();
  isShut = true;
}

/** Resolves when calls succeed again. */
async function restoreDatabase(): Promise<void> {
  await proxy.open();
  isShut = false;
  await expect.poll(async () => (await at.nobody.get('/api/platform/manifest')).status).toBe(200);
}

const plant = (name: string) => learner.post('/api/gardens', { name, size: 1 });

test('while the database is down every call is answered with 503 and Retry-After, and people stay signed in', async () => {
  await plant('Before');
  await shutDatabase();
  const { username } = learner.user;
  const answers = await Promise.all([
    learner.get('/api/gardens'),
    plant('Meanwhile'),
    learner.get('/api/platform/manifest'),
    administrator.get('/api/admin/people'),
    administrator.put('/api/admin/plugins/bees/switch', { on: false }),
    at.nobody.post('/api/auth/login', { username, password: learner.password }),
  ]);
  for (const { status, body, headers } of answers) {
    expect(body.error).toEqual({ code: 'unavailable', message: expect.stringContaining('try again') });
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }
  expect((await at.nobody.get('/health/live')).status).toBe(200);
  const ready = await at.nobody.get('/health/ready');
  expect([ready.status, ready.body.ok]).toEqual([503, false]);

  await restoreDatabase();
  const names = (await learner.get('/api/gardens')).body.map(({ name }: { name: string }) => name);
  expect(names).toContain('Before');
  expect(names).not.toContain('Meanwhile');
  expect((await administrator.get('/api/platform/manifest')).body.user.id).toBe(administrator.user.id);
});

test('while the database is frozen every call is answered with 503 within seconds, and succeeds afterwards', async () => {
  await plant('Before the frost');
  proxy.freeze();
  try {
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? learner.get('/api/gardens') : plant('In the frost'),
    );
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.error?.code]).toEqual([503, 'unavailable']);
    }
    expect((await at.nobody.get('/health/live')).status).toBe(200);
    expect((await at.nobody.get('/health/ready')).status).toBe(503);
  } finally {
    proxy.thaw();
  }
  await expect.poll(async () => (await learner.get('/api/gardens')).status).toBe(200);
  expect((await plant('After the frost')).status).toBe(201);
});

test.each([
  ['53100', 'disk is full'],
  ['53200', 'out of memory'],
  ['53300', 'no free connection'],
  ['55P03', 'changed elsewhere'],
  ['25006', 'read-only'],
])('a temporary error of the database (%s) is answered with 503 and its reason', async (code, reason) => {
  const knex = knexOf(at.platform.database);
  await knex.raw(`create or replace function gardens.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '${code}'; end $$`);
  await knex.raw('create trigger refuse before insert on gardens.gardens execute function gardens.refuse()');
  try {
    const { status, body } = await plant('Refused');
    expect([status, body.error]).toEqual([503, { code: 'unavailable', message: expect.stringContaining(reason) }]);
  } finally {
    await knex.raw('drop trigger refuse on gardens.gardens');
  }
  expect((await plant('Taken')).status).toBe(201);
});

test('acknowledged writes survive a failure of the database, and others are complete or absent', async () => {
  const [first, ...planting] = Array.from({ length: 30 }, (_, index) => plant(`Bed ${index}`));
  await first;
  await shutDatabase();
  const answers = await Promise.all([first, ...planting]);
  expect(answers.filter((answer) => ![201, 503].includes(answer?.status ?? 0))).toEqual([]);
  await restoreDatabase();
  const there: { id: string; name: string }[] = (await learner.get('/api/gardens')).body;
  for (const answer of answers) {
    if (answer?.status === 201) expect(there.map(({ id }) => id)).toContain(answer.body.id);
  }
  // Every garden has exactly one event and one job, which were written in its transaction.
  for (const queue of ['gardens.job.measure', 'bees.on.gardens.garden.planted']) {
    const { rows } = await knexOf(at.platform.database).raw<{ rows: { id: string }[] }>(
      "select data -> 'payload' -> 'payload' ->> 'gardenId' as id from pgboss.job where name = ?",
      [queue],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(there.map(({ id }) => id).sort());
  }
});

test('background work continues when the database returns', async () => {
  await shutDatabase();
  await restoreDatabase();
  const { id } = (await plant('Afterwards')).body;
  await expect.poll(async () => (await learner.get(`/api/gardens/${id}`)).body.size).toBeGreaterThan(100);
});

test('open live connections stay, and new ones are refused as unavailable and not as unauthenticated', async () => {
  const open = await learner.connect();
  const ticket = await ticketFor(at.server.port, learner.token);
  await shutDatabase();
  const refused = connection(ticket);
  const error = await new Promise<Error & { data?: unknown }>((resolve) => refused.once('connect_error', resolve));
  expect(error.data).toMatchObject({ error: { code: 'unavailable' } });
  expect(await open.emitWithAck('water', { litres: 1 })).toMatchObject({
    error: { code: 'unavailable' },
  });
  expect(open.connected).toBe(true);
  await restoreDatabase();
  expect(await open.emitWithAck('water', { litres: 1 })).toMatchObject({ ok: true });
  const again = new Promise((resolve) => refused.once('connect', () => resolve('connected')));
  refused.connect();
  expect(await again).toBe('connected');
  refused.disconnect();
});

test('changes by another process apply as soon as the database is back', async () => {
  const leaving = await at.person();
  const socket = await leaving.connect();
  const other = await openOtherProcess();
  try {
    await shutDatabase();
    await other.switchboard.set({ institution: at.institution }, 'gardens', false);
    await other.identity.people.deactivate({ who: deployment(at.institution) }, leaving.user.id);
    const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    await restoreDatabase();
    await expect.poll(async () => (await learner.get('/api/gardens')).status).toBe(404);
    expect((await leaving.patch('/api/auth/account', {})).status).toBe(401);
    await cut;
  } finally {
    await other.switchboard.set({ institution: at.institution }, 'gardens', true);
    await other.close();
  }
  await expect.poll(async () => (await learner.get('/api/gardens')).status).toBe(200);
});

function connection(token: string): Socket {
  return io(`http://127.0.0.1:${at.server.port}`, {
    path: '/ws',
    query: { token, room: 'general' },
    transports: ['websocket'],
    forceNew: true,
  });
}

/** Opens the same deployment with a direct connection to the database, as another process would. */
function openOtherProcess(): Promise<Platform> {
  const { configuration, log, clock, random } = at.platform;
  return openPlatform({
    configuration: { ...configuration, databaseUrl: directUrl },
    log,
    clock,
    random,
    only: ['administration', 'gardens', 'bees'],
    extra: [gardensFixture, beesFixture],
  });
}
