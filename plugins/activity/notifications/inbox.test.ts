import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { NewNotification } from '../services.ts';
import { notifications } from '../services.ts';

const path = '/api/notifications';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'] });
});
afterAll(() => at?.close());

const note = (person: TestPerson, more: Partial<NewNotification> = {}): NewNotification => ({
  userId: person.user.id,
  id: randomUUID(),
  kind: 'goal',
  title: 'Weekly goal reached',
  text: 'Five lessons this week',
  to: '/practice',
  ...more,
});

const notify = (given: NewNotification, institution = at.institution) =>
  at.platform.host.service(notifications).notify({ who: { institution } }, given);

test('notifications are listed newest first, with the number of unread ones', async () => {
  const person = await at.person();
  expect((await person.get(path)).body).toEqual({ items: [], unread: 0, change: 0, hasMore: false });
  await notify(note(person, { title: 'First' }));
  await notify(note(person, { title: 'Second' }));
  const { body } = await person.get(path);
  expect(body).toMatchObject({
    unread: 2,
    items: [{ title: 'Second', isRead: false, to: '/practice' }, { title: 'First' }],
  });
});

test('a notification with the same id is stored once', async () => {
  const person = await at.person();
  const given = note(person);
  await Promise.all([notify(given), notify(given), notify({ ...given, title: 'Otherwise' })]);
  await notify(given);
  expect((await person.get(path)).body).toMatchObject({ unread: 1, items: [{}] });
});

test('a notification is part of the caller’s transaction', async () => {
  const person = await at.person();
  const tab = await person.connect();
  const received: unknown[] = [];
  tab.on('notifications_changed', (body) => received.push(body));
  const { database } = at.platform;
  const within = { who: { institution: at.institution } };
  const service = at.platform.host.service(notifications);
  await database
    .transaction(async (tx) => {
      await service.notify({ ...within, tx }, note(person));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const notified = new Promise((resolve) => tab.once('notifications_changed', resolve));
  await database.transaction((tx) => service.notify({ ...within, tx }, note(person, { title: 'Kept' })));
  await notified;
  expect(received).toHaveLength(1);
  expect((await person.get(path)).body.items).toMatchObject([{ title: 'Kept' }]);
});

test('a returning browser fetches each change once', async () => {
  const person = await at.person();
  await notify(note(person, { title: 'Before' }));
  const { change, items } = (await person.get(path)).body;
  await notify(note(person, { title: 'While away' }));
  await person.post(`${path}/${items[0].id}/read`);
  const since = (await person.get(`${path}/changes?since=${change}`)).body;
  expect(since).toMatchObject({
    unread: 1,
    hasMore: false,
    items: [
      { title: 'While away', isRead: false },
      { title: 'Before', isRead: true },
    ],
  });
  expect((await person.get(`${path}/changes?since=${since.change}`)).body.items).toEqual([]);
});

test('many changes are paged without duplicates', async () => {
  const person = await at.person();
  for (let count = 0; count < 103; count++) await notify(note(person, { title: String(count) }));
  const first = (await person.get(`${path}/changes?since=0`)).body;
  const second = (await person.get(`${path}/changes?since=${first.change}`)).body;
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  const titles = [...first.items, ...second.items].map(({ title }: { title: string }) => Number(title));
  expect(titles).toEqual(Array.from({ length: 103 }, (_, index) => index));
  const page = (await person.get(`${path}?limit=100`)).body;
  const rest = (await person.get(`${path}?limit=100&before=${page.items.at(-1).number}`)).body;
  expect([page.hasMore, rest.hasMore, rest.items.length]).toEqual([true, false, 3]);
});

test('reading notifies other tabs and is idempotent', async () => {
  const person = await at.person();
  for (const title of ['One', 'Two', 'Three']) await notify(note(person, { title }));
  const tab = await person.connect();
  const { items } = (await person.get(path)).body;
  const notified = new Promise((resolve) => tab.once('notifications_changed', resolve));
  const read = await person.post(`${path}/${items[1].id}/read`);
  expect(await notified).toEqual({ change: read.body.change });
  expect(read.body.unread).toBe(2);
  expect((await person.post(`${path}/${items[1].id}/read`)).body).toEqual(read.body);
  await notify(note(person, { title: 'Arrived meanwhile' }));
  const all = await person.post(`${path}/read`, { upTo: items[0].number });
  expect(all.body.unread).toBe(1);
  expect((await person.post(`${path}/read`, { upTo: items[0].number })).body).toEqual(all.body);
});

test('people access only their own notifications, and unknown people get none', async () => {
  const [person, other] = [await at.person(), await at.person('administrator')];
  await notify(note(person));
  const [{ id }] = (await person.get(path)).body.items;
  expect((await other.get(path)).body.items).toEqual([]);
  expect((await other.post(`${path}/${id}/read`)).status).toBe(404);
  expect((await at.nobody.get(path)).status).toBe(401);
  const elsewhere = await at.anotherInstitution();
  await notify(note(person, { title: 'Not from here' }), elsewhere);
  await notify(note(person, { userId: randomUUID() }));
  expect((await person.get(path)).body.unread).toBe(1);
});

test('invalid calls are rejected with a reason', async () => {
  const person = await at.person();
  expect((await person.get(`${path}?limit=0&before=x`)).body.error.issues).toHaveLength(2);
  expect((await person.post(`${path}/read`, { upTo: 'all' })).status).toBe(400);
  expect((await person.post(`${path}/one/read`)).status).toBe(400);
});

test('notifications are deleted after ninety days', async () => {
  const person = await at.person();
  await notify(note(person, { title: 'Old' }));
  at.clock.forward(91 * 24 * 60 * 60);
  await notify(note(person, { title: 'New' }));
  await at.runSchedule('activity', 'sweep');
  const { body } = await (await person.signInAgain()).get(path);
  expect(body.items).toMatchObject([{ title: 'New' }]);
});
