import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../core/testing.ts';
import { startAdministration } from '../testing.ts';
import type { AuditEntry } from './contract.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
let administrator: TestPerson;
beforeAll(async () => {
  started = await startAdministration();
  administrator = started.administrator;
});
afterAll(() => started?.end());

const audit = async (query = ''): Promise<{ items: AuditEntry[]; total: number }> =>
  (await administrator.get(`/api/admin/audit?limit=100${query}`)).body;
const setActive = (id: string, active: boolean) => administrator.put(`/api/admin/people/${id}/active`, { active });

test('entries are listed newest first, with actor and subject and without IP addresses', async () => {
  const learner = await started.at.person('learner');
  await setActive(learner.user.id, false);
  const { items, total } = await audit();
  expect(total).toBe(items.length);
  expect(items[0]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    action: 'person.deactivated',
    actor: expect.objectContaining({ id: administrator.user.id, username: administrator.user.username }),
    subject: learner.user.id,
    subjectPerson: {
      id: learner.user.id,
      username: learner.user.username,
      firstName: learner.user.firstName,
      lastName: learner.user.lastName,
    },
    details: {},
  });
});

test('sign-ins and wrong passwords are logged', async () => {
  const learner = await started.at.person('learner');
  const { user } = await learner.signInAgain();
  await started.at.nobody.post('/api/auth/login', { username: user.username, password: 'wrong' });
  await started.at.nobody.post('/api/auth/login', { username: 'nobody at all', password: 'wrong' });
  const [unknown, known] = (await audit('&action=session.refused')).items;
  expect(unknown).toMatchObject({ actor: null, subject: null, subjectPerson: null, details: {} });
  expect(known).toMatchObject({ actor: null, subjectPerson: { username: user.username } });
  expect((await audit(`&action=session.started&userId=${user.id}`)).total).toBe(1);
});

test('the action filter matches the part of a name before a dot', async () => {
  const { user } = await started.at.person('learner');
  await setActive(user.id, false);
  await setActive(user.id, true);
  const actions = new Set((await audit('&action=person')).items.map(({ action }) => action));
  expect([...actions]).toEqual(expect.arrayContaining(['person.deactivated', 'person.reactivated']));
  expect([...actions].every((action) => action.startsWith('person.'))).toBe(true);
  expect((await audit('&action=pers')).total).toBe(0);
});

test('the user filter finds entries with the person as actor or subject', async () => {
  const colleague = await started.at.person('administrator');
  const { user } = await started.at.person('learner');
  await colleague.put(`/api/admin/people/${user.id}/role`, { role: 'reviewer' });
  const { items } = await audit(`&userId=${colleague.user.id}`);
  expect(items.map(({ action }) => action)).toEqual(['person.role-changed', 'person.created']);
});

test('the time filter includes its start and excludes its end', async () => {
  const { user } = await started.at.person('learner');
  started.at.clock.forward(60);
  const from = started.at.clock.now().toISOString();
  await setActive(user.id, false);
  started.at.clock.forward(60);
  const until = started.at.clock.now().toISOString();
  await setActive(user.id, true);
  expect((await audit(`&from=${from}&until=${until}`)).items.map(({ action }) => action)).toEqual([
    'person.deactivated',
  ]);
});

test('pages follow each other without a gap', async () => {
  const all = (await audit()).items.map(({ id }) => id);
  const page = async (offset: number) => (await administrator.get(`/api/admin/audit?limit=3&offset=${offset}`)).body;
  const pages = [await page(0), await page(3)];
  expect(pages.flatMap(({ items }) => items.map(({ id }: AuditEntry) => id))).toEqual(all.slice(0, 6));
  const rest = (await audit(`&after=${all[5]}`)).items.map(({ id }) => id);
  expect(rest).toEqual(all.slice(6, 106));
});

test('entries of another institution are never listed', async () => {
  const other = await started.at.person('administrator', await started.at.anotherInstitution());
  const { user } = await started.at.person('learner');
  const theirs = (await other.get('/api/admin/audit?limit=100')).body.items;
  expect(JSON.stringify(theirs)).not.toContain(administrator.user.id);
  expect((await other.get(`/api/admin/audit?userId=${user.id}`)).body.total).toBe(0);
});

test('invalid filters are rejected with all issues', async () => {
  const { status, body } = await administrator.get(
    `/api/admin/audit?userId=me&from=yesterday&until=1&limit=many&action=${'a'.repeat(101)}`,
  );
  expect(status).toBe(400);
  expect(body.error.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['query.action', 'query.from', 'query.limit', 'query.until', 'query.userId'],
  ]);
  expect((await audit(`&userId=${randomUUID()}`)).total).toBe(0);
  expect((await administrator.get('/api/admin/audit?action=%00')).status).toBe(400);
});
