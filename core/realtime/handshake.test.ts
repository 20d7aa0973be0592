import { expect, test } from 'vitest';
import { platform } from '../contract/platform.ts';
import { college, heardBy, neighbourhood, next, school, serve } from './testing.ts';

test('whoever shows a good token is let in, and is in the general room if they ask for it', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const inGeneral = await connect(homes.token('ada'), { room: 'general' });
  const elsewhere = await connect(homes.token('ben'), { room: 'bed/1' });
  const heardElsewhere = heardBy(elsewhere);
  const changed = next(inGeneral, 'platform_changed');
  const sender = realtime.senderFor(platform);
  sender.toRoom(school, 'general', 'general', 'platform_changed', { reason: 'plugins' });
  expect(await changed).toEqual({ reason: 'plugins' });
  const personal = next(elsewhere, 'platform_changed');
  sender.toUser(school, 'user-ben', 'platform_changed', { reason: 'account' });
  await personal;
  expect(heardElsewhere).toEqual([['platform_changed', { reason: 'account' }]]);
  expect(realtime.connections()).toBe(2);
});

test.each([
  'websocket',
  'polling',
])('a bad token is refused over %s with the error envelope, and not tried again', async (transport) => {
  const homes = neighbourhood();
  const { refusal, realtime } = await serve(homes);
  for (const query of [{}, { token: '' }, { token: 'nonsense' }, { token: 'x'.repeat(5000) }]) {
    const { data } = await refusal(query as Record<string, string>, { transports: [transport], reconnection: true });
    expect(data).toMatchObject({ error: { code: 'unauthenticated' } });
  }
  expect(realtime.connections()).toBe(0);
});

test('a token is good in its own institution only', async () => {
  const homes = neighbourhood();
  const { refusal, connect } = await serve(homes);
  const token = homes.token('ada', { institution: college });
  expect((await refusal({ token })).data).toMatchObject({ error: { code: 'unauthenticated' } });
  await connect(token, {}, { extraHeaders: { host: 'college.example' } });
});

test('where there is no institution nobody is let in', async () => {
  const homes = neighbourhood();
  const { refusal } = await serve(homes, { institutionOf: async () => undefined });
  expect((await refusal({ token: homes.token('ada') })).data).toMatchObject({ error: { code: 'not_found' } });
});

test('a failure says nothing but an id, under which it is logged; a database that is away is said to be away', async () => {
  const homes = neighbourhood();
  const failing = await serve(homes, {
    authenticate: async () => {
      throw new Error('the vault is open');
    },
  });
  const { data } = await failing.refusal({ token: homes.token('ada') });
  expect(data).toMatchObject({ error: { code: 'internal' } });
  expect(JSON.stringify(data)).not.toContain('vault');
  const line = failing.sequencer.find((each) => each.includes('the vault is open'));
  expect(JSON.parse(line ?? '{}').requestId).toBe(data?.error.requestId);
  const away = await serve(homes, {
    authenticate: async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  });
  expect((await away.refusal({ token: homes.token('ada') })).data).toMatchObject({ error: { code: 'unavailable' } });
});

test('no token reaches the log, whether it was good or not', async () => {
  const homes = neighbourhood();
  const { connect, refusal, sequencer } = await serve(homes);
  const token = homes.token('ada');
  const client = await connect(token, { room: `please/${token}` });
  await client.emitWithAck('nonsense', { token });
  await client.emitWithAck('water', { bed: 1 });
  await refusal({ token: 'token-of-nobody' });
  await refusal({ token }, { extraHeaders: { origin: 'https://elsewhere.example' } });
  expect(sequencer.length).toBeGreaterThan(0);
  expect(sequencer.join('')).not.toContain('token-of-');
});

test('pages of other sites are kept out, before any token is looked at', async () => {
  const homes = neighbourhood();
  const { refusal, connect, address } = await serve(homes);
  const token = homes.token('ada');
  for (const origin of ['https://elsewhere.example', 'null', `${address}0`, 'file://', 'nonsense']) {
    for (const transport of ['websocket', 'polling']) {
      expect((await refusal({ token }, { transports: [transport], extraHeaders: { origin } })).data).toBeUndefined();
    }
  }
  await connect(token, {}, { extraHeaders: { origin: address } });
});

test('a deployment may let in pages of other origins', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes, { allowOrigin: (origin) => origin === 'https://app.example' });
  await connect(homes.token('ada'), {}, { extraHeaders: { origin: 'https://app.example' } });
});

test('no page of another origin is told it may read, and other addresses are answered as before', async () => {
  const homes = neighbourhood();
  const { address } = await serve(homes);
  const polled = await fetch(`${address}/ws/?EIO=4&transport=polling`, { headers: { origin: address } });
  expect(polled.status).toBe(200);
  expect(polled.headers.get('access-control-allow-origin')).toBeNull();
  expect(await (await fetch(`${address}/dashboard`)).text()).toBe('the page');
});

test('one person cannot open connections without end', async () => {
  const homes = neighbourhood();
  const { connect, refusal } = await serve(homes, { limits: { connections: 2 } });
  const token = homes.token('ada');
  await connect(token);
  const second = await connect(token);
  expect((await refusal({ token })).data).toMatchObject({ error: { code: 'rate_limited' } });
  await connect(homes.token('ben'));
  second.disconnect();
  await expect
    .poll(() =>
      connect(token).then(
        () => 'in',
        () => 'out',
      ),
    )
    .toBe('in');
});
