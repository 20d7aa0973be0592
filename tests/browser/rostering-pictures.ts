import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { importsPath, people, uploadFile } from '../../plugins/rostering/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of the import: the check of a file, and slips with first passwords. */
export async function takeRosteringPictures(
  web: BrowserPlatform,
  administrator: TestPerson,
  take: Take,
): Promise<void> {
  const file = people(
    'P-1001,,Ada,Okafor,,learner,7,2014-05-17,7b|Data club,G-2001',
    'P-1002,,Emre,Demir,,learner,7,2013-11-02,7b,',
    'P-1003,,Nguyễn,An,,learner,7,2014-01-30,7b,',
    'G-2001,,Ngozi,Okafor,ngozi.okafor@example.org,mother,,,,',
    'T-3001,m.tan,Mei-Ling,Tan,m.tan@example.org,teacher,,,7b|Data club,',
  );
  const { body } = await uploadFile(web.at, administrator, file, { name: 'autumn.csv' });
  const { id } = body.import;
  const size = { width: 1280, height: 1400 };
  await take(
    await web.page({ as: administrator, ...size }),
    `/import-people/${id}`,
    'rostering-check',
    async (page) => {
      await page.getByText('5 people created').waitFor();
    },
  );
  await administrator.post(`${importsPath}/${id}/apply`, { mode: 'delta', deactivating: 0 });
  await web.at.platform.queueing.waitUntilIdle();
  const slips = await web.page({ as: administrator, width: 1280, height: 800 });
  await take(slips, '/import-people/first-sign-in', 'rostering-slips', async (page) => {
    await page.getByRole('button', { name: 'Make passwords' }).click();
    await page.getByRole('heading', { level: 1, name: 'First passwords' }).waitFor();
  });
}
