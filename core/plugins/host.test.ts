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

test('a plugin that throws at start is set aside with its reason, and the rest serves', async () => {
  expect(at.platform.host.quarantined.get('broken')).toBe('no spade');
  expect((await learner.get('/api/gardens')).status).toBe(200);
});

test('events and jobs arrive after the change they were written with, and not without it', async () => {
  const { body } = await plant();
  await idle();
  expect((await learner.get(`/api/gardens/${body.id}`)).body.size).toBe(101);
});

test('a plugin that is off answers in every way like one that never existed', async () => {
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  try {
    for (const [method, address, body] of [
      ['GET', '/api/gardens'],
      ['POST', '/api/gardens', '{"broken'],
      ['DELETE', '/api/gardens'],
    ] as const) {
      const here = await at.call(method, address, { token: learner.token, body });
      const nowhere = await at.call(method, address.replace('gardens', 'nothing'), { token: learner.token, body });
      expect(here.status).toBe(404);
      expect(JSON.stringify(here.body).replaceAll('gardens', 'nothing')).toEqual(JSON.stringify(nowhere.body));
      expect([...here.headers.keys()]).toEqual([...nowhere.headers.keys()]);
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

test('switched on again, its data is there', async () => {
  const { body } = await plant();
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  await at.switchPlugin('sheds', true);
  expect((await learner.get(`/api/gardens/${body.id}`)).body.name).toBe('Peas');
  expect((await learner.get('/api/sheds')).status).toBe(200);
});

test('a plugin that another one requires cannot go off, and the refusal names it', async () => {
  await expect(at.platform.switchboard.set({ institution: at.institution }, 'gardens', false)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('sheds'),
  });
});

test('a plugin that uses another one goes on without it', async () => {
  expect((await learner.get('/api/birds')).body.gardens).toBeTypeOf('number');
  await at.switchPlugin('sheds', false);
  await at.switchPlugin('gardens', false);
  expect((await learner.get('/api/birds')).body).toEqual({ gardens: null });
  await at.switchPlugin('sheds', true);
});

test('one institution’s switches are not another’s', async () => {
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

test('browsers are told when something is switched', async () => {
  const socket = await learner.connect();
  const told = new Promise((resolve) => socket.once('platform_changed', resolve));
  await at.switchPlugin('birds', false);
  expect(await told).toEqual({ reason: 'plugins' });
  await at.switchPlugin('birds', true);
});

test('another process hears of a switch', async () => {
  const { openPlatform } = await import('../platform.ts');
  const second = await openPlatform({ ...at.platform, extra: [gardensFixture, shedsFixture, birdsFixture] });
  try {
    expect((await second.gate.pluginsOn(at.institution.id)).has('birds')).toBe(true);
    const heard = new Promise<void>((resolve) => second.gate.onSwitchedOff((_, id) => id === 'birds' && resolve()));
    await at.switchPlugin('birds', false);
    await heard;
    expect(second.gate.isOn(at.institution.id, 'birds')).toBe(false);
  } finally {
    await second.close();
    await at.switchPlugin('birds', true);
  }
});
