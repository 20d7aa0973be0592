import { once } from 'node:events';
import { request } from 'node:http';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { leaks } from './access/hostile-input.ts';
import { gardensFixture } from './fixtures/index.ts';

// Requests and live messages that are malformed below the level of schemas.

let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [gardensFixture] });
  learner = await at.person();
});
afterAll(() => at?.close());
afterEach(async () => {
  expect((await learner.get('/api/gardens')).status).toBe(200);
});

interface Raw {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends a request that no browser would send. */
async function send({ method = 'POST', path = '/api/gardens', headers = {}, body }: Raw) {
  const sent = request({
    port: at.server.port,
    method,
    path,
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json', ...headers },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const text: string = (await Array.fromAsync(response.setEncoding('utf8'))).join('');
  return { status: response.statusCode as number, text };
}

const garden = '{"name":"Herbs","size":1}';

test.each<[what: string, Raw, status: number]>([
  ['an unknown encoding', { headers: { 'content-encoding': 'crumpled' }, body: garden }, 415],
  ['content that is declared as gzip but is not', { headers: { 'content-encoding': 'gzip' }, body: garden }, 415],
  ['no content type', { headers: { 'content-type': '' }, body: garden }, 415],
  ['a malformed content type', { headers: { 'content-type': '/;=' }, body: garden }, 415],
  ['invalid UTF-8', { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) }, 400],
  ['a byte order mark alone', { body: Buffer.from([0xef, 0xbb, 0xbf]) }, 400],
  ['an incomplete escape in the path', { method: 'GET', path: '/api/gardens/%E0%A4%A' }, 400],
  ['two thousand slashes', { method: 'GET', path: `/api/${'/'.repeat(2000)}` }, 404],
  ['a path traversal', { method: 'GET', path: '/api/../../../etc/passwd' }, 404],
  ['the method TRACE', { method: 'TRACE' }, 404],
  ['the method OPTIONS', { method: 'OPTIONS' }, 404],
  ['the method PROPFIND', { method: 'PROPFIND' }, 404],
  [
    'a form without its boundary',
    { path: '/api/garden-pictures', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
    400,
  ],
  [
    'a form that ends midway',
    {
      path: '/api/garden-pictures',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf a',
    },
    400,
  ],
  [
    'JSON declared as a form',
    { path: '/api/garden-pictures', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: garden },
    400,
  ],
  [
    'a form with a prototype',
    {
      path: '/api/garden-pictures',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: form('__proto__', 'constructor'),
    },
    400,
  ],
  [
    'a form with a thousand fields',
    {
      path: '/api/garden-pictures',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: form(...Array.from({ length: 1001 }, (_, index) => `field${index}`)),
    },
    413,
  ],
])('%s is refused', async (_, raw, expected) => {
  const { status, text } = await send(raw);
  expect(status, text).toBe(expected);
  expect(text).not.toMatch(leaks);
  expect(JSON.parse(text).error.message).toEqual(expect.any(String));
});

function form(...names: string[]): string {
  const parts = names.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`);
  return `${parts.join('')}--b--\r\n`;
}

test.each([
  [
    'a request that ends midway',
    'POST /api/gardens HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\nContent-Type: application/json\r\n\r\n{"name',
  ],
  ['data that is not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
  ['a header of 40,000 characters', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['two content lengths', 'POST /api/gardens HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\nabc'],
  [
    'a content length and chunked encoding',
    'POST /api/gardens HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
  ],
])('the server survives %s', async (_, bytes) => {
  const socket = net.connect(at.server.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.end(bytes);
  const answer = (await Array.fromAsync(socket.setEncoding('utf8')).catch(() => [])).join('');
  expect(answer).not.toMatch(/^HTTP\/1\.1 (2|5)/);
});

test.each<[string, unknown]>([
  ['no body', undefined],
  ['a text', 'three'],
  ['a list', [1, 2]],
  ['a wrong type', { litres: 'three' }],
  ['500 nested lists', { litres: JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`) }],
  ['bytes', Buffer.from('litres')],
  ['NUL', { litres: 'a\0b' }],
])('a live message with %s is refused and the connection stays', async (_, body) => {
  const socket = await learner.connect();
  for (const message of ['water', 'enter_room']) {
    const answer = await socket.emitWithAck(message, body);
    expect(answer).toEqual({ error: expect.objectContaining({ code: 'invalid', issues: expect.any(Array) }) });
  }
  expect(await socket.emitWithAck('water', { litres: 1 })).toMatchObject({ ok: true });
  socket.disconnect();
});

test('live messages named after methods of objects are unknown', async () => {
  const socket = await learner.connect();
  for (const message of ['constructor', '__proto__', 'toString', 'x'.repeat(10_000), '']) {
    const { error } = await socket.emitWithAck(message, {});
    expect(error).toEqual({ code: 'not_found', message: 'Unknown message' });
  }
});
