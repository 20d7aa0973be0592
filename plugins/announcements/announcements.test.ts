import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { classOf, subjectsTo } from '../assignments/testing.ts';
import { createClass } from '../classes/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { announce, announcementsPath, delivered } from './testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['announcements', 'activity', 'administration'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const titlesOf = async (person: TestPerson) =>
  (await person.get(announcementsPath)).body.items.map(({ title }: { title: string }) => title);
const sentBy = async (person: TestPerson, id: string) =>
  (await person.get('/api/sent-announcements?limit=100')).body.items.find((each: { id: string }) => each.id === id);
const notices = async (person: TestPerson) =>
  (await person.get('/api/notifications')).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'announcements.arrived',
  );
/** Moves the clock to the next such hour in UTC, the zone of the institution. */
function toHour(hour: number): void {
  const ms = 3_600_000;
  const now = at.clock.now().getTime();
  at.clock.forward(((((hour * ms - (now % (24 * ms))) % (24 * ms)) + 24 * ms) % (24 * ms)) / 1000);
}

test('a teacher tells the learners of a class, who are told once and counted when they open it', async () => {
  toHour(12);
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const stranger = await at.person();
  const id = await announce(teacher, classId, { byMail: true });
  await delivered(at);
  expect(await titlesOf(learner)).toEqual(['Trip']);
  expect([await titlesOf(stranger), await titlesOf(teacher)]).toEqual([[], []]);
  expect(await notices(learner)).toMatchObject([{ title: 'New announcement', to: '/announcements' }]);
  expect(await subjectsTo(at, learner)).toContain('Trip');
  expect(await sentBy(teacher, id)).toMatchObject({ state: 'published', recipients: learners.length, read: 0 });
  for (const _ of [1, 2]) expect((await learner.post(`${announcementsPath}/${id}/read`)).status).toBe(204);
  const sent = await sentBy(teacher, id);
  expect(sent).toMatchObject({ read: 1 });
  // Counted, never by name.
  expect(JSON.stringify(sent)).not.toContain(learner.user.id);
  expect((await stranger.post(`${announcementsPath}/${id}/read`)).status).toBe(404);
});

test('the same call again announces once, and a withdrawn announcement is seen by nobody', async () => {
  toHour(12);
  const { teacher, learner, classId } = await classOf(at);
  const body = { id: randomUUID(), classId, title: 'Twice', text: 'Once' };
  for (const _ of [1, 2]) expect((await teacher.post(announcementsPath, body)).status).toBe(201);
  await delivered(at);
  expect(await titlesOf(learner)).toEqual(['Twice']);
  expect(await notices(learner)).toHaveLength(1);
  const colleague = await at.person('instructor');
  expect((await colleague.post(`${announcementsPath}/${body.id}/withdraw`)).status).toBe(404);
  expect((await teacher.post(`${announcementsPath}/${body.id}/withdraw`)).body.state).toBe('withdrawn');
  expect(await titlesOf(learner)).toEqual([]);
  expect((await learner.post(`${announcementsPath}/${body.id}/read`)).status).toBe(404);
});

test('minors get nothing in quiet hours, adults at once', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const [adult, minor, unknown] = learners as [TestPerson, TestPerson, TestPerson];
  await setAgeBand(at, adult, 'adult');
  await setAgeBand(at, minor, '13-15');
  toHour(22);
  await announce(teacher, classId, { title: 'Late', byMail: true });
  await delivered(at);
  expect([await titlesOf(adult), await titlesOf(minor), await titlesOf(unknown)]).toEqual([['Late'], [], []]);
  expect([await notices(minor), await subjectsTo(at, minor), await subjectsTo(at, unknown)]).toEqual([[], [], []]);
  at.clock.forward(9.1 * 3600);
  await delivered(at);
  expect([await titlesOf(minor), await titlesOf(unknown)]).toEqual([['Late'], ['Late']]);
  expect([await notices(minor), await notices(adult)].map(({ length }) => length)).toEqual([1, 1]);
  expect(await subjectsTo(at, minor)).toEqual(['Late']);
});

test('a planned announcement appears at its time, unless it is withdrawn before', async () => {
  toHour(10);
  const { teacher, learner, classId } = await classOf(at);
  const publishAt = new Date(at.clock.now().getTime() + 3_600_000).toISOString();
  const id = await announce(teacher, classId, { title: 'Planned', publishAt });
  const other = await announce(teacher, classId, { title: 'Never', publishAt });
  await delivered(at);
  expect(await titlesOf(learner)).toEqual([]);
  expect(await sentBy(teacher, id)).toMatchObject({ state: 'scheduled', recipients: 0 });
  await teacher.post(`${announcementsPath}/${other}/withdraw`);
  at.clock.forward(3601);
  await delivered(at);
  expect(await titlesOf(learner)).toEqual(['Planned']);
});

test('administrators write to everyone of their institution; instructors only to their classes', async () => {
  toHour(12);
  const teacher = await at.person('instructor');
  const outside = await at.person('learner', await at.anotherInstitution());
  const foreign = await createClass(await at.person('instructor'));
  const body = { id: randomUUID(), title: 'Hello', text: 'To all' };
  expect((await teacher.post(announcementsPath, { ...body, classId: null })).status).toBe(403);
  expect((await teacher.post(announcementsPath, { ...body, classId: foreign })).status).toBe(404);
  expect((await (await at.person()).post(announcementsPath, { ...body, classId: null })).status).toBe(403);
  await announce(administrator, null, { title: 'Hello' });
  await delivered(at);
  expect(await titlesOf(teacher)).toEqual(['Hello']);
  expect([await titlesOf(outside), await titlesOf(administrator)]).toEqual([[], []]);
});

test('one person writes at most twenty in a day', async () => {
  const { teacher, classId } = await classOf(at);
  for (let count = 0; count < 20; count++) await announce(teacher, classId);
  await expect(announce(teacher, classId)).rejects.toThrow('409');
});
