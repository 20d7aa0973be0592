import { expect, test } from 'vitest';
import { platform } from '../contract/platform.ts';
import { collectMessages, college, fakePlatform, next, school, serve } from './testing.ts';

test('a valid token is accepted, and the connection joins the general room on request', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const inGeneral = await connect(fake.token('ada'), { room: 'general' });
  const elsewhere = await connect(fake.token('ben'), { room: 'bed/1' });
  const receivedElsewhere = collectMessages(elsewhere);
  const changed = next(inGeneral, 'platform_changed');
  const sender = realtime.senderFor(platform);
  sender.toRoom(school, 'general', 'general', 'platform_changed', { reason: 'plugins' });
  expect(await changed).toEqual({ reason: 'plugins' });
  const personal = next(elsewhere, 'platform_changed');
  sender.toUser(school, 'user-ben', 'platform_changed', { reason: 'account' });
  await personal;
  expect(receivedElsewhere).toEqual([['platform_changed', { reason: 'account' }]]);
  expect(realtime.connections()).toBe(2);
});

test.each([
  'websocket',
  'polling',
])('an invalid token is refused over %s with the error envelope', async (transport) => {
  const fake = fakePlatform();
  const { refusal, realtime } = await serve(fake);
  for (const query of [{}, { token: '' }, { token: 'nonsense' }, { token: 'x'.repeat(5000) }]) {
    const { data } = await refusal(query as Record<string, string>, { transports: [transport], reconnection: true });
    expect(data).toMatchObject({ error: { code: 'unauthenticated' } });
  }
  expect(realtime.connections()).toBe(0);
});

test('a token is valid only in its institution', async () => {
  const fake = fakePlatform();
  const { refusal, connect } = await serve(fake);
  const token = fake.token('ada', { institution: college });
  expect((await refusal({ token })).data).toMatchObject({ error: { code: 'unauthenticated' } });
  await connect(token, {}, { extraHeaders: { host: 'college.example' } });
});

test('without an institution connections are refused', async () => {
  const fake = fakePlatform();
  const { refusal } = await serve(fake, { institutionOf: async () => undefined });
  expect((await refusal({ token: fake.token('ada') })).data).toMatchObject({ error: { code: 'not_found' } });
});

test('an unexpected failure discloses only the request id of its log entry; a lost database is reported as unavailable', async () => {
  const fake = fakePlatform();
  const failing = await serve(fake, {
    authenticate: async () => {
      throw new Error('the vault is open');
    },
  });
  const { data } = await failing.refusal({ token: fake.token('ada') });
  expect(data).toMatchObject({ error: { code: 'internal' } });
  expect(JSON.stringify(data)).not.toContain('vault');
  const line = failing.logLines.find((each) => each.includes('the vault is open'));
  expect(JSON.parse(line ?? '{}').requestId).toBe(data?.error.requestId);
  const unavailable = await serve(fake, {
    authenticate: async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  });
  expect((await unavailable.refusal({ token: fake.token('ada') })).data).toMatchObject({
    error: { code: 'unavailable' },
  });
});

test('neither valid nor invalid tokens are logged', async () => {
  const fake = fakePlatform();
  const { connect, refusal, logLines } = await serve(fake);
  const token = fake.token('ada');
  const client = await connect(token, { room: `please/${token}` });
  await client.emitWithAck('nonsense', { token });
  await client.emitWithAck('water', { bed: 1 });
  await refusal({ token: 'token-of-nobody' });
  await refusal({ token }, { extraHeaders: { origin: 'https://elsewhere.example' } });
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join('')).not.toContain('token-of-');
});

test('connections from pages of other origins are refused', async () => {
  const fake = fakePlatform();
  const { refusal, connect, address } = await serve(fake);
  const token = fake.token('ada');
  for (const origin of ['https://elsewhere.example', 'null', `${address}0`, 'file://', 'nonsense']) {
    for (const transport of ['websocket', 'polling']) {
      expect((await refusal({ token }, { transports: [transport], extraHeaders: { origin } })).data).toBeUndefined();
    }
  }
  await connect(token, {}, { extraHeaders: { origin: address } });
});

test('a deployment can allow pages of other origins', async () => {
  const fake = fakePlatform();
  const { connect } = await serve(fake, { allowOrigin: (origin) => origin === 'https://app.example' });
  await connect(fake.token('ada'), {}, { extraHeaders: { origin: 'https://app.example' } });
});

test('responses have no CORS header, and other paths are not affected', async () => {
  const fake = fakePlatform();
  const { address } = await serve(fake);
  const polled = await fetch(`${address}/ws/?EIO=4&transport=polling`, { headers: { origin: address } });
  expect(polled.status).toBe(200);
  expect(polled.headers.get('access-control-allow-origin')).toBeNull();
  expect(await (await fetch(`${address}/dashboard`)).text()).toBe('the page');
});

test('the connections of a person are limited', async () => {
  const fake = fakePlatform();
  const { connect, refusal } = await serve(fake, { limits: { connections: 2 } });
  const token = fake.token('ada');
  await connect(token);
  const second = await connect(token);
  expect((await refusal({ token })).data).toMatchObject({ error: { code: 'rate_limited' } });
  await connect(fake.token('ben'));
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
