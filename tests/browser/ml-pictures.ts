import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { usualRows } from '../../plugins/ml-insights/contract.ts';
import { placedLearner } from '../../plugins/ml-insights/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

type Rename = (person: TestPerson, firstName: string, lastName: string) => Promise<void>;

/** Pictures of the ML Intelligence Dashboard with models of the usual data set, and of a learner's career projections. */
export async function takeMlPictures(
  web: BrowserPlatform,
  { administrator, rename }: { administrator: TestPerson; rename: Rename },
  take: Take,
): Promise<void> {
  await administrator.post('/api/seed-data/generate', { rows: usualRows });
  await web.at.platform.queueing.waitUntilIdle();
  const options = { as: administrator, width: 1280, height: 1100 };
  await take(await web.page(options), '/dashboard/ml-insights?tab=trends', 'ml-trends');
  const dark = await web.page({ ...options, theme: 'dark' });
  await take(dark, '/dashboard/ml-insights?tab=performance', 'ml-performance', (page) =>
    page.locator('.recharts-surface').first().waitFor(),
  );
  const learner = await placedLearner(web.at, 0.6);
  await rename(learner, 'Ines', 'Duarte');
  const page = await web.page({ as: learner, width: 1280, height: 1100 });
  await take(page, '/ml-analytics', 'ml-careers', async () => {
    await page.getByRole('tab', { name: 'Career Projections' }).click();
    await page.getByText('What the model knows about you').waitFor();
  });
}
