import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { addDocument, documentsPath, openCopy, openRoom, roomsPath } from '../testing.ts';

let at: TestPlatform;
let host: TestPerson;
let guest: TestPerson;
let room: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration'] });
  [host, guest] = [await at.person(), await at.person()];
  for (const person of [host, guest]) await setAgeBand(at, person, 'adult');
  room = await openRoom(host);
  await guest.post(`${roomsPath}/${room}/join`);
});
afterAll(() => at?.close());

const updateOf = (text: string) => {
  const document = new Y.Doc();
  document.getText('content').insert(0, text);
  return Y.encodeStateAsUpdate(document);
};

test('what two people write reaches both, and a third copy opened later', async () => {
  const id = await addDocument(host, room);
  const [first, second] = [await openCopy(await host.connect(), id), await openCopy(await guest.connect(), id)];
  first.text.insert(0, 'one ');
  second.text.insert(0, 'two ');
  await expect.poll(() => [first.shared.state, second.shared.state]).toEqual(['saved', 'saved']);
  await expect.poll(() => [first.text.length, second.text.length]).toEqual([8, 8]);
  expect(first.text.toString()).toBe(second.text.toString());
  const third = await openCopy(await guest.connect(), id);
  expect(third.text.toString()).toBe(first.text.toString());
});

test('a reader, a stranger and a removed person cannot write, whatever they send', async () => {
  const id = await addDocument(host, room);
  const reader = await at.person();
  const stranger = await at.person();
  for (const person of [reader, stranger]) await setAgeBand(at, person, 'adult');
  await reader.post(`${roomsPath}/${room}/join`);
  const participant = `${roomsPath}/${room}/participants/${reader.user.id}`;
  expect((await host.patch(participant, { mayWrite: false })).status).toBe(200);
  const [readers, strangers] = [await reader.connect(), await stranger.connect()];
  const message = { documentId: id, update: updateOf('no') };
  expect((await readers.emitWithAck('document_update', message)).error.code).toBe('forbidden');
  expect((await strangers.emitWithAck('document_update', message)).error.code).toBe('not_found');
  expect((await readers.emitWithAck('document_since', { documentId: id, sequence: 0 })).ok).toBe(true);
  await host.patch(participant, { admission: 'removed' });
  expect((await readers.emitWithAck('document_since', { documentId: id, sequence: 0 })).error.code).toBe('not_found');
  expect((await reader.post(`${roomsPath}/${room}/join`)).status).toBe(403);
});

test('malformed, oversized and forged updates are refused, and others go on', async () => {
  const id = await addDocument(host, room);
  const other = await openCopy(await guest.connect(), id);
  const tab = await host.connect();
  const send = (update: Uint8Array) => tab.emitWithAck('document_update', { documentId: id, update });
  expect((await send(new Uint8Array([1, 1, 255, 255]))).error.code).toBe('invalid');
  expect((await send(new Uint8Array(0))).error.code).toBe('invalid');
  expect((await send(new Uint8Array(257_000))).error.code).toBe('too_large');
  // The connection of whoever sends far more is closed.
  const flooding = (await host.connect()).emitWithAck('document_update', {
    documentId: id,
    update: new Uint8Array(10_000_000),
  });
  await expect(flooding).rejects.toThrow('disconnected');
  expect(await send(updateOf('fine'))).toEqual({ ok: true, sequence: 1 });
  await expect.poll(() => other.text.toString()).toBe('fine');

  // Under the client id of another person, with parts missing, and with something else than characters.
  const victim = new Y.Doc();
  other.text.insert(0, 'mine ');
  await expect.poll(() => other.shared.state).toBe('saved');
  Y.applyUpdate(victim, Y.encodeStateAsUpdate(other.document));
  victim.clientID = other.document.clientID;
  const before = Y.encodeStateVector(victim);
  victim.getText('content').insert(0, 'forged');
  expect((await send(Y.encodeStateAsUpdate(victim, before))).error.code).toBe('invalid');
  const later = new Y.Doc();
  later.getText('content').insert(0, 'one');
  const one = Y.encodeStateVector(later);
  later.getText('content').insert(3, 'two');
  expect((await send(Y.encodeStateAsUpdate(later, one))).error.code).toBe('invalid');
  const odd = new Y.Doc();
  odd.getText('content').insertEmbed(0, { image: 'x' });
  expect((await send(Y.encodeStateAsUpdate(odd))).error.code).toBe('invalid');
  const hidden = new Y.Doc();
  hidden.getMap('more').set('a', 1);
  expect((await send(Y.encodeStateAsUpdate(hidden))).error.code).toBe('invalid');

  // Sent again after a lost acknowledgement, nothing is stored twice.
  const repeated = updateOf('again ');
  const { sequence } = await send(repeated);
  expect(await send(repeated)).toEqual({ ok: true, sequence });
  const opened = await openCopy(await guest.connect(), id);
  expect(opened.text.toString()).toBe(other.text.toString());
});

test('snapshots keep the content, and an earlier one can be restored', async () => {
  const id = await addDocument(host, room);
  const copy = await openCopy(await host.connect(), id);
  const write = async (text: string) => {
    copy.text.insert(copy.text.length, text);
    await expect.poll(() => copy.shared.state).toBe('saved');
    await at.runSchedule('collaboration', 'snapshots');
  };
  await write('first');
  await write(' second');
  const opened = await openCopy(await guest.connect(), id);
  expect(opened.text.toString()).toBe('first second');
  const { body } = await guest.get(`${documentsPath}/${id}/history`);
  expect(body.map(({ sequence }: { sequence: number }) => sequence)).toEqual([2, 1]);
  expect((await guest.get(`${documentsPath}/${id}/history/1`)).body).toEqual({ text: 'first' });
  expect((await guest.post(`${documentsPath}/${id}/restore`, { sequence: 1 })).body).toEqual({ sequence: 3 });
  await expect.poll(() => [copy, opened].map(({ text }) => text.toString())).toEqual(['first', 'first']);
  expect((await guest.post(`${documentsPath}/${id}/restore`, { sequence: 9 })).status).toBe(404);
});

test('what a learner writes in small steps is read for signs of danger, once', async () => {
  const id = await addDocument(host, room);
  const copy = await openCopy(await host.connect(), id);
  for (const part of ['Sum of angles', '\n', 'i want to k', 'ill myse', 'lf', '\nhomework']) {
    copy.text.insert(copy.text.length, part);
    await expect.poll(() => copy.shared.state).toBe('saved');
  }
  const staff = await at.person('administrator');
  const written = async (): Promise<unknown[]> => {
    await at.platform.queueing.waitUntilIdle();
    const { items } = (await staff.get('/api/safeguarding/alerts')).body;
    const alert = items.find(({ learner }: { learner: { userId: string } }) => learner.userId === host.user.id);
    return alert ? (await staff.get(`/api/safeguarding/alerts/${alert.id}`)).body.written : [];
  };
  expect(await written()).toEqual([]);
  at.clock.forward(21);
  expect(await written()).toMatchObject([{ content: 'i want to kill myself', place: 'collaboration' }]);
  copy.text.insert(copy.text.length, ' is easy');
  await expect.poll(() => copy.shared.state).toBe('saved');
  at.clock.forward(21);
  expect(await written()).toHaveLength(1);
});
