import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { consentRequired } from '../study-groups/contract.ts';
import { groupOfTwo, groupsPath, join, learnerOf, messagesOf, postMessage, startGroup } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'] });
});
afterAll(() => at?.close());

const texts = (page: { items: { text: string }[] }) => page.items.map(({ text }) => text);

test('messages are listed in stored order, and a repeated message once', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const messageId = randomUUID();
  const [first, again] = await Promise.all([
    postMessage(owner, id, ' Hello ', messageId),
    postMessage(owner, id, 'Hello', messageId),
  ]);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(first.body).toMatchObject({ text: 'Hello', who: 'You', isOwn: true, sequence: 1, gone: null });
  expect(again.body).toEqual(first.body);
  await Promise.all(['one', 'two', 'three'].map((text) => postMessage(other, id, text)));
  const page = await messagesOf(owner, id);
  expect(page.items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(page).toMatchObject({ change: 4, hasMore: false });
  expect((await postMessage(other, id, 'Not mine', messageId)).status).toBe(409);
  expect((await postMessage(other, id, '\u200b')).status).toBe(400);
});

test('a long discussion is paged from its end', async () => {
  const { owner, id } = await groupOfTwo(at);
  for (let count = 1; count <= 5; count++) await postMessage(owner, id, String(count));
  const end = await messagesOf(owner, id, '?limit=2');
  expect([texts(end), end.hasMore]).toEqual([['4', '5'], true]);
  const before = await messagesOf(owner, id, `?limit=3&before=${end.items[0].sequence}`);
  expect([texts(before), before.hasMore]).toEqual([['1', '2', '3'], false]);
});

test('a returning browser fetches all messages written and removed since', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const { body } = await postMessage(owner, id, 'Before');
  const { change } = await messagesOf(other, id);
  await postMessage(owner, id, 'While away');
  await owner.post(`${groupsPath}/${id}/messages/${body.id}/remove`);
  const since = await messagesOf(other, id, `/changes?since=${change}`);
  expect(since.items).toMatchObject([
    { text: 'While away', sequence: 2 },
    { text: null, gone: 'removed', sequence: 1 },
  ]);
  expect((await messagesOf(other, id, `/changes?since=${since.change}`)).items).toEqual([]);
});

test('authors are named only if they share their name; staff are named and see names', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const sharing = await learnerOf(at, { shares: true });
  const staff = await at.person('instructor');
  for (const person of [sharing, staff]) await join(person, id);
  for (const person of [owner, sharing, staff]) await postMessage(person, id, 'Hello');
  const who = async (reader: TestPerson) =>
    (await messagesOf(reader, id)).items.map((item: { who: string }) => item.who);
  const [shared, full] = [
    `${sharing.user.firstName} ${sharing.user.lastName.charAt(0)}.`,
    (p: TestPerson) => `${p.user.firstName} ${p.user.lastName}`,
  ];
  expect(await who(other)).toEqual(['Learner 1', shared, full(staff)]);
  expect(await who(staff)).toEqual([full(owner), full(sharing), 'You']);
  await owner.post(`${groupsPath}/${id}/leave`);
  expect((await who(other))[0]).toBe('A former member');
});

test('only members and staff read and write; a child without consent is rejected with the reason', async () => {
  const { id } = await groupOfTwo(at);
  const outsider = await learnerOf(at);
  expect((await outsider.get(`${groupsPath}/${id}/messages`)).body.error.message).toContain('Join the study group');
  expect((await postMessage(outsider, id, 'Hello')).status).toBe(403);
  const staff = await at.person('administrator');
  expect((await staff.get(`${groupsPath}/${id}/messages`)).status).toBe(200);

  const child = await learnerOf(at);
  await join(child, id);
  await setAgeBand(at, child, 'under-13');
  for (const answer of [await postMessage(child, id, 'Hello'), await child.get(`${groupsPath}/${id}/messages`)]) {
    expect([answer.status, answer.body.error.message]).toEqual([403, consentRequired]);
  }
  const tab = await child.connect();
  expect(await tab.emitWithAck('join_discussion', { groupId: id })).toMatchObject({
    error: { code: 'forbidden', message: consentRequired },
  });
});

test('people in the discussion receive new messages and presence at once', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const [mine, theirs] = [await owner.connect(), await other.connect()];
  expect(await mine.emitWithAck('join_discussion', { groupId: id })).toEqual({
    ok: true,
    groupId: id,
    here: 1,
    change: 0,
  });
  const arrival = new Promise((resolve) => mine.once('discussion_presence', resolve));
  await theirs.emitWithAck('join_discussion', { groupId: id });
  expect(await arrival).toEqual({ groupId: id, here: 2 });
  const notified = new Promise((resolve) => mine.once('discussion_changed', resolve));
  await postMessage(other, id, 'Hello');
  expect(await notified).toEqual({ groupId: id, change: 1 });
  const departure = new Promise((resolve) => mine.once('discussion_presence', resolve));
  theirs.disconnect();
  expect(await departure).toEqual({ groupId: id, here: 1 });
  const outsider = await (await learnerOf(at)).connect();
  expect(await outsider.emitWithAck('join_discussion', { groupId: id })).toMatchObject({
    error: { code: 'forbidden' },
  });
  expect(await outsider.emitWithAck('join_discussion', { groupId: randomUUID() })).toMatchObject({
    error: { code: 'not_found' },
  });
  expect(await outsider.emitWithAck('join_discussion', {})).toMatchObject({ error: { code: 'invalid' } });
});

test('withdrawing consent removes a child from the discussion at once', async () => {
  const child = await learnerOf(at, { ageBand: 'under-13' });
  await decideConsent(at, child);
  const id = await startGroup(child);
  const tab = await child.connect();
  expect(await tab.emitWithAck('join_discussion', { groupId: id })).toMatchObject({ ok: true });
  at.clock.forward(1);
  await decideConsent(at, child, ['taking-part', 'voice']);
  const left = new Promise((resolve) => tab.once('room_left', resolve));
  const started = at.platform.host.get('activity')?.started;
  const subscription = started?.subscriptions?.find(({ event }) => event === 'consent.changed');
  const payload = { userId: child.user.id, isGiven: false };
  await subscription?.handle({ id: randomUUID(), institution: at.institution, at: at.clock.now(), payload });
  expect(await left).toEqual({ room: 'activity.discussion', key: id });
  const staff = await at.person('instructor');
  expect((await staff.get(`${groupsPath}/${id}`)).body.members).toBe(0);
});

test('a learner who turns out to be a child is removed from the discussion at once', async () => {
  const { id } = await groupOfTwo(at);
  const young = await learnerOf(at);
  await join(young, id);
  const tab = await young.connect();
  expect(await tab.emitWithAck('join_discussion', { groupId: id })).toMatchObject({ ok: true });
  const left = new Promise((resolve) => tab.once('room_left', resolve));
  await setAgeBand(at, young, 'under-13');
  expect(await left).toEqual({ room: 'activity.discussion', key: id });
});

test('a message id used in another institution is rejected', async () => {
  const { owner, id } = await groupOfTwo(at);
  const theirs = await learnerOf(at, {}, await at.anotherInstitution());
  const message = randomUUID();
  expect((await postMessage(theirs, await startGroup(theirs), 'Ours', message)).status).toBe(201);
  expect((await postMessage(owner, id, 'Mine', message)).status).toBe(409);
});

test('a number above the maximum is invalid', async () => {
  const { owner, id } = await groupOfTwo(at);
  const path = `${groupsPath}/${id}`;
  const paths = [`${path}/messages?before=`, `${path}/messages/changes?since=`, '/api/notifications?before='];
  for (const each of paths) expect((await owner.get(`${each}99999999999`)).status).toBe(400);
  expect((await owner.post('/api/notifications/read', { upTo: 99_999_999_999 })).status).toBe(400);
});

test('leaving a group leaves its discussion in every tab', async () => {
  const { other, id } = await groupOfTwo(at);
  const tab = await other.connect();
  await tab.emitWithAck('join_discussion', { groupId: id });
  const left = new Promise((resolve) => tab.once('room_left', resolve));
  await other.post(`${groupsPath}/${id}/leave`);
  expect(await left).toEqual({ room: 'activity.discussion', key: id });
});

test('absent members are notified once until they have read, without message content', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  await postMessage(owner, id, 'The secret is a fishbone');
  await at.platform.queueing.waitUntilIdle();
  await postMessage(owner, id, 'And more');
  await at.platform.queueing.waitUntilIdle();
  const { body } = await other.get('/api/notifications');
  expect(body).toMatchObject({ unread: 1, items: [{ kind: 'message', to: `/study-groups/${id}` }] });
  expect(JSON.stringify(body)).not.toMatch(/fishbone|Algebra|First/);
  expect((await owner.get('/api/notifications')).body.items).toEqual([]);
  const group = async () =>
    (await other.get(groupsPath)).body.items.find((each: { id: string }) => each.id === id) as { unread: number };
  expect((await group()).unread).toBe(2);
  for (let times = 0; times < 2; times++) {
    expect((await other.post(`${groupsPath}/${id}/seen`, { upTo: 2 })).status).toBe(204);
  }
  expect((await group()).unread).toBe(0);
  expect((await other.get('/api/notifications')).body.unread).toBe(0);
  await postMessage(owner, id, 'New again');
  await at.platform.queueing.waitUntilIdle();
  expect((await other.get('/api/notifications')).body).toMatchObject({ unread: 1, items: [{}, {}] });
});

test('a child without consent is not notified of a closed discussion', async () => {
  const { owner, id } = await groupOfTwo(at);
  const child = await learnerOf(at);
  await join(child, id);
  await setAgeBand(at, child, 'under-13');
  await postMessage(owner, id, 'Hello');
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await child.get('/api/notifications')).body;
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['You are no longer in a study group']);
});

test('members in the discussion are notified only if they leave without reading', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const tab = await other.connect();
  await tab.emitWithAck('join_discussion', { groupId: id });
  await postMessage(owner, id, 'Hello');
  await at.platform.queueing.waitUntilIdle();
  expect((await other.get('/api/notifications')).body.items).toEqual([]);
  tab.disconnect();
  await expect
    .poll(async () => (await other.get('/api/notifications')).body)
    .toMatchObject({ unread: 1, items: [{ kind: 'message' }] });
  expect((await owner.get('/api/notifications')).body.items).toEqual([]);
});

test('messages are kept while the plugin is off', async () => {
  const { owner, id } = await groupOfTwo(at);
  await postMessage(owner, id, 'Kept');
  await at.switchPlugin('activity', false);
  expect((await owner.get(`${groupsPath}/${id}/messages`)).status).toBe(404);
  const tab = await owner.connect();
  expect(await tab.emitWithAck('join_discussion', { groupId: id })).toMatchObject({ error: { code: 'not_found' } });
  await at.switchPlugin('activity', true);
  await expect.poll(async () => texts(await messagesOf(owner, id))).toEqual(['Kept']);
});
