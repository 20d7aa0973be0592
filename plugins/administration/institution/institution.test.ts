import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../core/testing.ts';
import { startAdministration } from '../testing.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
let administrator: TestPerson;
beforeAll(async () => {
  started = await startAdministration();
  administrator = started.administrator;
});
afterAll(() => started?.end());

const address = '/api/admin/institution';
const save = (changes: unknown) => administrator.patch(address, changes);
const stored = async () => (await administrator.get(address)).body;

test('a change keeps the other fields and is visible to everyone', async () => {
  const before = await stored();
  expect((await save({ name: '  Academy of Lagos ' })).status).toBe(204);
  expect((await save({ branding: { accent: '#1f5f8b' } })).status).toBe(204);
  expect(await stored()).toEqual({ ...before, name: 'Academy of Lagos', branding: { accent: '#1f5f8b' } });
  const { institution } = (await started.at.nobody.get('/api/platform/manifest')).body;
  expect(institution).toMatchObject({ name: 'Academy of Lagos', branding: { accent: '#1f5f8b' } });
  await save({ branding: { accent: null } });
  expect((await stored()).branding).toEqual({ accent: null });
});

test('each change is logged with the names of the changed fields', async () => {
  await save({ registration: 'invite', name: 'Academy' });
  const { body } = await administrator.get('/api/admin/audit?action=institution&limit=1');
  expect(body.items[0]).toMatchObject({
    action: 'institution.updated',
    actor: { id: administrator.user.id },
    details: { changed: expect.arrayContaining(['name', 'registration']) },
  });
});

test('the registration mode determines who can create an account', async () => {
  const register = (username: string) =>
    started.at.nobody.post('/api/auth/register', {
      ...{ username, email: `${username}@example.org`, password: 'a long password', firstName: 'A', lastName: 'B' },
    });
  await save({ registration: 'closed' });
  expect((await register('early')).status).toBe(403);
  const guest = { email: 'g@example.org', firstName: 'G', lastName: 'H', role: 'learner' };
  expect((await administrator.post('/api/admin/invitations', guest)).status).toBe(409);
  expect((await administrator.post('/api/admin/people', { ...guest, username: 'by.hand' })).status).toBe(201);
  await save({ registration: 'open' });
  expect((await register('late')).status).toBe(201);
});

test('host names are stored in lower case, in order and without duplicates', async () => {
  expect((await save({ hostNames: ['B.example.org', 'a.example.org', 'b.example.org'] })).status).toBe(204);
  expect((await stored()).hostNames).toEqual(['b.example.org', 'a.example.org']);
  await save({ hostNames: [] });
});

test('a host name of another institution is rejected, and so is an empty list if there are several institutions', async () => {
  await save({ hostNames: ['127.0.0.1', 'localhost'] });
  const other = await started.at.anotherInstitution();
  const taken = await save({ hostNames: ['127.0.0.1', other.host] });
  expect([taken.status, taken.body.error.message]).toEqual([409, `${other.host} belongs to another institution.`]);
  expect((await save({ hostNames: [] })).status).toBe(409);
  expect((await stored()).hostNames).toEqual(['127.0.0.1', 'localhost']);
});

test('an administrator can change only their own institution', async () => {
  const theirs = await started.at.anotherInstitution();
  const colleague = await started.at.person('administrator', theirs);
  await colleague.patch(address, { name: 'Elsewhere' });
  expect((await stored()).name).not.toBe('Elsewhere');
  expect((await colleague.get(address)).body).toMatchObject({ id: theirs.id, name: 'Elsewhere' });
  // A token is valid only in its own institution.
  expect((await started.at.call('GET', address, { token: colleague.token })).status).toBe(401);
});

test('invalid input is rejected with an issue for each field, and nothing is saved', async () => {
  const before = await stored();
  const refused = await save({
    ...{ name: ' ', branding: { accent: 'red' }, registration: 'sometimes', hostNames: ['fine.example.org', 7] },
  });
  expect(refused.status).toBe(400);
  expect(refused.body.error.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['body.branding.accent', 'body.hostNames.1', 'body.name', 'body.registration'],
  ]);
  const notHost = await save({ name: 'Never', hostNames: ['not a host'] });
  expect(notHost.body.error.issues[0].path).toBe('body.hostNames');
  expect(await stored()).toEqual(before);
});
