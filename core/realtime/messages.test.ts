import { expect, test } from 'vitest';
import { forbidden, notFound } from '../contract/index.ts';
import { fakePlatform, next, serve } from './testing.ts';

const watering = { bed: 'roses', litres: 3 };

test('a message is parsed, handled for its sender and answered according to the contract', async () => {
  const fake = fakePlatform();
  fake.handlers.water = (body, who) => ({ ...body, by: who.user.username, secret: 'not declared', ok: 'overwritten' });
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  const answer = await client.emitWithAck('water', { bed: 'roses', litres: '3', stray: 1 });
  expect(answer).toEqual({ ok: true, bed: 'roses', litres: 3, by: 'ada' });
});

test('the handler receives the sender’s institution, session and client', async () => {
  const fake = fakePlatform();
  const { connect } = await serve(fake, { addressOf: () => ({ host: 'school.example', client: '192.0.2.7' }) });
  const token = fake.token('ada');
  const client = await connect(token, {}, { extraHeaders: { 'user-agent': 'A browser' } });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fake.handlers.water = (body, who) => {
    resolve({ ...who, may: who.may('gardens.manage') });
    return { ...body, by: '' };
  };
  await client.emitWithAck('water', watering);
  expect(await promise).toMatchObject({
    institution: { slug: 'school' },
    user: { username: 'ada', role: 'learner' },
    session: fake.session(token),
    client: { address: '192.0.2.7', userAgent: 'A browser' },
    may: false,
  });
});

test('a message that fails because its session ended is answered as unauthenticated', async () => {
  const fake = fakePlatform();
  const token = fake.token('ada');
  fake.handlers.water = () => {
    fake.endSession(token);
    throw new Error('there is no such person to refer to');
  };
  const { connect } = await serve(fake);
  expect(await (await connect(token)).emitWithAck('water', watering)).toMatchObject({
    error: { code: 'unauthenticated' },
  });
});

test('all problems of a body are reported at once, and the handler is not called', async () => {
  const fake = fakePlatform();
  fake.handlers.water = () => {
    throw new Error('was called');
  };
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  const { error } = await client.emitWithAck('water', { bed: 'x', litres: 11 });
  expect(error.code).toBe('invalid');
  expect(error.issues.map(({ path }: { path: string }) => path)).toEqual(['body.bed', 'body.litres']);
  for (const body of [undefined, null, 7, 'text', []]) {
    expect(await client.emitWithAck('water', body)).toMatchObject({ error: { code: 'invalid' } });
  }
});

test('the permission of a message is checked with the current role', async () => {
  const fake = fakePlatform();
  const { connect } = await serve(fake);
  const token = fake.token('ada');
  const client = await connect(token);
  expect(await client.emitWithAck('weed', {})).toEqual({ error: { code: 'forbidden', message: forbidden().message } });
  fake.setRole(token, 'administrator');
  expect(await client.emitWithAck('weed', {})).toEqual({ ok: true });
  fake.setRole(token, 'learner');
  expect(await client.emitWithAck('weed', {})).toMatchObject({ error: { code: 'forbidden' } });
});

test('a message of a plugin that is off or failed to start is answered like an unknown one', async () => {
  const fake = fakePlatform();
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  fake.switchOff('gardens');
  const unknown = await client.emitWithAck('nonsense', watering);
  expect(unknown).toMatchObject({ error: { code: 'not_found' } });
  expect(await client.emitWithAck('water', watering)).toEqual(unknown);
  expect(await client.emitWithAck('call', watering)).toEqual(unknown);
  fake.switchOn('gardens');
  expect(await client.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'error',
  'disconnected',
  'hasOwnProperty',
  '',
])('a message named %j is unknown', async (name) => {
  const fake = fakePlatform();
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  expect(await client.emitWithAck(name, {})).toMatchObject({ error: { code: 'not_found' } });
  expect(await client.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test('messages without acknowledgement cause no failure, whatever they contain', async () => {
  const fake = fakePlatform();
  const handled: unknown[] = [];
  fake.handlers.fish = (body) => handled.push(body);
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  client.emit('fish', { kind: 'carp' });
  client.emit('fish');
  client.emit('water', { wrong: true });
  client.emit('nonsense', { a: 1 }, { b: 2 });
  client.emit('enter_room', 'nowhere');
  client.emit('error', new Uint8Array(3));
  client.emit('fish', new Uint8Array([1, 2]), 'ignored');
  expect(await client.emitWithAck('water', watering)).toMatchObject({ ok: true });
  await client.emitWithAck('fish', 'last');
  expect(handled).toEqual([{ kind: 'carp' }, undefined, Buffer.from([1, 2]), 'last']);
});

test('a handler’s failure is sent; an unexpected error is logged and discloses only its request id', async () => {
  const fake = fakePlatform();
  const { connect, logLines } = await serve(fake);
  const client = await connect(fake.token('ada'));
  fake.handlers.weed = () => undefined;
  fake.handlers.water = () => {
    throw notFound('There is no such bed');
  };
  expect(await client.emitWithAck('water', watering)).toEqual({
    error: { code: 'not_found', message: 'There is no such bed' },
  });
  fake.handlers.water = async () => {
    throw new Error('the well is poisoned');
  };
  const { error } = await client.emitWithAck('water', watering);
  expect(error).toEqual({
    code: 'internal',
    message: expect.stringContaining(error.requestId),
    requestId: error.requestId,
  });
  const line = JSON.parse(logLines.find((each) => each.includes('the well is poisoned')) ?? '{}');
  expect(line).toMatchObject({ requestId: error.requestId, message: 'water', userId: 'user-ada', level: 'error' });
});

test('an answer that does not match the contract is not sent', async () => {
  const fake = fakePlatform();
  fake.handlers.water = () => ({ bed: 'roses', litres: 'many', by: 'nobody' });
  const { connect, logLines } = await serve(fake);
  const client = await connect(fake.token('ada'));
  expect(await client.emitWithAck('water', watering)).toMatchObject({ error: { code: 'internal' } });
  expect(logLines.join('')).toContain('does not match the plugin');
});

test('messages above the rate limit are refused until time has passed', async () => {
  const fake = fakePlatform();
  let now = 0;
  const clock = { now: () => new Date(now) };
  const { connect } = await serve(fake, { clock, limits: { messagesPerSecond: 2, burst: 3 } });
  const client = await connect(fake.token('ada'));
  const send = async () => (await client.emitWithAck('water', watering)).error?.code ?? 'ok';
  expect([await send(), await send(), await send(), await send()]).toEqual(['ok', 'ok', 'ok', 'rate_limited']);
  now += 1000;
  expect([await send(), await send(), await send()]).toEqual(['ok', 'ok', 'rate_limited']);
  const other = await connect(fake.token('ben'));
  expect(await other.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test.each([
  'websocket',
  'polling',
])('a message over %s that is too large closes only its own connection', async (transport) => {
  const fake = fakePlatform();
  const { connect } = await serve(fake, { limits: { messageBytes: 10_000 } });
  const sender = await connect(fake.token('ada'), {}, { transports: [transport] });
  const other = await connect(fake.token('ben'));
  expect(await sender.emitWithAck('fish', 'x'.repeat(9000))).toEqual({ ok: true });
  const ended = next(sender, 'disconnect');
  sender.emit('fish', 'x'.repeat(11_000));
  await ended;
  expect(await other.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test('messages to one plugin are handled in sequence, independently of other plugins', async () => {
  const fake = fakePlatform();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const order: string[] = [];
  fake.handlers.water = async (body, who) => {
    if (body.bed === 'slow') await slow;
    order.push(body.bed);
    return { ...body, by: who.user.username };
  };
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  const first = client.emitWithAck('water', { ...watering, bed: 'slow' });
  const second = client.emitWithAck('water', { ...watering, bed: 'quick' });
  expect(await client.emitWithAck('fish', {})).toEqual({ ok: true });
  expect(order).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['slow', 'quick']);
});

test('the number of unanswered messages is limited', async () => {
  const fake = fakePlatform();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  fake.handlers.fish = () => slow;
  const { connect } = await serve(fake, { limits: { waiting: 2 } });
  const client = await connect(fake.token('ada'));
  const waiting = [client.emitWithAck('fish', 1), client.emitWithAck('fish', 2)];
  expect(await client.emitWithAck('fish', 3)).toMatchObject({ error: { code: 'rate_limited' } });
  finish();
  expect(await Promise.all(waiting)).toEqual([{ ok: true }, { ok: true }]);
  expect(await client.emitWithAck('fish', 4)).toEqual({ ok: true });
});

test('a message that waits while its plugin is switched off is not handled', async () => {
  const fake = fakePlatform();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const handled: unknown[] = [];
  fake.handlers.fish = async (body) => {
    handled.push(body);
    await slow;
  };
  const { connect } = await serve(fake);
  const client = await connect(fake.token('ada'));
  const first = client.emitWithAck('fish', 1);
  const second = client.emitWithAck('fish', 2);
  await client.emitWithAck('water', watering);
  fake.switchOff('ponds');
  finish();
  expect(await first).toEqual({ ok: true });
  expect(await second).toMatchObject({ error: { code: 'not_found' } });
  expect(handled).toEqual([1]);
});

test('a message of an ended session is answered as unauthenticated, and its connection is closed', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const token = fake.token('ada');
  const client = await connect(token);
  const ended = next(client, 'disconnect');
  fake.endSession(token);
  expect(await client.emitWithAck('water', watering)).toMatchObject({ error: { code: 'unauthenticated' } });
  expect(await ended).toBe('io server disconnect');
  expect(realtime.connections()).toBe(0);
});
