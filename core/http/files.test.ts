import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { birdsongFixture, gardensFixture } from '../../tests/fixtures/index.ts';
import { defineContract, file } from '../contract/index.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import type { Installed } from '../plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

// Files: ranges, ETags and signed addresses that need no token.

/** Responds with five bytes, whatever size it announces. */
const changedFixture: Installed = {
  id: 'changed',
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract: defineContract({
      id: 'changed',
      title: 'Changed',
      summary: 'Is replaced while it is sent',
      routes: {
        one: {
          method: 'get',
          path: '/api/changed',
          access: 'public',
          query: z.object({ size: z.coerce.number() }),
          response: file(),
        },
      },
    }),
    start: async () => ({
      routes: {
        one: ({ query }) => ({
          name: 'note.txt',
          type: 'text/plain',
          size: query.size,
          async *content() {
            yield new TextEncoder().encode('notes');
          },
        }),
      },
    }),
  }),
};

let at: TestPlatform;
let ada: TestPerson;
const song = Uint8Array.from({ length: 10_000 }, (_, index) => index % 251);
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [birdsongFixture, gardensFixture, changedFixture] });
  ada = await at.person();
  const recorded = await at.call('PUT', '/api/birdsong', {
    token: ada.token,
    body: song,
    headers: { 'content-type': 'audio/wav' },
  });
  expect(recorded.body).toEqual({ bytes: 10_000 });
});
afterAll(() => at?.close());

const fetchFile = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`${at.server.address}${address}`, { headers, method });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const link = async (seconds = 60) => (await ada.get(`/api/birdsong/address?seconds=${seconds}`)).body.address as string;

test('a signed address serves a file and its ranges without a token', async () => {
  const address = await link();
  const whole = await fetchFile(address);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'audio/wav',
    'bytes',
  ]);
  expect(whole.headers.get('content-disposition')).toBe('inline; filename="song.wav"');
  expect(whole.bytes).toEqual(song);
  const ranges: [string, number, number][] = [
    ['bytes=0-99', 0, 99],
    ['bytes=9000-', 9000, 9999],
    ['bytes=-10', 9990, 9999],
    ['bytes=9990-20000', 9990, 9999],
  ];
  for (const [range, start, end] of ranges) {
    const part = await fetchFile(address, { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/10000`]);
    expect(part.headers.get('content-length')).toBe(String(end - start + 1));
    expect(part.bytes).toEqual(song.slice(start, end + 1));
  }
});

test('an unsatisfiable range is 416, and an invalid range is ignored', async () => {
  const address = await link();
  for (const range of ['bytes=10000-', 'bytes=20000-30000', 'bytes=-0']) {
    const { status, headers } = await fetchFile(address, { range });
    expect([range, status, headers.get('content-range')]).toEqual([range, 416, 'bytes */10000']);
  }
  for (const range of ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-']) {
    expect([range, (await fetchFile(address, { range })).status]).toEqual([range, 200]);
  }
  const head = await fetchFile(address, { range: 'bytes=0-9' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '10000', 0]);
});

test('an unchanged file is 304, and a range of another version is not sent', async () => {
  const headers = { authorization: `Bearer ${ada.token}` };
  // Without this header fetch does not send a conditional request.
  const revalidate = { 'cache-control': 'max-age=0' };
  const etag = (await fetchFile('/api/birdsong', headers)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await fetchFile('/api/birdsong', { ...headers, ...revalidate, 'if-none-match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const range = 'bytes=0-1';
  expect((await fetchFile('/api/birdsong', { ...headers, range, 'if-range': etag })).status).toBe(206);
  expect((await fetchFile('/api/birdsong', { ...headers, range, 'if-range': '"older"' })).status).toBe(200);
  await at.call('PUT', '/api/birdsong', {
    token: ada.token,
    body: song.toReversed(),
    headers: { 'content-type': 'audio/wav' },
  });
  const changed = await fetchFile('/api/birdsong', { ...headers, ...revalidate, 'if-none-match': etag });
  expect([changed.status, changed.bytes[0]]).toEqual([200, song.at(-1)]);
});

test('a forged, altered or expired address or one of another institution is 404', async () => {
  const elsewhere = await at.anotherInstitution();
  const address = await link(30);
  const [path = '', signature = ''] = address.split('?signature=');
  const payload = JSON.parse(Buffer.from(path.split('/').at(-1) ?? '', 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...payload, expiresAt: payload.expiresAt + 1e9 })).toString('base64url');
  const bad = {
    'no signature': path,
    'an empty signature': `${path}?signature=`,
    'another signature': `${path}?signature=${'A'.repeat(signature.length)}`,
    'a cut signature': `${path}?signature=${signature.slice(0, -1)}`,
    'a later expiry': `/api/files/${other}?signature=${signature}`,
    nonsense: '/api/files/nonsense?signature=x',
  };
  for (const [what, each] of Object.entries(bad)) {
    const { status, body } = await at.nobody.get(each);
    expect([what, status, body]).toEqual([what, 404, { error: { code: 'not_found', message: 'Not found' } }]);
  }
  expect((await at.call('GET', address, { host: elsewhere.host })).status).toBe(404);
  expect((await at.nobody.get(address)).status).toBe(200);
  await at.switchPlugin('birdsong', false);
  expect((await at.nobody.get(address)).status).toBe(404);
  await at.switchPlugin('birdsong', true);
  at.clock.forward(31);
  expect((await at.nobody.get(address)).status).toBe(404);
});

test('the OpenAPI document describes range requests of files', async () => {
  const { paths } = (await at.nobody.get('/api/openapi.json')).body;
  const { get, put } = paths['/api/birdsong'];
  expect(Object.keys(get.responses)).toEqual(['200', '206', '304', '401', '403', '416', 'default']);
  expect(get.parameters).toEqual([expect.objectContaining({ name: 'range', in: 'header', required: false })]);
  expect(Object.keys(put.requestBody.content)).toEqual(['audio/*']);
  expect(Object.keys(put.responses)).toEqual(['200', '400', '401', '403', '413', '415', 'default']);
});

test('bytes in memory support range requests too', async () => {
  const headers = { authorization: `Bearer ${ada.token}` };
  const whole = await fetchFile('/api/garden-plan', headers);
  const part = await fetchFile('/api/garden-plan', { ...headers, range: 'bytes=1-2' });
  expect([part.status, new TextDecoder().decode(part.bytes)]).toEqual([206, 'ed']);
  expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
});

test('a file whose size differs from the announced one ends the connection and does not affect other responses', async () => {
  for (const size of [2, 9]) {
    // Depending on the network, the failure comes before or after the headers.
    const content = fetch(`${at.server.address}/api/changed?size=${size}`).then((answer) => answer.text());
    await expect(content).rejects.toThrow();
  }
  expect((await at.nobody.get('/api/platform/manifest')).status).toBe(200);
});
