import { expect, test } from 'vitest';
import type { z } from 'zod';
import { caughtUp, college, gardens, heardBy, neighbourhood, next, school, serve } from './testing.ts';

test('a field that the contract does not declare never leaves; bodies are sent as their schema gives them', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const heard = heardBy(ada);
  const sender = realtime.senderFor(gardens);
  const withMore = { what: 'bud', answerKey: 3 };
  sender.toUser(school, 'user-ada', 'grown', withMore);
  sender.toUser(school, 'user-ada', 'told', { at: new Date(5) });
  await caughtUp(ada);
  expect(heard).toEqual([
    ['grown', { what: 'bud' }],
    ['told', { at: 5 }],
  ]);
});

test('what the contract does not say is not sent but logged, and the sender goes on', async () => {
  const homes = neighbourhood();
  const { connect, realtime, sequencer } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const heard = heardBy(ada);
  const sender = realtime.senderFor(gardens);
  sender.toUser(school, 'user-ada', 'grown', { what: 7 } as unknown as z.input<typeof gardens.live.sends.grown>);
  sender.toUser(school, 'user-ada', 'constructor' as 'grown', { what: 'bud' });
  sender.toRoom(school, 'toString' as 'bed', 'rose', 'grown', { what: 'bud' });
  await caughtUp(ada);
  expect(heard).toEqual([]);
  expect(sequencer.filter((line) => JSON.parse(line).level === 'error')).toHaveLength(3);
});

test('a message to a person reaches every tab of theirs in that institution, and nobody else', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const token = homes.token('ada');
  const elsewhere = homes.token('ada', { institution: college });
  const clients = [
    await connect(token),
    await connect(homes.token('ada')),
    await connect(homes.token('ben')),
    await connect(elsewhere, {}, { extraHeaders: { host: 'college.x' } }),
  ];
  const heard = clients.map(heardBy);
  realtime.senderFor(gardens).toUser(school, 'user-ada', 'grown', { what: 'bud' });
  realtime.senderFor(gardens).toUser(school, 'nobody', 'grown', { what: 'bud' });
  await Promise.all(clients.map(caughtUp));
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
});

test('a session that ends is disconnected, the others of that person stay', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const [here, there] = [homes.token('ada'), homes.token('ada')];
  const [first, second, other] = [await connect(here), await connect(there), await connect(homes.token('ben'))];
  const ended = next(first, 'disconnect');
  const person = { institutionId: school.id, userId: 'user-ada' };
  realtime.sessionsEnded({ ...person, only: homes.session(here) });
  expect(await ended).toBe('io server disconnect');
  await Promise.all([second, other].map(caughtUp));
});

test('all sessions of a person but one can end, and all of them', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const [here, there] = [homes.token('ada'), homes.token('ada')];
  const [first, second, other] = [await connect(here), await connect(there), await connect(homes.token('ben'))];
  const person = { institutionId: school.id, userId: 'user-ada' };
  const secondEnded = next(second, 'disconnect');
  realtime.sessionsEnded({ ...person, except: homes.session(here) });
  await secondEnded;
  await caughtUp(first);
  realtime.sessionsEnded({ ...person, institutionId: college.id });
  await caughtUp(first);
  const firstEnded = next(first, 'disconnect');
  realtime.sessionsEnded(person);
  await firstEnded;
  await caughtUp(other);
});

test('after a time in which nothing was heard, sessions that are not good any more are disconnected', async () => {
  const homes = neighbourhood();
  const [good, bad] = [homes.token('ada'), homes.token('ben')];
  const { connect, realtime } = await serve(homes, {
    async stillValid(ids) {
      expect([...ids].sort()).toEqual([homes.session(good), homes.session(bad)].sort());
      return new Set([homes.session(good)]);
    },
  });
  const [stays, goes] = [await connect(good), await connect(bad)];
  const ended = next(goes, 'disconnect');
  await realtime.checkSessions();
  await ended;
  await caughtUp(stays);
});

test('a session that ends while its connection is being made does not slip through', async () => {
  const homes = neighbourhood();
  const token = homes.token('ada');
  const { dial } = await serve(homes, {
    gate: {
      ...homes.gate,
      // The last thing asked before a connection is let in.
      pluginsOn: async (institutionId) => {
        homes.endSession(token);
        return homes.gate.pluginsOn(institutionId);
      },
    },
  });
  expect(await next(dial({ token }), 'disconnect')).toBe('io server disconnect');
});

test('a connection ends when its token expires, without a message of its own', async () => {
  const homes = neighbourhood();
  let now = Date.parse('2030-01-01T00:00:00Z');
  const clock = { now: () => new Date(now) };
  const { connect, realtime } = await serve(homes, { clock, limits: { sweep: 2 } });
  const short = await connect(homes.token('ada', { expiresAt: new Date(now + 60_000) }));
  const long = await connect(homes.token('ben', { expiresAt: new Date(now + 120_000) }));
  now += 59_999;
  await Promise.all([short, long].map(caughtUp));
  const ended = next(short, 'disconnect');
  now += 1;
  expect(await ended).toBe('io server disconnect');
  await caughtUp(long);
  expect(realtime.connections()).toBe(1);
});

test('closing answers the message in hand, takes no other, and browsers see a lost connection', async () => {
  const homes = neighbourhood();
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  homes.deeds.fish = () => {
    begun.resolve();
    return slow;
  };
  const { connect, realtime, refusal, address } = await serve(homes);
  const token = homes.token('ada');
  const client = await connect(token);
  const polling = await connect(token, {}, { transports: ['polling'] });
  const inHand = client.emitWithAck('fish', 1);
  await begun.promise;
  const ended = [next(client, 'disconnect'), next(polling, 'disconnect')];
  const closed = realtime.close();
  expect(await client.emitWithAck('water', { bed: 'roses', litres: 1 })).toMatchObject({
    error: { code: 'unavailable' },
  });
  await refusal({ token });
  finish();
  expect(await inHand).toEqual({ ok: true });
  await closed;
  expect(await Promise.all(ended)).toEqual(['transport close', 'transport close']);
  expect(await (await fetch(`${address}/dashboard`)).text()).toBe('the page');
});

test('closing does not wait for ever for a handler that hangs', async () => {
  const homes = neighbourhood();
  const begun = Promise.withResolvers<void>();
  homes.deeds.fish = () => {
    begun.resolve();
    return new Promise(() => {});
  };
  const { connect, realtime } = await serve(homes, { limits: { grace: 5 } });
  const client = await connect(homes.token('ada'));
  client.emit('fish', 1);
  await begun.promise;
  await realtime.close();
  expect(realtime.connections()).toBe(0);
});

test('a process without an HTTP server has a sender all the same', async () => {
  const homes = neighbourhood();
  const { realtime } = await serve(homes, { server: undefined });
  realtime.senderFor(gardens).toUser(school, 'user-ada', 'grown', { what: 'bud' });
  expect(realtime.connections()).toBe(0);
});
