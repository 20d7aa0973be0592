import type { KeyObject } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { loadKeys } from './keys.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
let ada: Awaited<ReturnType<TestIdentity['person']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
  ada = await at.person(academy.visitor, 'ada');
});
afterEach(() => at.end());

const check = (token: string) => at.identity.tokens.check(token, academy.institution.id);

/** Claims of a token, from which tests forge others. */
const claimsOf = (token: string) => decodeJwt(token);

const signed = (claims: Record<string, unknown>, key: KeyObject, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(key);

test('a valid token yields its user and session without the password hash', async () => {
  const found = await check(ada.token);
  expect(found).toMatchObject({
    user: { username: 'ada', role: 'learner', email: 'ada@example.org' },
    session: ada.who.session,
  });
  expect(JSON.stringify(found)).not.toContain('argon2');
  expect(claimsOf(ada.token)).toEqual({
    sub: ada.id,
    inst: academy.institution.id,
    sid: ada.who.session,
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
});

test('forged tokens are invalid', async () => {
  const claims = claimsOf(ada.token);
  const otherKey = loadKeys({ folder: '', production: true, secretKey: 'x'.repeat(32) }).tokens;
  const ownKey = loadKeys({ folder: at.folder, production: false }).tokens;
  const [header, payload, signature] = ada.token.split('.') as [string, string, string];
  const otherPayload = Buffer.from(JSON.stringify({ ...claims, sub: academy.institution.id })).toString('base64url');
  for (const forged of [
    await signed(claims, otherKey),
    new UnsecuredJWT(claims).encode(),
    await signed(claims, ownKey, 'HS512'),
    `${header}.${otherPayload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    '',
    'x'.repeat(100_000),
  ]) {
    expect(await check(forged)).toBeUndefined();
  }
});

test('a correctly signed token for another person’s session or an unknown session is invalid', async () => {
  const bob = await at.person(academy.visitor, 'bob');
  const ownKey = loadKeys({ folder: at.folder, production: false }).tokens;
  await check(ada.token);
  expect(await check(await signed({ ...claimsOf(ada.token), sub: bob.id }, ownKey))).toBeUndefined();
  expect(await check(await signed({ ...claimsOf(ada.token), sid: crypto.randomUUID() }, ownKey))).toBeUndefined();
});

test('a token expires with its session, even if cached', async () => {
  at.clock.forward(14 * 86_400 - 1);
  expect(await check(ada.token)).toBeDefined();
  at.clock.forward(2);
  expect(await check(ada.token)).toBeUndefined();
});

test('a token is invalid in another institution', async () => {
  const college = await at.institution('college');
  expect(await at.identity.tokens.check(ada.token, college.institution.id)).toBeUndefined();
  expect(await check(ada.token)).toBeDefined();
});

test('every process is notified of a sign-out', async () => {
  const other = await at.openProcess();
  const elsewhere = () => other.identity.tokens.check(ada.token, academy.institution.id);
  expect(await elsewhere()).toBeDefined();
  const notified = new Promise((resolve) => other.identity.sessions.onEnded(resolve));
  await at.identity.signingIn.logout(ada.who);
  expect(await check(ada.token)).toBeUndefined();
  expect(await notified).toEqual({ institutionId: academy.institution.id, userId: ada.id, only: ada.who.session });
  expect(await elsewhere()).toBeUndefined();
});

test('a valid token is cached for a minute', async () => {
  expect(await check(ada.token)).toBeDefined();
  // Updated directly, so that no signal invalidates the cache.
  await knexOf(at.database)('platform.sessions').update({ endedAt: new Date() });
  expect(await check(ada.token)).toBeDefined();
  at.clock.forward(61);
  expect(await check(ada.token)).toBeUndefined();
});

test('tokens are not cached while signals are lost', async () => {
  const sessions = () => knexOf(at.database)('platform.sessions');
  const name = new URL(at.url).pathname.slice(1);
  const outside = new pg.Client(at.url.replace(`/${name}`, '/eiq'));
  await outside.connect();
  expect(await check(ada.token)).toBeDefined();
  const lost = new Promise<void>((resolve) => at.signals.onLost(resolve));
  const back = new Promise<void>((resolve) => at.signals.onBack(resolve));
  await outside.query(`alter database ${name} allow_connections false`);
  await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eiq signals' and datname = $1`,
    [name],
  );
  await lost;
  expect(await check(ada.token)).toBeDefined();
  await sessions().update({ endedAt: new Date() });
  expect(await check(ada.token)).toBeUndefined();
  await sessions().update({ endedAt: null });
  await outside.query(`alter database ${name} allow_connections true`);
  await outside.end();
  await back;
  expect(await check(ada.token)).toBeDefined();
  await sessions().update({ endedAt: new Date() });
  expect(await check(ada.token)).toBeDefined();
});

test('a changed name is visible at once', async () => {
  expect((await check(ada.token))?.user.firstName).toBe('Ada');
  await at.identity.routes.updateAccount(
    { params: undefined, query: undefined, body: { firstName: 'Adaeze' } },
    ada.who,
  );
  expect((await check(ada.token))?.user.firstName).toBe('Adaeze');
});

test('the time of the last visit is updated at most every five minutes', async () => {
  const call = { who: academy.deployment };
  const first = (await at.identity.people.one(call, ada.id)).lastSeenAt;
  expect(first).toEqual(at.clock.now());
  at.clock.forward(120);
  await check(ada.token);
  expect((await at.identity.people.one(call, ada.id)).lastSeenAt).toEqual(first);
  at.clock.forward(200);
  await check(ada.token);
  expect((await at.identity.people.one(call, ada.id)).lastSeenAt).toEqual(at.clock.now());
});

test('stillValid returns the sessions that have not ended', async () => {
  const bob = await at.person(academy.visitor, 'bob');
  await at.identity.signingIn.logout(ada.who);
  const sessions = [ada.who.session, bob.who.session];
  expect(await at.identity.sessions.stillValid(sessions)).toEqual(new Set([bob.who.session]));
});

test('a check that cannot reach the database rejects instead of returning invalid', async () => {
  const other = await at.openProcess();
  await other.database.close();
  await expect(other.identity.tokens.check(ada.token, academy.institution.id)).rejects.toThrow();
});
