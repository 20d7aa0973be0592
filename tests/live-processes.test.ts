import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRedis, noRedis } from '../core/realtime/redis-testing.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { connect, createTestPlatform } from '../core/testing.ts';
import { notifications } from '../plugins/activity/services.ts';
import { groupsPath, join, learnerOf, postMessage, startGroup } from '../plugins/activity/testing.ts';
import { buildWebOnce } from './built-web.ts';
import type { ServerProcess } from './faults/server-process.ts';
import { startSecondServer } from './faults/server-process.ts';

// Two server processes on one database and one Redis: live messages of one reach the tabs of the other.

const redis = await findRedis();
if (!redis) console.warn(`Tests of live messages over two processes: ${noRedis}`);

describe.skipIf(!redis)(redis ? 'over Redis' : `over Redis (${noRedis})`, () => {
  let at: TestPlatform;
  let folder: string;
  let other: ServerProcess;
  const sockets: Socket[] = [];
  const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough', REDIS_URL: redis?.url ?? '' };

  const startOther = () => startSecondServer(at, folder, secret);

  beforeAll(async () => {
    await buildWebOnce();
    folder = await mkdtemp(path.join(tmpdir(), 'eiq-live-'));
    at = await createTestPlatform({ plugins: ['activity'], environment: secret });
    other = await startOther();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await other?.stop();
    await at?.close();
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const here = (person: TestPerson) => person.connect();
  const there = ({ token }: TestPerson) => connect(other.port, token, undefined, sockets);

  const heardBy = (tab: Socket, message: string): unknown[] => {
    const heard: unknown[] = [];
    tab.on(message, (body: unknown) => heard.push(body));
    return heard;
  };

  async function groupOfTwo() {
    const [owner, member] = [await learnerOf(at), await learnerOf(at)];
    const id = await startGroup(owner);
    await join(member, id);
    return { owner, member, id };
  }
  const changesSince = async (person: TestPerson, id: string, change: number) =>
    (await person.get(`${groupsPath}/${id}/messages/changes?since=${change}`)).body;

  test('a notification reaches every tab of a person in both processes once', async () => {
    const person = await learnerOf(at);
    const heard = [await here(person), await there(person)].map((tab) => heardBy(tab, 'notifications_changed'));
    const note = { userId: person.user.id, id: 'one', kind: 'goal', title: 'Goal', text: 'Reached' } as const;
    await at.platform.host.service(notifications).notify({ who: { institution: at.institution } }, note);
    await expect.poll(() => heard).toEqual([[{ change: 1 }], [{ change: 1 }]]);
    // Reading it in one process marks it as read in the other.
    const { body } = await other.call('GET', '/api/notifications', { token: person.token });
    await other.call('POST', `/api/notifications/${body.items[0].id}/read`, { token: person.token });
    await expect.poll(() => heard.map((each) => each.at(-1))).toEqual([{ change: 2 }, { change: 2 }]);
    expect((await person.get('/api/notifications')).body.unread).toBe(0);
  });

  test('a discussion spans both processes, and both count its participants', async () => {
    const { owner, member, id } = await groupOfTwo();
    const [mine, theirs] = [await here(owner), await there(member)];
    const [atMine, atTheirs] = [heardBy(mine, 'discussion_changed'), heardBy(theirs, 'discussion_changed')];
    const presence = heardBy(mine, 'discussion_presence');
    await mine.emitWithAck('join_discussion', { groupId: id });
    expect(await theirs.emitWithAck('join_discussion', { groupId: id })).toMatchObject({ ok: true, here: 2 });
    await expect.poll(() => presence).toContainEqual({ groupId: id, here: 2 });
    await postMessage(owner, id, 'From here');
    const body = { id: randomUUID(), text: 'From there' };
    await other.call('POST', `${groupsPath}/${id}/messages`, { token: member.token, body });
    const changes = [1, 2].map((change) => ({ groupId: id, change }));
    await expect.poll(() => [atMine, atTheirs]).toEqual([changes, changes]);
    theirs.disconnect();
    await expect.poll(() => presence.at(-1)).toEqual({ groupId: id, here: 1 });
  });

  test('both processes list the people who are online', async () => {
    const [reader, open] = [await learnerOf(at), await learnerOf(at, { shares: true })];
    await there(open);
    const name = `${open.user.firstName} ${open.user.lastName.charAt(0)}.`;
    expect((await reader.get('/api/here-now')).body.named).toEqual([name]);
  });

  test('a tab whose process is killed reconnects to the other one and receives every message once', async () => {
    const { owner, member, id } = await groupOfTwo();
    await postMessage(owner, id, 'Before');
    const tab = await there(member);
    const { change } = (await tab.emitWithAck('join_discussion', { groupId: id })) as { change: number };
    const notified = new Promise((resolve) => tab.once('notifications_changed', resolve));
    const note = { userId: member.user.id, kind: 'goal', title: 'Goal', text: 'Reached' } as const;
    const service = at.platform.host.service(notifications);
    await service.notify({ who: { institution: at.institution } }, { ...note, id: 'seen' });
    await notified;
    // The inbox may hold a notification of the message as well; remember its position.
    const { change: inbox } = (await member.get('/api/notifications')).body;

    const lost = new Promise((resolve) => tab.once('disconnect', resolve));
    await other.kill();
    await lost;
    tab.disconnect();
    for (const text of ['One', 'Two', 'Three']) await postMessage(owner, id, text);
    await service.notify({ who: { institution: at.institution } }, { ...note, id: 'missed' });

    const back = await here(member);
    const heard = heardBy(back, 'discussion_changed');
    await back.emitWithAck('join_discussion', { groupId: id });
    const missed = await changesSince(member, id, change);
    expect(missed.items.map(({ text }: { text: string }) => text)).toEqual(['One', 'Two', 'Three']);
    const notes = (await member.get(`/api/notifications/changes?since=${inbox}`)).body.items;
    expect(notes.filter(({ kind }: { kind: string }) => kind === 'goal')).toHaveLength(1);
    await postMessage(owner, id, 'Afterwards');
    await expect.poll(() => heard).toEqual([{ groupId: id, change: 5 }]);
    expect((await changesSince(member, id, missed.change)).items).toMatchObject([{ text: 'Afterwards' }]);
    other = await startOther();
  });
});
