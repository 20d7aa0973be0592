import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { AgeBand } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { addDocument, documentsPath, openRoom, roomsPath } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration'] });
});
afterAll(() => at?.close());

async function learnerOf(ageBand: AgeBand = 'adult') {
  const person = await at.person();
  await setAgeBand(at, person, ageBand);
  return person;
}

test('the host of a private room admits and removes, and others cannot', async () => {
  const [host, guest] = [await learnerOf(), await learnerOf()];
  const room = await openRoom(host, { isPrivate: true });
  const path = `${roomsPath}/${room}`;
  expect((await guest.post(`${path}/join`)).body).toMatchObject({ admission: 'waiting' });
  expect((await guest.get(`${documentsPath}?roomId=${room}`)).status).toBe(404);
  const own = `${path}/participants/${guest.user.id}`;
  expect((await guest.patch(own, { admission: 'admitted' })).status).toBe(404);
  expect((await host.patch(own, { admission: 'admitted' })).status).toBe(200);
  expect((await guest.get(`${documentsPath}?roomId=${room}`)).status).toBe(200);
  expect((await guest.patch(own, { mayWrite: true })).status).toBe(403);
  await host.patch(own, { admission: 'removed' });
  expect((await guest.get(`${documentsPath}?roomId=${room}`)).status).toBe(404);
});

test('of many who join at the same time only as many as there are places get in', async () => {
  const room = await openRoom(await learnerOf(), { maxParticipants: 2 });
  const people = await Promise.all(Array.from({ length: 6 }, () => learnerOf()));
  const answers = await Promise.all(people.map((person) => person.post(`${roomsPath}/${room}/join`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('minors and adults do not see each other’s rooms', async () => {
  const [adult, child] = [await learnerOf(), await learnerOf('under-13')];
  const room = await openRoom(adult);
  expect((await child.post(`${roomsPath}/${room}/join`)).status).toBe(404);
  expect((await child.get(`${roomsPath}/${room}`)).status).toBe(404);
});

test('a host who leaves hands over, and an ended room can only be read', async () => {
  const [host, guest] = [await learnerOf(), await learnerOf()];
  const room = await openRoom(host);
  await guest.post(`${roomsPath}/${room}/join`);
  await addDocument(host, room);
  await host.post(`${roomsPath}/${room}/leave`);
  const { body } = await guest.post(`${roomsPath}/${room}/end`);
  expect(body.participants).toMatchObject([{ id: guest.user.id, role: 'host' }]);
  expect((await guest.get(`${documentsPath}?roomId=${room}`)).body).toHaveLength(1);
  const late = { id: crypto.randomUUID(), roomId: room, title: 'Late', type: 'notes' };
  expect((await guest.post(documentsPath, late)).status).toBe(409);
});
