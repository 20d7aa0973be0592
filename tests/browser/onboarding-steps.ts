import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The steps of a new learner's setup in the browser.

export const openOnboarding = (): Promise<BrowserPlatform> =>
  openBrowserPlatform({
    plugins: ['onboarding', 'immersion', 'hints', 'practice', 'dashboards', 'consent', 'administration'],
  });

export const welcomeToast = 'Welcome to EiQ™ powered by SikatLabs™!';
const welcomeDetail = 'Your personalized learning journey has been created.';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
export const wizard = (page: Page) => page.getByText(/^Step \d of \d$/).waitFor();
export const at = (page: Page, step: string) => page.getByText(step, { exact: true }).waitFor();
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const finish = (page: Page) => page.getByRole('button', { name: 'Complete Setup' }).click();
export const group = (page: Page, legend: string | RegExp) => page.getByRole('group', { name: legend });
export const saved = (page: Page) => page.locator('[data-keeping=saved]').waitFor({ state: 'attached' });
export const path = (page: Page) => new URL(page.url()).pathname;

export async function choose(within: Page | Locator, title: string): Promise<void> {
  await within.locator('label').filter({ hasText: title }).first().click();
}

let people = 0;
/** Creates an account on the sign-in page. */
export async function register(page: Page, firstName: string) {
  people += 1;
  const person = { username: `new${people}`, email: `new${people}@example.org`, password: 'three plain words' };
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('User name', { exact: true }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await wizard(page);
  return person;
}

export async function signIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** A learner with a new account, in a browser. */
export async function newcomer(web: BrowserPlatform, width = 1280) {
  const person = await web.at.person();
  return { person, page: await web.page({ as: person, isNew: true, width }) };
}

/** The stored answers of the signed-in person. */
export const answersOf = async (web: BrowserPlatform, page: Page) => {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  return (await web.at.call('GET', '/api/user/onboarding', { token })).body;
};

/** Dismisses the two messages of the welcome and continues to the start page. */
export async function welcomed(page: Page, title: string): Promise<void> {
  await heading(page, title);
  await page.getByText('Preparing your learning journey').waitFor({ state: 'detached' });
  expect(path(page)).toBe('/welcome');
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
  expect((await toast.innerText()).split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([welcomeToast, welcomeDetail]),
  );
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  expect(await overflowOf(page)).toBe(0);
}

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const called = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
    });
    if (called.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** Tabs to a group of answers and moves through them with the arrow keys. */
export async function pick(page: Page, legend: string, title: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const group = element?.closest('fieldset')?.querySelector('legend')?.innerText ?? '';
      return { group, title: element?.labels?.[0]?.innerText ?? '' };
    });
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused()).group.startsWith(legend)) break;
  }
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10; presses++) {
    if ((await focused()).title.startsWith(title)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The keyboard does not reach ${title} of ${legend}`);
}
