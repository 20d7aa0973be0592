import { afterAll, beforeAll, expect, test } from 'vitest';
import { parcelsFixture, rostersFixture } from '../../tests/fixtures/index.ts';
import { parcelSecret, signatureOf } from '../../tests/fixtures/parcels/plugin.ts';
import { clientCredentials } from '../../tests/fixtures/rosters/plugin.ts';
import type { InstitutionRef } from '../contract/index.ts';
import { knexOf } from '../db/index.ts';
import { deployment } from '../identity/index.ts';
import type { TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

// Programs of other systems: webhooks with a signature, and calls with a key.

let at: TestPlatform;
const lines: string[] = [];
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [parcelsFixture, rostersFixture],
    environment: { LOG_LEVEL: 'trace', SIGN_INS_PER_QUARTER_HOUR: '3' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => at?.close());

async function keyFor(institution: InstitutionRef, scopes: string[], expiresAt: Date | null = null) {
  const call = { who: deployment(institution) };
  return at.platform.identity.apiKeys.create(call, { name: 'Directory', scopes, expiresAt });
}

const list = (key: string, host?: string, address = '/api/rosters/users') =>
  at.call('GET', address, { token: key, ...(host ? { host } : {}) });
const audited = (action: string) => knexOf(at.platform.database)('platform.audit_log').where({ action });

const send = (body: string, signature: string, headers: Record<string, string> = {}) =>
  at.call('POST', '/api/parcels/webhook', {
    body: new TextEncoder().encode(body),
    headers: { 'content-type': 'application/json', 'x-signature': signature, ...headers },
  });

test('a webhook is accepted if its signature matches the received bytes', async () => {
  const body = '{ "number": "A 1",   "weight": 1.0 }';
  const answer = await send(body, signatureOf(parcelSecret, body));
  expect([answer.status, answer.body]).toEqual([202, { number: 'A 1', by: 'parcels: Webhook of the carrier' }]);
  // The same values in different bytes need another signature.
  expect((await send(JSON.stringify(JSON.parse(body)), signatureOf(parcelSecret, body))).status).toBe(401);
  expect((await send(body, signatureOf('another secret', body))).status).toBe(401);
  expect((await send(body, '')).status).toBe(401);
  expect((await send('not json', signatureOf(parcelSecret, 'not json'))).status).toBe(400);
  expect((await send(body, signatureOf(parcelSecret, body), { 'content-type': 'text/plain' })).status).toBe(415);
  const long = 'x'.repeat(20_000);
  expect((await send(long, signatureOf(parcelSecret, long))).status).toBe(413);
  const [entry] = await audited('system.acted');
  expect(entry.details).toMatchObject({ plugin: 'parcels', reason: 'Webhook of the carrier', permissions: [] });
});

test('an actor that a plugin constructs itself is refused', async () => {
  const answer = await at.call('POST', '/api/parcels/forged', { headers: { 'x-forge': 'yes' } });
  expect(answer.status).toBe(500);
  expect(lines.join('')).toContain('does not come from the host');
});

test('a response has the media type of the caller’s protocol', async () => {
  const { text } = await keyFor(at.institution, ['rosters.read']);
  await at.person('learner', at.institution, 'roz');
  const { status, headers, body } = await list(text);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/scim+json']);
  expect(body.Resources.map(({ userName }: { userName: string }) => userName)).toContain('roz');
});

test('every error has the format of the protocol, including errors before the handler', async () => {
  const { text } = await keyFor(at.institution, ['rosters.read']);
  const failures = {
    'no key': await at.nobody.get('/api/rosters/users'),
    'a wrong input': await list(text, undefined, '/api/rosters/users?count=many'),
    'no permission': await at.call('PUT', '/api/rosters/users/01900000-0000-7000-8000-000000000000', {
      token: text,
      body: { userName: 'x' },
    }),
  };
  const statuses = Object.values(failures).map(({ status, headers, body }) => [
    status,
    headers.get('content-type'),
    body.schemas?.[0],
    body.status,
  ]);
  const schema = 'urn:ietf:params:scim:api:messages:2.0:Error';
  expect(statuses).toEqual([
    [401, 'application/scim+json', schema, '401'],
    [400, 'application/scim+json', schema, '400'],
    [403, 'application/scim+json', schema, '403'],
  ]);
  expect(failures['no key'].headers.get('www-authenticate')).toBe('Bearer');
  const { text: both } = await keyFor(at.institution, ['rosters.read', 'rosters.write']);
  const put = (body: string) =>
    at.call('PUT', '/api/rosters/users/01900000-0000-7000-8000-000000000000', { token: both, body });
  const [tooLarge, missing] = [await put(`{"userName":"${'x'.repeat(300_000)}"}`), await put('{"userName":"x"}')];
  expect([tooLarge.status, tooLarge.body.status, missing.status, missing.body.detail]).toEqual([
    413,
    '413',
    404,
    'Person not found.',
  ]);
});

test('a client authenticates with its credentials, and a route can have its own error format', async () => {
  const requestToken = (authorization: string, grantType = 'client_credentials') =>
    at.call('POST', '/api/rosters/token', {
      body: new URLSearchParams({ grant_type: grantType }),
      headers: { authorization },
    });
  const granted = await requestToken(clientCredentials(at.institution));
  expect([granted.status, granted.body.token_type]).toEqual([200, 'Bearer']);
  const refused = await requestToken(`Basic ${Buffer.from('directory:guess').toString('base64')}`);
  expect([refused.status, refused.headers.get('www-authenticate'), refused.body.error]).toEqual([
    401,
    'Basic',
    'invalid_client',
  ]);
  expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect((await requestToken(clientCredentials(at.institution), 'password')).body).toEqual({
    error: 'invalid_request',
    error_description: expect.any(String),
  });
});

test('the routes of a plugin that is off do not exist', async () => {
  const { text } = await keyFor(at.institution, ['rosters.read']);
  await at.switchPlugin('rosters', false);
  const off = await list(text);
  await at.switchPlugin('rosters', true);
  expect([off.status, off.body]).toEqual([
    404,
    { error: { code: 'not_found', message: 'No route GET /api/rosters/users' } },
  ]);
});

test('a key is valid in its institution, for its scopes, until it expires or is revoked', async () => {
  const elsewhere = await at.anotherInstitution();
  const { text } = await keyFor(elsewhere, ['rosters.read']);
  expect([(await list(text)).status, (await list(text, elsewhere.host)).status]).toEqual([401, 200]);
  const { text: other } = await keyFor(at.institution, ['rosters.write']);
  expect((await list(other)).status).toBe(401);
  const soon = new Date(at.clock.now().getTime() + 60_000);
  const { text: short } = await keyFor(at.institution, ['rosters.read'], soon);
  expect((await list(short)).status).toBe(200);
  at.clock.forward(61);
  expect((await list(short)).status).toBe(401);
  const { text: revoked, key } = await keyFor(at.institution, ['rosters.read']);
  expect((await list(revoked)).status).toBe(200);
  await at.platform.identity.apiKeys.revoke({ who: deployment(at.institution) }, key.id);
  expect((await list(revoked)).status).toBe(401);
  const person = await at.person('operator');
  expect((await list(person.token)).status).toBe(401);
  const keys = await at.platform.identity.apiKeys.list({ who: deployment(at.institution) });
  expect(keys.find(({ id }) => id === key.id)).toMatchObject({
    lastUsedAt: expect.any(Date),
    revokedAt: expect.any(Date),
  });
  await expect(at.platform.identity.apiKeys.revoke({ who: deployment(elsewhere) }, key.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a key is refused on a route for people, with the reason', async () => {
  const { text } = await keyFor(at.institution, ['platform.people']);
  const { status, body } = await at.call('GET', '/api/admin/people', { token: text });
  expect([status, body.error.message]).toEqual([
    401,
    'API keys cannot make this call; it requires the token of a signed-in person',
  ]);
});

test('the text of a key appears neither in the database nor in logs', async () => {
  const { text, key } = await keyFor(at.institution, ['rosters.read']);
  await list(text);
  await at.call('GET', `/api/rosters/users?count=x&key=${text}`, { headers: { 'x-key': text } });
  at.platform.log.info({ seen: text }, `somebody wrote ${text}`);
  const row = await knexOf(at.platform.database)('platform.api_keys').where({ id: key.id }).first();
  expect(JSON.stringify(row)).not.toContain(text.slice(4));
  expect(lines.join('')).not.toContain(text.slice(4));
  const [entry] = await audited('key.created').where({ subject: key.id });
  expect(JSON.stringify(entry)).not.toContain(text.slice(4));
});

test('invalid keys are limited by address, valid ones are not', async () => {
  const { text } = await keyFor(at.institution, ['rosters.read']);
  const wrong = `eiq_${'A'.repeat(43)}`;
  const statuses = new Set<number>();
  for (let tries = 0; tries < 170; tries += 1) statuses.add((await list(wrong)).status);
  expect([...statuses]).toEqual([401, 429]);
  expect((await list(wrong)).body.status).toBe('429');
  expect((await list(text)).status).toBe(200);
});

test('services of the core refuse an actor that the host did not create', async () => {
  const forged = { institution: at.institution, user: undefined, may: () => true };
  await expect(
    at.platform.identity.people.create(
      { who: forged },
      { username: 'x1', email: 'x1@example.org', firstName: 'X', lastName: 'Y', role: 'operator' },
    ),
  ).rejects.toThrow('does not come from the host');
});

test('the OpenAPI document names the caller of a route and leaves its error format open', async () => {
  const { paths, components } = (await at.nobody.get('/api/openapi.json')).body;
  const { put } = paths['/api/rosters/users/{id}'];
  expect([put['x-access'], put.security]).toEqual(['caller scim with rosters.write', [{ caller: [] }]]);
  expect(Object.keys(put.responses.default.content)).toEqual(['*/*']);
  const { post: token } = paths['/api/rosters/token'];
  expect(token['x-access']).toBe('caller client');
  expect(Object.keys(token.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
  expect(Object.keys(token.responses.default.content)).toEqual(['*/*']);
  expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'caller']);
  expect(Object.keys(paths['/api/parcels/webhook'].post.requestBody.content)).toEqual(['application/json']);
});
