import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';
import { builtWeb } from './web.ts';

const shipped = path.join(import.meta.dirname, '../../web/public');
const icons = ['favicon.ico', 'apple-touch-icon.png'];

let folder: string;
let at: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'eiq-web-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>EiQ</title>');
  for (const file of ['robots.txt', ...icons]) copyFileSync(path.join(shipped, file), path.join(folder, file));
  at = await createTestPlatform({ plugins: [], web: builtWeb(folder) });
});
afterAll(async () => {
  await at?.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = (address: string) =>
  fetch(`http://127.0.0.1:${at.server.port}${address}`, { headers: { accept: 'text/html' } });

const screens = ['/', '/dashboard', '/study-groups/0190', '/index.html', '/administration/items/core_math.angles.0001'];
test.each(screens)('%s is the path of a screen', async (address) => {
  const answer = await request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('robots.txt excludes search engines', async () => {
  const answer = await request('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});

test.each([
  ['/favicon.ico', /^image\//, [0, 0, 1, 0]],
  ['/apple-touch-icon.png', /^image\/png$/, [0x89, 0x50, 0x4e, 0x47]],
])('%s is an icon', async (address, type, signature) => {
  const answer = await request(address);
  expect(answer.headers.get('content-type')).toMatch(type);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual(signature);
});

test.each([
  '/foo.php',
  '/x.png',
  '/setup.PHP',
  '/.env',
  '/.git/config.bak',
  '/assets/gone-1a2b.js',
  '/assets/gone',
])('the missing file %s is 404, not a screen', async (address) => {
  const answer = await request(address);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { code: 'not_found', message: 'File not found' } });
});
