import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { finishAllSections, shortSections, submit } from '../../plugins/immersion/testing.ts';
import type { BrowserPlatform, PageOptions } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The shell around every screen: addresses, profile, theme, keyboard, narrow windows.

let web: BrowserPlatform;
let learner: TestPerson;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['administration', 'immersion', 'hints'], environment: shortSections });
  learner = await web.at.person();
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Functions that open the shell's own screens and wait for their content. */
const screens: [name: string, open: (options: PageOptions) => Promise<Page>][] = [
  ['login', (options) => openAt({ ...options }, '/login', 'Sign in')],
  [
    'register',
    async (options) => {
      const page = await openAt(options, '/login', 'Sign in');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('First name').waitFor();
      return page;
    },
  ],
  ['home', (options) => openAt({ ...options, as: learner }, '/', /^Welcome,/)],
  [
    'dashboard',
    async (options) => {
      const page = await openAt({ ...options, as: learner }, '/dashboard#learning', /^Welcome, /);
      await page.getByRole('heading', { name: 'Personalized Learning Pathways' }).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      return page;
    },
  ],
  ['profile', (options) => openAt({ ...options, as: learner }, '/profile', 'Profile')],
  ['404', (options) => openAt({ ...options, as: learner }, '/nowhere/at/all', '404 Page Not Found')],
];

async function openAt(options: PageOptions, address: string, title: string | RegExp): Promise<Page> {
  const page = await web.page(options);
  await page.goto(address);
  await heading(page, title);
  return page;
}

test.each(screens)('%s: the screen is accessible in both themes and fits 360 pixels', async (_, open) => {
  const page = await open({ theme: 'light' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().close();
});

test('in a narrow window the menu is a drawer that traps the focus and closes by Escape or a link', async () => {
  const page = await web.page({ as: learner, width: 360, height: 700 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'More' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const isOut = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(isOut).toBe(false);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await drawer.getByRole('link', { name: 'Pathways Assessment' }).click();
  await page.getByRole('heading', { name: '3-Section Adaptive Assessment' }).waitFor();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/assessment');
});

test('an unknown address shows a link to the start page, and the sign-in form to visitors', async () => {
  const page = await openAt({ as: learner }, '/nowhere', '404 Page Not Found');
  expect(await page.title()).toContain('Page not found');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await heading(page, /^Welcome,/);
  await openAt({}, '/nowhere', 'Sign in');
});

test('a changed profile is saved once, applies everywhere at once and survives a reload', async () => {
  const person = await web.at.person();
  const page = await openAt({ as: person }, '/profile', 'Profile');
  let saved = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved += 1;
  });
  const save = page.getByRole('button', { name: 'Save changes' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('First name').fill('Ada-Lovelace');
  await save.dblclick();
  await page.getByText('Profile saved').waitFor();
  await page.locator('header').getByText('Ada-Lovelace').waitFor();
  expect(saved).toBe(1);
  await page.reload();
  await page.locator('header').getByText('Ada-Lovelace').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada-Lovelace');
});

test('an email address of another account is refused at its field and can be corrected', async () => {
  const person = await web.at.person();
  const page = await openAt({ as: person }, '/profile', 'Profile');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(learner.user.email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /address/ })
    .waitFor();
  await email.fill(`of-my-own-${person.user.id}@example.org`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile saved').waitFor();
});

test('a password change signs out every other browser', async () => {
  const person = await web.at.person();
  const other = await openAt({ as: person }, '/', /^Welcome,/);
  const page = await openAt({ as: person }, '/profile', 'Profile');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('quite another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('You have been signed out everywhere else.').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' }).click();
  await heading(page, 'Core Intelligence');
  // Its live connection may show the form before the click.
  const link = other.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' });
  await link.click({ timeout: 5000 }).catch(() => undefined);
  await heading(other, 'Sign in');
});

test('a chosen theme applies at once and before the first paint of the next visit; the default follows the device', async () => {
  const page = await openAt({ as: learner, theme: 'light' }, '/profile', 'Profile');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await background();
  expect(dark).not.toBe(light);
  // The page before any script except the one in its head has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.goto('/profile');
  await heading(page, 'Profile');
  expect(await background()).toBe(dark);
  await page.getByRole('radio', { name: 'As the device' }).check();
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(dark);
});

test('signing in and answering the first question of a placement work by keyboard alone', async () => {
  const { user, password } = await web.at.person();
  const page = await web.page();
  await page.goto('/');
  await heading(page, 'Sign in');
  await tabTo(page, 'textbox', 'User name or email');
  await page.keyboard.type(user.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await heading(page, /^Welcome,/);
  await tabTo(page, 'link', 'Start Assessment');
  await page.keyboard.press('Enter');
  await heading(page, 'AI immersion placement');
  await tabTo(page, 'button', 'Begin');
  await page.keyboard.press('Enter');
  await page.locator('[data-settled=true]').waitFor();
  const first = await page.locator('article h2').innerText();
  if ((await page.locator('article textarea').count()) > 0) {
    await tabTo(page, 'textbox', 'Your answer');
    await page.keyboard.type('Both of them change together.');
    await page.keyboard.press('Control+Enter');
  } else await page.keyboard.press('2');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.waitForFunction((before) => document.querySelector('article h2')?.textContent !== before, first);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const shown = await wanted.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(shown, `${name} shows its focus`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('a long name without spaces wraps at 360 pixels and is not cut off', async () => {
  const long = await web.at.person();
  const firstName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
  expect((await long.patch('/api/auth/account', { firstName })).status).toBe(200);
  const sessionId = await finishAllSections(long);
  await submit(long, sessionId);
  const page = await web.page({ as: long });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/dashboard', '/profile', '/placement/results']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await page.getByText(firstName).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([path, await overflowOf(page)]).toEqual([path, 0]);
    const hidden = await title.evaluate((element) => {
      const { right, left } = element.getBoundingClientRect();
      return Math.max(0, right - innerWidth, -left, element.scrollWidth - element.clientWidth);
    });
    expect([path, hidden]).toEqual([path, 0]);
  }
});
