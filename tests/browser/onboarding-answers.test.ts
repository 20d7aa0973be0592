import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { overflowOf } from './browser-platform.ts';
import {
  answersOf,
  at,
  choose,
  finish,
  group,
  heading,
  newcomer,
  next,
  openOnboarding,
  register,
  saved,
  signIn,
} from './onboarding-steps.ts';

// The answers of a new learner: how they are stored and corrected, and how missing ones are reported.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openOnboarding();
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

describe('the answers of the setup', () => {
  test('survive a reload, and the setup continues at the same step on another device', async () => {
    const page = await web.page();
    const person = await register(page, 'Ida');
    await choose(page, 'PhD');
    await next(page);
    await choose(group(page, 'Mathematics'), 'Expert');
    await page.getByLabel('The role you are aiming for').fill('Physicist');
    await saved(page);
    await page.reload();
    await at(page, 'Step 2 of 5');
    expect(await page.getByLabel('The role you are aiming for').inputValue()).toBe('Physicist');
    const other = await web.page({ width: 360 });
    await other.goto('/');
    await signIn(other, person);
    await at(other, 'Step 2 of 5');
    expect(
      await group(other, 'Mathematics')
        .getByRole('radio', { name: /Expert/ })
        .isChecked(),
    ).toBe(true);
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test('are shared by two tabs, which do not overwrite each other and complete together', async () => {
    const { page: one } = await newcomer(web);
    await one.goto('/onboarding');
    await choose(one, 'College');
    await next(one);
    await saved(one);
    const other = await one.context().newPage();
    await other.goto('/onboarding');
    await at(other, 'Step 2 of 5');
    await one.getByLabel('The role you are aiming for').fill('Analyst');
    await choose(group(other, 'Mathematics'), 'Advanced');
    await Promise.all([saved(one), saved(other)]);
    await other.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Analyst'));
    await group(one, 'Mathematics')
      .locator('label')
      .filter({ has: one.locator('input:checked') })
      .waitFor();
    for (let step = 3; step <= 5; step++) await next(one);
    await finish(one);
    for (const page of [one, other]) await heading(page, /^You are set up/);
    expect(await answersOf(web, one)).toMatchObject({
      careerGoals: { targetRole: 'Analyst' },
      educationalBackground: { mathBackground: 'advanced' },
    });
    await one.context().close();
  });

  test('wait while the network is down and are saved when it returns', async () => {
    const { page } = await newcomer(web);
    await page.goto('/onboarding');
    await choose(page, 'College');
    await saved(page);
    await page.context().setOffline(true);
    await page.getByLabel('Age').fill('19');
    await page.getByText('Not saved yet').waitFor();
    // The sign-out button stays visible on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    const exit = await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).boundingBox();
    expect((exit?.x ?? 0) + (exit?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await next(page);
    await at(page, 'Step 2 of 5');
    await page.context().setOffline(false);
    await saved(page);
    expect(await answersOf(web, page)).toMatchObject({ step: 2, draft: { age: 19 } });
    await page.context().close();
  });

  test('may be incomplete: the missing ones are listed with links, and the setup can be finished without them', async () => {
    const { page, person } = await newcomer(web, 360);
    await page.goto('/onboarding');
    await choose(page, 'School (K-12)');
    await page.getByLabel(/^Parent or guardian/).fill(person.user.email);
    await next(page);
    await next(page);
    await finish(page);
    const list = page.getByRole('listitem');
    await page.getByRole('heading', { name: 'Before you finish' }).waitFor();
    expect(await list.allInnerTexts()).toEqual([
      'Grade – step 1',
      'Age – step 1',
      'The parent’s email address is your own – step 1',
    ]);
    await page.getByRole('button', { name: 'Age', exact: true }).click();
    await at(page, 'Step 1 of 4');
    await page.keyboard.type('9');
    await next(page);
    await next(page);
    await finish(page);
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await heading(page, /^Well done/);
    const answers = await answersOf(web, page);
    expect(answers).toMatchObject({ completed: true, age: 9 });
    expect(answers).not.toHaveProperty('parentEmail');
    await page.context().close();
  });

  test('can be corrected, except a pupil’s age that is fixed after the first step', async () => {
    const { page } = await newcomer(web);
    await page.goto('/onboarding');
    await choose(page, 'School (K-12)');
    await page.getByLabel('How old are you?').fill('8');
    await next(page);
    await at(page, 'Step 2 of 4');
    await saved(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await choose(page, 'College');
    await page.getByLabel('Age').fill('20');
    for (let step = 2; step <= 5; step++) await next(page);
    await finish(page);
    await page.getByRole('button', { name: 'You first said that you are 8.' }).waitFor();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await heading(page, /^You are set up/);
    expect(await answersOf(web, page)).toMatchObject({ completed: true, educationalLevel: 'college', age: 8 });
    await page.context().close();
  });

  test('are not lost when the completion fails', async () => {
    const { page } = await newcomer(web);
    await page.goto('/onboarding');
    await choose(page, 'College');
    for (let step = 2; step <= 5; step++) await next(page);
    await saved(page);
    const fail = (route: { request(): { method(): string }; abort(): Promise<void>; fallback(): Promise<void> }) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback();
    await page.route('**/api/user/onboarding', fail);
    await finish(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Setup incomplete', { exact: true }).waitFor();
    await alert
      .getByText('There is no connection to the server. Please try completing your profile again.', { exact: true })
      .waitFor();
    await page.unroute('**/api/user/onboarding', fail);
    await page.getByRole('button', { name: 'Complete Setup' }).dblclick();
    await heading(page, /^You are set up/);
    await page.context().close();
  });
});
