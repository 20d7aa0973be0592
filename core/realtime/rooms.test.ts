import { expect, test } from 'vitest';
import { caughtUp, college, gardens, heardBy, neighbourhood, next, ponds, school, serve } from './testing.ts';

const rose = { room: 'gardens.bed', key: 'rose' };

test('what is sent to a room reaches those who entered it, until they leave', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const [ada, ben] = [await connect(homes.token('ada')), await connect(homes.token('ben'))];
  const [adaHeard, benHeard] = [heardBy(ada), heardBy(ben)];
  const sender = realtime.senderFor(gardens);
  expect(await ada.emitWithAck('enter_room', rose)).toEqual({ ok: true });
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'bud' });
  expect(await ada.emitWithAck('leave_room', rose)).toEqual({ ok: true });
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'flower' });
  await Promise.all([caughtUp(ada), caughtUp(ben)]);
  expect(adaHeard).toEqual([['grown', { what: 'bud' }]]);
  expect(benHeard).toEqual([]);
});

test('rooms of the same name and key in another plugin or institution are other rooms', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const cleo = await connect(
    homes.token('cleo', { institution: college }),
    {},
    { extraHeaders: { host: 'college.x' } },
  );
  const [adaHeard, cleoHeard] = [heardBy(ada), heardBy(cleo)];
  await ada.emitWithAck('enter_room', rose);
  await cleo.emitWithAck('enter_room', rose);
  realtime.senderFor(ponds).toRoom(school, 'bed', 'rose', 'grown', { what: 'in the pond' });
  realtime.senderFor(gardens).toRoom(school, 'bed', 'rose', 'grown', { what: 'in the school' });
  realtime.senderFor(gardens).toRoom(college, 'bed', 'rose', 'grown', { what: 'in the college' });
  await Promise.all([caughtUp(ada), caughtUp(cleo)]);
  expect(adaHeard).toEqual([['grown', { what: 'in the school' }]]);
  expect(cleoHeard).toEqual([['grown', { what: 'in the college' }]]);
});

test('a key may hold what a name of a room is made of, and is still one key', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const key = `a/b/../ö#*\n`;
  await ada.emitWithAck('enter_room', { room: 'gardens.bed', key });
  const grown = next(ada, 'grown');
  realtime.senderFor(gardens).toRoom(school, 'bed', key, 'grown', { what: 'bud' });
  await grown;
  const left = next(ada, 'room_left');
  realtime.pluginSwitchedOff(school.id, 'gardens');
  expect(await left).toEqual({ room: 'gardens.bed', key });
});

test('a room that is not, one of a plugin that is off, and one that is not theirs are answered alike', async () => {
  const homes = neighbourhood();
  homes.deeds.mayEnter = (key) => key !== 'secret';
  const { connect } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  homes.switchOff('ponds');
  const answers = await Promise.all([
    ada.emitWithAck('enter_room', { room: 'gardens.nonsense', key: 'rose' }),
    ada.emitWithAck('enter_room', { room: 'nonsense.bed', key: 'rose' }),
    ada.emitWithAck('enter_room', { room: 'gardens.constructor', key: 'rose' }),
    ada.emitWithAck('enter_room', { room: 'ponds.bed', key: 'rose' }),
    ada.emitWithAck('enter_room', { room: 'gardens.bed', key: 'secret' }),
  ]);
  expect(answers[0]).toMatchObject({ error: { code: 'not_found' } });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('a room may need a permission, and its key a form', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const grace = await connect(homes.token('grace', { role: 'administrator' }));
  const shed = { room: 'gardens.shed', key: 'tools' };
  expect(await ada.emitWithAck('enter_room', shed)).toMatchObject({ error: { code: 'forbidden' } });
  expect(await grace.emitWithAck('enter_room', shed)).toEqual({ ok: true });
  const bodies = [
    undefined,
    'x',
    {},
    { room: 'gardens', key: 'rose' },
    { room: 'a.b.c', key: 'x' },
    { ...rose, key: 'r' },
  ];
  for (const body of [...bodies, { room: 'gardens.bed', key: 'x'.repeat(300) }]) {
    expect(await ada.emitWithAck('enter_room', body)).toMatchObject({ error: { code: 'invalid' } });
  }
});

test('a failing check keeps the door shut', async () => {
  const homes = neighbourhood();
  homes.deeds.mayEnter = async () => {
    throw new Error('nobody knows');
  };
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  expect(await ada.emitWithAck('enter_room', rose)).toMatchObject({ error: { code: 'internal' } });
  expect(await realtime.senderFor(gardens).present(school, 'bed', 'rose')).toEqual([]);
});

test('a hook that fails when someone enters is logged, and they stay in the room', async () => {
  const homes = neighbourhood();
  const entered: string[] = [];
  homes.deeds.entered = (key, who) => {
    entered.push(`${who.user.username} ${key}`);
    throw new Error('no welcome today');
  };
  const { connect, realtime, sequencer } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  for (const _ of [1, 2]) expect(await ada.emitWithAck('enter_room', rose)).toEqual({ ok: true });
  expect(entered).toEqual(['ada rose']);
  expect(sequencer.join()).toContain('no welcome today');
  expect(await realtime.senderFor(gardens).present(school, 'bed', 'rose')).toEqual(['user-ada']);
  homes.deeds.mayEnter = () => false;
  expect((await ada.emitWithAck('enter_room', { ...rose, key: 'violet' })).error.code).toBe('not_found');
  expect(entered).toHaveLength(1);
});

test('one connection cannot be in rooms without end', async () => {
  const homes = neighbourhood();
  const { connect } = await serve(homes, { limits: { rooms: 2 } });
  const ada = await connect(homes.token('ada'));
  const codes: string[] = [];
  for (const key of ['k1', 'k2', 'k3']) {
    codes.push((await ada.emitWithAck('enter_room', { room: 'gardens.bed', key })).error?.code ?? 'ok');
  }
  expect(codes).toEqual(['ok', 'ok', 'rate_limited']);
});

test('entering and leaving without waiting ends as it was asked last', async () => {
  const homes = neighbourhood();
  homes.deeds.mayEnter = () => new Promise((resolve) => setImmediate(resolve, true));
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const { present } = realtime.senderFor(gardens);
  ada.emit('enter_room', rose);
  await ada.emitWithAck('leave_room', rose);
  expect(await present(school, 'bed', 'rose')).toEqual([]);
  ada.emit('enter_room', rose);
  ada.emit('leave_room', rose);
  await ada.emitWithAck('enter_room', rose);
  expect(await present(school, 'bed', 'rose')).toEqual(['user-ada']);
});

test('when a plugin goes off, its members are out and told; when it is back, they are not in by themselves', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const [ada, ben] = [await connect(homes.token('ada')), await connect(homes.token('ben'))];
  const cleo = await connect(
    homes.token('cleo', { institution: college }),
    {},
    { extraHeaders: { host: 'college.x' } },
  );
  const heard = [heardBy(ada), heardBy(ben), heardBy(cleo)];
  for (const client of [ada, ben, cleo]) await client.emitWithAck('enter_room', rose);
  await ada.emitWithAck('enter_room', { room: 'ponds.bed', key: 'rose' });
  const sender = realtime.senderFor(gardens);
  homes.switchOff('gardens');
  realtime.pluginSwitchedOff(school.id, 'gardens');
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'while off' });
  sender.toUser(school, 'user-ada', 'grown', { what: 'while off' });
  homes.switchOn('gardens');
  sender.toRoom(school, 'bed', 'rose', 'grown', { what: 'when back' });
  sender.toRoom(college, 'bed', 'rose', 'grown', { what: 'elsewhere' });
  realtime.senderFor(ponds).toRoom(school, 'bed', 'rose', 'grown', { what: 'in the pond' });
  await Promise.all([ada, ben, cleo].map(caughtUp));
  expect(heard).toEqual([
    [
      ['room_left', rose],
      ['grown', { what: 'in the pond' }],
    ],
    [['room_left', rose]],
    [['grown', { what: 'elsewhere' }]],
  ]);
  expect(await ada.emitWithAck('enter_room', rose)).toEqual({ ok: true });
});

test('when access changed, a recheck removes those who lost it and nobody else', async () => {
  const homes = neighbourhood();
  const allowed = new Set(['ada', 'ben']);
  homes.deeds.mayEnter = (_key, who) => allowed.has(who.user.username);
  const { connect, realtime } = await serve(homes);
  const [ada, ben] = [await connect(homes.token('ada')), await connect(homes.token('ben'))];
  for (const client of [ada, ben]) await client.emitWithAck('enter_room', rose);
  await ada.emitWithAck('enter_room', { room: 'gardens.bed', key: 'other' });
  const heard = heardBy(ada);
  const { recheck, present } = realtime.senderFor(gardens);
  allowed.delete('ada');
  await recheck(school, 'bed', 'rose');
  await caughtUp(ada);
  expect(heard).toEqual([['room_left', rose]]);
  expect(await present(school, 'bed', 'rose')).toEqual(['user-ben']);
  expect(await present(school, 'bed', 'other')).toEqual(['user-ada']);
});

test('a recheck asks for the permission too, and disconnects sessions that have ended', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const [grace, hedy] = [
    homes.token('grace', { role: 'administrator' }),
    homes.token('hedy', { role: 'administrator' }),
  ];
  const [first, second] = [await connect(grace), await connect(hedy)];
  const shed = { room: 'gardens.shed', key: 'tools' };
  for (const client of [first, second]) await client.emitWithAck('enter_room', shed);
  const [left, ended] = [next(first, 'room_left'), next(second, 'disconnect')];
  homes.setRole(grace, 'learner');
  homes.endSession(hedy);
  await realtime.senderFor(gardens).recheck(school, 'shed', 'tools');
  expect(await left).toEqual(shed);
  expect(await ended).toBe('io server disconnect');
});

test('access that ends while it is being asked for does not slip through', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const ada = await connect(homes.token('ada'));
  const { recheck, present } = realtime.senderFor(gardens);
  let mayEnter = true;
  homes.deeds.mayEnter = async () => {
    const answer = mayEnter;
    if (answer) {
      // The answer was yes, and before anyone can act on it, it is no; there is no member yet to remove.
      mayEnter = false;
      await recheck(school, 'bed', 'rose');
    }
    return answer;
  };
  expect(await ada.emitWithAck('enter_room', rose)).toMatchObject({ error: { code: 'not_found' } });
  expect(await present(school, 'bed', 'rose')).toEqual([]);
});

test('everyone in a room is listed once, however many tabs they have', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const token = homes.token('ada');
  for (const client of [await connect(token), await connect(token), await connect(homes.token('ben'))]) {
    await client.emitWithAck('enter_room', rose);
  }
  expect((await realtime.senderFor(gardens).present(school, 'bed', 'rose')).sort()).toEqual(['user-ada', 'user-ben']);
});

test('a plugin is told when the last tab of a person has left a room: by leaving, closing, or losing access', async () => {
  const homes = neighbourhood();
  const { connect, realtime } = await serve(homes);
  const departures: string[] = [];
  let departed = Promise.withResolvers<void>();
  homes.deeds.departed = (key, gone) => {
    departures.push(`${gone.userId} from ${key} at ${gone.institution.id === school.id ? 'school' : '?'}`);
    departed.resolve();
  };
  const token = homes.token('ada');
  const [first, second] = [await connect(token), await connect(token)];
  for (const client of [first, second]) await client.emitWithAck('enter_room', rose);
  await first.emitWithAck('leave_room', rose);
  expect(departures).toEqual([]);
  second.disconnect();
  await departed.promise;
  expect(departures).toEqual(['user-ada from rose at school']);

  departed = Promise.withResolvers();
  await first.emitWithAck('enter_room', rose);
  await first.emitWithAck('leave_room', rose);
  await departed.promise;
  expect(departures).toHaveLength(2);

  await first.emitWithAck('enter_room', rose);
  homes.deeds.mayEnter = () => false;
  await realtime.senderFor(gardens).recheck(school, 'bed', 'rose');
  expect(departures).toHaveLength(3);
});

test('a plugin takes the connection of a message into a room of its own, if the room lets it in', async () => {
  const homes = neighbourhood();
  homes.deeds.water = async (body, who, connection) => {
    await connection.enter('bed', body.bed);
    return { ...body, by: who.user.username };
  };
  const { connect, realtime } = await serve(homes);
  const [tab, other] = [await connect(homes.token('ada')), await connect(homes.token('ada'))];
  expect(await tab.emitWithAck('water', { bed: 'roses', litres: 1 })).toMatchObject({ ok: true });
  const heardElsewhere = heardBy(other);
  const grown = next(tab, 'grown');
  realtime.senderFor(gardens).toRoom(school, 'bed', 'roses', 'grown', { what: 'bud' });
  expect(await grown).toEqual({ what: 'bud' });
  await caughtUp(other);
  expect(heardElsewhere).toEqual([]);
  homes.deeds.mayEnter = () => false;
  expect(await tab.emitWithAck('water', { bed: 'lilies', litres: 1 })).toMatchObject({ error: { code: 'not_found' } });
});
