import { afterAll, beforeAll, expect, test } from 'vitest';
import { postcardsFixture } from '../../tests/fixtures/index.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

// Bodies that are not JSON, and answers with a status, headers, media type or cookies of their own.

let at: TestPlatform;
let ada: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [postcardsFixture] });
  ada = await at.person();
});
afterAll(() => at?.close());

const arrive = (fields: Record<string, string> | string, cookie?: string) =>
  at.call('POST', '/api/postcards/arrivals', {
    body: new URLSearchParams(fields),
    headers: { origin: 'https://post.example', 'sec-fetch-site': 'cross-site', ...(cookie ? { cookie } : {}) },
  });

async function begin() {
  const { status, headers } = await at.nobody.get('/api/postcards/begin');
  const [cookie = ''] = headers.getSetCookie();
  const state = new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { status, cookie, state, sent: cookie.split(';')[0] ?? '' };
}

test('a form that another site posts is taken with the state cookie that was set before it', async () => {
  const { status, cookie, state, sent } = await begin();
  expect(status).toBe(303);
  expect(cookie).toBe(`postcard_state=${state}; Path=/api/postcards; Max-Age=600; HttpOnly; SameSite=None; Secure`);
  const { status: taken, body, headers } = await arrive({ state, from: '<b>Rome</b>' }, `other=1; ${sent}`);
  expect([taken, headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
  expect(body).toContain('From &#60;b&#62;Rome&#60;/b&#62;');
  expect(headers.getSetCookie()).toEqual([
    'postcard_state=; Path=/api/postcards; Max-Age=0; HttpOnly; SameSite=None; Secure',
  ]);
});

test('without the cookie, with another state or with JSON it is refused', async () => {
  const { state, sent } = await begin();
  const other = await begin();
  expect((await arrive({ state, from: 'Rome' })).status).toBe(403);
  expect((await arrive({ state, from: 'Rome' }, other.sent)).status).toBe(403);
  expect((await at.nobody.post('/api/postcards/arrivals', { state, from: 'Rome' })).status).toBe(415);
  expect((await arrive({ state }, sent)).body.error.issues).toEqual([expect.objectContaining({ path: 'body.from' })]);
  expect((await arrive(`state=${state}&from=Rome&from=Bern`, sent)).status).toBe(400);
  expect((await arrive({ state, from: 'x'.repeat(3000) }, sent)).status).toBe(413);
  expect((await arrive({ state, from: 'a\0b' }, sent)).status).toBe(400);
});

test('a page of a plugin runs its own scripts only, and is framed only by whom it names', async () => {
  const { body, headers } = await at.nobody.get('/api/postcards/album');
  const policy = headers.get('content-security-policy') ?? '';
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(body).toContain(`<script nonce="${nonce}">`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://post.example");
  expect((await at.nobody.get('/api/postcards/album')).body).not.toContain(nonce);
});

test('a reply has the status, media type and headers that its handler gives', async () => {
  const send = (values: number[], headers: Record<string, string> = { 'x-album': 'green' }) =>
    at.call('POST', '/api/postcards/stamps', { token: ada.token, body: { values }, headers });
  const { status, headers, body } = await send([1, 2, 3]);
  expect([status, headers.get('content-type'), headers.get('x-album')]).toEqual([
    202,
    'application/vnd.stamps+json',
    'green',
  ]);
  expect(body).toEqual({ sum: 6 });
  expect((await send([1], {})).body.error.issues).toEqual([expect.objectContaining({ path: 'headers.x-album' })]);
  expect((await send(Array(4000).fill(1))).status).toBe(202);
  expect((await send(Array(4000).fill(100_000))).status).toBe(413);
  const rhyme = await ada.get('/api/postcards/rhyme');
  expect([rhyme.headers.get('content-type'), rhyme.body]).toEqual(['text/plain; charset=utf-8', 'Roses are red']);
});

test('bytes arrive as they are', async () => {
  const answer = await fetch(`${at.server.address}/api/postcards/pattern`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 1, 2, 255]);
});

test('the API’s description has the kinds of body and answer, headers and cookies', async () => {
  const { paths } = (await at.nobody.get('/api/openapi.json')).body;
  const { post: arrive } = paths['/api/postcards/arrivals'];
  expect(Object.keys(arrive.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
  expect(arrive.parameters).toMatchObject([{ name: 'postcard_state', in: 'cookie', required: false }]);
  expect(Object.keys(arrive.responses[200].content)).toEqual(['text/html']);
  const { post: stamp } = paths['/api/postcards/stamps'];
  expect(stamp.parameters).toMatchObject([{ name: 'x-album', in: 'header', required: true }]);
  expect(stamp.requestBody.description).toBe('At most 20000 bytes');
  expect(Object.keys(paths['/api/postcards/pattern'].get.responses[200].content)).toEqual(['application/octet-stream']);
  expect((await at.nobody.get('/api/docs')).body).toContain('/api/postcards/album');
});
