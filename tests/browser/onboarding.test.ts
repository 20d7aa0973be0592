import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lettersTo } from '../../plugins/consent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// New learners, from registration to their dashboard; and what is shown to whom, by how far they are.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({
    plugins: ['onboarding', 'immersion', 'hints', 'practice', 'dashboards', 'consent', 'administration'],
  });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

const welcomeToast = 'Welcome to EiQ™ powered by SikatLabs™!';
const welcomeDetail = 'Your personalized learning journey has been created.';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
const wizard = (page: Page) => page.getByText(/^Step \d of \d$/).waitFor();
const at = (page: Page, step: string) => page.getByText(step, { exact: true }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Complete Setup' }).click();
const group = (page: Page, legend: string | RegExp) => page.getByRole('group', { name: legend });
const saved = (page: Page) => page.locator('[data-keeping=saved]').waitFor({ state: 'attached' });
const path = (page: Page) => new URL(page.url()).pathname;

async function choose(within: Page | Locator, title: string): Promise<void> {
  await within.locator('label').filter({ hasText: title }).first().click();
}

let people = 0;
/** Creates an account on the sign-in page, as anybody does. */
async function register(page: Page, firstName: string) {
  people += 1;
  const person = { username: `new${people}`, email: `new${people}@example.org`, password: 'three plain words' };
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('E-mail address', { exact: true }).fill(person.email);
  await page.getByLabel('User name', { exact: true }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await wizard(page);
  return person;
}

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('User name or e-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function newcomer(width = 1280) {
  const person = await web.at.person();
  return { person, page: await web.page({ as: person, isNew: true, width }) };
}

const answersOf = async (page: Page) => {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  return (await web.at.call('GET', '/api/user/onboarding', { token })).body;
};

/** The welcome's two messages, and on to the start page. */
async function welcomed(page: Page, title: string): Promise<void> {
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

describe.each([360, 1280])('%i pixels wide', (width) => {
  test('a child of eight sets EiQ up with a parent’s address, in words for a child', async () => {
    const page = await web.page({ width });
    await register(page, 'Mia');
    await heading(page, 'Where do you learn?');
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await choose(page, 'School (K-12)');
    await heading(page, 'Tell us about you');
    await at(page, 'Step 1 of 4');
    await group(page, /grade are you in/)
      .getByRole('radio', { name: '3', exact: true })
      .check({ force: true });
    await page.getByLabel('How old are you?').fill('8');
    const parent = `parent-of-mia-${width}@example.org`;
    await page.getByLabel(/^Parent or guardian/).fill(parent);
    await page.getByText(/Updates will be sent to this address/).waitFor();
    await page.getByLabel(/school called/).fill('Hill Primary');
    await next(page);

    await heading(page, 'What do you like?');
    await at(page, 'Step 2 of 4');
    for (const title of ['Numbers', 'Art and music', 'Space', 'It goes fine']) await choose(page, title);
    await next(page);
    await heading(page, 'How do you feel about it?');
    await at(page, 'Step 4 of 4');
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, 'Step 2 of 4');
    await next(page);
    await choose(page, 'A bit unsure');
    await choose(page, 'Solving puzzles');
    expect(await overflowOf(page)).toBe(0);
    await finish(page);

    await welcomed(page, 'Well done, Mia');
    for (const text of ['EiQ Explorer', 'Art and music', 'Space', 'Solving puzzles'])
      await page.getByText(text).waitFor();
    await page.getByText(`We have written to ${parent}.`).waitFor();
    const shown = await page.locator('main').innerText();
    expect(shown).not.toMatch(/salary|compan|career|\$/i);
    expect(await lettersTo(web.at, parent)).toHaveLength(1);
    expect(await answersOf(page)).toMatchObject({
      educationalLevel: 'k-12',
      gradeLevel: '3',
      age: 8,
      careerGoals: { targetRole: 'explore-options', salaryExpectations: 'not-applicable', timeline: 'exploring' },
    });

    await page.getByRole('button', { name: 'Explore Dashboard' }).click();
    await heading(page, 'Welcome, Mia');
    expect([path(page), await page.evaluate(() => localStorage.getItem('welcomeShown'))]).toEqual(['/', 'true']);
    await page.locator('main').getByRole('link', { name: /K-12/ }).first().click();
    await page.waitForURL('**/k12-dashboard');
    await page.context().close();
  });

  test('a professional sets EiQ up, reviews it and begins the assessment', async () => {
    const page = await web.page({ width });
    await register(page, 'Sam');
    await choose(page, 'Working professional');
    await page.getByLabel('Age').fill('34');
    await next(page);
    await heading(page, 'Where are you coming from?');
    await choose(group(page, 'Field'), 'Business');
    await choose(group(page, 'Programming experience'), 'Advanced');
    await choose(group(page, 'Mathematics'), 'Intermediate');
    await page.getByLabel('The work you want').fill('Data engineer');
    await page.getByLabel('Companies you have in mind').fill('Acme, Globex, Initech, Hooli, Umbrella');
    await page.getByLabel('When do you want to be there?').selectOption('2 years');
    await next(page);
    await heading(page, 'How does learning fit your week?');
    await choose(page, '5–10 hours a week');
    await choose(page, 'Hands-on');
    await next(page);
    await choose(page, 'System design');
    await next(page);

    await heading(page, 'Does this look right?');
    const review = await page.locator('form').innerText();
    for (const text of ['Data engineer', 'Acme, Globex', 'Advanced', '5–10 hours a week', 'System design']) {
      expect(review).toContain(text);
    }
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Change: Learning preferences' }).click();
    await at(page, 'Step 3 of 5');
    await choose(page, '10–20 hours a week');
    await next(page);
    await next(page);
    await finish(page);

    await welcomed(page, 'You are set up, Sam');
    await page.getByText('TalentMatch Career').first().waitFor();
    const shown = await page.locator('main').innerText();
    for (const text of ['TalentMatch Career', 'Data engineer', 'Acme', 'Initech', '+2 more', '2 years', '85%']) {
      expect(shown).toContain(text);
    }
    // What was not said is a sample, and marked.
    expect(shown).toMatch(/\$120K - \$160K\s+Sample/);
    expect(shown).toMatch(/6-12 months\s+Sample/);
    expect(shown).toContain('10–20 hours a week');
    for (const locked of ['AI Mentor Setup', 'Learning Path']) {
      const line = page.getByRole('listitem').filter({ hasText: locked });
      expect(await line.innerText()).toContain('Opens after your assessment');
    }
    await page.getByRole('link', { name: 'Take EiQ Assessment' }).click();
    await page.waitForURL('**/placement');
    await page.context().close();
  });
});

test('a student sets EiQ up with nothing but the keyboard', async () => {
  const page = await web.page({ width: 1280 });
  await register(page, 'Noor');
  await pick(page, 'Educational level', 'College');
  await tabTo(page, 'Age');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await heading(page, 'What do you bring with you?');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await pick(page, 'Where are you now?', 'Undergraduate');
  await pick(page, 'Mathematics', 'Advanced');
  await tabTo(page, 'The role you are aiming for');
  await page.keyboard.type('Data scientist');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await heading(page, 'How do you like to learn?');
  await pick(page, 'What helps you most?', 'Visual');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await heading(page, 'How ready do you feel?');
  await tabTo(page, 'AI/ML concepts');
  await page.keyboard.press('Space');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await heading(page, 'Does this look right?');
  await tabTo(page, 'Complete Setup');
  await page.keyboard.press('Enter');
  await welcomed(page, 'You are set up, Noor');
  const shown = await page.locator('main').innerText();
  for (const text of ['ApexPrep Academic', '92%', 'Data scientist', 'Visual']) expect(shown).toContain(text);
  await tabTo(page, 'Explore Dashboard');
  await page.keyboard.press('Enter');
  await heading(page, 'Welcome, Noor');
  await page.context().close();
});

test('a student on a phone reaches a dashboard for undergraduates', async () => {
  const page = await web.page({ width: 360 });
  await register(page, 'Ana');
  await choose(page, 'College');
  for (const step of ['Step 2 of 5', 'Step 3 of 5', 'Step 4 of 5', 'Step 5 of 5']) {
    await next(page);
    await at(page, step);
    expect(await overflowOf(page)).toBe(0);
  }
  await finish(page);
  await welcomed(page, 'You are set up, Ana');
  await page.getByRole('button', { name: 'Explore Dashboard' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /Undergraduate/ })
    .first()
    .click();
  await page.waitForURL('**/higher-education?level=undergraduate');
  await page.context().close();
});

test('the greeting goes by itself where the pointer happens to rest, and stays while it is looked at', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person, isNew: true, width: 360 });
  await page.clock.install();
  await page.goto('/onboarding');
  await choose(page, 'College');
  for (let step = 2; step <= 5; step++) await next(page);
  const greeting = page.locator('[data-variant=default]').filter({ hasText: welcomeToast });
  for (const isLookedAt of [false, true]) {
    await page.mouse.move(180, 740);
    await page.getByRole('button', { name: 'Complete Setup' }).press('Enter');
    await greeting.waitFor();
    const { y = 0, height = 0 } = (await greeting.boundingBox()) ?? {};
    expect([y < 740, y + height > 740]).toEqual([true, true]);
    // The browser has noticed what is below the pointer.
    await page.waitForFunction(() => document.querySelector('[data-variant=default]')?.matches(':hover'));
    if (isLookedAt) await page.mouse.move(190, 745);
    await page.clock.fastForward(5000);
    if (isLookedAt) {
      await greeting.waitFor();
      break;
    }
    await greeting.waitFor({ state: 'detached' });
    await page.goto('/onboarding');
    await at(page, 'Step 1 of 5');
    for (let step = 2; step <= 5; step++) await next(page);
  }
  await page.context().close();
});

describe('what was answered', () => {
  test('is there after a reload, and goes on at the same step on another device', async () => {
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

  test('is shared by two tabs: neither undoes what the other did, and both are done when one is', async () => {
    const { page: one } = await newcomer();
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
    expect(await answersOf(one)).toMatchObject({
      careerGoals: { targetRole: 'Analyst' },
      educationalBackground: { mathBackground: 'advanced' },
    });
    await one.context().close();
  });

  test('waits while the network is away, says so, and is saved when it is back', async () => {
    const { page } = await newcomer();
    await page.goto('/onboarding');
    await choose(page, 'College');
    await saved(page);
    await page.context().setOffline(true);
    await page.getByLabel('Age').fill('19');
    await page.getByText('Not saved yet').waitFor();
    await next(page);
    await at(page, 'Step 2 of 5');
    await page.context().setOffline(false);
    await saved(page);
    expect(await answersOf(page)).toMatchObject({ step: 2, draft: { age: 19 } });
    await page.context().close();
  });

  test('may be little: what is missing is listed with the way to it, and is no obstacle', async () => {
    const { page, person } = await newcomer(360);
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
      'The parent’s e-mail address is your own – step 1',
    ]);
    await page.getByRole('button', { name: 'Age', exact: true }).click();
    await at(page, 'Step 1 of 4');
    await page.keyboard.type('9');
    await next(page);
    await next(page);
    await finish(page);
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await heading(page, /^Well done/);
    const answers = await answersOf(page);
    expect(answers).toMatchObject({ completed: true, age: 9 });
    expect(answers).not.toHaveProperty('parentEmail');
    await page.context().close();
  });

  test('may be put right, but for an age that a pupil went on with: that is told, and finishing goes on with it', async () => {
    const { page } = await newcomer();
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
    expect(await answersOf(page)).toMatchObject({ completed: true, educationalLevel: 'college', age: 8 });
    await page.context().close();
  });

  test('is not lost when completing fails', async () => {
    const { page } = await newcomer();
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
    await alert.getByText('Please try completing your profile again.', { exact: true }).waitFor();
    await page.unroute('**/api/user/onboarding', fail);
    await page.getByRole('button', { name: 'Complete Setup' }).dblclick();
    await heading(page, /^You are set up/);
    await page.context().close();
  });
});

describe('by how far somebody is', () => {
  test('nothing is known yet: a spinner', async () => {
    const { person, page } = await newcomer();
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

  test('signed out: every address shows the sign-in', async () => {
    const page = await web.page();
    for (const address of ['/', '/onboarding', '/welcome', '/k12-dashboard', '/nowhere']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    }
    await page.context().close();
  });

  test('not set up: every address shows the wizard, but for the welcome', async () => {
    const { page } = await newcomer();
    for (const address of ['/', '/dashboard', '/assessment', '/k12-dashboard', '/profile', '/placement', '/nowhere']) {
      await page.goto(address);
      await wizard(page);
      expect(path(page)).toBe('/onboarding');
    }
    await page.goto('/welcome');
    await page.getByText('Your setup is not finished').waitFor();
    await page.getByRole('link', { name: 'Go on with the setup' }).click();
    await wizard(page);
    await page.context().close();
  });

  test('set up where somebody wanted to go elsewhere: the welcome knows the way', async () => {
    const { page } = await newcomer();
    await page.goto('/assessment');
    await wizard(page);
    await page.reload();
    await choose(page, 'College');
    for (let step = 2; step <= 5; step++) await next(page);
    await finish(page);
    await page.getByRole('link', { name: 'Go on to Adaptive assessment' }).click();
    await page.waitForURL('**/assessment');
    await page.context().close();
  });

  test('set up and not welcomed in this browser: the start page is the welcome, and other screens are themselves', async () => {
    const { page, person } = await newcomer();
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

  test('done: the start page is the level chooser, and signing out forgets the welcome', async () => {
    const page = await web.page({ as: await web.at.person() });
    await page.goto('/');
    await heading(page, /^Welcome,/);
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('welcomeShown'))).toBeNull();
    await page.context().close();
  });

  test('no learner: nothing stands in the way', async () => {
    const page = await web.page({ as: await web.at.person('instructor'), isNew: true });
    await page.goto('/dashboard');
    await heading(page, /^Welcome back/);
    await page.goto('/onboarding');
    await page.getByText('There is nothing to set up').waitFor();
    await page.goto('/welcome');
    await page.getByText('This page is for learners').waitFor();
    await page.context().close();
  });

  test('a call that fails stands in nobody’s way', async () => {
    const { page } = await newcomer();
    await page.route('**/api/user/onboarding', (route) => route.abort());
    await page.goto('/dashboard');
    await heading(page, /^Welcome back/);
    await page.context().close();
  });

  test('signed out in another tab: so is the wizard', async () => {
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

test('where nobody asks parents, nothing says that somebody will', async () => {
  const { page } = await newcomer();
  await page.goto('/onboarding');
  await choose(page, 'School (K-12)');
  await page.getByText('We also ask there whether you may use everything here.').waitFor();
  await saved(page);
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

test.each(['light', 'dark'] as const)('every step and the welcome are accessible in the %s theme', async (theme) => {
  for (const level of ['School (K-12)', 'College']) {
    const person = await web.at.person();
    const page = await web.page({ as: person, isNew: true, width: 360, theme });
    await page.goto('/onboarding');
    await wizard(page);
    expect(await accessibilityProblems(page), 'at first').toEqual([]);
    await choose(page, level);
    const last = page.getByRole('button', { name: 'Complete Setup' });
    while ((await last.count()) === 0) {
      expect(await accessibilityProblems(page), await page.locator('h1').innerText()).toEqual([]);
      const before = await page.locator('h1').innerText();
      await next(page);
      await page.waitForFunction((was) => document.querySelector('h1')?.innerText !== was, before);
    }
    await last.click();
    if (level.startsWith('School')) {
      await page.getByRole('heading', { name: 'Before you finish' }).waitFor();
      expect(await accessibilityProblems(page), 'what is missing').toEqual([]);
      await page.getByRole('button', { name: 'Finish anyway' }).click();
    }
    await page.getByRole('button', { name: 'Explore Dashboard' }).waitFor();
    expect(await accessibilityProblems(page), 'the welcome').toEqual([]);
    await page.context().close();
  }
});

/** Presses Tab until the focus is on what is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
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

/** Tabs to a group of answers and goes through them with the arrow keys. */
async function pick(page: Page, legend: string, title: string): Promise<void> {
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
