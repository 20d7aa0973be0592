import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { formProblems, openBrowserPlatform } from './browser-platform.ts';

// A learner looks at what they have earned, on the dashboard and on a screen of its own.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['learner', 'immersion', 'practice', 'achievements'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

async function placed(learner: TestPerson) {
  await addPlacement(web.at, learner, { theta: 0.4, standardError: 0.28, domains: [] });
  await web.at.platform.queueing.waitUntilIdle();
}

async function opened(as: TestPerson) {
  const page = await web.page({ as });
  await page.goto('/achievements');
  await page.getByRole('heading', { name: 'Within reach' }).waitFor();
  return page;
}

test('a learner sees what was earned and what is near, and what is earned meanwhile appears by itself', async () => {
  const learner = await web.at.person();
  const page = await opened(learner);
  await page.getByText('No achievements yet').waitFor();
  await placed(learner);
  await page.getByRole('heading', { name: 'Earned: 2' }).waitFor();
  const earned = page.getByRole('region', { name: 'Earned: 2' });
  expect(await earned.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['On the map', 'Immersion reached']);
  await earned.getByText('Rarity is shown once 5 learners').waitFor();
  const ahead = page.getByRole('region', { name: 'Within reach' });
  await ahead.getByText('540 of 750 points').waitFor();
  // What is earned with a plugin that is off cannot be earned.
  expect(await ahead.getByText('Full measure').count()).toBe(0);
});

test('success stories are marked as samples, wherever they stand', async () => {
  const learner = await web.at.person();
  const page = await opened(learner);
  const stories = page.getByRole('region', { name: 'Success stories' }).getByRole('figure');
  expect(await stories.count()).toBe(3);
  expect(await stories.getByText('Sample', { exact: true }).count()).toBe(3);
  await page.goto('/dashboard#learning');
  await page.getByRole('figure', { name: /^Sample A pupil/ }).waitFor();
});

test('the dashboard shows the latest and the nearest, and leads to all', async () => {
  const learner = await web.at.person();
  await placed(learner);
  const page = await web.page({ as: learner });
  await page.goto('/dashboard#learning');
  await page.getByText('Earned: 2').waitFor();
  await page.getByText('Immersion reached').waitFor();
  await page.getByRole('link', { name: 'All achievements' }).click();
  await page.getByRole('heading', { name: 'Achievements', level: 1 }).waitFor();
});

test('nothing is in the way of anybody', async () => {
  const learner = await web.at.person();
  await placed(learner);
  expect(await formProblems(await opened(learner)), 'achievements').toEqual([]);
});
