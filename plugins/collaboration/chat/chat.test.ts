import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { statementsOfCalls } from '../../../tests/statements.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { openRoom, roomsPath, sendMessage, tabOf } from '../testing.ts';
import { editMinutes, maxMessagesPerMinute } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration', 'ai'] });
});
afterAll(() => at?.close());

async function learnerOf(ageBand: 'adult' | '13-15' = 'adult') {
  const person = await at.person();
  await setAgeBand(at, person, ageBand);
  return person;
}

/** A room with a host and a guest, each with an open tab. */
async function roomOfTwo(make = learnerOf) {
  const [host, guest] = [await make(), await make()];
  const room = await openRoom(host);
  const path = `${roomsPath}/${room}`;
  await guest.post(`${path}/join`);
  return { host, guest, room, path, messages: `${path}/messages`, ...(await tabs(host, guest)) };
}

async function tabs(host: TestPerson, guest: TestPerson) {
  return { hostTab: await tabOf(at, host), guestTab: await tabOf(at, guest) };
}

test('a message reaches the others at once, counts as unread until it is seen, and is stored once', async () => {
  const { host, guest, room, path, messages, hostTab, guestTab } = await roomOfTwo();
  const joining = { roomId: room, userId: guest.user.id };
  expect(await hostTab.emitWithAck('join_room', { ...joining, userId: host.user.id })).toMatchObject({ ok: true });
  const joined = new Promise((resolve) => hostTab.once('user_joined', resolve));
  expect(await guestTab.emitWithAck('join_room', joining)).toMatchObject({ ok: true });
  expect(await joined).toMatchObject(joining);
  expect((await guestTab.emitWithAck('join_room', { ...joining, userId: host.user.id })).error.code).toBe('forbidden');
  const received = new Promise((resolve) => guestTab.once('chat_message', resolve));
  const id = randomUUID();
  const sent = await sendMessage(hostTab, room, '  Shall we factor first?  ', id);
  expect(sent).toMatchObject({ ok: true, help: null, message: { userId: host.user.id, type: 'text' } });
  expect(await received).toMatchObject({ roomId: room, id, message: 'Shall we factor first?', userId: host.user.id });
  expect(await sendMessage(hostTab, room, 'Another text', id)).toMatchObject({ message: { id } });
  expect((await guest.get(path)).body.unread).toBe(1);
  expect((await guest.get(roomsPath)).body.items.find((one: { id: string }) => one.id === room).unread).toBe(1);
  const { items, change } = (await guest.get(messages)).body;
  expect(items.map((one: { type: string; message: string }) => [one.type, one.message])).toEqual([
    ['system', 'joined the room'],
    ['text', 'Shall we factor first?'],
  ]);
  expect((await guest.post(`${path}/seen`, { upTo: change })).status).toBe(204);
  expect((await guest.get(path)).body.unread).toBe(0);
  const left = new Promise((resolve) => hostTab.once('user_left', resolve));
  guestTab.disconnect();
  expect(await left).toMatchObject(joining);
  await expect.poll(async () => (await host.get(path)).body.participants[1]).toMatchObject({ status: 'away' });
});

test('history has pages, and changes since one known are complete', async () => {
  const { guest, room, messages, hostTab } = await roomOfTwo();
  for (const text of ['One', 'Two', 'Three', 'Four']) await sendMessage(hostTab, room, text);
  const texts = ({ items }: { items: { message: string }[] }) => items.map(({ message }) => message);
  const last = (await guest.get(`${messages}?limit=2`)).body;
  expect([texts(last), last.hasMore]).toEqual([['Three', 'Four'], true]);
  const before = (await guest.get(`${messages}?limit=2&before=${last.items[0].sequence}`)).body;
  expect(texts(before)).toEqual(['One', 'Two']);
  expect(texts((await guest.get(`${messages}/changes?since=${last.items[0].sequence}`)).body)).toEqual(['Four']);
  // However many messages there are, their authors and reports are read once.
  const statementsOf = async (limit: number) =>
    (await statementsOfCalls(() => guest.get(`${messages}?limit=${limit}`))).length;
  await statementsOf(100);
  expect(await statementsOf(100)).toBe(await statementsOf(1));
});

test('its author changes a message for a while and deletes it at any time', async () => {
  const { host, guest, room, messages, hostTab } = await roomOfTwo();
  const { message } = await sendMessage(hostTab, room, 'Fist');
  const own = `${messages}/${message.id}`;
  expect((await guest.patch(own, { message: 'Mine' })).status).toBe(403);
  expect((await guest.post(`${own}/delete`)).status).toBe(403);
  expect((await host.patch(own, { message: 'First' })).body).toMatchObject({ message: 'First', isEdited: true });
  at.clock.forward(editMinutes * 60 + 1);
  expect((await host.patch(own, { message: 'Last' })).status).toBe(409);
  expect((await host.post(`${own}/delete`)).body).toMatchObject({ message: null, gone: 'deleted' });
  const { items } = (await guest.get(messages)).body;
  expect(items.at(-1)).toMatchObject({ id: message.id, message: null, gone: 'deleted', isEdited: false });
});

test('the host mutes a participant and deletes their message', async () => {
  const { host, guest, room, path, messages, guestTab } = await roomOfTwo();
  const { message } = await sendMessage(guestTab, room, 'Noise');
  const muted = await host.patch(`${path}/participants/${guest.user.id}`, { isMuted: true });
  expect(muted.body.participants[1]).toMatchObject({ id: guest.user.id, isMuted: true });
  expect((await sendMessage(guestTab, room, 'More')).error).toMatchObject({ code: 'forbidden' });
  expect((await guest.patch(`${messages}/${message.id}`, { message: 'More' })).status).toBe(403);
  expect((await host.post(`${messages}/${message.id}/delete`)).body).toMatchObject({ gone: 'deleted' });
  await host.patch(`${path}/participants/${guest.user.id}`, { isMuted: false });
  expect(await sendMessage(guestTab, room, 'Thanks')).toMatchObject({ ok: true });
  await host.post(`${path}/end`);
  expect((await sendMessage(guestTab, room, 'Late')).error).toMatchObject({ code: 'conflict' });
  expect((await guest.get(messages)).status).toBe(200);
});

test('hurtful words and a child’s personal data are refused, and words of distress get help', async () => {
  const { guest, room, messages, hostTab } = await roomOfTwo(() => learnerOf('13-15'));
  for (const text of ['fuck you', 'Call me: my number is 0170 1234567'])
    expect([text, (await sendMessage(hostTab, room, text)).error?.code]).toEqual([text, 'invalid']);
  const sent = await sendMessage(hostTab, room, 'I want to kill myself');
  expect(sent).toMatchObject({ ok: true });
  expect(sent.help).toMatch(/help/i);
  const { items } = (await guest.get(messages)).body;
  expect(items.filter(({ type }: { type: string }) => type === 'text')).toHaveLength(1);
  const edited = await guest.patch(`${messages}/${sent.message.id}`, { message: 'kill yourself' });
  expect(edited.status).not.toBe(200);
});

test('a report reaches staff with the words as they were, also after their author deleted them', async () => {
  const { host, guest, room, messages, hostTab } = await roomOfTwo();
  const staff = await at.person('instructor');
  const { message } = await sendMessage(hostTab, room, 'An unkind word');
  const own = `${messages}/${message.id}`;
  expect((await host.post(`${own}/report`, {})).status).toBe(409);
  expect((await guest.post(`${own}/report`, { reason: 'Hurts' })).body).toMatchObject({ isReported: true });
  await guest.post(`${own}/report`, { reason: 'Hurts still' });
  await host.patch(own, { message: 'A kind word' });
  await host.post(`${own}/delete`);
  const open = async () =>
    (await staff.get('/api/collaboration/reports')).body.filter(
      ({ messageId }: { messageId: string }) => messageId === message.id,
    );
  const [report] = await open();
  expect(report).toMatchObject({ text: 'An unkind word', reasons: ['Hurts'], times: 1, isDeleted: true });
  expect((await host.get('/api/collaboration/reports')).status).toBe(403);
  expect((await staff.post(`/api/collaboration/reports/${report.id}/settle`, { remove: true })).status).toBe(204);
  expect(await open()).toEqual([]);
});

test('messages of a person who may not meet the others any more are hidden', async () => {
  const { host, guest, room, messages, guestTab, hostTab } = await roomOfTwo(() => learnerOf('13-15'));
  await sendMessage(guestTab, room, 'Hello');
  await setAgeBand(at, guest, 'adult');
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await host.get(messages)).body;
  expect(items.at(-1)).toMatchObject({ message: null, gone: 'hidden', userId: null, userName: null });
  expect((await guest.get(messages)).status).toBe(404);
  expect(await sendMessage(hostTab, room, 'Gone?')).toMatchObject({ ok: true });
});

test('messages are limited per minute and in size', async () => {
  const { host, room, hostTab } = await roomOfTwo();
  expect((await sendMessage(hostTab, room, 'x'.repeat(2001))).error.code).toBe('invalid');
  expect((await sendMessage(hostTab, room, ' \u200b ')).error.code).toBe('invalid');
  for (let count = 0; count < maxMessagesPerMinute; count += 1) {
    if (count % 8 === 0) at.clock.forward(5);
    await sendMessage(hostTab, room, String(count));
  }
  const other = await tabOf(at, host);
  expect((await sendMessage(other, room, 'One more')).error.code).toBe('rate_limited');
});
