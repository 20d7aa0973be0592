import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboundFetch, isPrivate } from './outbound-fetch.ts';
import { closed, listen } from './testing.ts';

let address: string;
const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
  else if (request.url === '/large') response.end('x'.repeat(600 * 1024));
  else response.writeHead(201, { 'x-seen': `${request.method}` }).end(request.headers['content-type']);
});
beforeAll(async () => {
  address = await listen(server);
});
afterAll(() => closed(server));

const open = createOutboundFetch({ allowPrivateAddresses: true });
const guarded = createOutboundFetch({ allowPrivateAddresses: false });

test.each([
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
])('an address of the server’s own network is refused: %s', async (url) => {
  await expect(guarded(url)).rejects.toMatchObject({ name: 'AddressProblem' });
});

test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['100.64.1.1', true],
  ['192.168.1.1', true],
  ['240.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2002:a00:1::1', true],
  ['64:ff9b::a00:1', true],
])('%s is private: %s', (ip, expected) => expect(isPrivate(ip)).toBe(expected));

test('requests are sent as they are, without https only to loopback', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await open(`${address}/token`, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) });
  expect([answer.status, answer.headers.get('x-seen'), await answer.text()]).toEqual([
    201,
    'POST',
    'application/x-www-form-urlencoded',
  ]);
  await expect(open('http://login.example/')).rejects.toMatchObject({ reason: 'not-https' });
});

test('redirects and large answers are refused', async () => {
  await expect(open(`${address}/moved`)).rejects.toMatchObject({
    reason: 'redirect',
    address: 'https://elsewhere.example/',
  });
  await expect(open(`${address}/large`)).rejects.toMatchObject({ reason: 'too-large' });
});
