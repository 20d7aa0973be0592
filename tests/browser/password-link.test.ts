import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMail } from '../../core/mail/read-mail.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

let on: BrowserPlatform;
beforeAll(async () => {
  on = await openBrowserPlatform({ plugins: ['learner'] });
});
afterAll(() => on?.close());

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)('a forgotten password is reset with a link requested on the sign-in page (%i px, %s)', async (width, theme) => {
  const person = await on.at.person();
  const page = await on.page({ width, theme });
  await page.goto('/login');
  await page.getByLabel('User name or email').fill(person.user.username);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  expect(await page.getByLabel('User name or email').inputValue()).toBe(person.user.username);
  await look(page, `asks-${width}`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('status').getByText('If the account exists').waitFor();
  await look(page, `sent-${width}`);
  await page.goto(await linkTo(person.user.email ?? ''));
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  expect(on.failures).toEqual([]);
});

async function look(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

async function linkTo(address: string): Promise<string> {
  await on.at.platform.queueing.waitUntilIdle();
  const folder = path.join(on.at.platform.configuration.varFolder, 'mail');
  const files = await readdir(folder);
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))));
  return /\/accept\?code=[\w-]+/.exec(mails.find((mail) => mail.includes(`To: ${address}`)) ?? '')?.[0] ?? '';
}
