import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { finishAllSections, shortSections, submit } from '../../plugins/immersion/testing.ts';
import type { BrowserPlatform, PageOptions } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// What stands around every screen: addresses, profile, theme, the keyboard, narrow windows.

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

/** Screens of the shell itself: how one gets there, and what is then to be seen. */
const screens: [name: string, open: (options: PageOptions) => Promise<Page>][] = [
  ['login', (options) => opened({ ...options }, '/login', 'Sign in')],
  [
    'register',
    async (options) => {
      const page = await opened(options, '/login', 'Sign in');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('First name').waitFor();
      return page;
    },
  ],
  ['home', (options) => opened({ ...options, as: learner }, '/', /^Welcome,/)],
  [
    'dashboard',
    async (options) => {
      const page = await opened({ ...options, as: learner }, '/dashboard#learning', /^Welcome, /);
      await page.getByRole('heading', { name: 'Personalized Learning Pathways' }).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      return page;
    },
  ],
  ['profile', (options) => opened({ ...options, as: learner }, '/profile', 'Profile')],
  ['404', (options) => opened({ ...options, as: learner }, '/nowhere/at/all', '404 Page Not Found')],
];

async function opened(options: PageOptions, address: string, title: string | RegExp): Promise<Page> {
  const page = await web.page(options);
  await page.goto(address);
  await heading(page, title);
  return page;
}

test.each(
  screens,
)('%s: axe finds nothing in either theme, nor in a window of 360 pixels, which it fits', async (_, open) => {
  const page = await open({ theme: 'light' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().close();
});

test('in a narrow window the menu is a drawer: it keeps the focus, closes, and leads on', async () => {
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

test('an address that nothing is at says so and leads back, and to a visitor shows nothing but the way in', async () => {
  const page = await opened({ as: learner }, '/nowhere', '404 Page Not Found');
  expect(await page.title()).toContain('Page not found');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await heading(page, /^Welcome,/);
  await opened({}, '/nowhere', 'Sign in');
});

test('a profile is edited once, shows everywhere at once, and is there after a reload', async () => {
  const person = await web.at.person();
  const page = await opened({ as: person }, '/profile', 'Profile');
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

test('another one’s email address is refused where it was typed, and can be put right', async () => {
  const person = await web.at.person();
  const page = await opened({ as: person }, '/profile', 'Profile');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(learner.user.email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /address/ })
    .waitFor();
  await email.fill('of-my-own@example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile saved').waitFor();
});

test('a changed password keeps this browser in and puts the others out', async () => {
  const person = await web.at.person();
  const other = await opened({ as: person }, '/', /^Welcome,/);
  const page = await opened({ as: person }, '/profile', 'Profile');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('quite another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('You have been signed out everywhere else.').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' }).click();
  await heading(page, 'Core Intelligence');
  await other.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' }).click();
  await heading(other, 'Sign in');
});

test('a chosen theme shows at once and is there before the first paint of the next visit; the device’s is followed else', async () => {
  const page = await opened({ as: learner, theme: 'light' }, '/profile', 'Profile');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await paper();
  expect(dark).not.toBe(light);
  // The page as it is before any of our scripts but the one in its head has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.goto('/profile');
  await heading(page, 'Profile');
  expect(await paper()).toBe(dark);
  await page.getByRole('radio', { name: 'As the device' }).check();
  expect(await paper()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe(dark);
});

test('from signing in to the first answer of a placement nothing is needed but the keyboard', async () => {
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

/** Presses Tab until what is wanted has the focus, and shows that it has. */
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
  throw new Error(`Tab does not come to ${name}`);
}

test('a name of one long word breaks where it must, at 360 pixels, and nothing of it is cut off', async () => {
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
    expect([path, await overflowOf(page)]).toEqual([path, 0]);
    const hidden = await title.evaluate((element) => {
      const { right, left } = element.getBoundingClientRect();
      return Math.max(0, right - innerWidth, -left, element.scrollWidth - element.clientWidth);
    });
    expect([path, hidden]).toEqual([path, 0]);
  }
});
