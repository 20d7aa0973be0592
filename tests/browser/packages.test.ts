import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import type { Checkout, RunningCommand } from '../../cli/testing.ts';
import { createCheckout } from '../../cli/testing.ts';
import { freePort } from '../../core/http/testing.ts';
import { openBrowser } from './chromium.ts';

// A plugin that is a published package: JavaScript with a browser half, named in the configuration. Its folder is at the
// same depth as in node_modules.

const root = path.join(import.meta.dirname, '../..');

let checkout: Checkout;
let server: RunningCommand;
let browser: Browser;
let address: string;
let env: Record<string, string>;
beforeAll(async () => {
  checkout = createCheckout();
  const isSource = (file: string) => !/web\/dist/.test(file);
  cpSync(path.join(root, 'web'), path.join(checkout.folder, 'web'), { recursive: true, filter: isSource });
  const folder = path.join(checkout.folder, 'packages/dominoes');
  cpSync(path.join(root, 'tests/fixtures/dominoes'), folder, { recursive: true });
  const port = await freePort();
  address = `http://localhost:${port}`;
  env = { PORT: String(port), EIQ_PACKAGES: folder };
  server = checkout.start(['start'], { env });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await checkout?.remove();
});

test('the screens of a package are built, shown where its plugin is on, and absent where it is off', async () => {
  const [, password] = await server.prints(/Administrator: +admin \/ (\S+)/);
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByLabel('User name or email').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password ?? '');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // The package has its own menu group and icon.
  await menu.getByText('Games').waitFor();
  await menu.locator('path[d="M6 3h12v18H6zM6 12h12"]').first().waitFor();
  await page.getByRole('link', { name: 'Dominoes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dominoes' }).waitFor();
  const standing = await page.getByText(/^Standing: \d+$/).innerText();
  const next = `Standing: ${Number(standing.split(' ')[1]) + 1}`;
  await page.getByRole('button', { name: 'Stand one up' }).click();
  await page.getByText(next).waitFor();

  onTestFailed(async () => void (await checkout.eiq(['plugins', 'enable', 'dominoes'], { env })));
  expect(await checkout.eiq(['plugins', 'disable', 'dominoes', '--yes'], { env })).toMatchObject({ code: 0 });
  await page.getByRole('heading', { level: 1, name: 'Dominoes' }).waitFor({ state: 'detached' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await menu.waitFor();
  const text = await page.locator('body').innerText();
  for (const name of ['Dominoes', 'Games']) expect(text).not.toContain(name);
  expect(fetched.filter((url) => /dominoes/i.test(url) && !url.endsWith('/dominoes'))).toEqual([]);

  expect(await checkout.eiq(['plugins', 'enable', 'dominoes'], { env })).toMatchObject({ code: 0 });
  await page.getByText(next).waitFor();
});

test('the web is reported as outdated only after a package changes', async () => {
  expect((await checkout.eiq(['doctor', '--json'], { env })).out).toContain('built and up to date');
  const file = 'packages/dominoes/web/words.js';
  onTestFailed(() => rmSync(path.join(checkout.folder, file), { force: true }));
  checkout.write(file, "export const words = 'more';");
  expect((await checkout.eiq(['doctor', '--json'], { env })).out).toContain('older than its sources');
});
