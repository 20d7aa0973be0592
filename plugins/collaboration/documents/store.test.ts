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
  const listed = (await host.get(`${documentsPath}?roomId=${room}`)).body.find((one: { id: string }) => one.id === id);
  expect(listed.collaborators.toSorted()).toEqual([host.user.id, guest.user.id].toSorted());
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
  expect((await guest.get(`${documentsPath}/${id}/history/1`)).body).toEqual({ text: 'first', elements: null });
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

test('a whiteboard takes elements of a drawing and nothing else, and an earlier state can be restored', async () => {
  const id = await addDocument(host, room, 'whiteboard');
  const copy = await openCopy(await host.connect(), id);
  const drawn = copy.document.getMap<object>('elements');
  const element = (key: string, more: object = {}) => ({
    ...{ id: key, type: 'rectangle', x: 1, y: 2, width: 30, height: 40, angle: 0, version: 1, versionNonce: 7 },
    ...{ isDeleted: false, groupIds: [], ...more },
  });
  const saved = () => expect.poll(() => copy.shared.state).toBe('saved');
  drawn.set('a', element('a'));
  await saved();
  await at.runSchedule('collaboration', 'snapshots');
  copy.document.transact(() => {
    drawn.set('a', element('a', { x: 500, version: 2 }));
    drawn.set('t', element('t', { type: 'text', text: 'Angles', originalText: 'Angles' }));
  });
  await saved();
  await at.runSchedule('collaboration', 'snapshots');
  expect((await guest.get(`${documentsPath}/${id}/history/2`)).body).toMatchObject({
    text: 'Angles',
    elements: [{ id: 'a', x: 500 }, { type: 'text' }],
  });
  await guest.post(`${documentsPath}/${id}/restore`, { sequence: 1 });
  await expect.poll(() => drawn.get('t')).toMatchObject({ isDeleted: true, version: 2 });
  expect(drawn.get('a')).toMatchObject({ x: 1, version: 3 });

  const tab = await guest.connect();
  const send = async (change: (document: Y.Doc) => void) => {
    const document = new Y.Doc();
    change(document);
    const update = Y.encodeStateAsUpdate(document);
    return (await tab.emitWithAck('document_update', { documentId: id, update })).error?.code;
  };
  const set = (key: string, value: unknown) => (document: Y.Doc) => void document.getMap('elements').set(key, value);
  const refused: [string, (document: Y.Doc) => void][] = [
    ['another id', set('b', element('c'))],
    ['a picture', set('b', element('b', { type: 'image', fileId: 'x' }))],
    ['a page of another site', set('b', element('b', { type: 'embeddable' }))],
    ['a script as a link', set('b', element('b', { link: 'javascript:alert(1)' }))],
    ['no number', set('b', element('b', { x: Number.NaN }))],
    ['bytes', set('b', element('b', { more: new Uint8Array(3) }))],
    ['a nested type', set('b', new Y.Map())],
    ['data of other programs', set('b', element('b', { customData: { x: 1 } }))],
    ['too many values', set('b', element('b', { type: 'freedraw', points: Array(16_000).fill([0, 0]) }))],
    ['a sequence', (document) => document.getArray('elements').insert(0, [1])],
    ['another name', (document) => void document.getMap('more').set('a', 1)],
    ['text', (document) => document.getText('content').insert(0, 'text')],
  ];
  for (const [what, change] of refused) expect([what, await send(change)]).toEqual([what, 'invalid']);
  expect(await send(set('b', element('b', { link: 'https://example.org/' })))).toBeUndefined();
  await expect.poll(() => drawn.has('b')).toBe(true);
});

test('others see where a person is, under that person’s own id, and a flood of positions disturbs nobody', async () => {
  const id = await addDocument(host, room);
  const [copy, tab, stranger] = [await openCopy(await guest.connect(), id), await host.connect(), await at.person()];
  const reader = await guest.connect();
  await reader.emitWithAck('enter_room', { room: 'collaboration.document', key: id });
  const heard: { userId: string; cursor: unknown }[] = [];
  reader.on('document_presence', (told) => heard.push(told));
  const cursor = { x: 3, y: 4 };
  const tell = (more: object = {}) => tab.emitWithAck('document_presence', { documentId: id, cursor, ...more });
  expect(await tell({ userId: guest.user.id })).toEqual({ ok: true });
  await expect.poll(() => heard).toMatchObject([{ userId: host.user.id, documentId: id, cursor }]);
  await setAgeBand(at, stranger, 'adult');
  const strangers = await stranger.connect();
  expect((await strangers.emitWithAck('document_presence', { documentId: id, cursor })).error.code).toBe('not_found');
  expect((await tell({ cursor: { x: 'left' } })).error.code).toBe('invalid');
  expect((await tell({ cursor: { anchor: new Uint8Array(300), head: new Uint8Array(2) } })).error.code).toBe('invalid');
  const answers = await Promise.all(Array.from({ length: 200 }, () => tell()));
  expect(answers.filter(({ error }) => error?.code === 'rate_limited').length).toBeGreaterThan(100);
  expect(heard.length).toBeLessThan(100);
  copy.text.insert(0, 'undisturbed');
  await expect.poll(() => copy.shared.state).toBe('saved');
});
