import { expect, test } from 'vitest';
import { forbidden, notFound } from '../contract/index.ts';
import { neighbourhood, next, serve } from './testing.ts';

const watering = { bed: 'roses', litres: 3 };

test('a message is parsed, handled on behalf of its sender, and answered through the contract', async () => {
  const homes = neighbourhood();
  homes.deeds.water = (body, who) => ({ ...body, by: who.user.username, secret: 'not declared', ok: 'overwritten' });
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  const answer = await client.emitWithAck('water', { bed: 'roses', litres: '3', stray: 1 });
  expect(answer).toEqual({ ok: true, bed: 'roses', litres: 3, by: 'ada' });
});

test('the handler is told who sends: their institution, session and client', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes, { addressOf: () => ({ host: 'school.example', client: '192.0.2.7' }) });
  const token = homes.token('ada');
  const client = await connect(token, {}, { extraHeaders: { 'user-agent': 'A browser' } });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  homes.deeds.water = (body, who) => {
    resolve({ ...who, may: who.may('gardens.manage') });
    return { ...body, by: '' };
  };
  await client.emitWithAck('water', watering);
  expect(await promise).toMatchObject({
    institution: { slug: 'school' },
    user: { username: 'ada', role: 'learner' },
    session: homes.session(token),
    client: { address: '192.0.2.7', userAgent: 'A browser' },
    may: false,
  });
});

test('whoever is signed out while their message is handled is told so, whatever it failed for', async () => {
  const homes = neighbourhood();
  const token = homes.token('ada');
  homes.deeds.water = () => {
    homes.endSession(token);
    throw new Error('there is no such person to refer to');
  };
  const { connect } = await serve(homes);
  expect(await (await connect(token)).emitWithAck('water', watering)).toMatchObject({
    error: { code: 'unauthenticated' },
  });
});

test('everything that is wrong with a body is said at once, and its handler is not asked', async () => {
  const homes = neighbourhood();
  homes.deeds.water = () => {
    throw new Error('was asked');
  };
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  const { error } = await client.emitWithAck('water', { bed: 'x', litres: 11 });
  expect(error.code).toBe('invalid');
  expect(error.issues.map(({ path }: { path: string }) => path)).toEqual(['body.bed', 'body.litres']);
  for (const body of [undefined, null, 7, 'text', []]) {
    expect(await client.emitWithAck('water', body)).toMatchObject({ error: { code: 'invalid' } });
  }
});

test('a message may need a permission, and every message is judged by the role of its moment', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes);
  const token = homes.token('ada');
  const client = await connect(token);
  expect(await client.emitWithAck('weed', {})).toEqual({ error: { code: 'forbidden', message: forbidden().message } });
  homes.setRole(token, 'administrator');
  expect(await client.emitWithAck('weed', {})).toEqual({ ok: true });
  homes.setRole(token, 'learner');
  expect(await client.emitWithAck('weed', {})).toMatchObject({ error: { code: 'forbidden' } });
});

test('a message of a plugin that is off, or failed to start, is answered as one that never existed', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  homes.switchOff('gardens');
  const never = await client.emitWithAck('nonsense', watering);
  expect(never).toMatchObject({ error: { code: 'not_found' } });
  expect(await client.emitWithAck('water', watering)).toEqual(never);
  expect(await client.emitWithAck('knock', watering)).toEqual(never);
  homes.switchOn('gardens');
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
])('a message called %j is like any unknown one', async (name) => {
  const homes = neighbourhood();
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  expect(await client.emitWithAck(name, {})).toMatchObject({ error: { code: 'not_found' } });
  expect(await client.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test('without an acknowledgement nothing breaks, whatever is sent', async () => {
  const homes = neighbourhood();
  const handled: unknown[] = [];
  homes.deeds.fish = (body) => handled.push(body);
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
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

test('what a handler means to tell is told; what it did not foresee says nothing but an id, and is logged', async () => {
  const homes = neighbourhood();
  const { connect, sequencer } = await serve(homes);
  const client = await connect(homes.token('ada'));
  homes.deeds.weed = () => undefined;
  homes.deeds.water = () => {
    throw notFound('There is no such bed');
  };
  expect(await client.emitWithAck('water', watering)).toEqual({
    error: { code: 'not_found', message: 'There is no such bed' },
  });
  homes.deeds.water = async () => {
    throw new Error('the well is poisoned');
  };
  const { error } = await client.emitWithAck('water', watering);
  expect(error).toEqual({
    code: 'internal',
    message: expect.stringContaining(error.requestId),
    requestId: error.requestId,
  });
  const line = JSON.parse(sequencer.find((each) => each.includes('the well is poisoned')) ?? '{}');
  expect(line).toMatchObject({ requestId: error.requestId, message: 'water', userId: 'user-ada', level: 'error' });
});

test('an answer that is not what the contract says does not leave', async () => {
  const homes = neighbourhood();
  homes.deeds.water = () => ({ bed: 'roses', litres: 'many', by: 'nobody' });
  const { connect, sequencer } = await serve(homes);
  const client = await connect(homes.token('ada'));
  expect(await client.emitWithAck('water', watering)).toMatchObject({ error: { code: 'internal' } });
  expect(sequencer.join('')).toContain('does not match the plugin');
});

test('too many messages are refused until time has passed', async () => {
  const homes = neighbourhood();
  let now = 0;
  const clock = { now: () => new Date(now) };
  const { connect } = await serve(homes, { clock, limits: { messagesPerSecond: 2, burst: 3 } });
  const client = await connect(homes.token('ada'));
  const send = async () => (await client.emitWithAck('water', watering)).error?.code ?? 'ok';
  expect([await send(), await send(), await send(), await send()]).toEqual(['ok', 'ok', 'ok', 'rate_limited']);
  now += 1000;
  expect([await send(), await send(), await send()]).toEqual(['ok', 'ok', 'rate_limited']);
  const other = await connect(homes.token('ben'));
  expect(await other.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test.each([
  'websocket',
  'polling',
])('a message over %s that is too large ends its connection and no other', async (transport) => {
  const homes = neighbourhood();
  const { connect } = await serve(homes, { limits: { messageBytes: 10_000 } });
  const sender = await connect(homes.token('ada'), {}, { transports: [transport] });
  const other = await connect(homes.token('ben'));
  expect(await sender.emitWithAck('fish', 'x'.repeat(9000))).toEqual({ ok: true });
  const ended = next(sender, 'disconnect');
  sender.emit('fish', 'x'.repeat(11_000));
  await ended;
  expect(await other.emitWithAck('water', watering)).toMatchObject({ ok: true });
});

test('messages to one plugin are handled one after the other; those to another do not wait for them', async () => {
  const homes = neighbourhood();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const order: string[] = [];
  homes.deeds.water = async (body, who) => {
    if (body.bed === 'slow') await slow;
    order.push(body.bed);
    return { ...body, by: who.user.username };
  };
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  const first = client.emitWithAck('water', { ...watering, bed: 'slow' });
  const second = client.emitWithAck('water', { ...watering, bed: 'quick' });
  expect(await client.emitWithAck('fish', {})).toEqual({ ok: true });
  expect(order).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['slow', 'quick']);
});

test('no more than so many messages wait for their answers', async () => {
  const homes = neighbourhood();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  homes.deeds.fish = () => slow;
  const { connect } = await serve(homes, { limits: { waiting: 2 } });
  const client = await connect(homes.token('ada'));
  const waiting = [client.emitWithAck('fish', 1), client.emitWithAck('fish', 2)];
  expect(await client.emitWithAck('fish', 3)).toMatchObject({ error: { code: 'rate_limited' } });
  finish();
  expect(await Promise.all(waiting)).toEqual([{ ok: true }, { ok: true }]);
  expect(await client.emitWithAck('fish', 4)).toEqual({ ok: true });
});

test('a message that waited while its plugin was switched off is not handled', async () => {
  const homes = neighbourhood();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const handled: unknown[] = [];
  homes.deeds.fish = async (body) => {
    handled.push(body);
    await slow;
  };
  const { connect } = await serve(homes);
  const client = await connect(homes.token('ada'));
  const first = client.emitWithAck('fish', 1);
  const second = client.emitWithAck('fish', 2);
  await client.emitWithAck('water', watering);
  homes.switchOff('ponds');
  finish();
  expect(await first).toEqual({ ok: true });
  expect(await second).toMatchObject({ error: { code: 'not_found' } });
  expect(handled).toEqual([1]);
});

test('someone whose session has ended is told so and disconnected', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const token = homes.token('ada');
  const client = await connect(token);
  const ended = next(client, 'disconnect');
  homes.endSession(token);
  expect(await client.emitWithAck('water', watering)).toMatchObject({ error: { code: 'unauthenticated' } });
  expect(await ended).toBe('io server disconnect');
  expect(realtime.connections()).toBe(0);
});
