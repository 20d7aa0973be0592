import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lettersTo } from '../../plugins/consent/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, overflowOf } from './browser-platform.ts';
import {
  answersOf,
  at,
  choose,
  finish,
  group,
  heading,
  next,
  openOnboarding,
  path,
  pick,
  register,
  tabTo,
  welcomed,
  welcomeToast,
  wizard,
} from './onboarding-steps.ts';

// New learners, from registration to their dashboard.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openOnboarding();
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

describe.each([360, 1280])('%i pixels wide', (width) => {
  test('a child of eight completes the setup with a parent’s address, in words for children', async () => {
    const page = await web.page({ width });
    const { username } = await register(page, 'Mia');
    await heading(page, 'Where do you learn?');
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await choose(page, 'School (K-12)');
    await heading(page, 'Tell us about you');
    await at(page, 'Step 1 of 4');
    await group(page, /grade are you in/)
      .getByRole('radio', { name: '3', exact: true })
      .check({ force: true });
    await page.getByLabel('How old are you?').fill('8');
    const parent = `parent-of-${username}@example.org`;
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
    expect(await answersOf(web, page)).toMatchObject({
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

  test('a professional completes the setup, changes an answer in the review and starts the assessment', async () => {
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
    // Samples replace missing answers.
    expect(shown).toMatch(/\$120K - \$160K\s+Sample/);
    expect(shown).toMatch(/6-12 months\s+Sample/);
    expect(shown).toContain('10–20 hours a week');
    for (const locked of ['AI Mentor Setup', 'Learning Path']) {
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: locked });
      expect(await line.innerText()).toContain('After your assessment');
    }
    await page.getByRole('link', { name: 'Take EiQ Assessment' }).click();
    await page.waitForURL('**/placement');
    await page.context().close();
  });
});

test('a student completes the setup by keyboard alone', async () => {
  const page = await web.page({ width: 1280 });
  await register(page, 'Noor');
  await pick(page, 'Educational level', 'College');
  await tabTo(page, 'Age');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await heading(page, 'What is your background?');
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

test('a student completes the setup on a phone and opens the dashboard for undergraduates', async () => {
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
  // Nothing is claimed about a learner who named no role.
  expect(await page.locator('main').innerText()).toMatch(/Target role\s+Not answered/);
  await page.getByRole('button', { name: 'Explore Dashboard' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /Undergraduate/ })
    .first()
    .click();
  await page.waitForURL('**/higher-education?level=undergraduate');
  await page.context().close();
});

test('the welcome and the profile explain a track that follows the measured score', async () => {
  const person = await web.at.person();
  await person.post('/api/user/onboarding', { educationalLevel: 'masters' });
  const { current } = await addPlacement(web.at, person, { theta: -0.8123 });
  const page = await web.page({ as: person });
  const change = 'It follows your measured score; your answers alone suggested ApexPrep Academic.';
  await page.goto('/welcome');
  await page.getByText(change).waitFor();
  // The ruler shows the exact score, not the middle of the rounded range.
  await page.getByText(current?.eiqScore.toFixed(1) ?? 'no score', { exact: true }).waitFor();
  await page.goto('/profile');
  await page.getByText(`Your track is Foundations. ${change}`).waitFor();
  await page.context().close();
});

test('the greeting disappears below a resting pointer, and stays while the pointer moves on it', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person, isNew: true, width: 360 });
  await page.clock.install();
  await page.goto('/onboarding');
  await choose(page, 'College');
  for (let step = 2; step <= 5; step++) await next(page);
  const greeting = page.locator('[data-variant=default]').filter({ hasText: welcomeToast });
  // On a phone, messages appear at the top, away from the navigation bar.
  const restingAt = 60;
  for (const isPointerMoving of [false, true]) {
    await page.mouse.move(180, restingAt);
    await page.getByRole('button', { name: 'Complete Setup' }).press('Enter');
    await greeting.waitFor();
    const { y = 0, height = 0 } = (await greeting.boundingBox()) ?? {};
    expect([y < restingAt, y + height > restingAt]).toEqual([true, true]);
    // Wait until the browser reports the greeting as hovered.
    await page.waitForFunction(() => document.querySelector('[data-variant=default]')?.matches(':hover'));
    if (isPointerMoving) await page.mouse.move(190, restingAt + 5);
    await page.clock.fastForward(5000);
    if (isPointerMoving) {
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
