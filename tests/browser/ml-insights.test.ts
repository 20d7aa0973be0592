import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedLearner } from '../../plugins/ml-insights/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The ML Intelligence Dashboard: before a data set, and with models of a small one.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['ml-insights', 'ml-analytics'] });
});
afterAll(() => web.close());

const tabs = {
  segments: ['User Segments', 'Share of learners'],
  predictions: ['ML Predictions', 'Success factors'],
  paths: ['Learning Paths', 'Average score improvement'],
  trends: ['Global Trends', 'Industry demand'],
  performance: ['Model Performance', 'ROC curve'],
} as const;

test('before a data set is generated the dashboard says so', async () => {
  const page = await web.page({ as: await web.at.person('administrator'), width: 1440, height: 1000 });
  await page.goto('/dashboard/ml-insights');
  await page.getByText('No data set yet').waitFor();
  await page.getByRole('button', { name: 'Generate 300K Dataset' }).waitFor();
  expect(await pageProblems(page), 'empty').toEqual([]);
});

test('an administrator sees figures of the trained models on five tabs, and what moves a prediction', async () => {
  const administrator = await web.at.person('administrator');
  const page = await web.page({ as: administrator, width: 1440, height: 1000 });
  await administrator.post('/api/seed-data/generate', { rows: 3000 });
  await web.at.platform.queueing.waitUntilIdle();
  for (const [tab, [title, content]] of Object.entries(tabs)) {
    await page.goto(`/dashboard/ml-insights?tab=${tab}`);
    await page.getByRole('tab', { name: title, selected: true }).waitFor();
    await page.getByText(content).first().waitFor();
    expect(await page.locator('main').innerText()).toContain('Synthetic data');
    expect(await pageProblems(page), title).toEqual([]);
  }
  for (const [part, content] of [
    ['importance', 'Log loss without it'],
    ['groups', 'percentage points by the model'],
    ['models', 'Brier score'],
    ['intervals', 'Mean width'],
    ['limits', 'must not be used to decide about a person'],
  ] as const) {
    await page.getByLabel('Show').selectOption(part);
    await page.getByText(content).first().waitFor();
    expect(await pageProblems(page), part).toEqual([]);
  }
  const { body: insights } = await administrator.get('/api/analytics/ml-insights');
  const accuracy = `${(100 * insights.datasetMetrics.testAccuracy).toFixed(1)}%`;
  expect(await page.locator('main').innerText()).toMatch(new RegExp(`Test accuracy\\s+${accuracy}`));

  const learner = await placedLearner(web.at, 0.4);
  const phone = await web.page({ as: learner, width: 360, height: 740, theme: 'dark' });
  await phone.goto('/dashboard/ml-insights?tab=predictions');
  await phone.getByRole('spinbutton', { name: 'Hours of practice' }).fill('80');
  await phone.getByRole('button', { name: 'Predict' }).click();
  await phone.getByText('First salary, if hired').waitFor();
  expect(await phone.getByRole('row', { name: /Hours of practice/ }).count()).toBe(1);
  expect(await phone.getByRole('button', { name: 'Generate 300K Dataset' }).count()).toBe(0);
  expect(await pageProblems(phone), 'phone').toEqual([]);

  await phone.goto('/ml-analytics');
  await phone.getByRole('tab', { name: 'Career Projections' }).click();
  await phone.getByText(/of 100 synthetic learners with scores like yours/).waitFor();
  expect(await phone.locator('main').innerText()).toContain('Trained on 3,000 synthetic learners');
  expect(await pageProblems(phone), 'career projections').toEqual([]);
});
