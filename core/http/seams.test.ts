import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { postcardsFixture } from '../../tests/fixtures/index.ts';
import type { RouteHandler } from '../contract/index.ts';
import { defineContract, form, nothing, raw } from '../contract/index.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import type { Installed } from '../plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

// Bodies other than JSON, and responses with their own status, headers, media type or cookies.

const readTexts: string[] = [];
const notes = defineContract({
  id: 'notes',
  title: 'Notes',
  summary: 'Reads what is written',
  routes: {
    raw: {
      method: 'post',
      path: '/api/notes/raw',
      access: 'signed-in',
      body: raw({ maxBytes: 1000, types: ['text/plain', 'application/octet-stream'] }),
      response: nothing(),
    },
    form: {
      method: 'post',
      path: '/api/notes/form',
      access: 'signed-in',
      body: form(z.object({ note: z.string() })),
      response: nothing(),
    },
  },
});
const notesFixture: Installed = {
  id: 'notes',
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract: notes,
    start: async () => ({
      routes: { raw: () => {}, form: () => {} },
      readText: async ({ texts }) => void readTexts.push(...texts),
    }),
  }),
};

let at: TestPlatform;
let ada: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [postcardsFixture, notesFixture] });
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

test('a form posted by another site is accepted with the state cookie set before', async () => {
  const { status, cookie, state, sent } = await begin();
  expect(status).toBe(303);
  expect(cookie).toBe(`postcard_state=${state}; Path=/api/postcards; Max-Age=600; HttpOnly; SameSite=None; Secure`);
  const { status: arrivalStatus, body, headers } = await arrive({ state, from: '<b>Rome</b>' }, `other=1; ${sent}`);
  expect([arrivalStatus, headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
  expect(body).toContain('From &#60;b&#62;Rome&#60;/b&#62;');
  expect(headers.getSetCookie()).toEqual([
    'postcard_state=; Path=/api/postcards; Max-Age=0; HttpOnly; SameSite=None; Secure',
  ]);
});

test('a form without the cookie, with another state or as JSON is refused', async () => {
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

test('a plugin’s page runs only its own scripts, posts forms only to listed sites, and is framed as declared', async () => {
  const { body, headers } = await at.nobody.get('/api/postcards/album');
  const policy = headers.get('content-security-policy') ?? '';
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(body).toContain(`<script nonce="${nonce}">`);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "form-action 'self' https://post.example",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(headers.get('x-frame-options')).toBeNull();
  // A page whose route declares no framing cannot be framed.
  const { state, sent } = await begin();
  const unframed = (await arrive({ state, from: 'Rome' }, sent)).headers;
  expect(unframed.get('content-security-policy')).toMatch(/; frame-ancestors 'none'$/);
  expect(unframed.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await at.nobody.get('/api/postcards/album')).body).not.toContain(nonce);
});

test('a response has the status, media type and headers that its handler sets', async () => {
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

test('bytes are sent unchanged', async () => {
  const answer = await fetch(`${at.server.address}/api/postcards/pattern`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 1, 2, 255]);
});

test('the OpenAPI document describes body types, response types, headers and cookies', async () => {
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

test('texts in forms and text bodies are passed to readText like those in JSON', async () => {
  const send = (address: string, body: unknown, type?: string) =>
    at.call('POST', address, { token: ada.token, body, ...(type ? { headers: { 'content-type': type } } : {}) });
  await send('/api/notes/raw', new TextEncoder().encode('written as text'), 'text/plain');
  await send('/api/notes/raw', new TextEncoder().encode('bytes of a program'), 'application/octet-stream');
  await send('/api/notes/form', new URLSearchParams({ note: 'written in a form' }));
  expect(readTexts).toEqual(['written as text', 'written in a form']);
});

test('handlers and callers are typed from the contract', () => {
  const contract = defineContract({
    id: 'typed',
    title: 'Typed',
    summary: 'Compiles',
    routes: {
      one: {
        method: 'get',
        path: '/api/typed',
        access: { caller: 'program' },
        headers: z.object({ 'x-count': z.coerce.number() }),
        response: z.string(),
      },
    },
  });
  type Handler = RouteHandler<(typeof contract)['routes']['one']>;
  expectTypeOf<Parameters<Handler>[0]['headers']>().toEqualTypeOf<{ 'x-count': number }>();
  expectTypeOf<Parameters<Handler>[1]['session']>().toEqualTypeOf<string | undefined>();
  definePlugin({
    contract,
    // @ts-expect-error: the caller is missing
    start: async () => ({ routes: { one: () => 'one' } }),
  });
  definePlugin({
    contract,
    start: async ({ actors }) => ({
      routes: { one: () => 'one' },
      callers: { program: (request) => actors.ofKey(request, 'typed.read') },
    }),
  });
});
