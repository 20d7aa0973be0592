import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import type { EiqRecord } from '../../plugins/learner/contract.ts';
import type { University } from '../../plugins/universities/contract.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

const faultyCatalogue = `university,country,partnership_tier,min_eiq_score,preferred_eiq_score,tuition,currency,program,level
Harbour College,Netherlands,basic,420,540,9000,EURO,Navigation,bachelor
Harbour College,Germany,,,,9000,EUR,Law,master
Summit University,Atlantis,gold,640,600,,,,
`;

/** Pictures of the university portal with the sample catalogue, and of an import with faults. */
export async function takeUniversityPictures(
  web: BrowserPlatform,
  { learner, administrator }: { readonly learner: TestPerson; readonly administrator: TestPerson },
  take: Take,
): Promise<void> {
  await web.at.seed('universities');
  const score = ((await learner.get('/api/user/eiq')).body as EiqRecord).current?.eiqScore.toFixed(1);
  const [first] = (await learner.get('/api/universities?limit=1')).body as University[];
  const portal = { as: learner, width: 1280, height: 1000 };
  await take(await web.page(portal), '/universities', 'navigator');
  await take(await web.page(portal), `/universities?tab=eligible&score=${score}`, 'navigator-eligible');
  await take(await web.page(portal), `/universities/${first?.id}`, 'university');
  const file = { name: 'universities.csv', mimeType: 'text/csv', buffer: Buffer.from(faultyCatalogue) };
  const importing = { as: administrator, width: 1280, height: 800 };
  await take(await web.page(importing), '/universities/catalogue/import', 'university-import', async (page) => {
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('region', { name: 'Faults' }).waitFor();
  });
}
