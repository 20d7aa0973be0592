import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { addResults, studyOn } from '../../plugins/ml-analytics/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of a learner's analytics, with a year of results and four months of study. */
export async function takeAnalyticsPictures(
  web: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const learner = await web.at.person();
  await rename(learner, 'Mira', 'Santos');
  await addResults(web.at, learner, [
    [300, -0.5],
    [200, -0.2],
    [100, 0.2],
    [5, 0.5],
  ]);
  const days = Array.from({ length: 120 }, (_, day) => day).filter((day) => day % 3 > 0);
  await studyOn(web.at, learner, days);
  await take(
    await web.page({ as: learner, width: 1280, height: 1100 }),
    '/ml-analytics?period=90d',
    'ml-analytics',
    drawn,
  );
  await take(
    await web.page({ as: learner, width: 1280, height: 1000, theme: 'dark' }),
    '/ml-analytics?period=90d',
    'ml-analytics-patterns',
    async (page) => {
      await page.getByRole('tab', { name: 'Learning Patterns' }).click();
      await page.getByText('Time of day').first().waitFor();
      await drawn(page);
    },
  );
}

const drawn = (page: Page) => page.locator('.recharts-surface').first().waitFor();
