import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { practise, setGoal, share } from '../../plugins/dashboards/testing.ts';
import { learnerRecord } from '../../plugins/learner/services.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { layoutShiftsAt, openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The start page by level and the K-12 dashboard: lessons, the weekly goal, and names on the leaderboard.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['dashboards', 'practice', 'immersion', 'activity', 'tutor'] });
  // The first goal is smaller for learners who join later in the week.
  web.at.clock.toMonday();
});
afterAll(() => web?.close());

const settled = '[data-settled=true]';
const main = (page: Page) => page.locator('main').innerText();

/** A pupil of grade 9 who needs no consent. */
async function pupil(): Promise<TestPerson> {
  const person = await web.at.person();
  const record = web.at.platform.host.service(learnerRecord);
  const within = { who: { institution: web.at.institution } };
  await record.setEducation(within, person.user.id, { educationalLevel: 'k-12', gradeLevel: '9' });
  await record.setAgeBand(within, person.user.id, '13-15');
  return person;
}

/** Answers the current question of any kind. */
async function answerOn(page: Page): Promise<void> {
  const option = page.locator('article [aria-keyshortcuts]:not([aria-disabled])').first();
  const words = page.locator('article textarea');
  await option.or(words).waitFor();
  if (await words.count()) await words.fill('Because both change together.');
  else await option.click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.locator(settled).waitFor();
}

test('the start page links to the learner’s own level, and on request to the others and to the placement', async () => {
  const page = await web.page({ as: await pupil() });
  await page.goto('/');
  const levels = page.getByRole('region', { name: 'Dashboards by level' });
  await levels.getByRole('link', { name: 'K-12 dashboard' }).waitFor();
  expect(await page.getByText('Your level', { exact: true }).isVisible()).toBe(false);
  await levels.getByText('Other levels').click();
  const cards = levels.getByRole('listitem');
  expect(await cards.first().innerText()).toContain('K-12');
  expect(await levels.getByRole('link').allInnerTexts()).toEqual([
    'K-12 dashboard',
    'K-12',
    'Undergraduate',
    'Graduate Studies',
    'Doctoral & Beyond',
    'Take Placement Assessment',
  ]);
  expect(await pageProblems(page), 'start page').toEqual([]);
  const placement = page.getByRole('link', { name: 'Take Placement Assessment' });
  expect(await placement.getAttribute('href')).toBe('/placement');
  await levels.getByRole('link', { name: 'K-12 dashboard' }).click();
  await page.waitForURL('**/k12-dashboard');
  await page.goto('/choose-level');
  await page.getByRole('link', { name: 'Doctoral & Beyond' }).click();
  await page.waitForURL('**/higher-education?level=doctoral');
  await page.context().close();
});

test('a learner of unknown level can choose a level on the start page', async () => {
  const page = await web.page({ as: await web.at.person(), width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Undergraduate' }).click();
  await page.waitForURL('**/higher-education?level=undergraduate');
  await page.context().close();
});

test('staff and guardians see no level to choose', async () => {
  for (const role of ['instructor', 'guardian', 'operator'] as const) {
    const page = await web.page({ as: await web.at.person(role) });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Welcome,/ }).waitFor();
    expect([role, await page.getByText('Choose your level').count()]).toEqual([role, 0]);
    await page.context().close();
  }
});

test('lessons count towards the weekly goal, and the leaderboard shows a name only if the learner shares it', async () => {
  const [learner, classmate, hidden] = [await pupil(), await pupil(), await pupil()];
  await share(classmate);
  await practise(classmate, 2);
  await practise(hidden, 3);
  await web.at.platform.queueing.waitUntilIdle();
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto('/k12-dashboard');
  await page.getByText('0 of 5 lessons this week').waitFor();
  await page.getByRole('heading', { name: 'Arts & Creativity' }).waitFor();
  expect(await main(page)).toMatch(/Mathematics[\s\S]*Algebra[\s\S]*Not tried yet[\s\S]*Not here yet/);
  expect(await page.getByRole('link', { name: 'Ask MentorAI' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Skills for later' }).count()).toBe(0);
  expect(await pageProblems(page), 'learning').toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /topics of Mathematics/ }).click();
  await page.getByRole('link', { name: 'Practise Number and ratio' }).click();
  for (const number of [1, 2, 3]) {
    await answerOn(page);
    if (number < 3) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByRole('heading', { name: 'Mastery by topic' }).waitFor();
  await page.goto('/k12-dashboard?tab=progress');
  await page.getByText('1 of 5 lessons this week').waitFor();

  await page.getByRole('heading', { name: 'Your weeks' }).waitFor();
  expect(await main(page)).toMatch(/Total[\s\S]*1[\s\S]*lesson/);
  const set = page.getByRole('button', { name: 'Set goal' });
  expect(await set.isDisabled()).toBe(true);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'One lesson fewer' }).click();
  await set.click();
  await page.getByText('1 of 2 lessons this week').waitFor();
  await page.reload();
  await page.getByText('1 of 2 lessons this week').waitFor();
  expect(await pageProblems(page), 'progress').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Practice on another device updates this page.
  await practise(learner);
  await page.getByText('Goal reached').first().waitFor();

  await page.getByRole('tab', { name: 'Community' }).click();
  await page.waitForURL('**/k12-dashboard?tab=community');
  await page.getByText('Only you see this').waitFor();
  const nameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName.charAt(0)}.`;
  expect(await main(page)).toContain(nameOf(classmate));
  expect(await main(page)).not.toContain(hidden.user.firstName);
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(learner) })
      .count(),
  ).toBe(0);
  expect(await pageProblems(page), 'community, name not shared').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The switch does not jump back while the profile is requested again.
  let isHeld = true;
  await page.route('**/api/user/profile', async (route) => {
    await expect.poll(() => route.request().method() !== 'GET' || !isHeld).toBe(true);
    await route.continue();
  });
  const shared = page.getByRole('switch', { name: /Other learners may see my name/ });
  await shared.click();
  await page
    .getByRole('listitem')
    .filter({ hasText: nameOf(learner) })
    .first()
    .waitFor();
  expect(await shared.isChecked()).toBe(true);
  isHeld = false;
  expect(await pageProblems(page), 'community, name shared').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const other = await web.page({ as: classmate });
  await other.goto('/k12-dashboard?tab=community');
  await other.getByText(nameOf(learner)).first().waitFor();
  expect(await main(other)).not.toContain(hidden.user.firstName);
  await page.getByRole('switch', { name: /Other learners may see my name/ }).click();
  await page.getByText('Only you see this').waitFor();
  await other.reload();
  await other.getByText(nameOf(classmate)).first().waitFor();
  expect(await main(other)).not.toContain(nameOf(learner));

  await page.getByRole('tab', { name: 'Industry Tracks' }).click();
  await page.getByText('Sample', { exact: true }).waitFor();
  expect(await pageProblems(page), 'industry tracks').toEqual([]);
  expect(web.failures).toEqual([]);
  await other.context().close();
  await page.context().close();
});

test('three questions end on the pupil’s dashboard', async () => {
  const learner = await pupil();
  const page = await web.page({ as: learner });
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const number of [1, 2, 3]) {
    await page.getByText(`Question ${number} of 3`).waitFor();
    await answerOn(page);
    if (number < 3) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.waitForURL('**/k12-dashboard');
  await page.getByText('1 of 5 lessons this week').waitFor();
  await page.context().close();
});

test('the dashboard links to analytics of the learner’s own results', async () => {
  const learner = await pupil();
  const page = await web.page({ as: learner, width: 1440, height: 900 });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  const panel = page.locator('#analytics');
  await panel.getByRole('heading', { name: 'Learning Analytics Overview' }).waitFor();
  await panel.getByText('Nothing has been measured yet.').waitFor();
  await panel.getByText('Questions practised').waitFor();
  expect(await panel.innerText()).toMatch(/Questions practised\s+0\s+Right\s+–/);
  expect(await pageProblems(page), 'analytics without results').toEqual([]);

  await practise(learner);
  await addPlacement(web.at, learner, { domains: twoDomains });
  await panel.getByText('Strong', { exact: true }).waitFor();
  await panel.getByText('Developing', { exact: true }).waitFor();
  await panel.getByText('Core Math & Logic is 240 points above AI Concepts & Scenarios').waitFor();
  await panel.getByText('You practised on 1 day of the last 28.').waitFor();
  expect(await panel.innerText()).toMatch(/Questions practised\s+[1-9]/);
  expect(await pageProblems(page), 'analytics').toEqual([]);
  await page.context().close();
});

const twoDomains = [
  { domain: 'core_math', theta: 0.9, standardError: 0.3 },
  { domain: 'ai_conceptual', theta: -1.5, standardError: 0.3 },
] as const;

test('a child below grade 6 is offered no questions, and learns that sharing needs a parent’s consent', async () => {
  const child = await web.at.person();
  const record = web.at.platform.host.service(learnerRecord);
  const within = { who: { institution: web.at.institution } };
  await record.setEducation(within, child.user.id, { educationalLevel: 'k-12', gradeLevel: '3' });
  await record.setAgeBand(within, child.user.id, 'under-13');
  const page = await web.page({ as: child, width: 360, height: 740, theme: 'dark' });
  await page.goto('/k12-dashboard');
  await page.getByText('See what you will learn, and what people do with it.').waitFor();
  await page.getByText('Times tables, fractions, and measuring things.').waitFor();
  await page.getByRole('heading', { name: 'Questions for your grade are not here yet' }).waitFor();
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: /Practise|lesson/ })
      .count(),
  ).toBe(0);
  expect(await main(page)).not.toContain('Algebra');
  expect(await pageProblems(page), 'learning of a child').toEqual([]);
  await page.getByRole('tab', { name: 'Progress' }).click();
  await page.getByText('Lessons for your grade are not here yet.').waitFor();
  await page.getByRole('tab', { name: 'Learning' }).click();
  await page.getByRole('button', { name: 'Show grades 6–8' }).click();
  await page
    .getByRole('link', { name: /^Practise / })
    .first()
    .waitFor();
  await page.getByLabel('Grades').selectOption('9-12');
  await page.getByText('Algebra, functions, geometry and probability.').waitFor();
  await page.reload();
  await page.getByText('Algebra, functions, geometry and probability.').waitFor();
  await page.getByRole('tab', { name: 'Community' }).click();
  await page.getByText('A parent or guardian has to agree to it first.').waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await pageProblems(page), 'community of a child').toEqual([]);
  // The home page shows no weekly goal, because the child has no lessons.
  await page.goto('/');
  await page.getByRole('region', { name: 'Dashboards by level' }).waitFor();
  expect(await main(page)).not.toMatch(/This week|lesson/);
  await page.context().close();
});

test('tabs can be changed with arrow keys, and the goal by keyboard', async () => {
  const learner = await pupil();
  const page = await web.page({ as: learner });
  await page.goto('/k12-dashboard');
  await page.getByRole('tab', { name: 'Learning' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.waitForURL('**/k12-dashboard?tab=progress');
  await page.getByRole('button', { name: 'One lesson more' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('0 of 6 lessons this week').waitFor();
  await page.context().close();
});

test('content does not shift while figures load', async () => {
  const learner = await pupil();
  await setGoal(learner, 20);
  await practise(learner, 2);
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    const page = await web.page({ as: learner, width, height });
    const shifts = await layoutShiftsAt(page, {
      '/': 'Other levels',
      '/choose-level': 'Not sure about your level?',
      '/k12-dashboard': 'Not here yet: calculus',
      '/k12-dashboard?tab=progress': 'Your weeks',
      '/k12-dashboard?tab=community': 'Who sees you',
    });
    expect([width, shifts]).toEqual([width, []]);
    await page.context().close();
  }
});

test('a failure to save the goal is reported, and parts that failed to load can be retried', async () => {
  const page = await web.page({ as: await pupil() });
  let isCut = true;
  await page.route('**/api/dashboards/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/k12-dashboard?tab=community');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.first().waitFor();
  isCut = false;
  // One retry may reload several parts.
  await expect
    .poll(async () => {
      for (const button of await again.all()) await button.click({ timeout: 500 }).catch(() => undefined);
      return again.count();
    })
    .toBe(0);
  await page.getByText('0 of 5 lessons this week').waitFor();
  await page.getByRole('tab', { name: 'Progress' }).click();
  await page.getByRole('button', { name: 'One lesson more' }).click();
  isCut = true;
  await page.getByRole('button', { name: 'Set goal' }).click();
  await page.getByText('Your goal was not saved').waitFor();
  expect(await page.getByRole('button', { name: 'Set goal' }).isEnabled()).toBe(true);
  await page.context().close();
});
