import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { connect, createTestPlatform } from '../../core/testing.ts';
import { samlValues } from '../../plugins/oauth/testing.ts';
import { actionsAt } from '../../plugins/second-factor/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import { gardensFixture } from '../fixtures/index.ts';
import type { ServerProcess } from './server-process.ts';
import { startSecondServer } from './server-process.ts';

// Two server processes on one database: changes in one apply in the other.

let at: TestPlatform;
let folder: string;
let other: ServerProcess;
let administrator: TestPerson;
const sockets: Socket[] = [];
const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough' };
/** The environment of the other process, with the same plugins. */
const otherEnvironment = {
  ...secret,
  EIQ_PACKAGES: path.join(gardensFixture.folder, 'plugin.ts'),
  SIGN_INS_PER_QUARTER_HOUR: '1000',
};
beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-second-'));
  at = await createTestPlatform({
    plugins: ['administration', 'hints', 'immersion', 'oauth', 'second-factor'],
    extra: [gardensFixture],
    environment: secret,
  });
  administrator = await at.person('administrator');
  other = await startSecondServer(at, folder, otherEnvironment);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await other?.stop();
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

const getFromOther = (person: TestPerson, address: string) => other.call('GET', address, { token: person.token });

const connectToOther = ({ token }: TestPerson) => connect(other.port, token, undefined, sockets);

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event as never, resolve as never));

test('switching a plugin in one process applies to calls, rooms and open pages of the other', async () => {
  const learner = await at.person();
  const socket = await connectToOther(learner);
  expect((await getFromOther(learner, '/api/gardens')).status).toBe(200);
  expect(await socket.emitWithAck('enter_room', { room: 'gardens.bed', key: 'x' })).toEqual({ ok: true });

  const [left, changed] = [next(socket, 'room_left'), next(socket, 'platform_changed')];
  const switched = await administrator.put('/api/admin/plugins/gardens/switch', { on: false });
  expect(switched.status).toBe(200);
  await expect.poll(async () => (await getFromOther(learner, '/api/gardens')).status).toBe(404);
  expect(await changed).toEqual({ reason: 'plugins' });
  expect(await left).toEqual({ room: 'gardens.bed', key: 'x' });
  expect(await socket.emitWithAck('water', { litres: 1 })).toMatchObject({
    error: { code: 'not_found' },
  });

  const again = next(socket, 'platform_changed');
  await other.call('PUT', '/api/admin/plugins/gardens/switch', { token: administrator.token, body: { on: true } });
  await expect.poll(async () => (await learner.get('/api/gardens')).status).toBe(200);
  await again;
});

test('signing out in one process ends the session and the live connections in the other', async () => {
  const learner = await at.person();
  const socket = await connectToOther(learner);
  expect((await getFromOther(learner, '/api/auth/user')).status).toBe(200);
  const cut = next(socket, 'disconnect');
  expect((await learner.post('/api/auth/logout')).body).toEqual({ continueAt: null });
  await expect.poll(async () => (await getFromOther(learner, '/api/auth/user')).status).toBe(401);
  await cut;
});

test.each([
  ['deactivated', 'active', { active: false }],
  ['given another role', 'role', { role: 'instructor' }],
])('a person who is %s in one process is signed out in the other', async (_, what, body) => {
  const learner = await at.person();
  const socket = await connectToOther(learner);
  expect((await getFromOther(learner, '/api/auth/user')).status).toBe(200);
  const cut = next(socket, 'disconnect');
  expect((await administrator.put(`/api/admin/people/${learner.user.id}/${what}`, body)).status).toBe(200);
  await expect.poll(async () => (await getFromOther(learner, '/api/auth/user')).status).toBe(401);
  await cut;
  const { username } = learner.user;
  const again = await other.call('POST', '/api/auth/login', { body: { username, password: learner.password } });
  expect(again.status).toBe(what === 'active' ? 401 : 200);
});

test('changed settings and names in one process apply in the other', async () => {
  const manifest = async () => (await getFromOther(administrator, '/api/platform/manifest')).body;
  await manifest();
  await administrator.patch('/api/admin/plugins/gardens/settings', { settings: { motto: 'Dig' } });
  await administrator.patch('/api/admin/institution', { name: 'Renamed' });
  await expect.poll(manifest).toMatchObject({
    institution: { name: 'Renamed' },
    plugins: expect.arrayContaining([expect.objectContaining({ id: 'gardens', settings: { motto: 'Dig' } })]),
  });
});

test('a sign-in service that is set up, changed or removed in one process is so in the other within a second', async () => {
  const offered = async () =>
    (await other.call('GET', '/api/auth/providers')).body.map(({ title }: { title: string }) => title);
  const values = samlValues({ entityId: 'https://idp.example', signOnUrl: 'https://idp.example/sso' });
  const save = async (title: string) => {
    await administrator.post('/api/admin/oauth/configure/saml', { ...values, title });
    expect((await administrator.post('/api/admin/oauth/test/saml')).body).toMatchObject({ success: true });
  };
  expect(await offered()).toEqual([]);
  await save('School');
  await expect.poll(offered).toEqual(['School']);
  await save('College');
  await expect.poll(offered).toEqual(['College']);
  await administrator.delete('/api/admin/oauth/configure/saml');
  await expect.poll(offered).toEqual([]);
});

test('a job that one process enqueues runs once, in either process', async () => {
  const learner = await at.person();
  const planted = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const body = { name: `Bed ${index}`, size: 1 };
      const { token } = learner;
      return index % 2 ? learner.post('/api/gardens', body) : other.call('POST', '/api/gardens', { token, body });
    }),
  );
  expect(planted.map(({ status }) => status)).toEqual(planted.map(() => 201));
  // The job of each garden adds 100 to its size.
  const sizes = async () => (await learner.get('/api/gardens')).body.map(({ size }: { size: number }) => size);
  await expect.poll(sizes).toEqual(planted.map(() => 101));
});

test('sign-in attempts are counted across processes, and a process without two-step sign-in asks for no step', async () => {
  // The attempts in the first process use up the limit of the second.
  const { username } = (await at.person()).user;
  const wrong = { username, password: 'wrong' };
  const strict = await startSecondServer(at, folder, {
    ...{ ...otherEnvironment, SIGN_INS_PER_QUARTER_HOUR: '3', EIQ_EXCLUDE: 'second-factor' },
  });
  try {
    // Without the plugin that asks for a second step, the password suffices: the way out where it cannot be loaded.
    const ines = await at.person();
    await actionsAt(at).setUpApp(ines);
    const right = { body: { username: ines.user.username, password: ines.password } };
    expect((await other.call('POST', '/api/auth/login', right)).status).toBe(202);
    expect((await strict.call('POST', '/api/auth/login', right)).status).toBe(200);
    for (let index = 0; index < 3; index++) {
      expect((await other.call('POST', '/api/auth/login', { body: wrong })).status).toBe(401);
    }
    const { status, headers } = await strict.call('POST', '/api/auth/login', { body: wrong });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.stop();
  }
});

test('an upload to a full disk is refused with the reason, leaves no partial file, and other calls work', async () => {
  // No file may grow, which causes an error similar to that of a full disk.
  const full = await startSecondServer(at, folder, otherEnvironment, { before: 'ulimit -f 0' });
  try {
    const learner = await at.person();
    const { token } = learner;
    for (let index = 0; index < 3; index++) {
      const body = new FormData();
      body.set('title', 'My bed');
      body.append('file', new Blob(['just words']), 'bed.txt');
      const { status, body: refusal } = await full.call('POST', '/api/garden-pictures', { token, body });
      expect([status, refusal]).toEqual([
        503,
        { error: { code: 'storage_full', message: expect.stringContaining('the disk is full') } },
      ]);
    }
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
    const planted = await full.call('POST', '/api/gardens', { token, body: { name: 'Herbs', size: 1 } });
    expect(planted.status).toBe(201);
  } finally {
    await full.stop();
  }
});
