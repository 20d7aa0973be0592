import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { createCohort, joinCohort } from '../../cohorts/testing.ts';
import type { AgeBand } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { addDocument, documentsPath, openRoom, roomsPath, tabOf } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration', 'cohorts'] });
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

test('the members of a cohort are in its room and nobody else, and who leaves the cohort leaves the room', async () => {
  const [owner, member, stranger] = [await learnerOf(), await learnerOf(), await learnerOf()];
  const cohort = await createCohort(owner);
  await joinCohort(member, cohort);
  const ofCohort = `/api/collaboration/cohorts/${cohort}/room`;
  const [first, second] = await Promise.all([owner.post(ofCohort), member.post(ofCohort)]);
  expect(first.body).toMatchObject({ name: 'Mathematics cohort', cohortId: cohort, maxParticipants: 10 });
  expect(second.body.id).toBe(first.body.id);
  const path = `${roomsPath}/${first.body.id}`;
  expect((await member.get(path)).body.participants).toHaveLength(2);
  const listed = async (person: typeof owner) => {
    const { items } = (await person.get(`${roomsPath}?limit=100`)).body;
    return items.some(({ id }: { id: string }) => id === first.body.id);
  };
  expect([await listed(member), await listed(stranger)]).toEqual([true, false]);
  expect((await stranger.post(ofCohort)).status).toBe(404);
  expect((await stranger.post(`${path}/join`)).status).toBe(404);
  const documentId = await addDocument(member, first.body.id);
  const tab = await tabOf(at, member);
  expect(await tab.emitWithAck('enter_room', { room: 'collaboration.document', key: documentId })).toMatchObject({
    ok: true,
  });
  const gone = new Promise((resolve) => tab.once('room_left', resolve));
  await member.post(`/api/study-cohorts/${cohort}/leave`);
  expect((await member.get(path)).status).toBe(404);
  await at.platform.queueing.waitUntilIdle();
  await gone;
  expect((await owner.get(path)).body.participants).toMatchObject([{ id: owner.user.id, role: 'host' }]);
  // The room of a cohort that ends can be read, and no longer changed.
  await owner.post(`/api/study-cohorts/${cohort}/archive`);
  await at.platform.queueing.waitUntilIdle();
  expect((await owner.get(path)).body.endedAt).not.toBeNull();
  expect((await owner.post(ofCohort)).status).toBe(404);
});

test('a cohort of minors and adults has no room, and minors of another cohort see none of it', async () => {
  const [staff, minor] = [await at.person('instructor'), await learnerOf('13-15')];
  const cohort = await createCohort(staff, { audience: 'led-by-staff' });
  await joinCohort(minor, cohort);
  expect((await minor.post(`/api/collaboration/cohorts/${cohort}/room`)).status).toBe(409);
  expect((await staff.post(`/api/collaboration/cohorts/${cohort}/room`)).status).toBe(409);
});
