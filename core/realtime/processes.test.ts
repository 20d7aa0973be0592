import type { AddressInfo, Socket as Wire } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { platform } from '../contract/platform.ts';
import { findRedis } from './redis-testing.ts';
import { allReceived, collectMessages, college, fakePlatform, gardens, next, school, serve } from './testing.ts';

// Two servers that share only Redis represent two processes. Without a real Redis (see findRedis), a small server
// implements the part of its protocol that passes on messages, so that the same code runs everywhere.

const redis = await findRedis();
afterAll(() => redis?.stop());

const rose = { room: 'gardens.bed', key: 'rose' };

async function twoProcesses(fake = fakePlatform()) {
  const relay = await startRelay();
  const redisUrl = redis?.url ?? relay.url;
  const [first, second] = [await serve(fake, { redisUrl }), await serve(fake, { redisUrl })];
  return { fake, first, second, relay };
}

test('a message reaches people and rooms in every process, once', async () => {
  const { fake, first, second } = await twoProcesses();
  const [ada, ben] = [await first.connect(fake.token('ada')), await second.connect(fake.token('ben'))];
  for (const client of [ada, ben]) await client.emitWithAck('enter_room', rose);
  const received = [collectMessages(ada), collectMessages(ben)];
  const arrived = next(ben, 'reminder');
  const sender = first.realtime.senderFor(gardens);
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'bud' });
  sender.toUser(school, 'user-ben', 'reminder', { at: new Date(5) });
  await arrived;
  await allReceived(ada);
  expect(received).toEqual([
    [['grown', { what: 'bud' }]],
    [
      ['grown', { what: 'bud' }],
      ['reminder', { at: 5 }],
    ],
  ]);
});

test('one connection can be addressed or excluded in any process', async () => {
  const { fake, first, second } = await twoProcesses();
  const token = fake.token('ada');
  const [here, there] = [await first.connect(token), await second.connect(token)];
  for (const client of [here, there]) await client.emitWithAck('enter_room', rose);
  const received = [collectMessages(here), collectMessages(there)];
  const arrived = next(there, 'reminder');
  const sender = first.realtime.senderFor(gardens);
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'bud' }, { except: there.id ?? '' });
  sender.toConnection(college, there.id ?? '', 'grown', { what: 'weeds' });
  sender.toConnection(school, there.id ?? '', 'reminder', { at: new Date(5) });
  await arrived;
  await allReceived(here);
  expect(received).toEqual([[['grown', { what: 'bud' }]], [['reminder', { at: 5 }]]]);
});

test('every process knows who is in a room, and a recheck removes people in all processes', async () => {
  const { fake, first, second } = await twoProcesses();
  const [ada, ben] = [await first.connect(fake.token('ada')), await second.connect(fake.token('ben'))];
  for (const client of [ada, ben]) await client.emitWithAck('enter_room', rose);
  const { present, recheck } = first.realtime.senderFor(gardens);
  expect((await present(school, 'bed', 'rose')).sort()).toEqual(['user-ada', 'user-ben']);
  fake.handlers.mayEnter = (_key, who) => who.user.username === 'ada';
  const left = next(ben, 'room_left');
  await recheck(school, 'bed', 'rose');
  expect(await left).toEqual(rose);
  expect(await present(school, 'bed', 'rose')).toEqual(['user-ada']);
});

test('a person has not departed while another process has a tab of theirs', async () => {
  const { fake, first, second } = await twoProcesses();
  const departures: string[] = [];
  const benDeparted = Promise.withResolvers<void>();
  fake.handlers.departed = (_key, { userId }) => {
    departures.push(userId);
    if (userId === 'user-ben') benDeparted.resolve();
  };
  const token = fake.token('ada');
  const [here, there, ben] = [
    await first.connect(token),
    await second.connect(token),
    await first.connect(fake.token('ben')),
  ];
  for (const client of [here, there, ben]) await client.emitWithAck('enter_room', rose);
  await here.emitWithAck('leave_room', rose);
  await ben.emitWithAck('leave_room', rose);
  await benDeparted.promise;
  expect(departures).toEqual(['user-ben']);
});

test('a process without connections can send to those of other processes', async () => {
  const { fake, second, relay } = await twoProcesses();
  const redisUrl = redis?.url ?? relay.url;
  const command = await serve(fake, { redisUrl, server: undefined });
  const ben = await second.connect(fake.token('ben'), { room: 'general' });
  const changed = next(ben, 'platform_changed');
  command.realtime
    .senderFor(platform)
    .toRoom(school, 'general', 'general', 'platform_changed', { reason: 'institution' });
  expect(await changed).toEqual({ reason: 'institution' });
});

test('traffic between processes contains no tokens and no headers', async () => {
  const fake = fakePlatform();
  const relay = await startRelay();
  const [first, second] = [await serve(fake, { redisUrl: relay.url }), await serve(fake, { redisUrl: relay.url })];
  const token = fake.token('ada');
  const headers = { authorization: `Bearer ${token}`, cookie: `session=${token}` };
  const ada = await second.connect(token, { room: 'general' }, { extraHeaders: headers });
  await ada.emitWithAck('enter_room', rose);
  expect(await first.realtime.senderFor(gardens).present(school, 'bed', 'rose')).toEqual(['user-ada']);
  expect(relay.traffic()).toContain('user-ada');
  expect(relay.traffic()).not.toContain('token-of-');
});

test('while Redis is unavailable each process serves its own connections and fails its health check, and then recovers', async () => {
  const fake = fakePlatform();
  const relay = await startRelay();
  const [first, second] = [await serve(fake, { redisUrl: relay.url }), await serve(fake, { redisUrl: relay.url })];
  const [ada, ben] = [await first.connect(fake.token('ada')), await second.connect(fake.token('ben'))];
  for (const client of [ada, ben]) await client.emitWithAck('enter_room', rose);
  const { toRoom, toUser, present, recheck } = first.realtime.senderFor(gardens);
  const health = () =>
    first.realtime.health().then(
      () => 'healthy',
      () => 'unhealthy',
    );
  expect(await health()).toBe('healthy');
  await relay.stop();
  await expect.poll(health).toBe('unhealthy');
  const grown = next(ada, 'grown');
  toRoom(school, 'bed', 'rose', 'grown', { what: 'bud' });
  expect(await grown).toEqual({ what: 'bud' });
  expect(await present(school, 'bed', 'rose')).toEqual(['user-ada']);
  fake.handlers.mayEnter = (_key, who) => who.user.username !== 'ben';
  await recheck(school, 'bed', 'rose');
  expect(first.logLines.filter((line) => line.includes('Redis cannot be reached')).length).toBeGreaterThan(0);
  const [left, missed] = [next(ben, 'room_left'), next(ben, 'messages_missed')];
  await relay.start();
  expect(await left).toEqual(rose);
  // Messages sent meanwhile were lost, so browsers are told to fetch the current state.
  expect(await missed).toEqual({});
  const received = collectMessages(ben);
  const receivedAgain = () => {
    toUser(school, 'user-ben', 'grown', { what: 'flower' });
    return received.length > 0;
  };
  await expect.poll(receivedAgain).toBe(true);
  await expect.poll(health).toBe('healthy');
});

test('a Redis that does not respond delays presence only until the timeout', async () => {
  const fake = fakePlatform();
  const relay = await startRelay();
  const served = await serve(fake, { redisUrl: relay.url, limits: { presenceTimeoutMs: 100 } });
  const ada = await served.connect(fake.token('ada'));
  await ada.emitWithAck('enter_room', rose);
  relay.freeze();
  const { present, toRoom } = served.realtime.senderFor(gardens);
  expect(await present(school, 'bed', 'rose')).toEqual(['user-ada']);
  const grown = next(ada, 'grown');
  toRoom(school, 'bed', 'rose', 'grown', { what: 'bud' });
  expect(await grown).toEqual({ what: 'bud' });
});

test('a Redis that cannot be reached at start is reported, without its password', async () => {
  const relay = await startRelay();
  await relay.stop();
  const redisUrl = relay.url.replace('redis://', 'redis://eiq:hunter2@');
  const failure = await serve(fakePlatform(), { redisUrl }).catch((error: Error) => error.message);
  expect(failure).toMatch(/^Redis at redis:\/\/eiq:\[redacted\]@127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
});

test('polling is refused with several processes, since its requests may reach any of them', async () => {
  const { fake, first } = await twoProcesses();
  const error = await first.refusal({ token: fake.token('ada') }, { transports: ['polling'] });
  expect(error.data).toBeUndefined();
});

/** Passes on messages as Redis does (RESP2: https://redis.io/docs/latest/develop/reference/protocol-spec/). */
async function startRelay() {
  const subscriptions = new Map<Wire, { channels: Set<string>; patterns: Set<string> }>();
  let traffic = '';
  let isFrozen = false;
  const server = createServer((wire) => {
    const subscribed = { channels: new Set<string>(), patterns: new Set<string>() };
    subscriptions.set(wire, subscribed);
    wire.on('close', () => subscriptions.delete(wire)).on('error', () => wire.destroy());
    let pending = Buffer.alloc(0);
    wire.on('data', (bytes) => {
      if (isFrozen) return;
      pending = Buffer.concat([pending, bytes]);
      for (let read = command(pending); read; read = command(pending)) {
        pending = pending.subarray(read.length);
        answer(wire, subscribed, read.parts);
      }
    });
  });

  const answer = (wire: Wire, subscribed: { channels: Set<string>; patterns: Set<string> }, parts: Buffer[]) => {
    const [verb = '', ...names] = parts.map((part) => part.toString('latin1'));
    const kind = verb.toLowerCase();
    if (kind.endsWith('subscribe')) {
      const set = kind.startsWith('p') ? subscribed.patterns : subscribed.channels;
      for (const name of names) {
        if (kind.includes('un')) set.delete(name);
        else set.add(name);
        wire.write(reply([kind, name, subscribed.channels.size + subscribed.patterns.size]));
      }
    } else if (kind === 'publish') {
      const [channel = '', message = ''] = names;
      traffic += message;
      for (const [other, { channels, patterns }] of subscriptions) {
        if (channels.has(channel)) other.write(reply(['message', channel, message]));
        for (const pattern of patterns) {
          if (channel.startsWith(pattern.slice(0, -1))) other.write(reply(['pmessage', pattern, channel, message]));
        }
      }
      wire.write(reply(1));
    } else if (kind === 'pubsub') {
      const channel = names[1] ?? '';
      wire.write(reply([channel, [...subscriptions.values()].filter(({ channels }) => channels.has(channel)).length]));
    } else wire.write(kind === 'ping' ? '+PONG\r\n' : '+OK\r\n');
  };

  const start = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    if (!server.listening) return;
    for (const wire of subscriptions.keys()) wire.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  const freeze = () => {
    isFrozen = true;
  };
  await start(0);
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `redis://127.0.0.1:${port}`, stop, start: () => start(port), freeze, traffic: () => traffic };
}

/** The first complete command in the bytes: `*2\r\n$4\r\nPING\r\n…`. */
function command(bytes: Buffer): { parts: Buffer[]; length: number } | undefined {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = bytes.toString('latin1', at + 1, end);
    at = end + 2;
    return Number(text);
  };
  const count = line();
  if (count === undefined) return undefined;
  const parts: Buffer[] = [];
  for (let part = 0; part < count; part++) {
    const size = line();
    if (size === undefined || bytes.length < at + size + 2) return undefined;
    parts.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
  return { parts, length: at };
}

type Reply = string | number | Reply[];

/** Texts have one character per byte. */
function reply(value: Reply): Buffer {
  if (typeof value === 'number') return Buffer.from(`:${value}\r\n`);
  if (typeof value === 'string') return Buffer.from(`$${value.length}\r\n${value}\r\n`, 'latin1');
  return Buffer.concat([Buffer.from(`*${value.length}\r\n`), ...value.map(reply)]);
}
