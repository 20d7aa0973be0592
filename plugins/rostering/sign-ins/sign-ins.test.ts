import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { mailsIn } from '../../administration/testing.ts';
import { importFile, people } from '../testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sign-ins-'));
  at = await createTestPlatform({ plugins: ['rostering', 'administration'], environment: { EIQ_VAR: folder } });
  administrator = await at.person('administrator');
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

const signIns = '/api/rostering/sign-ins';
const signIn = (username: string, password: string) => at.nobody.post('/api/auth/login', { username, password });
const waiting = async () => (await administrator.get(signIns)).body;
const classId = async (name: string) => (await administrator.get(`/api/classes?search=${name}`)).body.items[0].id;
const idOf = async (search: string) => (await administrator.get(`/api/admin/people?search=${search}`)).body.items[0].id;

test('pupils without an address sign in with a password on paper, which is renewed only until they have used it', async () => {
  await importFile(
    at,
    administrator,
    people('p1,,Ada,Print,,learner,,,7p,', 'p2,,Ben,Print,,learner,,,8p,', 'p3,,Cy,Print,,learner,,,,'),
  );
  expect(await waiting()).toMatchObject({
    ...{ people: 3, withEmail: 0 },
    classes: [
      { name: '7p', people: 1 },
      { name: '8p', people: 1 },
    ],
  });
  const ofClass = await administrator.post(`${signIns}/passwords`, { classId: await classId('7p') });
  expect(ofClass.body.lines).toMatchObject([{ username: 'ada.print', lastName: 'Print', classes: ['7p'] }]);
  const all = (await administrator.post(`${signIns}/passwords`, {})).body.lines;
  expect(all.map(({ username }: { username: string }) => username)).toEqual(['cy.print', 'ada.print', 'ben.print']);
  // The second sheet replaces the first.
  expect((await signIn('ada.print', ofClass.body.lines[0].password)).status).toBe(401);
  const [, { password }] = all;
  expect((await signIn('ada.print', password)).body.user).toMatchObject({ username: 'ada.print', role: 'learner' });
  expect((await signIn('ada.print', password)).status).toBe(200);
  const later = (await administrator.post(`${signIns}/passwords`, {})).body.lines;
  expect(later.map(({ username }: { username: string }) => username)).toEqual(['cy.print', 'ben.print']);
  expect((await signIn('ada.print', password)).status).toBe(200);

  const renewed = await administrator.post(`/api/rostering/people/${await idOf('ada.print')}/password`);
  expect(renewed.body).toMatchObject({ username: 'ada.print' });
  expect((await signIn('ada.print', password)).status).toBe(401);
  expect((await signIn('ada.print', renewed.body.password)).status).toBe(200);
});

test('people with an address are sent a link once, and nobody’s password is given to an administrator', async () => {
  await importFile(
    at,
    administrator,
    people('l1,,Ada,Link,ada.link@example.org,guardian,,,,', 'l2,,Ben,Link,ben.link@example.org,teacher,,,7l,'),
  );
  const sent = await administrator.post(`${signIns}/links`, {});
  expect(sent).toMatchObject({ status: 202, body: { people: 2 } });
  await at.platform.queueing.waitUntilIdle();
  const letters = (await mailsIn(folder)).filter(({ to }) => to === 'ada.link@example.org');
  expect(letters).toHaveLength(1);
  const person = await at.person('learner');
  const refused = await administrator.post(`/api/rostering/people/${person.user.id}/password`);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'This person has an email address. Send a password link.',
  ]);
  expect((await signIn(person.user.username, person.password)).status).toBe(200);
  for (const other of [administrator, await at.person('administrator', await at.anotherInstitution())]) {
    const answer = await administrator.post(`/api/rostering/people/${other.user.id}/password`);
    expect([404, 409]).toContain(answer.status);
  }
});
