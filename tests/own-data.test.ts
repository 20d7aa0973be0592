import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../core/db/index.ts';
import { deployment } from '../core/identity/index.ts';
import { mail, personalData } from '../core/services.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { mailsIn } from '../plugins/administration/testing.ts';
import { finishSection, shortSections } from '../plugins/immersion/testing.ts';
import { gardensFixture } from './fixtures/index.ts';
import { findOccurrences } from './privacy/find-occurrences.ts';
import { downloadExport, exportedFiles } from './privacy/personal-export.ts';

// A person's own data: the overview, the export, requesting erasure, and withdrawing the request.

const day = 24 * 60 * 60;

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration', 'immersion'],
    extra: [gardensFixture],
    environment: shortSections,
  });
});
afterAll(() => at?.close());

const signIn = (person: TestPerson) =>
  at.call('POST', '/api/auth/login', { body: { username: person.user.username, password: person.password } });
const requestErasure = (person: TestPerson) => person.post('/api/account/erasure', { password: person.password });
const exists = async ({ user }: TestPerson) =>
  (await knexOf(at.platform.database)('platform.users').where({ id: user.id })).length === 1;
const eraseAfter = async (days: number) => {
  at.clock.forward(days * day);
  await at.platform.personalData.eraseDue();
};

test('a person sees what data is stored about them, by plugin', async () => {
  const person = await at.person();
  await person.post('/api/gardens', { name: 'Mine', size: 1 });
  const { status, body } = await person.get('/api/account/data');
  expect(status).toBe(200);
  expect(body).toMatchObject({ hasPassword: true, graceDays: 7, hindrance: null });
  expect(body.held).toContainEqual({
    plugin: 'gardens',
    title: 'Gardens',
    holds: [{ description: 'Your gardens', rows: 1 }],
  });
  expect(body.held.find(({ plugin }: { plugin: string }) => plugin === 'platform').title).toBe('Your account');
});

test('the overview takes few queries, regardless of the number of tables', async () => {
  const person = await at.person();
  await person.get('/api/account/data');
  let queries = 0;
  const count = () => queries++;
  const knex = knexOf(at.platform.database);
  knex.on('query', count);
  const { body } = await person.get('/api/account/data');
  knex.off('query', count);
  expect(body.held).toContainEqual(expect.objectContaining({ plugin: 'platform' }));
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThan(20);
});

test('the export is one archive with JSON, a readable page and the person’s files, without data of others, secrets or keys', async () => {
  const person = await at.person();
  const other = await at.person();
  for (const each of [person, other]) {
    await each.post('/api/gardens', { name: `Of ${each.user.username} <b>bold</b>`, size: 1 });
    await finishSection(each, 'core_math');
    const key = `gardens/${at.institution.id}/${each.user.id}/plan.txt`;
    await at.platform.storage.put(key, bytes(`The plan of ${each.user.username}`));
  }
  const response = await downloadExport(at, person);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain(`eiq-${person.user.username}-`);
  const files = await exportedFiles(response);
  expect([...files.keys()].sort()).toEqual(['data.json', 'files/gardens/plan.txt', 'index.html']);
  expect(files.get('files/gardens/plan.txt')).toBe(`The plan of ${person.user.username}`);
  const data = JSON.parse(files.get('data.json') ?? '');
  expect(data.account).toMatchObject({ username: person.user.username, email: person.user.email });
  expect(data.contents.map(({ title }: { title: string }) => title)).toContain('Gardens');
  expect(data.files).toEqual([{ plugin: 'gardens', name: 'plan.txt' }]);
  const page = files.get('index.html') ?? '';
  expect(page).toContain('Of');
  expect(page).toContain('&lt;b&gt;bold');
  expect(page).not.toMatch(/<script|<b>bold|https?:/);
  const whole = [...files.values()].join('\n');
  expect(whole).not.toContain(other.user.username);
  expect(whole).not.toContain(other.user.id);
  expect(whole.match(/argon2|passwordHash|modelAnswer|"rubric":|itemId|"key":/g)).toBeNull();
});

async function* bytes(text: string) {
  yield new TextEncoder().encode(text);
}

test('requesting erasure requires the password', async () => {
  const person = await at.person();
  for (const given of [{}, { password: 'not mine' }, { username: person.user.username }]) {
    const { status, body } = await person.post('/api/account/erasure', given);
    expect([status, body.error.issues[0].path]).toEqual([400, 'body.password']);
  }
  expect((await person.get('/api/account/data')).status).toBe(200);
});

test('a request signs the person out everywhere and sends a letter; after the waiting period the account is erased', async () => {
  const person = await at.person();
  const elsewhere = (await signIn(person)).body.token;
  const { status, body } = await requestErasure(person);
  expect(status).toBe(200);
  expect(body.isErased).toBe(false);
  expect((new Date(body.dueAt).getTime() - at.clock.now().getTime()) / 1000).toBeCloseTo(7 * day, -2);
  expect((await at.call('GET', '/api/account/data', { token: elsewhere })).status).toBe(401);
  const [letter] = await mailsTo(person);
  expect(letter?.subject).toMatch(/^Your account at Institution first will be deleted on \d+ \w+/);
  await eraseAfter(6.9);
  expect(await exists(person)).toBe(true);
  await eraseAfter(0.2);
  expect(await exists(person)).toBe(false);
  expect(await mailsTo(person)).toEqual([]);
  expect((await signIn(person)).status).toBe(401);
});

test('signing in withdraws the request, a wrong password does not', async () => {
  const person = await at.person();
  await requestErasure(person);
  const wrong = { username: person.user.username, password: 'not mine' };
  expect((await at.call('POST', '/api/auth/login', { body: wrong })).status).toBe(401);
  const { status, body } = await signIn(person);
  expect([status, body.staysAfterAll]).toEqual([200, true]);
  expect((await signIn(person)).body.staysAfterAll).toBeUndefined();
  expect((await at.call('GET', '/api/account/data', { token: body.token })).status).toBe(200);
  await eraseAfter(8);
  expect(await exists(person)).toBe(true);
});

test('the link in the letter withdraws the request once', async () => {
  const person = await at.person();
  await requestErasure(person);
  const [letter] = await mailsTo(person);
  const code = letter?.code;
  const shown = await at.nobody.post('/api/auth/invitation', { code });
  expect(shown.body).toMatchObject({ purpose: 'stay', username: person.user.username });
  expect((await at.nobody.post('/api/auth/keep-account', { code })).status).toBe(204);
  expect((await at.nobody.post('/api/auth/keep-account', { code })).status).toBe(410);
  expect((await signIn(person)).status).toBe(200);
});

test('two requests at the same moment count as one', async () => {
  const person = await at.person();
  const answers = await Promise.all([requestErasure(person), requestErasure(person)]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(await knexOf(at.platform.database)('platform.erasures').where({ userId: person.user.id })).toHaveLength(1);
});

test('the last administrator of an institution cannot request erasure', async () => {
  const elsewhere = await at.anotherInstitution();
  const administrator = await at.person('administrator', elsewhere);
  const { status, body } = await requestErasure(administrator);
  expect(status).toBe(409);
  expect(body.error.message).toMatch(/last active administrator/);
  expect((await administrator.get('/api/account/data')).body.hindrance).toBe('last-administrator');
});

test('administrators see pending erasures, and reactivating an account withdraws one', async () => {
  const administrator = await at.person('administrator');
  const person = await at.person();
  const foreign = await at.person('administrator', await at.anotherInstitution());
  await requestErasure(person);
  const { body } = await administrator.get('/api/account/erasures');
  expect(body).toContainEqual(
    expect.objectContaining({ userId: person.user.id, username: person.user.username, askedBy: 'self' }),
  );
  expect((await person.get('/api/account/erasures')).status).toBe(401);
  expect((await (await at.person()).get('/api/account/erasures')).status).toBe(403);
  expect((await foreign.get('/api/account/erasures')).body).toEqual([]);
  await administrator.put(`/api/admin/people/${person.user.id}/active`, { active: true });
  await eraseAfter(8);
  expect(await exists(person)).toBe(true);
});

test('a demo learner confirms with the user name and is erased at once', async () => {
  const { body } = await at.call('POST', '/api/auth/demo');
  const { token, user } = body;
  const terms = await at.call('GET', '/api/account/data', { token });
  expect(terms.body).toMatchObject({ hasPassword: false, graceDays: 0 });
  const refused = await at.call('POST', '/api/account/erasure', { token, body: { username: 'somebody' } });
  expect(refused.body.error.issues[0].path).toBe('body.username');
  const done = await at.call('POST', '/api/account/erasure', { token, body: { username: user.username } });
  expect(done.body.isErased).toBe(true);
  expect((await at.call('GET', '/api/account/data', { token })).status).toBe(401);
});

test('an expired demo learner is erased like everyone else', async () => {
  const { body } = await at.call('POST', '/api/auth/demo');
  const { token, user } = body;
  await at.call('POST', '/api/gardens', { token, body: { name: 'Short-lived', size: 1 } });
  at.clock.forward(3 * 60 * 60);
  await at.runSchedule('platform', 'sweep');
  expect(await findOccurrences(at, [user.id, user.username])).toEqual([]);
});

test('signing in does not withdraw a request made by another person', async () => {
  const person = await at.person();
  const who = deployment(at.institution);
  const service = at.platform.host.service(personalData);
  await service.askErasure({ who }, person.user.id, 'guardian');
  expect((await signIn(person)).status).toBe(401);
  expect(await service.pendingErasure({ who }, person.user.id)).toMatchObject({ askedBy: 'guardian' });
  await service.keepAccount({ who }, person.user.id);
  expect((await signIn(person)).status).toBe(200);
});

test('an account that an administrator deactivated stays deactivated after a sign-in', async () => {
  const person = await at.person();
  const administrator = await at.person('administrator');
  await administrator.put(`/api/admin/people/${person.user.id}/active`, { active: false });
  expect((await signIn(person)).status).toBe(401);
});

test('a letter about a person who is erased while it is written is not stored', async () => {
  const [parent, child] = [await at.person('guardian'), await at.person()];
  const who = deployment(at.institution);
  await at.platform.personalData.erase({ who }, child.user.id);
  const written = { to: parent.user.email, about: [child.user.id], subject: 'Your child', text: 'A letter' };
  await at.platform.host.service(mail).send({ who }, written);
  expect(await mailsTo(parent)).toEqual([]);
  await at.platform.host.service(mail).send({ who }, { ...written, about: [] });
  expect(await mailsTo(parent)).toHaveLength(1);
});

test('mail in files is kept for thirty days', async () => {
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  await at.platform.mail.send({ to: 'old@example.org', subject: 'Old', text: 'Old' });
  at.clock.forward(31 * day);
  await at.platform.mail.send({ to: 'new@example.org', subject: 'New', text: 'New' });
  await at.runSchedule('platform', 'sweep');
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(texts.map((text) => /^To: (.*)$/m.exec(text)?.[1])).toEqual(['new@example.org']);
});

const mailsTo = async ({ user }: TestPerson) =>
  (await mailsIn(at.platform.configuration.varFolder)).filter(({ to }) => to === user.email);

test('a person who signs in while their erasure begins is not erased', async () => {
  const person = await at.person();
  await requestErasure(person);
  at.clock.forward(8 * day);
  const knex = knexOf(at.platform.database);
  const back = await knex.transaction();
  await back('platform.users').where({ id: person.user.id }).forUpdate();
  const swept = at.platform.personalData.eraseDue();
  await expect.poll(async () => (await knex('pg_locks').where({ granted: false })).length > 0).toBe(true);
  await back('platform.erasures').where({ userId: person.user.id }).delete();
  await back('platform.users').where({ id: person.user.id }).update({ deactivatedAt: null });
  await back.commit();
  await swept;
  expect(await exists(person)).toBe(true);
});

test('a person who is deactivated during the waiting period cannot reactivate the account', async () => {
  const administrator = await at.person('administrator');
  const person = await at.person();
  await requestErasure(person);
  at.clock.forward(60);
  expect((await administrator.put(`/api/admin/people/${person.user.id}/active`, { active: false })).status).toBe(200);
  expect((await signIn(person)).status).toBe(401);
  expect((await administrator.put(`/api/admin/people/${person.user.id}/active`, { active: true })).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
});

test('an erasure that deadlocks with the person’s own work is repeated and succeeds', async () => {
  const person = await at.person();
  await person.post('/api/gardens', { name: 'Busy', size: 1 });
  const knex = knexOf(at.platform.database);
  const work = await knex.transaction();
  await work('gardens.gardens').where({ userId: person.user.id }).forUpdate();
  const erased = at.platform.personalData.erase({ who: deployment(at.institution) }, person.user.id);
  await expect.poll(async () => (await knex('pg_locks').where({ granted: false })).length > 0).toBe(true);
  // The database aborts the side that detects the deadlock first: the erasure, which has waited longer, unless the machine
  // is overloaded.
  const rest = work('platform.users').where({ id: person.user.id }).forUpdate();
  await rest.then(
    () => work.commit(),
    () => work.rollback(),
  );
  await erased;
  expect(await exists(person)).toBe(false);
});

test('a person who is erased during a request is answered like a signed-out person', async () => {
  const person = await at.person();
  const who = deployment(at.institution);
  const answers = await at.platform.database.transaction(async (tx) => {
    await at.platform.personalData.erase({ who, tx }, person.user.id);
    // The inserts refer to a person who still exists for other sessions, so they wait.
    const asked = [1, 2].map((size) => person.post('/api/gardens', { name: 'Late', size }));
    const waiting = knexOf(at.platform.database)('pg_locks').where({ granted: false });
    await expect.poll(async () => (await waiting.clone()).length >= asked.length).toBe(true);
    return asked;
  });
  for (const { status, body } of await Promise.all(answers)) {
    expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
  }
});
