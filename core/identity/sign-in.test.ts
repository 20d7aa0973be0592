import { hash, verify } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { createPasswords } from './passwords.ts';
import type { TestIdentity } from './testing.ts';
import { complete, createTestIdentity, visitorOf } from './testing.ts';

const counts = { hash: 0, verify: 0 };
const passwords = createPasswords({
  hash(password, options) {
    counts.hash++;
    return hash(password, options);
  },
  verify(hashed, password) {
    counts.verify++;
    return verify(hashed, password);
  },
});

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
let ada: Awaited<ReturnType<TestIdentity['person']>>;
beforeEach(async () => {
  at = await createTestIdentity({ passwords });
  academy = await at.institution('academy');
  ada = await at.person(academy.visitor, 'ada');
});
afterEach(() => at.end());

const password = 'password of ada';
const login = async (username: string, entered = password) =>
  complete(await at.identity.signingIn.login(academy.visitor, { username, password: entered }));
const isValid = async (token: string) => (await at.identity.tokens.check(token, academy.institution.id)) !== undefined;
const refused = { code: 'unauthenticated', message: 'Invalid credentials. Please try again.' };
const gone = { code: 'gone', message: 'This link is no longer valid. Please ask for a new one.' };

test('people sign in with username or email, in any case', async () => {
  for (const name of ['ada', 'ADA', ' Ada ', 'ada@example.org', 'ADA@Example.ORG']) {
    const { token, user } = await login(name);
    expect(user.id).toBe(ada.id);
    expect(await isValid(token)).toBe(true);
  }
});

test('every failure has the same message and costs one password comparison', async () => {
  const call = { who: academy.deployment };
  await at.person(academy.visitor, 'gone');
  const { id } = (await at.identity.people.byLogin(call, 'gone')) ?? { id: '' };
  await at.identity.people.deactivate(call, id);
  const details = { username: 'invited', email: 'invited@example.org', firstName: 'I', lastName: 'N' };
  await at.identity.people.create(call, { ...details, role: 'learner' });
  const attempts: [string, string][] = [
    ['ada', 'wrong'],
    ['nobody', password],
    ['', ''],
    ['gone', 'password of gone'],
    ['invited', password],
    ['x'.repeat(254), 'y'.repeat(200)],
    ["' or 1=1 --", password],
    ['ada\u0000', password],
  ];
  for (const [username, entered] of attempts) {
    counts.hash = counts.verify = 0;
    await expect(login(username, entered)).rejects.toMatchObject(refused);
    expect([username, counts]).toEqual([username, { hash: 0, verify: 1 }]);
  }
});

test('the same username in another institution is another person', async () => {
  const college = await at.institution('college');
  const other = await at.person(college.visitor, 'ada');
  expect(other.id).not.toBe(ada.id);
  await at.identity.signingIn.changePassword(other.who, { currentPassword: password, newPassword: 'another password' });
  await expect(login('ada', 'another password')).rejects.toMatchObject(refused);
  await login('ada');
});

test('a hash with outdated parameters is replaced when its person signs in', async () => {
  const stored = () => knexOf(at.database)('platform.users').where({ id: ada.id }).first('passwordHash');
  await knexOf(at.database)('platform.users').update({ passwordHash: await hash(password, { memoryCost: 4096 }) });
  await expect(login('ada', 'wrong')).rejects.toMatchObject(refused);
  expect((await stored()).passwordHash).toContain('m=4096');
  await login('ada');
  expect((await stored()).passwordHash).toContain('m=19456,t=2,p=1');
  await login('ada');
});

test('signing out ends only the current session', async () => {
  const second = await login('ada');
  await at.identity.signingIn.logout(ada.who);
  expect(await isValid(ada.token)).toBe(false);
  expect(await isValid(second.token)).toBe(true);
  expect(await at.identity.sessions.list({ who: ada.who }, ada.id)).toHaveLength(1);
});

test('people can end their own sessions only', async () => {
  const bob = await at.person(academy.visitor, 'bob');
  await at.identity.sessions.end({ who: bob.who }, bob.id, ada.who.session, 'ended-by-person');
  expect(await isValid(ada.token)).toBe(true);
  await at.identity.sessions.end({ who: ada.who }, ada.id, ada.who.session, 'ended-by-person');
  expect(await isValid(ada.token)).toBe(false);
});

test('changing the password ends all sessions and starts a new one', async () => {
  const elsewhere = await login('ada');
  const ended = new Promise((resolve) => at.identity.sessions.onEnded(resolve));
  const body = { currentPassword: password, newPassword: 'a longer password' };
  const { token } = await at.identity.signingIn.changePassword(ada.who, body);
  expect(await Promise.all([ada.token, elsewhere.token, token].map(isValid))).toEqual([false, false, true]);
  const fresh = await at.identity.tokens.check(token, academy.institution.id);
  expect(await ended).toEqual({ institutionId: academy.institution.id, userId: ada.id, except: fresh?.session });
  await expect(login('ada')).rejects.toMatchObject(refused);
  await login('ada', 'a longer password');
});

test('a wrong current password changes nothing and does not sign out', async () => {
  const body = { currentPassword: 'wrong', newPassword: 'a longer password' };
  await expect(at.identity.signingIn.changePassword(ada.who, body)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.currentPassword' }],
  });
  expect(await isValid(ada.token)).toBe(true);
  await login('ada');
});

test('a session after a change of the password ends no later than the one before', async () => {
  const endOf = async (token: string) => (await at.identity.tokens.check(token, academy.institution.id))?.expiresAt;
  const before = await endOf(ada.token);
  at.clock.forward(24 * 60 * 60);
  const body = { currentPassword: 'password of ada', newPassword: 'another password of ada' };
  const { token } = await at.identity.signingIn.changePassword(ada.who, body);
  expect(before).toBeInstanceOf(Date);
  expect(await endOf(token)).toEqual(before);
});

test('an exchange code is valid once, for a minute, in its institution', async () => {
  const { issueExchangeCode, exchange } = at.identity.signingIn;
  const call = { who: academy.deployment };
  const code = await issueExchangeCode(call, ada.id);
  const college = await at.institution('college');
  await expect(exchange(college.visitor, code)).rejects.toMatchObject(gone);
  const { token, user } = complete(await exchange(academy.visitor, code));
  expect([user.id, await isValid(token)]).toEqual([ada.id, true]);
  await expect(exchange(academy.visitor, code)).rejects.toMatchObject(gone);
  const late = await issueExchangeCode(call, ada.id);
  at.clock.forward(61);
  await expect(exchange(academy.visitor, late)).rejects.toMatchObject(gone);
  await expect(exchange(academy.visitor, 'x'.repeat(200))).rejects.toMatchObject(gone);
});

test('of concurrent uses of one code, one succeeds', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const other = await at.openProcess();
  const tries = Array.from({ length: 8 }, (_, index) =>
    (index % 2 ? at : other).identity.signingIn.exchange(academy.visitor, code),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(gone);
});

test('codes are stored only as hashes', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const stored = await knexOf(at.database)('platform.codes').select();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(stored[0].hash).toHaveLength(32);
});

test('a reset link shows its username, sets the password once and ends all sessions', async () => {
  const { signingIn, people, routes } = at.identity;
  const { link } = await people.resetPassword({ who: academy.deployment }, ada.id, 'link');
  const code = new URL(link ?? '').searchParams.get('code') ?? '';
  const input = { params: undefined, query: undefined, body: { code } };
  expect(await routes.invitation(input, academy.visitor)).toMatchObject({ purpose: 'reset', username: 'ada' });
  await login('ada');
  const { token } = complete(await signingIn.setPassword(academy.visitor, { code, password: 'chosen by link' }));
  expect([await isValid(ada.token), await isValid(token)]).toEqual([false, true]);
  await login('ada', 'chosen by link');
  await expect(signingIn.setPassword(academy.visitor, { code, password: 'again by link' })).rejects.toMatchObject(gone);
  await expect(routes.invitation(input, academy.visitor)).rejects.toMatchObject(gone);
});

test('an invalid code costs no hashing', async () => {
  counts.hash = 0;
  const body = { code: 'nothing', password: 'a long password' };
  await expect(at.identity.signingIn.setPassword(academy.visitor, body)).rejects.toMatchObject(gone);
  expect(counts.hash).toBe(0);
});

test('a code cannot be used for another purpose', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const body = { code, password: 'a long password' };
  await expect(at.identity.signingIn.setPassword(academy.visitor, body)).rejects.toMatchObject(gone);
  await at.identity.signingIn.exchange(academy.visitor, code);
});

test('sign-ins, failed attempts and sign-outs are in the audit log, without typed usernames', async () => {
  await expect(login('my password by mistake')).rejects.toMatchObject(refused);
  await expect(login('ada', 'wrong')).rejects.toMatchObject(refused);
  await at.identity.signingIn.logout(ada.who);
  const { items } = await at.identity.audit.list(
    { who: academy.deployment },
    { action: 'session', limit: 10, offset: 0 },
  );
  expect(items.map(({ action, subject }) => [action, subject]).sort()).toEqual(
    [
      ['session.ended', ada.id],
      ['session.refused', ada.id],
      ['session.refused', null],
      ['session.started', ada.id],
    ].sort(),
  );
  expect(JSON.stringify(items)).not.toContain('mistake');
  expect(items[0]?.address).toBe(visitorOf(academy.institution).client.address);
});
