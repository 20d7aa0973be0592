import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { groupOfTwo, groupsPath, messagesOf, postMessage } from '../testing.ts';
import { maxMessagesPerMinute } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'] });
});
afterAll(() => at?.close());

test('messages are rate limited per person', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const first = randomUUID();
  expect((await postMessage(owner, id, '1', first)).status).toBe(201);
  for (let count = 2; count <= maxMessagesPerMinute; count++) await postMessage(owner, id, String(count));
  const { status, body } = await postMessage(owner, id, 'One more');
  expect([status, body.error.code]).toEqual([429, 'rate_limited']);
  expect((await postMessage(owner, id, '1', first)).status).toBe(201);
  expect((await postMessage(other, id, 'Hello')).status).toBe(201);
  at.clock.forward(60);
  expect((await postMessage(owner, id, 'One more')).status).toBe(201);
  expect((await messagesOf(other, id)).change).toBe(maxMessagesPerMinute + 2);
});

test('former members can list and remove only their own messages', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  await postMessage(owner, id, 'Not mine');
  const sent = [(await postMessage(other, id, 'Mine')).body, (await postMessage(other, id, 'Mine, too')).body];
  await other.post(`${groupsPath}/${id}/leave`);
  const ownMessages = async () => (await other.get(`${groupsPath}/${id}/messages/own`)).body;
  expect((await ownMessages()).map(({ text, isOwn }: { text: string; isOwn: boolean }) => [text, isOwn])).toEqual([
    ['Mine, too', true],
    ['Mine', true],
  ]);
  const { items } = await messagesOf(owner, id);
  const remove = (messageId: string) => other.post(`${groupsPath}/${id}/messages/${messageId}/remove`);
  expect((await remove(items[0].id)).status).toBe(403);
  expect((await remove(sent[0].id)).body).toMatchObject({ text: null, gone: 'removed' });
  expect((await ownMessages()).map(({ id: left }: { id: string }) => left)).toEqual([sent[1].id]);
  expect((await messagesOf(owner, id)).items.map(({ gone }: { gone: string | null }) => gone)).toEqual([
    null,
    'removed',
    null,
  ]);
  expect((await other.get(`${groupsPath}/${id}/messages`)).status).toBe(403);
});

test('members remove their own messages and staff any message; a placeholder remains', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const [mine, theirs] = [(await postMessage(owner, id, 'Mine')).body, (await postMessage(other, id, 'Theirs')).body];
  const remove = (person: TestPerson, messageId: string) =>
    person.post(`${groupsPath}/${id}/messages/${messageId}/remove`);
  expect((await remove(owner, theirs.id)).status).toBe(403);
  const removed = await remove(owner, mine.id);
  expect(removed.body).toMatchObject({ text: null, gone: 'removed', who: 'You' });
  expect((await remove(owner, mine.id)).body).toEqual(removed.body);
  const staff = await at.person('instructor');
  expect((await remove(staff, theirs.id)).status).toBe(200);
  const page = await messagesOf(other, id);
  expect(page.items.map(({ gone }: { gone: string }) => gone)).toEqual(['removed', 'removed']);
  expect(page.change).toBe(4);
});

test('a reported message is listed once with its reason until it is settled', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const staff = await at.person('administrator');
  const { body: message } = await postMessage(owner, id, 'Not nice');
  const report = (person: TestPerson, reason: string) =>
    person.post(`${groupsPath}/${id}/messages/${message.id}/report`, { reason });
  expect((await report(owner, 'My own')).status).toBe(409);
  expect((await report(other, 'Hurts')).body).toMatchObject({ isReported: true });
  await report(other, 'Hurts still');
  await at.platform.queueing.waitUntilIdle();
  const { body: reports } = await staff.get('/api/study-group-reports');
  const ours = reports.filter((each: { message: { id: string } }) => each.message.id === message.id);
  expect(ours).toMatchObject([{ reason: 'Hurts', times: 1, message: { text: 'Not nice' }, group: { id } }]);
  const notifications = (await staff.get('/api/notifications')).body.items;
  expect(notifications).toMatchObject([{ title: 'A message was reported', to: '/study-groups/reports' }]);
  expect((await other.get('/api/study-group-reports')).status).toBe(403);
  const settle = `/api/study-group-reports/${ours[0].id}/settle`;
  expect((await other.post(settle, { remove: true })).status).toBe(403);
  for (let times = 0; times < 2; times++) expect((await staff.post(settle, { remove: true })).status).toBe(204);
  expect((await messagesOf(other, id)).items[0]).toMatchObject({ gone: 'removed', isReported: true });
  expect((await staff.get('/api/study-group-reports')).body).toEqual([]);
});

test('erasing a person removes their words and names, and the discussion continues', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  await postMessage(owner, id, 'Words of the erased');
  await postMessage(other, id, 'Words that stay');
  const { erase } = at.platform.personalData;
  const operator = { institution: at.institution, user: undefined, may: () => true };
  await erase({ who: operator }, owner.user.id);
  const page = await messagesOf(other, id);
  expect(page.items).toMatchObject([
    { text: null, gone: 'account', who: 'A former member' },
    { text: 'Words that stay' },
  ]);
  expect((await other.get(`${groupsPath}/${id}`)).body).toMatchObject({ name: 'Mathematics group', members: 1 });
});

test('a rule deletes old messages, except those with an open report, and the discussion goes on', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  for (const text of ['Old', 'Reported', 'New']) await postMessage(owner, id, text);
  const [old, reported] = (await messagesOf(other, id)).items;
  await other.post(`${groupsPath}/${id}/messages/${reported.id}/report`, { reason: 'Rude' });
  await knexOf(at.platform.database)('activity.messages')
    .whereIn('id', [old.id, reported.id])
    .update({ at: new Date(at.clock.now().getTime() - 40 * 86_400_000) });
  const who = deployment(at.institution);
  await at.platform.retention.setDays({ who }, { plugin: 'activity', name: 'discussions' }, 30, 1);
  await at.runSchedule('platform', 'retention');
  const texts = async () => (await messagesOf(other, id)).items.map(({ text }: { text: string }) => text);
  expect(await texts()).toEqual(['Reported', 'New']);
  await postMessage(other, id, 'Newest');
  expect(await texts()).toEqual(['Reported', 'New', 'Newest']);
});
