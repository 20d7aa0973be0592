import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { Platform } from '../../../core/platform.ts';
import { openPlatform } from '../../../core/platform.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { actionsAt, fromBase32 } from '../../second-factor/testing.ts';
import type { Forger } from '../providers/forger.testing.ts';
import { openForger } from '../providers/forger.testing.ts';
import type { TestProvider } from '../providers/testing.ts';
import { gail, openTestProvider } from '../providers/testing.ts';
import { oauthSetup } from '../services.ts';
import { begin, comeBack, cookieAt, environmentWith, exchange, oidcValues, personAt, setUp } from '../testing.ts';

// OpenID Connect Back-Channel Logout: people sign out at the provider, and their sessions here end.

let at: TestPlatform;
let school: TestProvider;
let forger: Forger;
beforeAll(async () => {
  [school, forger] = await Promise.all([openTestProvider(), openForger()]);
  at = await createTestPlatform({ plugins: ['oauth', 'second-factor'], environment: environmentWith() });
  await setUp(at, 'oidc', school);
  const administrator = await at.person('administrator');
  const values = { ...oidcValues(forger.issuer), title: 'Forger', name: 'forger' };
  await administrator.post('/api/admin/oauth/configure/oidc', values);
  expect((await administrator.post('/api/admin/oauth/test/oidc-forger')).body).toMatchObject({ success: true });
});
afterAll(async () => {
  await at?.close();
  await Promise.all([school?.close(), forger?.close()]);
});

const isSignedIn = async (token: string) => (await at.call('GET', '/api/auth/sessions', { token })).status === 200;

/** A browser that signs in at the school, and what the provider knows of it. */
async function signIn() {
  const { location, cookie } = await begin(at, 'oidc');
  const back = await school.visit(location, gail);
  const { token, user } = await personAt(at, await comeBack(at, back, cookie));
  return { token, user, signOut: () => school.signOut(back) };
}

/** The address to which a browser of the forger’s provider comes back, with an ID token with these claims. */
async function arrive(claims: { sub: string; sid?: string }): Promise<URL> {
  const { location, cookie } = await begin(at, 'oidc-forger');
  const asked = new URL(location).searchParams;
  forger.answerWith({ idToken: await forger.token({ aud: clientId, nonce: asked.get('nonce'), ...claims }) });
  const url = new URL('http://here.example/api/auth/oidc/forger/callback');
  url.search = `${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '' })}`;
  return comeBack(at, { url, form: undefined }, cookie);
}
const enter = async (claims: { sub: string; sid?: string }) => (await personAt(at, await arrive(claims))).token;

const clientId = 'eiq-at-school';
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const claims = (more: Record<string, unknown>) => ({ aud: clientId, jti: randomUUID(), events, ...more });
const logoutToken = (more: Record<string, unknown>, header = {}) => forger.token(claims(more), header);
const send = (token: string, host?: string) =>
  at.call('POST', '/api/auth/oidc/forger/logout', {
    body: new URLSearchParams({ logout_token: token }),
    ...(host && { host }),
  });

test('signing out at the provider ends that session in every process, and closes its live connections', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  const socket = await connectAs(here.token);
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  const other = await openOtherProcess();
  try {
    const known = (token: string) => other.identity.tokens.check(token, at.institution.id);
    expect(await known(here.token)).toBeDefined();
    await here.signOut();
    await expect.poll(() => isSignedIn(here.token)).toBe(false);
    await closed;
    await expect.poll(() => known(here.token)).toBeUndefined();
    // Another browser of the same person has a session of its own at the provider.
    expect(await isSignedIn(elsewhere.token)).toBe(true);
    const ended = { action: 'session.ended', subject: here.user.id };
    const entries = await knexOf(at.platform.database)('platform.audit_log').where(ended);
    expect(entries).toMatchObject([{ actorUserId: here.user.id, details: { where: 'provider' } }]);
  } finally {
    await other.close();
  }
});

test('a changed secret is in effect in another process within a second', async () => {
  const other = await openOtherProcess();
  const administrator = await at.person('administrator');
  const save = (clientSecret: string) =>
    administrator.post('/api/admin/oauth/configure/oidc', { ...oidcValues(school.issuer), clientSecret });
  onTestFinished(async () => {
    await save(oidcValues('').clientSecret);
    await administrator.post('/api/admin/oauth/test/oidc');
    await other.close();
  });
  const elsewhere = async () => (await other.host.service(oauthSetup).test(at.institution, 'oidc')).success;
  expect(await elsewhere()).toBe(true);
  expect((await save('another-secret')).status).toBe(200);
  await expect.poll(elsewhere, { timeout: 1000 }).toBe(false);
});

test('a logout token ends the session that it names, or all of its person, and counts once', async () => {
  const token = await enter({ sub: 'f-1', sid: 's-1' });
  const [second, plain] = [await enter({ sub: 'f-1', sid: 's-2' }), await enter({ sub: 'f-1' })];
  const other = await enter({ sub: 'f-2', sid: 's-3' });
  const states = () => Promise.all([token, second, plain, other].map(isSignedIn));
  const bySession = await logoutToken({ sub: undefined, sid: 's-1' }, { typ: 'logout+jwt' });
  const answer = await send(bySession);
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await states()).toEqual([false, true, true, true]);
  const byPerson = await logoutToken({ sub: 'f-1' });
  expect((await send(byPerson)).status).toBe(200);
  expect(await states()).toEqual([false, false, false, true]);
  const again = await enter({ sub: 'f-1' });
  for (const sent of [byPerson, bySession]) expect((await send(sent)).body).toMatchObject({ error: 'invalid_request' });
  expect(await isSignedIn(again)).toBe(true);
  // Nobody is signed in with this session: the provider need not know that.
  expect((await send(await logoutToken({ sub: 'f-1', sid: 'ended before' }))).status).toBe(200);
});

test('who signs out at the provider while signing in here is not signed in', async () => {
  const arrived = await arrive({ sub: 'f-3', sid: 's-9' });
  expect((await send(await logoutToken({ sub: 'f-3', sid: 's-9' }))).status).toBe(200);
  const code = arrived.searchParams.get('token') ?? '';
  expect((await exchange(at, code, cookieAt(arrived))).status).toBe(410);
});

test('who signs out at the provider before the second step cannot take it', async () => {
  const token = await enter({ sub: 'f-5', sid: 's-20' });
  const base = '/api/second-factor/authenticator';
  const { body: setup } = await at.call('POST', base, { token, body: {} });
  const { codeOf, step } = actionsAt(at);
  const secret = fromBase32(setup.secret);
  await at.call('POST', `${base}/confirm`, { token, body: { code: codeOf(secret) } });
  for (const sid of ['s-21', 's-22']) {
    at.clock.forward(31);
    const arrived = await arrive({ sub: 'f-5', sid });
    const half = await exchange(at, arrived.searchParams.get('token') ?? '', cookieAt(arrived));
    expect(half.status).toBe(202);
    // Of another session of the same person: the step stays open.
    expect((await send(await logoutToken({ sub: 'f-5', sid: 's-other' }))).status).toBe(200);
    if (sid === 's-21') expect((await send(await logoutToken({ sub: 'f-5', sid }))).status).toBe(200);
    const done = await step(half, '/code', { code: codeOf(secret) });
    expect(done.status).toBe(sid === 's-21' ? 410 : 200);
    expect(done.body.token !== undefined).toBe(sid === 's-22');
  }
});

test('forged, old and foreign logout tokens are refused, and end nothing', async () => {
  const token = await enter({ sub: 'f-4', sid: 's-4' });
  const person = { sub: 'f-4', sid: 's-4' };
  const now = Math.floor(Date.now() / 1000);
  const unsigned = [{ alg: 'none' }, { iss: forger.issuer, iat: now, exp: now + 60, ...claims(person) }];
  const refused: Record<string, string> = {
    'another issuer': await logoutToken({ ...person, iss: 'https://other.example' }),
    'another audience': await logoutToken({ ...person, aud: 'another-client' }),
    'an old token': await logoutToken({ ...person, iat: now - 1000, exp: undefined }),
    'an expired token': await logoutToken({ ...person, iat: now - 300, exp: now - 200 }),
    'from the future': await logoutToken({ ...person, iat: now + 300, exp: now + 600 }),
    'no time of issue': await logoutToken({ ...person, iat: undefined }),
    'no id': await logoutToken({ ...person, jti: undefined }),
    'no event': await logoutToken({ ...person, events: undefined }),
    'another event': await logoutToken({ ...person, events: { 'https://other.example/event': {} } }),
    'an event that is no object': await logoutToken({ ...person, events: { [Object.keys(events)[0] ?? '']: true } }),
    'a nonce': await logoutToken({ ...person, nonce: 'n' }),
    nobody: await logoutToken({ sub: undefined }),
    'another type': await logoutToken(person, { typ: 'at+jwt' }),
    'the key of somebody else': await logoutToken(person, { kid: 'foreign' }),
    'an unknown key': await logoutToken(person, { kid: 'k9' }),
    'no signature': `${unsigned.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
    'no token': 'nonsense',
    'an ID token': await forger.token({ aud: clientId, nonce: 'n', ...person }),
  };
  for (const [name, sent] of Object.entries(refused)) {
    const { status, body } = await send(sent);
    expect([name, status, body.error]).toEqual([name, 400, 'invalid_request']);
  }
  // Of another institution, and of another provider of this one.
  const good = await logoutToken(person);
  const { host } = await at.anotherInstitution();
  expect((await send(good, host)).status).toBe(400);
  const elsewhere = await at.call('POST', '/api/auth/oidc/logout', {
    body: new URLSearchParams({ logout_token: good }),
  });
  expect(elsewhere.status).toBe(400);
  expect(await isSignedIn(token)).toBe(true);
  expect((await send(good)).status).toBe(200);
  expect(await isSignedIn(token)).toBe(false);
});

/** Opens the same deployment, as another process would. */
function openOtherProcess(): Promise<Platform> {
  const { configuration, log, clock, random } = at.platform;
  return openPlatform({ configuration, log, clock, random, only: ['oauth', 'second-factor'] });
}

async function connectAs(token: string): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const { body } = await at.call('POST', '/api/live/ticket', { token });
  const socket = io(`http://127.0.0.1:${at.server.port}`, {
    ...{ path: '/ws', query: { token: body.ticket, room: 'general' }, transports: ['websocket'], forceNew: true },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
