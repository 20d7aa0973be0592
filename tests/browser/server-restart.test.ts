import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../core/http/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { DatabaseProxy } from '../faults/database-proxy.ts';
import { openDatabaseProxy } from '../faults/database-proxy.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { startServer } from '../faults/server-process.ts';
import { openBrowserPlatform } from './browser-platform.ts';
import { openBrowser } from './chromium.ts';
import { enterAsDemo } from './demo-access.ts';

// Open pages while the server or the database fails and returns.

let folder: string;
let port: number;
let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-resume-'));
  port = await freePort();
  [server, browser] = await Promise.all([startServer({ folder, port }), openBrowser()]);
});
// A failed attempt may have ended between the kill and the start.
beforeEach(async () => {
  if (server.process.killed) server = await startServer({ folder, port });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const stem = (page: Page) => page.locator('article h2').innerText();
const number = async (page: Page) => Number(/Question\s+(\d+)/.exec(await page.locator('article').innerText())?.[1]);

/** Answers the open question of any kind. */
async function answer(page: Page): Promise<void> {
  await page.locator('[data-settled=true]').waitFor();
  const text = page.locator('article textarea');
  if ((await text.count()) > 0) {
    await text.fill('Both of them change together.');
    await page.getByRole('button', { name: 'Submit Answer' }).click();
  } else await page.keyboard.press('1');
}

const untilNext = (page: Page, before: string) =>
  page.waitForFunction((last) => document.querySelector('article h2')?.textContent !== last, before);

test('a placement continues at the same question after the server was killed while an answer was sent', async () => {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  await page.goto('/');
  await enterAsDemo(page);
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('article h2').waitFor();
  const first = await stem(page);
  await answer(page);
  await untilNext(page, first);

  const second = await stem(page);
  expect(await number(page)).toBe(2);
  await server.kill();
  await answer(page);
  await page.getByText('Offline – will be sent').waitFor();
  expect(await stem(page)).toBe(second);
  server = await startServer({ folder, port });
  await untilNext(page, second);
  expect(await number(page)).toBe(3);

  // A restart between two answers is not noticed.
  const third = await stem(page);
  await server.kill();
  server = await startServer({ folder, port });
  await answer(page);
  await untilNext(page, third);
  expect(await number(page)).toBe(4);
  const fourth = await stem(page);
  await page.reload();
  await page.locator('article h2').waitFor();
  expect([await stem(page), await number(page)]).toEqual([fourth, 4]);
});

test('a practice answer is sent and graded after the server was killed', async () => {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  await page.goto('/');
  await enterAsDemo(page);
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('article [aria-keyshortcuts]').first().click();
  await server.kill();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('Offline – will be sent').waitFor();
  server = await startServer({ folder, port });
  await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.context().close();
});

test('a page whose live connection breaks while the database is down reconnects when it returns', async () => {
  let proxy: DatabaseProxy | undefined;
  const web = await openBrowserPlatform({
    plugins: ['administration', 'immersion'],
    async reach(url) {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  try {
    const page = await web.page({ as: await web.at.person() });
    const connections: WebSocketRoute[] = [];
    let [admissions, refusals] = [0, 0];
    await page.routeWebSocket(/\/ws\//, (route) => {
      connections.push(route);
      const there = route.connectToServer();
      there.onMessage((message) => {
        if (String(message).startsWith('40')) admissions += 1;
        route.send(message);
      });
    });
    // Each connection needs a ticket, which the server refuses while the database is down.
    page.on('response', (response) => {
      if (response.url().endsWith('/api/live/ticket') && response.status() === 503) refusals += 1;
    });
    await page.goto('/');
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Pathways Assessment' });
    await menu.waitFor();
    // A connection that breaks before it is admitted would be retried differently.
    await expect.poll(() => admissions).toBe(1);
    await proxy?.shut();
    await connections[0]?.close({ code: 4000 });
    await expect.poll(() => refusals).toBeGreaterThan(0);
    await proxy?.open();
    await expect.poll(async () => (await web.at.nobody.get('/api/platform/manifest')).status).toBe(200);
    await expect.poll(() => web.at.platform.endpoints.realtime?.connections()).toBe(1);
    await web.at.switchPlugin('immersion', false);
    await menu.waitFor({ state: 'detached' });
  } finally {
    await web.close();
  }
});
