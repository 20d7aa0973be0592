import { hash, verify } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { createPasswords } from './passwords.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity, visitorOf } from './testing.ts';

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
const login = (username: string, given = password) =>
  at.identity.signingIn.login(academy.visitor, { username, password: given });
const isGood = async (token: string) => (await at.identity.tokens.check(token, academy.institution.id)) !== undefined;
const refused = { code: 'unauthenticated', message: 'Invalid credentials. Please try again.' };
const gone = { code: 'gone', message: 'This link is no longer valid. Please ask for a new one.' };

test('one signs in by user name or address, in any case', async () => {
  for (const name of ['ada', 'ADA', ' Ada ', 'ada@example.org', 'ADA@Example.ORG']) {
    const { token, user } = await login(name);
    expect(user.id).toBe(ada.id);
    expect(await isGood(token)).toBe(true);
  }
});

test('every failure says the same and costs one comparison', async () => {
  const call = { who: academy.deployment };
  await at.person(academy.visitor, 'gone');
  const { id } = (await at.identity.people.byLogin(call, 'gone')) ?? { id: '' };
  await at.identity.people.deactivate(call, id);
  const details = { username: 'invited', email: 'invited@example.org', firstName: 'I', lastName: 'N' };
  await at.identity.people.create(call, { ...details, role: 'learner' });
  const tries: [string, string][] = [
    ['ada', 'wrong'],
    ['nobody', password],
    ['', ''],
    ['gone', 'password of gone'],
    ['invited', password],
    ['x'.repeat(254), 'y'.repeat(200)],
    ["' or 1=1 --", password],
    ['ada\u0000', password],
  ];
  for (const [username, given] of tries) {
    counts.hash = counts.verify = 0;
    await expect(login(username, given)).rejects.toMatchObject(refused);
    expect([username, counts]).toEqual([username, { hash: 0, verify: 1 }]);
  }
});

test('the same name in another institution is somebody else', async () => {
  const college = await at.institution('college');
  const other = await at.person(college.visitor, 'ada');
  expect(other.id).not.toBe(ada.id);
  await at.identity.signingIn.changePassword(other.who, { currentPassword: password, newPassword: 'another password' });
  await expect(login('ada', 'another password')).rejects.toMatchObject(refused);
  await login('ada');
});

test('a hash of older parameters is renewed as its person signs in', async () => {
  const stored = () => knexOf(at.database)('platform.users').where({ id: ada.id }).first('passwordHash');
  await knexOf(at.database)('platform.users').update({ passwordHash: await hash(password, { memoryCost: 4096 }) });
  await expect(login('ada', 'wrong')).rejects.toMatchObject(refused);
  expect((await stored()).passwordHash).toContain('m=4096');
  await login('ada');
  expect((await stored()).passwordHash).toContain('m=19456,t=2,p=1');
  await login('ada');
});

test('signing out ends this session only', async () => {
  const second = await login('ada');
  await at.identity.signingIn.logout(ada.who);
  expect(await isGood(ada.token)).toBe(false);
  expect(await isGood(second.token)).toBe(true);
  expect(await at.identity.sessions.list({ who: ada.who }, ada.id)).toHaveLength(1);
});

test('a person can end another session of theirs, and nobody else’s', async () => {
  const bob = await at.person(academy.visitor, 'bob');
  await at.identity.sessions.end({ who: bob.who }, bob.id, ada.who.session, 'ended-by-person');
  expect(await isGood(ada.token)).toBe(true);
  await at.identity.sessions.end({ who: ada.who }, ada.id, ada.who.session, 'ended-by-person');
  expect(await isGood(ada.token)).toBe(false);
});

test('changing the password ends every session and opens a new one', async () => {
  const elsewhere = await login('ada');
  const heard = new Promise((resolve) => at.identity.sessions.onEnded(resolve));
  const given = { currentPassword: password, newPassword: 'a longer password' };
  const { token } = await at.identity.signingIn.changePassword(ada.who, given);
  expect(await Promise.all([ada.token, elsewhere.token, token].map(isGood))).toEqual([false, false, true]);
  const fresh = await at.identity.tokens.check(token, academy.institution.id);
  expect(await heard).toEqual({ institutionId: academy.institution.id, userId: ada.id, except: fresh?.session });
  await expect(login('ada')).rejects.toMatchObject(refused);
  await login('ada', 'a longer password');
});

test('a wrong current password changes nothing and does not sign out', async () => {
  const given = { currentPassword: 'wrong', newPassword: 'a longer password' };
  await expect(at.identity.signingIn.changePassword(ada.who, given)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.currentPassword' }],
  });
  expect(await isGood(ada.token)).toBe(true);
  await login('ada');
});

test('an exchange code is good once, within a minute, in its institution', async () => {
  const { issueExchangeCode, exchange } = at.identity.signingIn;
  const call = { who: academy.deployment };
  const code = await issueExchangeCode(call, ada.id);
  const college = await at.institution('college');
  await expect(exchange(college.visitor, code)).rejects.toMatchObject(gone);
  const { token, user } = await exchange(academy.visitor, code);
  expect([user.id, await isGood(token)]).toEqual([ada.id, true]);
  await expect(exchange(academy.visitor, code)).rejects.toMatchObject(gone);
  const late = await issueExchangeCode(call, ada.id);
  at.clock.forward(61);
  await expect(exchange(academy.visitor, late)).rejects.toMatchObject(gone);
  await expect(exchange(academy.visitor, 'x'.repeat(200))).rejects.toMatchObject(gone);
});

test('of many who use one code at the same time, one succeeds', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const other = await at.openProcess();
  const tries = Array.from({ length: 8 }, (_, index) =>
    (index % 2 ? at : other).identity.signingIn.exchange(academy.visitor, code),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(gone);
});

test('codes are kept only as hashes', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const kept = await knexOf(at.database)('platform.codes').select();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(kept[0].hash).toHaveLength(32);
});

test('a reset link says whose it is, sets the password once, and ends every session', async () => {
  const { signingIn, people, routes } = at.identity;
  const { link } = await people.resetPassword({ who: academy.deployment }, ada.id, 'link');
  const code = new URL(link ?? '').searchParams.get('code') ?? '';
  const input = { params: undefined, query: undefined, body: { code } };
  expect(await routes.invitation(input, academy.visitor)).toMatchObject({ purpose: 'reset', username: 'ada' });
  await login('ada');
  const { token } = await signingIn.setPassword(academy.visitor, { code, password: 'chosen by link' });
  expect([await isGood(ada.token), await isGood(token)]).toEqual([false, true]);
  await login('ada', 'chosen by link');
  await expect(signingIn.setPassword(academy.visitor, { code, password: 'again by link' })).rejects.toMatchObject(gone);
  await expect(routes.invitation(input, academy.visitor)).rejects.toMatchObject(gone);
});

test('an unusable code costs no hashing', async () => {
  counts.hash = 0;
  const given = { code: 'nothing', password: 'a long password' };
  await expect(at.identity.signingIn.setPassword(academy.visitor, given)).rejects.toMatchObject(gone);
  expect(counts.hash).toBe(0);
});

test('a code of one purpose is no code of another', async () => {
  const code = await at.identity.signingIn.issueExchangeCode({ who: academy.deployment }, ada.id);
  const given = { code, password: 'a long password' };
  await expect(at.identity.signingIn.setPassword(academy.visitor, given)).rejects.toMatchObject(gone);
  await at.identity.signingIn.exchange(academy.visitor, code);
});

test('who signs in, fails to, and signs out is in the audit log, and no name that was typed', async () => {
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
