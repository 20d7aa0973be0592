import { afterAll, beforeAll, expect, test } from 'vitest';
import { gardensFixture } from '../../tests/fixtures/index.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;
let ada: TestPerson;
let ben: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [gardensFixture] });
  ada = await at.person('learner');
  ben = await at.person('learner');
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const plant = (person: TestPerson, name = 'Herbs') => person.post('/api/gardens', { name, size: 2 });

test('a created row is returned through its schema and can be read again', async () => {
  const created = await plant(ada);
  expect(created.status).toBe(201);
  expect(created.body).toEqual({ id: expect.any(String), name: 'Herbs', size: 2 });
  expect((await ada.get(`/api/gardens/${created.body.id}`)).body.name).toBe('Herbs');
});

test('an unknown API path is 404 with the error envelope', async () => {
  const { status, body } = await ada.get('/api/nothing');
  expect(status).toBe(404);
  expect(body).toEqual({ error: { code: 'not_found', message: 'No route GET /api/nothing' } });
});

test('without a token a signed-in route is 401, and a public one works', async () => {
  expect((await at.nobody.get('/api/gardens')).status).toBe(401);
  expect((await at.nobody.get('/api/garden-search?size=3')).body).toEqual({ size: 3, isSignedIn: false });
  expect((await ada.get('/api/garden-search?size=3')).body).toEqual({ size: 3, isSignedIn: true });
});

test('another person’s row is treated as not found', async () => {
  const { body } = await plant(ada, 'Roses');
  const theirs = await ben.get(`/api/gardens/${body.id}`);
  const absent = await ben.get('/api/gardens/01900000-0000-7000-8000-000000000000');
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(absent.body);
});

test('a role without the permission gets 403, one with it succeeds', async () => {
  expect((await ada.delete('/api/gardens')).status).toBe(403);
  expect((await administrator.delete('/api/gardens')).status).toBe(204);
});

test('all problems of an input are reported at once with their paths', async () => {
  const { status, body } = await ada.post('/api/gardens', { name: '', size: 'big', tags: [1] });
  expect(status).toBe(400);
  expect(body.error.code).toBe('invalid');
  expect(body.error.issues.map((issue: { path: string }) => issue.path)).toEqual([
    'body.name',
    'body.size',
    'body.tags.0',
  ]);
});

test('problems of an input have readable messages', async () => {
  const { body } = await ada.post('/api/gardens', { name: '', size: 0, tags: 'x' });
  expect(body.error.issues.map((issue: { message: string }) => issue.message)).toEqual([
    'At least 1 character',
    'At least 1',
    'Expected a list',
  ]);
  expect((await ada.post('/api/gardens', {})).body.error.issues[0].message).toBe('Required');
});

test('problems distinguish path parameters and query', async () => {
  expect((await ada.get('/api/gardens/7')).body.error.issues[0].path).toBe('params.id');
  expect((await ada.get('/api/garden-search?size=many')).body.error.issues[0].path).toBe('query.size');
});

test.each([
  ['malformed JSON', '{"name": ', 'application/json', 400],
  ['a body that is not JSON', 'name=x', 'application/x-www-form-urlencoded', 415],
  ['a body over the limit', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
  ['a NUL character', '{"name":"a\\u0000b","size":1}', 'application/json', 400],
  ['a missing body', undefined, 'application/json', 400],
])('%s is refused with the error envelope and changes nothing', async (_, body, type, status) => {
  const before = (await ada.get('/api/gardens')).body.length;
  const answer = await at.call('POST', '/api/gardens', { token: ada.token, body, headers: { 'content-type': type } });
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  expect((await ada.get('/api/gardens')).body).toHaveLength(before);
});

test('an unexpected error discloses only the request id', async () => {
  const { status, body, headers } = await ada.get('/api/garden-failure');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(body.error.requestId).toBe(headers.get('x-request-id'));
});

test('changes of a failed handler are rolled back', async () => {
  expect((await plant(ada, 'withered')).status).toBe(500);
  const names = (await ada.get('/api/gardens')).body.map((garden: { name: string }) => garden.name);
  expect(names).not.toContain('withered');
});

test('undeclared fields are dropped from responses', async () => {
  expect((await ada.get('/api/garden-leak')).body).toEqual({ open: 'yes' });
});

test('the type of an uploaded file is determined by its content, not its name', async () => {
  const form = (content: BlobPart, name: string) => {
    const data = new FormData();
    data.set('title', 'My bed');
    data.append('file', new Blob([content]), name);
    return data;
  };
  const uploaded = await ada.post('/api/garden-pictures', form('just words', '../../etc/bed.txt'));
  expect(uploaded.body).toEqual({ title: 'My bed', files: [{ name: 'bed.txt', size: 10, type: 'text/plain' }] });
  expect(
    (await ada.post('/api/garden-pictures', form('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'))).status,
  ).toBe(415);
  expect((await ada.post('/api/garden-pictures', form('x'.repeat(2000), 'a.txt'))).status).toBe(413);
  expect((await ada.post('/api/garden-pictures', { title: 'no form' })).status).toBe(415);
});

test('streams, files and redirects have the right status, type and headers', async () => {
  const events = await ada.get('/api/garden-seeds');
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  expect(events.body).toBe('data: {"seed":1}\n\ndata: {"seed":2}\n\n');
  const plan = await ada.get('/api/garden-plan');
  expect(plan.body).toBe('beds');
  expect(plan.headers.get('content-disposition')).toContain('plan.txt');
  const gate = await at.nobody.get('/api/garden-gate');
  expect([gate.status, gate.headers.get('location')]).toEqual([302, 'https://example.org/']);
});

test('a reply is one JSON value, or events for a client that accepts them', async () => {
  const whole = await ada.get('/api/garden-advice');
  expect([whole.body, whole.headers.get('vary')]).toEqual([
    { advice: 'water them' },
    expect.stringContaining('Accept'),
  ]);
  const { token } = ada;
  const events = await at.call('GET', '/api/garden-advice', { token, headers: { accept: 'text/event-stream' } });
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  expect(events.body).toBe('data: {"word":"water"}\n\ndata: {"word":"them"}\n\n');
});

test('a forged token, one of another institution and a revoked one are all 401', async () => {
  const other = await at.person('learner', await at.anotherInstitution());
  const forged = `${ada.token.slice(0, -4)}AAAA`;
  const signedOut = await at.person('learner');
  await signedOut.post('/api/auth/logout');
  for (const token of [forged, 'nonsense', other.token, signedOut.token]) {
    expect((await at.call('GET', '/api/gardens', { token })).status).toBe(401);
  }
});

test('a token expires', async () => {
  const person = await at.person('learner');
  at.clock.forward(15 * 24 * 3600);
  const { status } = await person.get('/api/gardens');
  at.clock.forward(-15 * 24 * 3600);
  expect(status).toBe(401);
});

test('a host name without an institution is 404', async () => {
  await at.anotherInstitution();
  expect((await at.call('GET', '/api/platform/manifest', { host: 'nobody.example.net' })).status).toBe(404);
});

test('too many sign-in attempts are refused, whatever the spelling of the name', async () => {
  const strict = await createTestPlatform({ plugins: [], environment: { SIGN_INS_PER_QUARTER_HOUR: '3' } });
  try {
    const names = ['Somebody', 'somebody', 'SOMEBODY', 'ｓｏｍｅｂｏｄｙ'];
    const statuses = [];
    for (const username of names) {
      statuses.push((await strict.nobody.post('/api/auth/login', { username, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  } finally {
    await strict.close();
  }
});

test('sign-ins of a class from one address are not limited', async () => {
  const strict = await createTestPlatform({ plugins: [], environment: { SIGN_INS_PER_QUARTER_HOUR: '3' } });
  try {
    for (let pupil = 0; pupil < 8; pupil++) await strict.person('learner');
    const wrong = () => strict.nobody.post('/api/auth/login', { username: 'x', password: 'wrong' });
    expect((await wrong()).status).toBe(401);
  } finally {
    await strict.close();
  }
});

test('every response has security headers', async () => {
  const page = await at.nobody.get('/');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/connect-src 'self';/);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await ada.get('/api/gardens')).headers.get('cache-control')).toBe('no-store');
});

test('the API has an OpenAPI document and a documentation page', async () => {
  const { body } = await at.nobody.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(body.paths['/api/gardens/{id}'].get).toMatchObject({ operationId: 'gardens.one', 'x-access': 'signed-in' });
  expect(body.paths['/api/gardens'].post.requestBody.content['application/json'].schema.required).toEqual([
    'name',
    'size',
  ]);
  expect((await at.nobody.get('/api/docs')).body).toContain('/api/gardens/{id}');
});

test('the API documentation has an ETag and is 304 for a client that has it', async () => {
  for (const address of ['/api/docs', '/api/openapi.json']) {
    const first = await at.nobody.get(address);
    const etag = first.headers.get('etag') ?? '';
    expect((await at.nobody.get(address)).body).toEqual(first.body);
    const again = await at.call('GET', address, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect([again.status, again.body]).toEqual([304, '']);
    await at.switchPlugin('gardens', false);
    const other = await at.call('GET', address, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    await at.switchPlugin('gardens', true);
    expect(other.status).toBe(200);
    expect(JSON.stringify(other.body)).not.toContain('gardens');
  }
});

test('health is public, and metrics require an operator', async () => {
  expect((await at.nobody.get('/health/live')).body).toEqual({ ok: true });
  expect((await at.nobody.get('/health/ready')).body.ok).toBe(true);
  expect((await at.nobody.get('/metrics')).status).toBe(401);
  expect((await administrator.get('/metrics')).status).toBe(401);
  const operator = await at.person('operator');
  expect((await operator.get('/metrics')).body).toContain('http_request_duration_seconds');
});

test('the manifest contains the user and permissions of a signed-in person, and none for a visitor', async () => {
  expect((await at.nobody.get('/api/platform/manifest')).body).toMatchObject({ user: null, permissions: [] });
  const { body } = await administrator.get('/api/platform/manifest');
  expect(body.user).toMatchObject({ id: administrator.user.id, role: 'administrator' });
  expect(body.permissions).toContain('gardens.manage');
  expect(body.plugins).toContainEqual({ id: 'gardens', title: 'Gardens', settings: { motto: 'Grow' } });
});

test.each([
  '/../../package.json',
  '/%2e%2e/package.json',
  '/%00.js',
  '/%E0%A4%A.js',
  '/assets/nothing.js',
])('path %s serves no file outside the web', async (address) => {
  const { status, body } = await at.call('GET', address);
  expect(status).toBeLessThan(500);
  expect(JSON.stringify(body)).not.toContain('"dependencies"');
});
