import { afterAll, beforeAll, expect, test } from 'vitest';
import { birdsFixture, brokenFixture, gardensFixture, shedsFixture } from '../../tests/fixtures/index.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [gardensFixture, shedsFixture, birdsFixture, brokenFixture] });
  learner = await at.person('learner');
});
afterAll(() => at?.close());

const plant = () => learner.post('/api/gardens', { name: 'Peas', size: 1 });
const idle = () => at.platform.queueing.waitUntilIdle();

test('a plugin that throws at start is quarantined with its reason, and the others run', async () => {
  expect(at.platform.host.quarantined.get('broken')).toBe('no spade');
  expect((await learner.get('/api/gardens')).status).toBe(200);
});

test('events and jobs are delivered after the commit of their change', async () => {
  const { body } = await plant();
  await idle();
  expect((await learner.get(`/api/gardens/${body.id}`)).body.size).toBe(101);
});

test('a plugin that is off is indistinguishable from one that does not exist', async () => {
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  try {
    for (const [method, address, body] of [
      ['GET', '/api/gardens'],
      ['POST', '/api/gardens', '{"broken'],
      ['DELETE', '/api/gardens'],
    ] as const) {
      const off = await at.call(method, address, { token: learner.token, body });
      const unknown = await at.call(method, address.replace('gardens', 'nothing'), { token: learner.token, body });
      expect(off.status).toBe(404);
      expect(JSON.stringify(off.body).replaceAll('gardens', 'nothing')).toEqual(JSON.stringify(unknown.body));
      expect([...off.headers.keys()]).toEqual([...unknown.headers.keys()]);
    }
    const manifest = (await learner.get('/api/platform/manifest')).body;
    expect(JSON.stringify(manifest)).not.toContain('gardens');
    expect(Object.keys((await learner.get('/api/openapi.json')).body.paths).join()).not.toContain('garden');
    const administrator = await at.person('administrator');
    expect((await administrator.get('/api/platform/manifest')).body.permissions).not.toContain('gardens.manage');
  } finally {
    await at.switchPlugin('gardens', true);
    await at.switchPlugin('sheds', true);
  }
});

test('a plugin that is switched on again has its data', async () => {
  const { body } = await plant();
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  await at.switchPlugin('sheds', true);
  expect((await learner.get(`/api/gardens/${body.id}`)).body.name).toBe('Peas');
  expect((await learner.get('/api/sheds')).status).toBe(200);
});

test('a plugin that another requires cannot be switched off, and the error names the other', async () => {
  await expect(at.platform.switchboard.set({ institution: at.institution }, 'gardens', false)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('sheds'),
  });
});

test('a plugin that uses another works without it', async () => {
  expect((await learner.get('/api/birds')).body.gardens).toBeTypeOf('number');
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  expect((await learner.get('/api/birds')).body).toEqual({ gardens: null });
  await at.switchPlugin('sheds', true);
});

test('switches apply to one institution', async () => {
  const other = await at.person('learner', await at.anotherInstitution());
  await at.switchPlugin('birds', false);
  expect((await learner.get('/api/birds')).status).toBe(404);
  expect((await other.get('/api/birds')).status).toBe(200);
  await at.switchPlugin('birds', true);
});

test('live messages of a plugin that is off are answered like unknown ones', async () => {
  const socket = await learner.connect();
  const send = (message: string) => socket.emitWithAck(message, { litres: 3 });
  expect(await send('water')).toMatchObject({ ok: true, total: 3 });
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  const off = await send('water');
  const unknown = await send('wader');
  expect(JSON.stringify(off).replaceAll('water', 'wader')).toBe(JSON.stringify(unknown));
  await at.switchPlugin('sheds', true);
  expect(await send('water')).toMatchObject({ ok: true });
});

test('browsers are notified of a switch', async () => {
  const socket = await learner.connect();
  const notified = new Promise((resolve) => socket.once('platform_changed', resolve));
  await at.switchPlugin('birds', false);
  expect(await notified).toEqual({ reason: 'plugins' });
  await at.switchPlugin('birds', true);
});

test('other processes are notified of a switch', async () => {
  const { openPlatform } = await import('../platform.ts');
  const second = await openPlatform({ ...at.platform, extra: [gardensFixture, shedsFixture, birdsFixture] });
  try {
    expect((await second.gate.pluginsOn(at.institution.id)).has('birds')).toBe(true);
    const notified = new Promise<void>((resolve) => second.gate.onSwitchedOff((_, id) => id === 'birds' && resolve()));
    await at.switchPlugin('birds', false);
    await notified;
    expect(second.gate.isOn(at.institution.id, 'birds')).toBe(false);
  } finally {
    await second.close();
    await at.switchPlugin('birds', true);
  }
});
