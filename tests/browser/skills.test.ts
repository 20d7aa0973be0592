import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerEvent, masteriesOn } from '../../plugins/skills/mastery/testing.ts';
import { setUp } from '../../plugins/skills/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf, pageProblems } from './browser-platform.ts';

// Recommended skills, the skill engine, the map of skills, and reviews.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['skills', 'practice', 'onboarding', 'tutor'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

test('a learner generates recommendations, starts a skill, marks progress and completes it', async () => {
  const learner = await web.at.person();
  await setUp(web.at, learner);
  const page = await web.page({ as: learner });
  await page.goto('/skills');
  await page.getByText('No Recommendations Yet').waitFor();
  expect(await pageProblems(page)).toEqual([]);
  const generate = page.getByRole('button', { name: 'Generate Recommendations' });
  await page.route('**/api/recommendations/skills', (route) => route.abort(), { times: 1 });
  await generate.click();
  await page.getByText('Generation Failed').waitFor();
  await page.getByText('Failed to generate skill recommendations. Please try again.').waitFor();
  await generate.click();
  await page.getByText('Recommendations Generated').waitFor();
  await page.getByRole('button', { name: 'Update Recommendations' }).waitFor();
  const start = page.getByRole('button', { name: /^Start / }).first();
  const name = ((await start.getAttribute('aria-label')) ?? '').replace('Start ', '');
  await start.click();
  await page.getByText('Progress Updated').waitFor();
  await page.getByText('Your learning progress has been saved.').waitFor();
  await page.getByRole('button', { name: `Continue ${name}` }).waitFor();
  expect(await pageProblems(page)).toEqual([]);

  await page.getByRole('button', { name: `Details of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: '75%' }).click();
  await dialog
    .getByRole('progressbar', { name: /^Progress/ })
    .and(page.locator('[aria-valuenow="75"]'))
    .waitFor();
  expect(await dialog.getByRole('heading', { level: 4 }).count()).toBeGreaterThanOrEqual(3);
  expect(await dialog.getByRole('link').count()).toBeGreaterThan(0);
  expect(await pageProblems(page, [360])).toEqual([]);
  await page.keyboard.press('Escape');
  const address = `/api/recommendations/skills/${(await learner.get('/api/recommendations/skills/active')).body[0].id}`;
  await learner.patch(`${address}/progress`, { progress: 90 });
  // The change of another device arrives by itself.
  await page.getByRole('button', { name: `Mark ${name} as completed` }).click();
  await page.getByText('Skill Completed!').waitFor();
  expect(await page.getByRole('button', { name: 'Completed', exact: true }).isDisabled()).toBe(true);
});

test('the skill engine filters, explains, starts skills, and shows pathways, analytics and progress', async () => {
  const learner = await web.at.person();
  await setUp(web.at, learner);
  const page = await web.page({ as: learner });
  await page.goto('/skill-engine');
  await page.getByRole('button', { name: 'Refresh Recommendations' }).click();
  await page.getByText('New Recommendations Generated').waitFor();
  await page.getByRole('button', { name: /^Leadership 0$/ }).click();
  await page.getByText('No recommendations in leadership').waitFor();
  await page.getByRole('button', { name: /^Technical [1-9]/ }).click();
  await page
    .getByRole('button', { name: /^View details of / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Learning steps' }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Start learning / })
    .first()
    .click();
  await page.getByText('Recommendation Accepted').waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByText('Hours by week').first().waitFor();
  expect(await pageProblems(page, [360])).toEqual([]);
  await page.getByRole('tab', { name: 'Learning Pathways' }).click();
  for (const stage of ['Foundation', 'Intermediate', 'Advanced', 'Specialization']) {
    await page.getByRole('region', { name: `${stage}: Data structures` }).waitFor();
  }
  expect(await pageProblems(page, [360])).toEqual([]);
  await page.getByRole('tab', { name: 'Progress Tracking' }).click();
  await page.getByRole('button', { name: /^Continue / }).waitFor();
  expect(await pageProblems(page, [360])).toEqual([]);
});

test('the map is walked by keyboard, and has a list', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/skills/map');
  await page.getByLabel('Category').selectOption('mathematics');
  await page.getByRole('button', { name: 'Whole-number arithmetic: Ready to learn' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const next = await focused();
  expect(next).toMatch(/: Needs others first$/);
  expect(await pageProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: next.split(':')[0] ?? '' });
  await dialog.getByText('Builds on Whole-number arithmetic (ready to learn)').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: 'List' }).click();
  // What a skill needs first is a link to it.
  const proof = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Mathematical proof' }) });
  await proof.getByText('Needs first:').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await pageProblems(page)).toEqual([]);
});

test('learners see what their answers show about a skill, and practise it when its review is due', async () => {
  const { at } = web;
  const learner = await at.person();
  const masteries = masteriesOn(at);
  const within = { who: { institution: at.institution } };
  const now = at.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  for (let day = 40; day > 34; day--) await masteries.answered(within, answerEvent(learner.user.id), daysAgo(day));
  const wrong = { contentArea: 'number-and-ratio', concepts: ['fractions'], isCorrect: false };
  await masteries.answered(within, answerEvent(learner.user.id, wrong), daysAgo(0));
  const page = await web.page({ as: learner, width: 360, theme: 'dark' });
  await page.goto('/skill-engine');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const row = page.getByRole('row', { name: /Algebraic expressions/ });
  await row.getByText('Mastered').waitFor();
  expect(await row.textContent()).toContain('6 answers');
  expect(await page.getByRole('row', { name: /Fractions/ }).textContent()).not.toContain('Due');
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Practise Algebraic expressions' }).click();
  await page.waitForURL('**/assessment?section=core_math&contentArea=algebra');
});
