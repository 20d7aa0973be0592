import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { mailsIn } from '../../plugins/administration/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// A person's own data: the overview, the download, requesting erasure, and withdrawing the request.

let folder: string;
let web: BrowserPlatform;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-own-data-'));
  web = await openBrowserPlatform({
    plugins: ['administration', 'learner', 'consent'],
    environment: { EIQ_VAR: folder },
  });
});
afterAll(async () => {
  await web?.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
};

test('the profile lists the stored data in every width and theme, and offers it as a file', async () => {
  const person = await web.at.person();
  await person.get('/api/user/profile');
  for (const [width, theme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await web.page({ as: person, width, theme });
    await page.goto('/profile');
    const overview = page.getByText('Data stored about you', { exact: false }).first();
    await page.getByText(/\d+ entr(y|ies) in \d+ part/).waitFor();
    await overview.click();
    await page.getByText('When and from where you signed in').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, `profile-${width}-${theme}`);
    await page.context().close();
  }
  const page = await web.page({ as: person });
  await page.goto('/profile');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download everything').click()]);
  expect(download.suggestedFilename()).toBe(`eiq-${person.user.username}.zip`);
  await page.getByText('Your data has been downloaded').waitFor();
  await page.context().close();
});

test('a request for erasure signs the person out, and the link in the letter or signing in cancels it', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person, width: 360, theme: 'dark' });
  await page.goto('/profile');
  await button(page, 'Erase my account').click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account' });
  await dialog.getByText('your account at Institution first').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await picture(page, 'erase-360-dark');
  await dialog.getByLabel('Your password').fill('not mine');
  await dialog.getByRole('button', { name: 'Close and erase' }).click();
  await dialog.getByText('The password is incorrect.').waitFor();
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await page.getByText('Your account is closed').waitFor();

  const administrator = await web.page({ as: await web.at.person('administrator'), width: 1440 });
  await administrator.goto('/administration/people?tab=leaving');
  await administrator.getByText('Requested by the person', { exact: false }).first().waitFor();
  expect(await accessibilityProblems(administrator)).toEqual([]);
  await picture(administrator, 'leaving-1440-light');

  const [letter] = (await mailsIn(folder)).filter(({ to }) => to === person.user.email);
  await page.goto(`/accept?code=${letter?.code}`);
  await page.getByRole('heading', { name: `Keep your account, ${person.user.firstName}?` }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Keep my account').click();
  await page.getByRole('heading', { name: 'Your account is kept' }).waitFor();
  await picture(page, 'stay-360-dark');

  const again = await web.at.person();
  await again.post('/api/account/erasure', { password: again.password });
  await page.goto('/login');
  await page.getByLabel('User name or email').fill(again.user.username);
  await page.getByLabel('Password', { exact: true }).fill(again.password);
  await page.keyboard.press('Enter');
  await page.getByText('Signing in cancelled it', { exact: false }).waitFor();
  expect(web.failures).toEqual([]);
});

test('a demo learner confirms with the user name and is erased at once', async () => {
  const page = await web.page();
  await page.goto('/login');
  await page.getByRole('button', { name: /demo access/i }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/profile');
  await button(page, 'Erase my account').click();
  const field = page.getByLabel(/^Type your user name/);
  const label = (await page.locator('label', { hasText: 'Type your user name' }).textContent()) ?? '';
  await field.fill(label.replace(/^.*, /, '').trim());
  await button(page, 'Erase now').click();
  await page.getByText('Your account is erased').waitFor();
});

test('a guardian sees a child’s data, requests erasure of the account and cancels the request', async () => {
  const guardian = await web.at.person('guardian');
  const child = await web.at.person();
  const tie = { guardianId: guardian.user.id, learnerId: child.user.id, relation: 'father' };
  await web.at.platform.identity.guardians.link({ who: deployment(web.at.institution) }, tie);
  for (const [width, theme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    const page = await web.page({ as: guardian, width, theme });
    await page.goto('/family');
    await page.getByText(`Data about ${child.user.firstName}`).click();
    await page.getByText('When and from where you signed in').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, `family-${width}-${theme}`);
    await button(page, 'Erase the account').click();
    const dialog = page.getByRole('dialog');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByLabel('Your own password').fill(guardian.password);
    await page.keyboard.press('Enter');
    await page.getByText('account is closed and will be erased on').waitFor();
    await picture(page, `family-closed-${width}-${theme}`);
    await button(page, 'Keep the account').click();
    await button(page, 'Erase the account').waitFor();
    await page.context().close();
  }
  expect(web.failures).toEqual([]);
});
