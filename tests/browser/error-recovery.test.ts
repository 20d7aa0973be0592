import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageOf } from '../../plugins/immersion/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Screens after failures and interruptions: lost network, ended session, moved focus, a pause.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['immersion', 'hints'] });
});
afterAll(() => web?.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('a screen that could not be loaded offline can be retried when the network is back', async () => {
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

test('a person whose session the server has ended sees the sign-in form with the reason', async () => {
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

test('the focus moves to new hints, and returns to a hint when its card closes', async () => {
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

test('hints cannot be requested while an answer is being sent', async () => {
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

test('a demo learner can change the name without an email address', async () => {
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

test('the dashboard shows an answer that was given since it was last open', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/dashboard');
  await page.getByText('Starts when you learn').waitFor();
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-settled=true]').waitFor();
  // Longer than the parts of a page share a cached response.
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
