import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Achievements on the dashboard and on their own screen.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['learner', 'immersion', 'practice', 'achievements'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

async function addResult(learner: TestPerson) {
  await addPlacement(web.at, learner, { theta: 0.4, standardError: 0.28, domains: [] });
  await web.at.platform.queueing.waitUntilIdle();
}

async function openAchievements(as: TestPerson) {
  const page = await web.page({ as });
  await page.goto('/achievements');
  await page.getByRole('heading', { name: 'Within reach' }).waitFor();
  return page;
}

test('earned achievements and those within reach are listed, and new ones appear without a reload', async () => {
  const learner = await web.at.person();
  const page = await openAchievements(learner);
  await page.getByText('No achievements yet').waitFor();
  await addResult(learner);
  await page.getByRole('heading', { name: 'Earned: 2' }).waitFor();
  const earned = page.getByRole('region', { name: 'Earned: 2' });
  expect(await earned.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['On the map', 'Immersion reached']);
  await earned.getByText('Rarity is shown once 5 learners').waitFor();
  const ahead = page.getByRole('region', { name: 'Within reach' });
  await ahead.getByText('540 of 750 points').waitFor();
  // Achievements of a plugin that is off are not offered.
  expect(await ahead.getByText('Full measure').count()).toBe(0);
});

test('success stories are marked as samples on both screens', async () => {
  const learner = await web.at.person();
  const page = await openAchievements(learner);
  const stories = page.getByRole('region', { name: 'Success stories' }).getByRole('figure');
  expect(await stories.count()).toBe(3);
  expect(await stories.getByText('Sample', { exact: true }).count()).toBe(3);
  await page.goto('/dashboard#learning');
  await page.getByRole('figure', { name: /^Sample A pupil/ }).waitFor();
});

test('the dashboard shows the latest achievements and links to all of them', async () => {
  const learner = await web.at.person();
  await addResult(learner);
  const page = await web.page({ as: learner });
  await page.goto('/dashboard#learning');
  await page.getByText('Earned: 2').waitFor();
  await page.getByText('Immersion reached').waitFor();
  await page.getByRole('link', { name: 'All achievements' }).click();
  await page.getByRole('heading', { name: 'Achievements', level: 1 }).waitFor();
});

test('the screen is accessible and fits a phone', async () => {
  const learner = await web.at.person();
  await addResult(learner);
  expect(await pageProblems(await openAchievements(learner)), 'achievements').toEqual([]);
});
