import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployment } from './index.ts';
import type { TestIdentity } from './testing.ts';
import { complete, createTestIdentity } from './testing.ts';

type SignedIn = Awaited<ReturnType<TestIdentity['person']>>;

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
let admin: SignedIn;
let ada: SignedIn;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
  admin = await at.person(academy.visitor, 'admin', 'administrator');
  ada = await at.person(academy.visitor, 'ada');
});
afterEach(() => at.end());

const isValid = async (token: string) => (await at.identity.tokens.check(token, academy.institution.id)) !== undefined;
const missing = { code: 'not_found' };
const forbidden = { code: 'forbidden' };
const conflict = { code: 'conflict' };
const eve = { username: 'eve', email: 'eve@example.org', firstName: 'Eve', lastName: 'Núñez' };

test('only people with the permission can administer people', async () => {
  const call = { who: ada.who };
  const { people } = at.identity;
  const page = { limit: 10, offset: 0 };
  for (const attempt of [
    () => people.create(call, { ...eve, role: 'learner' }),
    () => people.invite(call, { email: 'eve@example.org', role: 'learner' }),
    () => people.openInvitations(call),
    () => people.withdrawInvitation(call, admin.id),
    () => people.update(call, admin.id, { firstName: 'X' }),
    () => people.setRole(call, ada.id, 'administrator'),
    () => people.resetPassword(call, admin.id),
    () => people.deactivate(call, admin.id),
    () => people.reactivate(call, admin.id),
    () => people.trail(call, admin.id, page),
    () => at.identity.audit.list(call, page),
  ]) {
    await expect(attempt()).rejects.toMatchObject(forbidden);
  }
});

test('a person of another institution is treated as not found', async () => {
  const college = await at.institution('college');
  const other = await at.person(college.visitor, 'other');
  const call = { who: admin.who };
  const { people, guardians, sessions } = at.identity;
  for (const id of [other.id, crypto.randomUUID(), 'not an id', '']) {
    await expect(people.one(call, id)).rejects.toMatchObject(missing);
    await expect(people.update(call, id, { firstName: 'X' })).rejects.toMatchObject(missing);
    await expect(people.setRole(call, id, 'instructor')).rejects.toMatchObject(missing);
    await expect(people.resetPassword(call, id)).rejects.toMatchObject(missing);
    await expect(people.deactivate(call, id)).rejects.toMatchObject(missing);
    await expect(people.reactivate(call, id)).rejects.toMatchObject(missing);
    await expect(guardians.link(call, { guardianId: id, learnerId: ada.id, relation: 'x' })).rejects.toMatchObject(
      missing,
    );
    expect(await people.trail(call, id, { limit: 10, offset: 0 })).toEqual({ items: [], total: 0 });
  }
  expect(await people.named(call, [other.id, ada.id, 'x'])).toEqual(
    new Map([[ada.id, expect.objectContaining({ username: 'ada' })]]),
  );
  expect(await people.byLogin(call, 'other')).toBeUndefined();
  await sessions.endAll(call, other.id, 'deactivated');
  expect(await at.identity.tokens.check(other.token, college.institution.id)).toBeDefined();
});

test('a new account without a password gets a link by email that is valid for a week', async () => {
  const created = await at.identity.people.create({ who: admin.who }, { ...eve, role: 'reviewer' });
  expect(created).toMatchObject({ mailed: true, link: undefined, person: { role: 'reviewer', hasPassword: false } });
  const [mail] = await at.mails();
  expect(mail?.to).toBe('eve@example.org');
  at.clock.forward(6 * 86_400);
  const body = { code: mail?.code ?? '', password: 'chosen by mail' };
  const { user } = complete(await at.identity.signingIn.setPassword(academy.visitor, body));
  expect(user.username).toBe('eve');
});

test('an administrator never receives a link to another person’s account', async () => {
  const call = { who: admin.who };
  const { people } = at.identity;
  await expect(people.create(call, { ...eve, role: 'learner' }, 'link')).rejects.toMatchObject(forbidden);
  await expect(people.resetPassword(call, ada.id, 'link')).rejects.toMatchObject(forbidden);
  await expect(people.invite(call, { email: 'eve@example.org', role: 'learner' }, 'link')).rejects.toMatchObject(
    forbidden,
  );
});

test('changing a person’s role ends all their sessions', async () => {
  const person = await at.identity.people.setRole({ who: admin.who }, ada.id, 'instructor');
  expect(person.role).toBe('instructor');
  expect(await isValid(ada.token)).toBe(false);
});

test('setting the same role again ends no session', async () => {
  await at.identity.people.setRole({ who: admin.who }, ada.id, 'learner');
  expect(await isValid(ada.token)).toBe(true);
});

test('only operators can create and change operators', async () => {
  const operator = await at.person(academy.visitor, 'operator', 'operator');
  const { people } = at.identity;
  const byAdmin = { who: admin.who };
  await expect(people.setRole(byAdmin, ada.id, 'operator')).rejects.toMatchObject(forbidden);
  await expect(people.create(byAdmin, { ...eve, role: 'operator' })).rejects.toMatchObject(forbidden);
  await expect(people.invite(byAdmin, { email: 'eve@example.org', role: 'operator' })).rejects.toMatchObject(forbidden);
  await expect(people.setRole(byAdmin, operator.id, 'learner')).rejects.toMatchObject(forbidden);
  await expect(people.update(byAdmin, operator.id, { email: 'mine@example.org' })).rejects.toMatchObject(forbidden);
  await expect(people.resetPassword(byAdmin, operator.id)).rejects.toMatchObject(forbidden);
  await expect(people.deactivate(byAdmin, operator.id)).rejects.toMatchObject(forbidden);
  expect(await isValid(operator.token)).toBe(true);
  const person = await people.setRole({ who: operator.who }, ada.id, 'operator');
  expect(person.role).toBe('operator');
});

test('people cannot change their own role or deactivate themselves', async () => {
  await at.person(academy.visitor, 'second', 'administrator');
  const call = { who: admin.who };
  await expect(at.identity.people.setRole(call, admin.id, 'learner')).rejects.toMatchObject(forbidden);
  await expect(at.identity.people.deactivate(call, admin.id)).rejects.toMatchObject(forbidden);
});

test('the last active administrator can be neither deactivated nor given another role', async () => {
  const { people } = at.identity;
  const call = { who: academy.deployment };
  await expect(people.deactivate(call, admin.id)).rejects.toMatchObject(conflict);
  await expect(people.setRole(call, admin.id, 'learner')).rejects.toMatchObject(conflict);
  const second = await at.person(academy.visitor, 'second', 'administrator');
  await people.deactivate(call, admin.id);
  await expect(people.setRole(call, second.id, 'learner')).rejects.toMatchObject(conflict);
  await people.reactivate(call, admin.id);
  await people.setRole(call, second.id, 'learner');
});

test('of two administrators who remove each other at the same time, one remains', async () => {
  const second = await at.person(academy.visitor, 'second', 'administrator');
  const outcomes = await Promise.allSettled([
    at.identity.people.deactivate({ who: admin.who }, second.id),
    at.identity.people.setRole({ who: second.who }, admin.id, 'learner'),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('deactivation ends sessions and links, and after reactivation the person can sign in again', async () => {
  const { people, signingIn } = at.identity;
  const call = { who: admin.who };
  await people.resetPassword(call, ada.id);
  const code = (await at.mails())[0]?.code ?? '';
  await people.deactivate(call, ada.id);
  expect(await isValid(ada.token)).toBe(false);
  const gone = { code: 'gone' };
  await expect(signingIn.setPassword(academy.visitor, { code, password: 'chosen by mail' })).rejects.toMatchObject(
    gone,
  );
  await expect(people.resetPassword(call, ada.id)).rejects.toMatchObject(conflict);
  await people.reactivate(call, ada.id);
  expect(await isValid(ada.token)).toBe(false);
  await at.signIn('ada', 'password of ada', academy.institution);
});

test('the email of a deactivated person can be reused, and then they cannot be reactivated with it', async () => {
  const { people } = at.identity;
  const call = { who: admin.who };
  await people.deactivate(call, ada.id);
  await people.create(call, { ...eve, email: 'ADA@example.org', role: 'learner' });
  await expect(people.reactivate(call, ada.id)).rejects.toMatchObject(conflict);
  await people.update(call, ada.id, { email: 'ada2@example.org' });
  expect((await people.reactivate(call, ada.id)).deactivatedAt).toBeNull();
});

test('a changed email invalidates links, and the old address is notified', async () => {
  const { people, signingIn } = at.identity;
  const call = { who: admin.who };
  await people.resetPassword(call, ada.id);
  const changed = await people.update(call, ada.id, { email: 'new@example.org', firstName: 'Adaeze' });
  expect(changed).toMatchObject({ email: 'new@example.org', firstName: 'Adaeze', lastName: 'Example' });
  const [reset, notification] = await at.mails();
  expect(notification).toMatchObject({
    to: 'ada@example.org',
    subject: 'Your email address at The academy was changed',
  });
  const body = { code: reset?.code ?? '', password: 'chosen by mail' };
  await expect(signingIn.setPassword(academy.visitor, body)).rejects.toMatchObject({ code: 'gone' });
  expect((await at.identity.tokens.check(ada.token, academy.institution.id))?.user.email).toBe('new@example.org');
});

test('only the deployment’s operator can set a person’s password', async () => {
  const { people, signingIn } = at.identity;
  const call = { who: deployment(academy.institution) };
  await expect(people.setPassword({ who: admin.who }, ada.id, 'chosen for her')).rejects.toMatchObject(forbidden);
  await expect(people.setPassword(call, ada.id, 'short')).rejects.toMatchObject({ code: 'invalid' });
  await people.setPassword(call, ada.id, 'chosen for her');
  expect(await isValid(ada.token)).toBe(false);
  expect(await signingIn.verify(academy.visitor, 'ada', 'chosen for her')).toMatchObject({ id: ada.id });
  const { items } = await people.trail(call, ada.id, { limit: 1, offset: 0 });
  expect(items).toMatchObject([{ action: 'password.set', actor: null }]);
  await people.deactivate(call, ada.id);
  await expect(people.setPassword(call, ada.id, 'chosen for her')).rejects.toMatchObject(conflict);
});

test('people can change their own name and email, but not to a taken email', async () => {
  const { routes, people } = at.identity;
  const input = (body: object) => ({ params: undefined, query: undefined, body });
  const changed = await routes.updateAccount(input({ lastName: 'Lovelace', email: 'a@example.org' }), ada.who);
  expect(changed).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: 'a@example.org' });
  const taken = input({ email: 'ADMIN@example.org' });
  await expect(routes.updateAccount(taken, ada.who)).rejects.toMatchObject(conflict);
  expect((await people.one({ who: admin.who }, ada.id)).email).toBe('a@example.org');
});

test('people are found by any part of their names, in pages', async () => {
  const { people } = at.identity;
  const call = { who: admin.who };
  await people.create(call, { ...eve, role: 'instructor' });
  const search = async (words: string) =>
    (await people.list(call, { search: words, limit: 10, offset: 0 })).items.map(({ username }) => username);
  expect(await search('nunez')).toEqual(['eve']);
  expect(await search('  ÑEZ eve@ ')).toEqual(['eve']);
  expect(await search('eve ada')).toEqual([]);
  expect(await search('%')).toEqual([]);
  const page = await people.list(call, { limit: 2, offset: 2 });
  expect([page.items.map(({ username }) => username), page.total]).toEqual([['eve'], 3]);
  expect((await people.list(call, { role: 'instructor', limit: 1, offset: 0 })).total).toBe(1);
  await people.deactivate(call, ada.id);
  const totals = [true, false, 'any' as const].map((active) => people.list(call, { active, limit: 1, offset: 0 }));
  expect((await Promise.all(totals)).map(({ total }) => total)).toEqual([2, 1, 3]);
  expect(await people.countByRole(call)).toEqual({ administrator: 1, instructor: 1 });
});

test('the trail of a person lists changes, newest first', async () => {
  const { people } = at.identity;
  const call = { who: admin.who };
  at.clock.forward(1);
  await people.setRole(call, ada.id, 'instructor');
  at.clock.forward(1);
  await people.update(call, ada.id, { firstName: 'Adaeze' });
  const { items, total } = await people.trail(call, ada.id, { limit: 2, offset: 0 });
  expect(items).toMatchObject([
    { action: 'person.updated', details: { changed: ['firstName'] }, actor: { username: 'admin' } },
    { action: 'person.role-changed', details: { from: 'learner', to: 'instructor' }, address: '203.0.113.7' },
  ]);
  expect(total).toBe(4);
});

test('a change that fails leaves no trace in the audit log', async () => {
  const { people, audit } = at.identity;
  const call = { who: admin.who };
  await expect(people.create(call, { ...eve, username: 'Ada', role: 'learner' })).rejects.toMatchObject(conflict);
  const attempt = at.database.transaction(async (tx) => {
    await people.setRole({ ...call, tx }, ada.id, 'instructor');
    throw new Error('thought better of it');
  });
  await expect(attempt).rejects.toThrow('thought better of it');
  expect((await people.one(call, ada.id)).role).toBe('learner');
  expect(await isValid(ada.token)).toBe(true);
  const { items } = await audit.list(call, { action: 'person', actor: admin.id, limit: 10, offset: 0 });
  expect(items).toEqual([]);
});
