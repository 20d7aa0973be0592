import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { lettersTo } from '../../plugins/consent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import {
  choose,
  finish,
  heading,
  newcomer,
  next,
  openOnboarding,
  path,
  register,
  saved,
  wizard,
} from './onboarding-steps.ts';

// Which screens people see before, during and after the setup.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openOnboarding();
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

describe('each state of sign-in and setup', () => {
  test('while a sign-in code is exchanged, a spinner is shown', async () => {
    const { person, page } = await newcomer(web);
    const who = { institution: web.at.institution, user: undefined, may: () => false };
    const code = await web.at.platform.identity.signingIn.issueExchangeCode({ who }, person.user.id);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/exchange', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/?token=${encodeURIComponent(code)}`);
    await page.getByText('Signing in').waitFor({ state: 'attached' });
    expect(page.url()).not.toContain('token');
    release();
    await wizard(page);
    await page.context().close();
  });

  test('every address shows the sign-in form to visitors', async () => {
    const page = await web.page();
    for (const address of ['/', '/onboarding', '/welcome', '/k12-dashboard', '/nowhere']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    }
    await page.context().close();
  });

  test('every address except the welcome shows the setup to a new learner', async () => {
    const { page } = await newcomer(web);
    for (const address of ['/', '/dashboard', '/assessment', '/k12-dashboard', '/profile', '/placement', '/nowhere']) {
      await page.goto(address);
      await wizard(page);
      expect(path(page)).toBe('/onboarding');
    }
    await page.goto('/welcome');
    await page.getByText('Your setup is not finished').waitFor();
    await page.getByRole('link', { name: 'Continue the setup' }).click();
    await wizard(page);
    await page.context().close();
  });

  test('the welcome links to the screen that was opened before the setup', async () => {
    const { page } = await newcomer(web);
    await page.goto('/assessment');
    await wizard(page);
    await page.reload();
    await choose(page, 'College');
    for (let step = 2; step <= 5; step++) await next(page);
    await finish(page);
    await page.getByRole('link', { name: 'Continue to Adaptive assessment' }).click();
    await page.waitForURL('**/assessment');
    await page.context().close();
  });

  test('the start page and unknown addresses show the welcome until it is left; other screens open as usual', async () => {
    const { page, person } = await newcomer(web);
    await person.post('/api/user/onboarding', { educationalLevel: 'college' });
    await page.goto('/');
    await heading(page, /^You are set up/);
    await page.goto('/nowhere');
    await heading(page, /^You are set up/);
    await page.goto('/assessment');
    await heading(page, 'Adaptive assessment');
    await page.goto('/onboarding');
    await wizard(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Explore Dashboard' }).click();
    await heading(page, /^Welcome,/);
    await page.goto('/nowhere');
    await heading(page, '404 Page Not Found');
    await page.context().close();
  });

  test('the welcome is not shown again in another browser', async () => {
    const { page, person } = await newcomer(web);
    await person.post('/api/user/onboarding', { educationalLevel: 'college' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Explore Dashboard' }).click();
    await heading(page, /^Welcome,/);
    await expect.poll(async () => (await person.get('/api/user/onboarding')).body.welcomed).toBe(true);
    await page.evaluate(() => localStorage.removeItem('welcomeShown'));
    await page.goto('/');
    await heading(page, /^Welcome,/);
    await page.context().close();
  });

  test('the welcome counts as seen when it is left by another link', async () => {
    const { page, person } = await newcomer(web);
    await person.post('/api/user/onboarding', { educationalLevel: 'college' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Take EiQ Assessment' }).click();
    await page.waitForURL('**/placement');
    await expect.poll(async () => (await person.get('/api/user/onboarding')).body.welcomed).toBe(true);
    await page.goto('/');
    await heading(page, /^Welcome,/);
    await page.context().close();
  });

  test('after the setup the start page is home, and signing out deletes the welcome flag', async () => {
    const page = await web.page({ as: await web.at.person() });
    await page.goto('/');
    await heading(page, /^Welcome,/);
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('welcomeShown'))).toBeNull();
    await page.context().close();
  });

  test('staff have neither setup nor welcome', async () => {
    const page = await web.page({ as: await web.at.person('instructor'), isNew: true });
    await page.goto('/');
    await heading(page, /^Welcome,/);
    await page.goto('/onboarding');
    await page.getByText('There is nothing to set up').waitFor();
    await page.goto('/welcome');
    await page.getByText('This page is for learners').waitFor();
    await page.context().close();
  });

  test('a learner reaches the dashboard if the state of the setup cannot be loaded', async () => {
    const { page } = await newcomer(web);
    await page.route('**/api/user/onboarding', (route) => route.abort());
    await page.goto('/dashboard');
    await heading(page, /^Welcome, /);
    await page.context().close();
  });

  test('signing out in one tab ends the setup in the other', async () => {
    const page = await web.page();
    await register(page, 'Eva');
    const other = await (page.context() as BrowserContext).newPage();
    await other.goto(`${web.address}/onboarding`);
    await wizard(other);
    await other.getByRole('button', { name: 'Sign out' }).click();
    for (const each of [page, other]) await each.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    await page.context().close();
  });
});

test('without the plugin for consent, no screen mentions a letter to parents', async () => {
  const { page } = await newcomer(web);
  await page.goto('/onboarding');
  await choose(page, 'School (K-12)');
  await page.getByText('We also ask whether you may use everything here.').waitFor();
  await saved(page);
  onTestFailed(() => web.at.switchPlugin('consent', true));
  await web.at.switchPlugin('consent', false);
  await page.reload();
  await page.getByText('Ask a grown-up to type it. Updates will be sent to this address.', { exact: true }).waitFor();
  await page.getByLabel(/^Parent or guardian/).fill('parent-unasked@example.org');
  await next(page);
  await next(page);
  await finish(page);
  await page.getByRole('button', { name: 'Finish anyway' }).click();
  await heading(page, /^Well done/);
  expect(await page.getByText('We have written').count()).toBe(0);
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Your setup' }).waitFor();
  expect(await page.getByRole('region', { name: 'Parent or guardian' }).count()).toBe(0);
  expect(await lettersTo(web.at, 'parent-unasked@example.org')).toEqual([]);
  await web.at.switchPlugin('consent', true);
  await page.context().close();
});
