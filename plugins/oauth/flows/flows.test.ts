import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { actionsAt, fromBase32 } from '../../second-factor/testing.ts';
import type { TestProvider } from '../providers/testing.ts';
import { gail, openTestProvider } from '../providers/testing.ts';
import {
  begin,
  comeBack,
  cookieAt,
  environmentWith,
  exchange,
  oidcValues,
  personAt,
  problemAt,
  setUp,
  signInAs,
} from '../testing.ts';

// Signing in with a real provider on loopback, acting as Google, Apple and a school's own.

let at: TestPlatform;
let google: TestProvider;
let apple: TestProvider;
let school: TestProvider;
beforeAll(async () => {
  [google, apple, school] = await Promise.all([openTestProvider(), openTestProvider(), openTestProvider()]);
  at = await createTestPlatform({
    plugins: ['oauth', 'second-factor', 'learner'],
    environment: environmentWith({ google, apple }),
  });
  await setUp(at, 'google', google);
  await setUp(at, 'apple', apple);
  await setUp(at, 'oidc', school);
});
afterAll(async () => {
  await at?.close();
  await Promise.all([google?.close(), apple?.close(), school?.close()]);
});

test('a person signs in with Google, and the next time is the same person', async () => {
  const address = await signInAs(at, 'google', google, gail, { query: '?returnTo=/practice' });
  expect(address.pathname).toBe('/practice');
  const first = await personAt(at, address);
  expect(first.user).toMatchObject({ firstName: 'Gail', email: 'gail@school.example', role: 'learner' });
  expect((await at.call('GET', '/api/user/profile', { token: first.token })).status).not.toBe(401);
  const renamed = { ...gail, email: 'gail.b@school.example', given_name: 'Abigail' };
  const again = await personAt(at, await signInAs(at, 'google', google, renamed));
  expect(again.user.id).toBe(first.user.id);
  // The code in the address works once.
  const code = address.searchParams.get('token');
  expect((await at.call('POST', '/api/auth/exchange', { body: { code } })).status).toBe(410);
});

test('the request to Google carries PKCE, state and nonce, and the secret only in the request of the server', async () => {
  const { location, cookie } = await begin(at, 'google');
  const { searchParams } = new URL(location);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
  expect(location).not.toContain('secret');
  const back = await google.visit(location, gail);
  await comeBack(at, back, cookie);
  expect(google.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

test('Apple posts its response, signs with the key, and sends the name once', async () => {
  const account = {
    sub: 'apple-1',
    email: 'x1@privaterelay.appleid.com',
    email_verified: 'true',
    is_private_email: true,
  };
  const begun = await begin(at, 'apple');
  expect(new URL(begun.location).searchParams.get('response_mode')).toBe('form_post');
  const user = JSON.stringify({ name: { firstName: 'Ann', lastName: 'Apple' }, email: account.email });
  const first = await personAt(at, await signInAs(at, 'apple', apple, account, { extra: { user } }));
  expect(first.user).toMatchObject({ firstName: 'Ann', lastName: 'Apple', email: account.email });
  const again = await personAt(at, await signInAs(at, 'apple', apple, { ...account, email_verified: true }));
  expect(again.user).toEqual(first.user);
  const secret = apple.tokenRequests.at(-1)?.get('client_secret') ?? '';
  expect(JSON.parse(Buffer.from(secret.split('.')[0] ?? '', 'base64url').toString())).toEqual({
    alg: 'ES256',
    kid: 'KEY1234567',
  });
});

test('a school’s own provider signs people in, found by its discovery document', async () => {
  const { user } = await personAt(
    at,
    await signInAs(at, 'oidc', school, { ...gail, sub: 's-1', email: 'sam@x.example' }),
  );
  expect(user).toMatchObject({ firstName: 'Gail', email: 'sam@x.example' });
  const entrances = (await at.nobody.get('/api/auth/providers')).body;
  expect(entrances.map(({ title }: { title: string }) => title)).toEqual(['Google', 'Apple', 'School account']);
  expect(entrances[0].url).toMatch(/^http:\/\/.*\/api\/auth\/google$/);
});

test('an address of which Google is not the authority is not stored', async () => {
  const visitor = { ...gail, sub: 'g-elsewhere', email: 'gus@elsewhere.example', hd: undefined };
  expect((await personAt(at, await signInAs(at, 'google', google, visitor))).user.email).toBe('');
  const consumer = { ...gail, sub: 'g-mail', email: 'gus@gmail.com', hd: undefined };
  expect((await personAt(at, await signInAs(at, 'google', google, consumer))).user.email).toBe('gus@gmail.com');
});

test('a child who signs in with Google needs a guardian’s consent like any child', async () => {
  const enter = async () =>
    personAt(at, await signInAs(at, 'google', google, { ...gail, sub: 'g-child', email: 'kim@school.example' }));
  const { user, token } = await enter();
  const profile = async () => (await at.call('GET', '/api/user/profile', { token })).body;
  await setAgeBand(at, { user }, 'under-13');
  expect(await profile()).toMatchObject({ ageBand: 'under-13', guardianConsent: 'missing', allowed: [] });
  // What the provider says at the next sign-in does not change it.
  await enter();
  expect(await profile()).toMatchObject({ ageBand: 'under-13', guardianConsent: 'missing', allowed: [] });
  await decideConsent(at, { user }, ['uploads']);
  expect(await profile()).toMatchObject({ guardianConsent: 'given', allowed: ['uploads'] });
});

test('a response works once, in its browser, for ten minutes', async () => {
  const { location, cookie } = await begin(at, 'google');
  const back = await google.visit(location, gail);
  expect(problemAt(await comeBack(at, back, ''))).toBe('expired');
  const other = await begin(at, 'google');
  expect(problemAt(await comeBack(at, back, other.cookie))).toBe('expired');
  expect((await comeBack(at, back, cookie)).searchParams.has('token')).toBe(true);
  expect(problemAt(await comeBack(at, back, cookie))).toBe('expired');
});

test('a code in the address signs in only the browser that was at the provider', async () => {
  const attacker = await signInAs(at, 'google', google, { ...gail, sub: 'attacker', email: 'mallory@school.example' });
  const code = attacker.searchParams.get('token') ?? '';
  const { cookie } = await begin(at, 'google');
  expect((await exchange(at, code, undefined)).status).toBe(410);
  // Somebody who is about to sign in is not signed in as the attacker.
  expect((await exchange(at, code, cookie)).status).toBe(410);
  expect((await personAt(at, attacker)).user.firstName).toBe('Gail');
});

test('signing out continues at the school’s provider, which knows the address to return to', async () => {
  const entered = await signInAs(at, 'oidc', school, { ...gail, sub: 's-out', email: 'sal@x.example' });
  const { token } = await personAt(at, entered);
  const left = await at.call('POST', '/api/auth/logout', { token });
  const location = new URL(left.body.continueAt);
  expect(location.origin).toBe(school.issuer);
  const { sub } = JSON.parse(
    Buffer.from(location.searchParams.get('id_token_hint')?.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(sub).toBe('s-out');
  expect(location.searchParams.get('post_logout_redirect_uri')).toMatch(/^http:\/\/[^/]+\/login$/);
  // The provider asks whether to sign out there, too.
  expect((await fetch(location)).status).toBe(200);
  expect((await at.call('GET', '/api/auth/linked', { token })).status).toBe(401);
  // Google offers no sign-out, and a password is not the provider's.
  const { token: ofGoogle } = await personAt(at, await signInAs(at, 'google', google, gail));
  expect((await at.call('POST', '/api/auth/logout', { token: ofGoogle })).body).toEqual({ continueAt: null });
  expect((await (await at.person()).post('/api/auth/logout')).body).toEqual({ continueAt: null });
});

test('an institution has several providers of a kind, each with addresses and people of its own', async () => {
  const keycloak = await openTestProvider();
  onTestFinished(() => keycloak.close());
  const administrator = await at.person('administrator');
  const save = (name: string, issuer: string) =>
    administrator.post('/api/admin/oauth/configure/oidc', { ...oidcValues(issuer), name });
  expect((await save('callback', keycloak.issuer)).status).toBe(400);
  expect((await save('Big', keycloak.issuer)).status).toBe(400);
  // Two providers for one issuer would sign in the same people.
  expect((await save('second', school.issuer)).body.error.message).toContain('set up for');
  await setUp(at, 'oidc-keycloak', keycloak);
  const entrances = (await at.nobody.get('/api/auth/providers')).body;
  expect(entrances).toMatchObject([{}, {}, { title: 'School account' }, { title: 'keycloak', kind: 'oidc' }]);
  expect(entrances[3].url).toMatch(/\/api\/auth\/oidc\/keycloak$/);
  const one = await personAt(at, await signInAs(at, 'oidc-keycloak', keycloak, { sub: 'same', name: 'Kim' }));
  const other = await personAt(at, await signInAs(at, 'oidc', school, { sub: 'same', name: 'Sam' }));
  expect(one.user.id).not.toBe(other.user.id);
  expect((await personAt(at, await signInAs(at, 'oidc-keycloak', keycloak, { sub: 'same' }))).user.id).toBe(
    one.user.id,
  );
  // A response of one is not accepted at the address of the other.
  const { location, cookie } = await begin(at, 'oidc');
  const back = await school.visit(location, gail);
  const mixedUp = new URL(back.url.href.replace('/oidc/', '/oidc/keycloak/'));
  expect(problemAt(await comeBack(at, { ...back, url: mixedUp }, cookie))).toBe('expired');
  expect((await at.nobody.get('/api/auth/saml/unknown/metadata')).status).toBe(404);
  expect((await administrator.delete('/api/admin/oauth/configure/oidc-keycloak')).status).toBe(204);
  expect((await at.nobody.get('/api/auth/providers')).body).toHaveLength(3);
});

test('a response without a state is refused, and of two tabs the later one signs in', async () => {
  const [first, second] = [await begin(at, 'google'), await begin(at, 'google')];
  const back = await google.visit(second.location, gail);
  const without = new URL(back.url);
  without.searchParams.delete('state');
  expect(problemAt(await comeBack(at, { ...back, url: without }, second.cookie))).toBe('expired');
  // The second tab replaced the cookie of the first.
  const early = await google.visit(first.location, gail);
  expect(problemAt(await comeBack(at, early, second.cookie))).toBe('expired');
  await personAt(at, await comeBack(at, back, second.cookie));
});

test('who has a second step takes it after signing in with a provider, too, and is signed out there afterwards', async () => {
  const enter = () => signInAs(at, 'oidc', school, { sub: 's-steps', given_name: 'Stella' });
  const { token } = await personAt(at, await enter());
  const base = '/api/second-factor/authenticator';
  const { body: setup } = await at.call('POST', base, { token, body: {} });
  const { codeOf, step } = actionsAt(at);
  const secret = fromBase32(setup.secret);
  await at.call('POST', `${base}/confirm`, { token, body: { code: codeOf(secret) } });
  at.clock.forward(31);
  const address = await enter();
  const half = await exchange(at, address.searchParams.get('token') ?? '', cookieAt(address));
  expect([half.status, half.body.token]).toEqual([202, undefined]);
  const done = await step(half, '/code', { code: codeOf(secret) });
  expect(done.body.user.firstName).toBe('Stella');
  const left = await at.call('POST', '/api/auth/logout', { token: done.body.token });
  expect(left.body.continueAt).toContain(`${school.issuer}/`);
});

test('a response of one provider is not accepted by another', async () => {
  const { location, cookie } = await begin(at, 'google');
  const back = await google.visit(location, gail);
  const mixedUp = new URL(back.url.href.replace('/google/', '/oidc/'));
  expect(problemAt(await comeBack(at, { ...back, url: mixedUp }, cookie))).toBe('expired');
});

test('somebody who cancels at the provider is told so', async () => {
  const { location, cookie } = await begin(at, 'google');
  const state = new URL(location).searchParams.get('state');
  const url = new URL(`http://here.example/api/auth/google/callback?error=access_denied&state=${state}`);
  expect(problemAt(await comeBack(at, { url, form: undefined }, cookie))).toBe('cancelled');
});

test('new people follow registration, domains and invitations, and others are let in as before', async () => {
  const { platform, institution } = at;
  const who = deployment(institution);
  const administrator = await at.person('administrator');
  const rules = (domains: string[], domainsRegister = false) =>
    administrator.put('/api/admin/oauth/rules', { domains, domainsRegister });
  const enter = (sub: string, email: string, more = {}) => {
    const hd = email.split('@')[1];
    return signInAs(at, 'google', google, { ...gail, sub, email, hd, ...more });
  };
  expect((await rules(['School.example'])).body.rules.domains).toEqual(['school.example']);
  expect(problemAt(await enter('d-1', 'eve@other.example'))).toBe('other-domain');
  expect(problemAt(await enter('d-1', 'eve@school.example', { email_verified: false }))).toBe('other-domain');
  await personAt(at, await enter('d-2', 'dan@school.example'));

  await platform.identity.institutions.update({ who }, { registration: 'invite' });
  expect(problemAt(await enter('d-3', 'dora@school.example'))).toBe('invitation-needed');
  await platform.identity.people.invite(
    { who },
    { email: 'eve@other.example', role: 'instructor', firstName: 'Eve', lastName: 'E' },
  );
  expect((await personAt(at, await enter('d-1', 'eve@other.example'))).user.role).toBe('instructor');
  await rules(['school.example'], true);
  expect((await personAt(at, await enter('d-3', 'dora@school.example'))).user.role).toBe('learner');
  expect(problemAt(await enter('d-4', 'finn@other.example'))).toBe('invitation-needed');

  await platform.identity.institutions.update({ who }, { registration: 'closed' });
  expect(problemAt(await enter('d-5', 'gina@school.example'))).toBe('closed');
  await personAt(at, await enter('d-2', 'dan@school.example'));
  await platform.identity.institutions.update({ who }, { registration: 'open' });
  await rules([]);
});

test('another institution has providers of its own', async () => {
  const other = await at.anotherInstitution();
  const { host } = other;
  expect((await at.call('GET', '/api/auth/providers', { host })).body).toEqual([]);
  const answer = await at.call('GET', '/api/auth/google', { host });
  expect(answer.headers.get('location')).toBe('/login?problem=not-set-up');
  // An attempt of one institution cannot be finished in another.
  const { location, cookie } = await begin(at, 'google');
  const back = await google.visit(location, gail);
  expect(problemAt(await comeBack(at, back, cookie, host))).toBe('expired');
});
