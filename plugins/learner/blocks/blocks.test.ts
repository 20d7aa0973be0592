import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { groupOfTwo, learnerOf, messagesOf, postMessage } from '../../activity/testing.ts';
import { cohortsPath, createCohort, invitationTo, joinCohort } from '../../cohorts/testing.ts';
import { openRoom, roomsPath, sendMessage, tabOf } from '../../collaboration/testing.ts';
import { maxBlocked } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts', 'collaboration', 'activity'] });
});
afterAll(() => at?.close());

const blocksPath = '/api/blocked-people';

/** Two learners in a cohort of a third. */
async function inOneCohort() {
  const [owner, blocker, blocked] = [await learnerOf(at), await learnerOf(at), await learnerOf(at, { shares: true })];
  const id = await createCohort(owner);
  for (const person of [blocker, blocked]) await joinCohort(person, id);
  const block = (by: TestPerson, { user }: TestPerson) => by.put(`${cohortsPath}/${id}/members/${user.id}/block`);
  return { owner, blocker, blocked, id, block };
}

test('people who have blocked each other find no cohorts of the other, by list, id, waiting list or invitation', async () => {
  const { blocker, blocked, block } = await inOneCohort();
  const stranger = await learnerOf(at);
  const [open, theirs] = [await createCohort(blocker, { maxMembers: 2 }), await createCohort(blocked)];
  await joinCohort(stranger, open);
  await blocked.post(`${cohortsPath}/${open}/wait`);
  const code = await invitationTo(blocker, open);
  expect((await block(blocker, blocked)).status).toBe(204);
  expect((await block(blocker, blocked)).status).toBe(204);

  const idsFor = async (person: TestPerson) =>
    (await person.get(`${cohortsPath}?limit=100`)).body.map(({ id }: { id: string }) => id);
  expect(await idsFor(blocked)).not.toContain(open);
  expect(await idsFor(blocker)).not.toContain(theirs);
  expect(await idsFor(stranger)).toEqual(expect.arrayContaining([open, theirs]));
  // The same answers as for a cohort that is not there.
  for (const way of ['', '/join', '/wait']) {
    const call = (id: string) =>
      way === '' ? blocked.get(`${cohortsPath}/${id}`) : blocked.post(`${cohortsPath}/${id}${way}`);
    const [hidden, missing] = [await call(open), await call(randomUUID())];
    expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
    expect(missing.status).toBe(404);
  }
  const accepted = await blocked.post(`${cohortsPath}/invitation/accept`, { code });
  const wrong = await blocked.post(`${cohortsPath}/invitation/accept`, { code: 'x'.repeat(code.length) });
  expect([accepted.status, accepted.body]).toEqual([wrong.status, wrong.body]);
  // A place that becomes free is not given to somebody blocked who waits.
  await stranger.post(`${cohortsPath}/${open}/leave`);
  expect((await blocker.get(`${cohortsPath}/${open}`)).body.currentMembers).toBe(1);
});

test('a cohort of both stays as it is, and only the one who blocked sees the block, with a list to end it', async () => {
  const { blocker, blocked, id, block } = await inOneCohort();
  await block(blocker, blocked);
  const entryOf = async (reader: TestPerson, { user }: TestPerson) =>
    (await reader.get(`${cohortsPath}/${id}/members`)).body.find(
      ({ userId }: { userId: string }) => userId === user.id,
    );
  expect(await entryOf(blocker, blocked)).toMatchObject({ isBlocked: true });
  expect(await entryOf(blocked, blocker)).toMatchObject({ isBlocked: false });
  const { body } = await blocker.get(blocksPath);
  expect(body).toMatchObject([{ userId: blocked.user.id, name: expect.any(String) }]);
  expect((await blocked.get(blocksPath)).body).toEqual([]);
  // Neither an overview nor an export tells the blocked person.
  const held = JSON.stringify((await blocked.get('/api/account/data')).body);
  expect(held).not.toContain('blocked');
  const exported = await at.platform.personalData.export({ who: unprivilegedActor(at.institution) }, blocked.user.id);
  expect(exported.holdings.filter(({ table, plugin }) => plugin === 'learner' && table === 'blocks')).toEqual([]);
  expect((await blocker.delete(`${blocksPath}/${blocked.user.id}`)).status).toBe(204);
  expect((await blocker.get(blocksPath)).body).toEqual([]);
});

test('staff cannot be blocked and block nobody, and strangers cannot be blocked', async () => {
  const [instructor, learner, stranger] = [await at.person('instructor'), await learnerOf(at), await learnerOf(at)];
  const id = await createCohort(instructor, { audience: 'led-by-staff' });
  await joinCohort(learner, id);
  const block = (by: TestPerson, { user }: TestPerson) => by.put(`${cohortsPath}/${id}/members/${user.id}/block`);
  expect((await block(learner, instructor)).status).toBe(409);
  expect((await block(instructor, learner)).status).toBe(403);
  expect((await block(learner, learner)).status).toBe(409);
  expect((await block(learner, stranger)).status).toBe(404);
  expect((await learner.get(blocksPath)).body).toEqual([]);
});

test('a person blocks a limited number of people', async () => {
  const { blocker, blocked, block } = await inOneCohort();
  const others = await Promise.all([1, 2].map(() => learnerOf(at)));
  const knex = knexOf(at.platform.database);
  const row = { institution_id: at.institution.id, user_id: blocker.user.id, at: at.clock.now() };
  await knex('learner.blocks').insert(others.map(({ user }) => ({ ...row, blocked_id: user.id })));
  // As many as are missing, of people of whom each blocks one.
  await knex.raw(
    `insert into platform.users select (jsonb_populate_record(person, jsonb_build_object('id', gen_random_uuid(),
       'username', 'blocked-' || number, 'username_key', 'blocked-' || number, 'email', null, 'email_key', null))).*
     from platform.users as person, generate_series(1, ?) as number where person.id = ?`,
    [maxBlocked - 2, blocked.user.id],
  );
  await knex.raw(
    `insert into learner.blocks (user_id, blocked_id, institution_id, at)
     select ?, id, institution_id, now() from platform.users where username like 'blocked-%'`,
    [blocker.user.id],
  );
  expect((await block(blocker, blocked)).status).toBe(409);
});

test('messages of a blocked person are hidden from the one who blocked, and count as read', async () => {
  const [host, guest, third] = [await learnerOf(at), await learnerOf(at), await learnerOf(at)];
  const room = await openRoom(host);
  const path = `${roomsPath}/${room}`;
  for (const person of [guest, third]) await person.post(`${path}/join`);
  await sendMessage(await tabOf(at, guest), room, 'Meet me alone');
  expect((await host.put(`${path}/participants/${guest.user.id}/block`)).status).toBe(204);
  await sendMessage(await tabOf(at, host), room, 'Chapter two first');

  const seenBy = async (reader: TestPerson) =>
    (await reader.get(`${path}/messages`)).body.items
      .filter(({ type }: { type: string }) => type === 'text')
      .map(({ message, gone }: { message: string | null; gone: string | null }) => message ?? gone);
  expect(await seenBy(host)).toEqual(['blocked', 'Chapter two first']);
  for (const reader of [guest, third]) expect(await seenBy(reader)).toEqual(['Meet me alone', 'Chapter two first']);
  const { body } = await host.get(path);
  expect(body).toMatchObject({ unread: 0 });
  const isBlocked = ({ id }: { id: string }) => id === guest.user.id;
  expect(body.participants.find(isBlocked)).toMatchObject({ isBlocked: true });
  // A room the other is not in yet is not found, as one that does not exist.
  const later = await openRoom(host);
  const listed = async (reader: TestPerson) =>
    (await reader.get(`${roomsPath}?limit=100`)).body.items.map(({ id }: { id: string }) => id);
  expect(await listed(guest)).toContain(room);
  expect(await listed(guest)).not.toContain(later);
  expect(await listed(third)).toContain(later);
  const [hidden, missing] = [
    await guest.post(`${roomsPath}/${later}/join`),
    await guest.post(`${roomsPath}/${randomUUID()}/join`),
  ];
  expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
});

test('in a study group, the author of a message is blocked by it', async () => {
  const { owner, other, id } = await groupOfTwo(at);
  const { body: message } = await postMessage(other, id, 'You again');
  expect((await owner.put(`/api/study-groups/${id}/messages/${message.id}/block`)).status).toBe(204);
  expect((await messagesOf(owner, id)).items).toMatchObject([{ text: null, gone: 'blocked' }]);
  expect((await messagesOf(other, id)).items).toMatchObject([{ text: 'You again', gone: null }]);
  expect((await owner.get(`/api/study-groups/${id}`)).body.unread).toBe(0);
  // A later message, which is hidden, is no news either.
  await at.platform.queueing.waitUntilIdle();
  await owner.post(`/api/study-groups/${id}/seen`, { upTo: message.sequence });
  await postMessage(other, id, 'Answer me');
  await at.platform.queueing.waitUntilIdle();
  const isUnread = ({ isRead }: { isRead: boolean }) => !isRead;
  expect((await owner.get('/api/notifications')).body.items.filter(isUnread)).toEqual([]);
});
