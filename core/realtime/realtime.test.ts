import { expect, test } from 'vitest';
import type { z } from 'zod';
import { allReceived, collectMessages, college, fakePlatform, gardens, next, school, serve } from './testing.ts';

test('undeclared fields are dropped, and bodies are sent as transformed by their schema', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const ada = await connect(fake.token('ada'));
  const received = collectMessages(ada);
  const sender = realtime.senderFor(gardens);
  const body = { what: 'bud', answerKey: 3 };
  sender.toUser(school, 'user-ada', 'grown', body);
  sender.toUser(school, 'user-ada', 'reminder', { at: new Date(5) });
  await allReceived(ada);
  expect(received).toEqual([
    ['grown', { what: 'bud' }],
    ['reminder', { at: 5 }],
  ]);
});

test('a message that does not match the contract is logged instead of sent', async () => {
  const fake = fakePlatform();
  const { connect, realtime, logLines } = await serve(fake);
  const ada = await connect(fake.token('ada'));
  const received = collectMessages(ada);
  const sender = realtime.senderFor(gardens);
  sender.toUser(school, 'user-ada', 'grown', { what: 7 } as unknown as z.input<typeof gardens.live.sends.grown>);
  sender.toUser(school, 'user-ada', 'constructor' as 'grown', { what: 'bud' });
  sender.toRoom(school, 'toString' as 'bed', 'rose', 'grown', { what: 'bud' });
  await allReceived(ada);
  expect(received).toEqual([]);
  expect(logLines.filter((line) => JSON.parse(line).level === 'error')).toHaveLength(3);
});

test('a message to a person reaches all their tabs in that institution, and nobody else', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const token = fake.token('ada');
  const elsewhere = fake.token('ada', { institution: college });
  const clients = [
    await connect(token),
    await connect(fake.token('ada')),
    await connect(fake.token('ben')),
    await connect(elsewhere, {}, { extraHeaders: { host: 'college.x' } }),
  ];
  const received = clients.map(collectMessages);
  realtime.senderFor(gardens).toUser(school, 'user-ada', 'grown', { what: 'bud' });
  realtime.senderFor(gardens).toUser(school, 'nobody', 'grown', { what: 'bud' });
  await Promise.all(clients.map(allReceived));
  expect(received.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
});

test('the connections of an ended session are closed, those of other sessions stay', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const [here, there] = [fake.token('ada'), fake.token('ada')];
  const [first, second, other] = [await connect(here), await connect(there), await connect(fake.token('ben'))];
  const ended = next(first, 'disconnect');
  const person = { institutionId: school.id, userId: 'user-ada' };
  realtime.sessionsEnded({ ...person, only: fake.session(here) });
  expect(await ended).toBe('io server disconnect');
  await Promise.all([second, other].map(allReceived));
});

test('all sessions of a person can be ended, with or without an exception', async () => {
  const fake = fakePlatform();
  const { connect, realtime } = await serve(fake);
  const [here, there] = [fake.token('ada'), fake.token('ada')];
  const [first, second, other] = [await connect(here), await connect(there), await connect(fake.token('ben'))];
  const person = { institutionId: school.id, userId: 'user-ada' };
  const secondEnded = next(second, 'disconnect');
  realtime.sessionsEnded({ ...person, except: fake.session(here) });
  await secondEnded;
  await allReceived(first);
  realtime.sessionsEnded({ ...person, institutionId: college.id });
  await allReceived(first);
  const firstEnded = next(first, 'disconnect');
  realtime.sessionsEnded(person);
  await firstEnded;
  await allReceived(other);
});

test('checkSessions closes connections of invalid sessions, as after lost signals', async () => {
  const fake = fakePlatform();
  const [valid, ended] = [fake.token('ada'), fake.token('ben')];
  const { connect, realtime } = await serve(fake, {
    async stillValid(ids) {
      expect([...ids].sort()).toEqual([fake.session(valid), fake.session(ended)].sort());
      return new Set([fake.session(valid)]);
    },
  });
  const [validClient, endedClient] = [await connect(valid), await connect(ended)];
  const disconnected = next(endedClient, 'disconnect');
  await realtime.checkSessions();
  await disconnected;
  await allReceived(validClient);
});

test('a connection is closed if its session ends during the handshake', async () => {
  const fake = fakePlatform();
  const token = fake.token('ada');
  const { startClient } = await serve(fake, {
    gate: {
      ...fake.gate,
      // The last call before a connection is accepted.
      pluginsOn: async (institutionId) => {
        fake.endSession(token);
        return fake.gate.pluginsOn(institutionId);
      },
    },
  });
  expect(await next(startClient({ token }), 'disconnect')).toBe('io server disconnect');
});

test('a connection is closed when its token expires, even if it sends nothing', async () => {
  const fake = fakePlatform();
  let now = Date.parse('2030-01-01T00:00:00Z');
  const clock = { now: () => new Date(now) };
  const { connect, realtime } = await serve(fake, { clock, limits: { sweep: 2 } });
  const short = await connect(fake.token('ada', { expiresAt: new Date(now + 60_000) }));
  const long = await connect(fake.token('ben', { expiresAt: new Date(now + 120_000) }));
  now += 59_999;
  await Promise.all([short, long].map(allReceived));
  const ended = next(short, 'disconnect');
  now += 1;
  expect(await ended).toBe('io server disconnect');
  await allReceived(long);
  expect(realtime.connections()).toBe(1);
});

test('close answers current messages and refuses new ones, and browsers see a lost connection', async () => {
  const fake = fakePlatform();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  fake.handlers.fish = () => {
    begun.resolve();
    return slow;
  };
  const { connect, realtime, refusal, address } = await serve(fake);
  const token = fake.token('ada');
  const client = await connect(token);
  const polling = await connect(token, {}, { transports: ['polling'] });
  const current = client.emitWithAck('fish', 1);
  await begun.promise;
  const ended = [next(client, 'disconnect'), next(polling, 'disconnect')];
  const closed = realtime.close();
  expect(await client.emitWithAck('water', { bed: 'roses', litres: 1 })).toMatchObject({
    error: { code: 'unavailable' },
  });
  await refusal({ token });
  finish();
  expect(await current).toEqual({ ok: true });
  await closed;
  expect(await Promise.all(ended)).toEqual(['transport close', 'transport close']);
  expect(await (await fetch(`${address}/dashboard`)).text()).toBe('the page');
});

test('close does not wait forever for a handler that hangs', async () => {
  const fake = fakePlatform();
  const begun = Promise.withResolvers<void>();
  fake.handlers.fish = () => {
    begun.resolve();
    return new Promise(() => {});
  };
  const { connect, realtime } = await serve(fake, { limits: { grace: 5 } });
  const client = await connect(fake.token('ada'));
  client.emit('fish', 1);
  await begun.promise;
  await realtime.close();
  expect(realtime.connections()).toBe(0);
});

test('a process without an HTTP server has a sender too', async () => {
  const fake = fakePlatform();
  const { realtime } = await serve(fake, { server: undefined });
  realtime.senderFor(gardens).toUser(school, 'user-ada', 'grown', { what: 'bud' });
  expect(realtime.connections()).toBe(0);
});
