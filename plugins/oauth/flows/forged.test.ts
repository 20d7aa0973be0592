import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Forger } from '../providers/forger.testing.ts';
import { openForger } from '../providers/forger.testing.ts';
import { begin, comeBack, environmentWith, oidcValues, personAt, problemAt } from '../testing.ts';

// Forged responses of a provider. All are refused, and the same attempt with a good response is accepted.

let at: TestPlatform;
let forger: Forger;
const clientId = 'eiq-at-school';
beforeAll(async () => {
  forger = await openForger();
  at = await createTestPlatform({ plugins: ['oauth'], environment: environmentWith() });
  const administrator = await at.person('administrator');
  await administrator.post('/api/admin/oauth/configure/oidc', oidcValues(forger.issuer));
  const tested = await administrator.post('/api/admin/oauth/test/oidc');
  expect(tested.body).toMatchObject({ success: true });
});
beforeEach(() => forger.behave({}));
afterAll(async () => {
  await at?.close();
  await forger?.close();
});

type Make = (nonce: string) => Promise<string> | string;

/** Comes back from the provider, which answers the request for a token with this ID token. */
async function arrive(make: Make, parameters: Record<string, string> = {}): Promise<URL> {
  const { location, cookie } = await begin(at, 'oidc');
  const asked = new URL(location).searchParams;
  forger.answerWith({ idToken: await make(asked.get('nonce') ?? '') });
  const url = new URL('http://here.example/api/auth/oidc/callback');
  url.search = `${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', ...parameters })}`;
  return comeBack(at, { url, form: undefined }, cookie);
}

const now = () => Math.floor(Date.now() / 1000);
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (nonce: string) => ({
  iss: forger.issuer,
  aud: clientId,
  sub: 'f-1',
  nonce,
  iat: now(),
  exp: now() + 300,
});

test('a good response is accepted', async () => {
  const address = await arrive((nonce) => forger.token({ aud: clientId, nonce, given_name: 'Fay' }));
  expect((await personAt(at, address)).user.firstName).toBe('Fay');
});

test.each<[string, Make]>([
  ['another issuer', (nonce) => forger.token({ aud: clientId, nonce, iss: 'https://accounts.google.com' })],
  ['another audience', (nonce) => forger.token({ aud: 'another-client', nonce })],
  [
    'several audiences and another authorized party',
    (nonce) => forger.token({ aud: [clientId, 'x'], azp: 'x', nonce }),
  ],
  ['one audience and another authorized party', (nonce) => forger.token({ aud: clientId, azp: 'x', nonce })],
  ['another nonce', () => forger.token({ aud: clientId, nonce: 'of-another-browser' })],
  ['no nonce', () => forger.token({ aud: clientId })],
  ['no signature (alg none)', (nonce) => `${base64url({ alg: 'none' })}.${base64url(claimsOf(nonce))}.`],
  [
    'the public key as a shared secret (HS256)',
    (nonce) => {
      const signed = `${base64url({ alg: 'HS256', kid: 'k1' })}.${base64url(claimsOf(nonce))}`;
      const signature = createHmac('sha256', JSON.stringify(forger.publicKey)).update(signed).digest('base64url');
      return `${signed}.${signature}`;
    },
  ],
  [
    'the client secret as a shared secret (HS256)',
    (nonce) => {
      const signed = `${base64url({ alg: 'HS256' })}.${base64url(claimsOf(nonce))}`;
      return `${signed}.${createHmac('sha256', 'secret-of-the-school').update(signed).digest('base64url')}`;
    },
  ],
  ['expired', (nonce) => forger.token({ aud: clientId, nonce, iat: now() - 900, exp: now() - 600 })],
  ['issued in the future', (nonce) => forger.token({ aud: clientId, nonce, iat: now() + 600, exp: now() + 900 })],
  ['not valid yet', (nonce) => forger.token({ aud: clientId, nonce, nbf: now() + 600 })],
  ['signed with another key', (nonce) => forger.token({ aud: clientId, nonce }, { kid: 'foreign' })],
  ['an unknown key id', (nonce) => forger.token({ aud: clientId, nonce }, { kid: 'unknown' })],
  [
    'changed after signing',
    async (nonce) => {
      const [header, , signature] = (await forger.token({ aud: clientId, nonce })).split('.');
      return `${header}.${base64url({ ...claimsOf(nonce), sub: 'somebody-else' })}.${signature}`;
    },
  ],
  ['no subject', (nonce) => forger.token({ aud: clientId, nonce, sub: '' })],
])('an ID token with a fault is refused: %s', async (_, make) => {
  expect(problemAt(await arrive(make))).toBe('provider');
});

test('people sign in while the provider replaces its keys', async () => {
  const enter = () => arrive((nonce) => forger.token({ aud: clientId, nonce }, { kid: forger.keyId }));
  await personAt(at, await enter());
  for (let round = 0; round < 2; round += 1) {
    await forger.rotate();
    await personAt(at, await enter());
  }
});

test('a response that names another issuer is refused (mix-up)', async () => {
  const good: Make = (nonce) => forger.token({ aud: clientId, nonce });
  expect(problemAt(await arrive(good, { iss: 'https://accounts.google.com' }))).toBe('provider');
});

test('a code that was used before is refused by the provider, and by us', async () => {
  const { location, cookie } = await begin(at, 'oidc');
  const state = new URL(location).searchParams.get('state') ?? '';
  forger.answerWith({ status: 400, error: 'invalid_grant' });
  const url = new URL(`http://here.example/api/auth/oidc/callback?code=used&state=${state}`);
  expect(problemAt(await comeBack(at, { url, form: undefined }, cookie))).toBe('provider');
  expect(problemAt(await comeBack(at, { url, form: undefined }, cookie))).toBe('expired');
});

test('tokens of an implicit flow, which was not begun, are ignored', async () => {
  const { location, cookie } = await begin(at, 'oidc');
  const asked = new URL(location).searchParams;
  const idToken = await forger.token({ aud: clientId, nonce: asked.get('nonce') });
  const url = new URL('http://here.example/api/auth/oidc/callback');
  url.search = `${new URLSearchParams({ id_token: idToken, state: asked.get('state') ?? '' })}`;
  expect(problemAt(await comeBack(at, { url, form: undefined }, cookie))).toBe('provider');
});

test('a provider that is down is said at once, and passwords work meanwhile', async () => {
  forger.behave({ isSilent: true });
  const administrator = await at.person('administrator');
  // Saving again forgets the discovered document.
  await administrator.post('/api/admin/oauth/configure/oidc', oidcValues(forger.issuer));
  const tested = await administrator.post('/api/admin/oauth/test/oidc');
  expect(tested.body).toMatchObject({ success: false });
  expect(JSON.stringify(tested.body)).toContain('does not answer in time');
  forger.behave({});
  expect((await administrator.post('/api/admin/oauth/test/oidc')).body.success).toBe(true);
  forger.behave({ isSilent: true });
  expect((await administrator.post('/api/admin/oauth/test/oidc')).body.success).toBe(false);
  const setup = (await administrator.get('/api/admin/oauth')).body;
  // It worked before and may be down for a moment, so it stays in use.
  expect(setup.providers.find(({ provider }: { provider: string }) => provider === 'oidc').status).toBe('configured');
  const answer = await at.call('GET', '/api/auth/oidc');
  expect(answer.headers.get('location')).toBe('/login?problem=unreachable');
  await at.person('learner');
});
