import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of the ML Intelligence Dashboard with models of a small data set. */
export async function takeMlPictures(web: BrowserPlatform, administrator: TestPerson, take: Take): Promise<void> {
  await administrator.post('/api/seed-data/generate', { rows: 20_000 });
  await web.at.platform.queueing.waitUntilIdle();
  const options = { as: administrator, width: 1280, height: 1100 };
  await take(await web.page(options), '/dashboard/ml-insights?tab=trends', 'ml-trends');
  await take(await web.page({ ...options, theme: 'dark' }), '/dashboard/ml-insights?tab=performance', 'ml-performance');
}
