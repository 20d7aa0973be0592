import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addResults, studyOn } from '../../plugins/ml-analytics/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// A learner's analytics, with and without records, and the class of an instructor.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['ml-analytics', 'immersion'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

test('a new learner learns what is missing, and one with results sees forecasts, patterns and insights', async () => {
  const newcomer = await web.page({ as: await web.at.person() });
  await newcomer.goto('/ml-analytics');
  await newcomer.getByText('A forecast needs at least 1 result of a placement or the IDFS.').waitFor();
  await newcomer.getByRole('link', { name: 'Take the placement' }).first().waitFor();
  expect(await pageProblems(newcomer)).toEqual([]);
  await newcomer.getByRole('tab', { name: 'Career Projections' }).click();
  await newcomer.getByText('No career projections yet').waitFor();

  const learner = await web.at.person();
  await addResults(web.at, learner, [
    [300, -0.8],
    [200, -0.2],
    [100, 0.5],
    [3, 1],
  ]);
  const days = Array.from({ length: 120 }, (_, day) => day).filter((day) => day % 3 > 0);
  await studyOn(web.at, learner, days);
  const page = await web.page({ as: learner });
  await page.goto('/ml-analytics');
  await page.getByText('EiQ score until').first().waitFor();
  await page.getByText('Earlier forecasts').waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByLabel('Period').selectOption('90d');
  await page.getByRole('tab', { name: 'Learning Patterns' }).click();
  await page.getByText('Time of day').first().waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Generate New Insights' }).click();
  await page.getByText('ML Insights Generated').waitFor();
  await page.getByText('Your score is rising').waitFor();
  expect(await pageProblems(page, [360])).toEqual([]);
});

test('an instructor sees the class and its warnings, and names only after asking for them', async () => {
  const fading = await web.at.person();
  const often = Array.from({ length: 60 }, (_, day) => day).filter((day) => day % 2 === 1);
  await studyOn(web.at, fading, often.slice(6));
  const page = await web.page({ as: await web.at.person('instructor') });
  await page.goto('/ml-analytics/class');
  await page.getByText('may not study in the next 14 days').waitFor();
  expect(await page.getByText(fading.user.lastName).count()).toBe(0);
  await page.getByRole('switch', { name: /^Show names/ }).check();
  await page.getByText(fading.user.lastName).waitFor();
  expect(await pageProblems(page)).toEqual([]);
});
