import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMail } from '../../core/mail/read-mail.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['learner'] });
});
afterAll(() => web?.close());

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)('a forgotten password is reset with a link requested on the sign-in page (%i px, %s)', async (width, theme) => {
  const person = await web.at.person();
  const page = await web.page({ width, theme });
  await page.goto('/login');
  await page.getByLabel('User name or email').fill(person.user.username);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  expect(await page.getByLabel('User name or email').inputValue()).toBe(person.user.username);
  await expectNoProblems(page, `asks-${width}`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('status').getByText('If the account exists').waitFor();
  await expectNoProblems(page, `sent-${width}`);
  await page.goto(await passwordLinkFor(person.user.email ?? ''));
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  expect(web.failures).toEqual([]);
});

/** Checks the page, and takes a picture of it if PICTURES names a folder. */
async function expectNoProblems(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

async function passwordLinkFor(address: string): Promise<string> {
  await web.at.platform.queueing.waitUntilIdle();
  const folder = path.join(web.at.platform.configuration.varFolder, 'mail');
  const files = await readdir(folder);
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))));
  return /\/accept\?code=[\w-]+/.exec(mails.find((mail) => mail.includes(`To: ${address}`)) ?? '')?.[0] ?? '';
}
