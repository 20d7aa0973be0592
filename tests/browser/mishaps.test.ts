import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageOf } from '../../plugins/immersion/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// What goes wrong around the screens, and how one goes on: the network, the session, the focus.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['immersion', 'hints'] });
});
afterAll(() => web?.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('a screen that cannot be fetched without a network says so, and trying again brings it when the network is back', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Start Assessment' });
  await start.waitFor();
  await page.context().setOffline(true);
  await start.click();
  await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
  await page.context().setOffline(false);
  await again.click();
  await page.getByRole('heading', { name: 'AI immersion placement' }).waitFor();
  await page.context().close();
});

test('whoever is signed out by the server is told', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.goto('/placement/questions');
  await page.locator('[data-settled=true]').waitFor();
  await learner.post('/api/auth/logout');
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.getByText('Your session has ended.').waitFor();
  await page.context().close();
});

test('by keyboard, hints take the focus when they come, and a card gives it back', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.goto('/placement/questions');
  await page.locator('[data-settled=true]').waitFor();
  await page.getByRole('button', { name: 'Get a hint' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[aria-label=Hints]'));
  const hint = await focused(page);
  expect(hint).toMatch(/ hint$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: hint }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(hint);
  await page.context().close();
});

test('no hint is asked for while an answer is on its way', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.goto('/placement/questions');
  await page.locator('[data-settled=true]').waitFor();
  const help = page.getByRole('button', { name: 'Get a hint' });
  await help.waitFor();
  expect(await help.isEnabled()).toBe(true);
  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await expect.poll(() => help.isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => help.isEnabled(), { timeout: 30_000 }).toBe(true);
  await page.context().close();
});

test('a demo learner, who has no address, can change the name without giving one', async () => {
  const page = await web.page();
  await page.goto('/');
  await page.getByRole('button', { name: 'Demo access' }).click();
  await page.getByRole('heading', { name: /^Welcome,/ }).waitFor();
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile saved').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Welcome, Zoë' }).waitFor();
  await page.context().close();
});

test('after a pause the dashboard shows what was done meanwhile', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/dashboard');
  await page.getByText('Starts when you learn').waitFor();
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-settled=true]').waitFor();
  // Longer than the parts of one page share an answer.
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await page.keyboard.press('1');
  await page.getByText('Question 2').waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByText('Today counts already').waitFor();
  await page.context().close();
});
