import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { groupsPath, join, learnerOf, startGroup } from '../testing.ts';
import { ageRequired, consentRequired, maxMembers, maxStartedPerDay } from './contract.ts';
import { MemberRow, StudyGroupRow } from './models.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'] });
});
afterAll(() => at?.close());

const listed = async (person: { get(path: string): Promise<{ body: unknown }> }, id: string) => {
  const { body } = (await person.get(`${groupsPath}?limit=50`)) as { body: { items: { id: string }[] } };
  return body.items.find((group) => group.id === id);
};

test('a group is started once, with its creator as a member', async () => {
  const learner = await learnerOf(at);
  const body = { id: randomUUID(), name: ' Algebra circle ', topic: 'mathematics', lessonsEach: 2 };
  const [first, second] = await Promise.all([learner.post(groupsPath, body), learner.post(groupsPath, body)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body).toMatchObject({
    ...{ name: 'Algebra circle', topic: 'mathematics', members: 1, maximum: 50, isMember: true, named: [] },
    ...{ online: 1, lessons: 0, goal: 2, progress: 0, unread: 0 },
  });
  expect(second.body).toEqual(first.body);
  const other = await learnerOf(at);
  expect((await other.post(groupsPath, body)).status).toBe(409);
  expect(await listed(other, body.id)).toMatchObject({ isMember: false, members: 1 });
});

test('joining and leaving are idempotent; own groups come first', async () => {
  const [owner, learner] = [await learnerOf(at), await learnerOf(at)];
  const id = await startGroup(owner);
  at.clock.forward(60);
  await startGroup(owner, 'Newer');
  const joined = await Promise.all([join(learner, id), join(learner, id)]);
  expect(joined.map(({ status, body }) => [status, body.members])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  const { body } = await learner.get(groupsPath);
  expect(body.items[0]).toMatchObject({ id, isMember: true });
  expect(body.refusal).toBeNull();
  for (let times = 0; times < 2; times++) {
    expect((await learner.post(`${groupsPath}/${id}/leave`)).body).toMatchObject({ members: 1, isMember: false });
  }
});

test('members who share their name are named; others are only counted', async () => {
  const [owner, shy] = [await learnerOf(at, { shares: true }), await learnerOf(at)];
  const id = await startGroup(owner);
  await join(shy, id);
  const name = `${owner.user.firstName} ${owner.user.lastName.charAt(0)}.`;
  expect(await listed(shy, id)).toMatchObject({ members: 2, named: [name] });
  expect(await listed(owner, id)).toMatchObject({ members: 2, named: [] });
});

test('learners who cannot take part see the reason and no groups', async () => {
  const owner = await learnerOf(at);
  const id = await startGroup(owner);
  for (const [ageBand, refusal] of [
    ['unknown', ageRequired],
    ['under-13', consentRequired],
  ] as const) {
    const child = await learnerOf(at, { ageBand });
    expect((await child.get(groupsPath)).body).toEqual({ items: [], total: 0, refusal });
    // An unknown group gets the same message.
    for (const each of [id, randomUUID()]) {
      const { status, body } = await child.get(`${groupsPath}/${each}`);
      expect([status, body.error.message]).toEqual([403, refusal]);
    }
    const started = await child.post(groupsPath, { id: randomUUID(), name: 'Mine', topic: 'science' });
    for (const { status, body } of [started, await join(child, id)]) {
      expect([status, body.error.message]).toEqual([403, refusal]);
    }
  }
  const adult = await learnerOf(at);
  expect((await join(adult, id)).status).toBe(200);
});

test('a group has at most fifty members, even with simultaneous requests', async () => {
  const owner = await learnerOf(at);
  const id = await startGroup(owner);
  const scope = { institution: at.institution };
  const others = await Promise.all(Array.from({ length: maxMembers - 2 }, () => at.person()));
  const { database } = at.platform;
  await database.rows(StudyGroupRow, scope).findById(id).patch({ joined: 49 });
  await database.rows(MemberRow, scope).insert(
    others.map(({ user }, index) => ({
      ...{ groupId: id, userId: user.id, number: index + 2, joinedAt: at.clock.now(), seen: 0 },
    })),
  );
  const late = [await learnerOf(at), await learnerOf(at)];
  const answers = await Promise.all(late.map((person) => join(person, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.message).toContain('full');
});

test('guardians and recruiters have no access; staff take part', async () => {
  const id = await startGroup(await learnerOf(at));
  for (const role of ['guardian', 'recruiter', 'reviewer'] as const) {
    expect((await (await at.person(role)).get(groupsPath)).status).toBe(403);
  }
  const instructor = await at.person('instructor');
  expect((await join(instructor, id)).body.named).toEqual([]);
  expect((await at.nobody.get(groupsPath)).status).toBe(401);
});

test('another institution’s group is not found', async () => {
  const elsewhere = await at.anotherInstitution();
  const stranger = await at.person('administrator', elsewhere);
  const id = await startGroup(await learnerOf(at));
  const absent = await stranger.get(`${groupsPath}/${randomUUID()}`);
  expect(absent.status).toBe(404);
  expect((await stranger.get(`${groupsPath}/${id}`)).body.error.message).toBe(absent.body.error.message);
  expect((await join(stranger, id)).status).toBe(404);
  expect((await stranger.delete(`${groupsPath}/${id}`)).status).toBe(404);
  expect((await stranger.post(groupsPath, { id, name: 'Taken', topic: 'science', circle: 'minors' })).status).toBe(409);
});

test('staff delete a group with its content', async () => {
  const owner = await learnerOf(at);
  const id = await startGroup(owner);
  expect((await owner.delete(`${groupsPath}/${id}`)).status).toBe(403);
  expect((await (await at.person('instructor')).delete(`${groupsPath}/${id}`)).status).toBe(204);
  expect((await owner.get(`${groupsPath}/${id}`)).status).toBe(404);
});

test('all issues of a new group are reported together', async () => {
  const learner = await learnerOf(at);
  const { status, body } = await learner.post(groupsPath, {
    id: 'x',
    name: ' a ',
    topic: 'astrology',
    lessonsEach: 99,
  });
  expect(status).toBe(400);
  expect(body.error.issues.map(({ path }: { path: string }) => path)).toEqual([
    'body.id',
    'body.name',
    'body.topic',
    'body.lessonsEach',
  ]);
});

test('a group’s name is one visible line without bidirectional control characters', async () => {
  const learner = await learnerOf(at);
  for (const name of ['\u200b\u200b\u200b', 'Maths\u202e', 'Maths\nand more', 'Maths\u0007']) {
    const { status, body } = await learner.post(groupsPath, { id: randomUUID(), name, topic: 'mathematics' });
    expect([name, status, body.error?.issues?.[0]?.path]).toEqual([name, 400, 'body.name']);
  }
});

test('viewers are notified of new groups and changed members', async () => {
  const [owner, watcher] = [await learnerOf(at), await learnerOf(at)];
  const tab = await watcher.connect();
  const room = { room: 'activity.community', key: 'community' };
  expect(await tab.emitWithAck('enter_room', room)).toEqual({ ok: true });
  const nextChange = () => new Promise((resolve) => tab.once('study_groups_changed', resolve));
  const created = nextChange();
  const id = await startGroup(owner);
  expect(await created).toEqual({});
  const joined = nextChange();
  await join(watcher, id);
  expect(await joined).toEqual({});
  const child = await (await learnerOf(at, { ageBand: 'unknown' })).connect();
  expect(await child.emitWithAck('enter_room', room)).toMatchObject({ error: { code: 'not_found' } });
});

test('the number of groups a person can start per day is limited', async () => {
  const learner = await learnerOf(at);
  const bodies = Array.from({ length: maxStartedPerDay + 1 }, (_, index) => {
    return { id: randomUUID(), name: `Circle ${index}`, topic: 'mathematics', lessonsEach: 2 };
  });
  const start = async (body: object) => (await learner.post(groupsPath, body)).status;
  // Simultaneously, from several tabs.
  const answers = await Promise.all(bodies.map(start));
  expect(answers.toSorted()).toEqual([...Array(maxStartedPerDay).fill(201), 429]);
  const refused = answers.indexOf(429);
  // Repeating a successful request is not rejected.
  expect(await start(bodies[refused === 0 ? 1 : 0] ?? {})).toBe(201);
  at.clock.forward(24 * 60 * 60 + 1);
  expect(await start(bodies[refused] ?? {})).toBe(201);
});
