import type { Page } from 'playwright-core';
import { seededRandom } from '../../core/random.ts';
import type { TestPerson } from '../../core/testing.ts';
import { uploadFile } from '../../plugins/documents/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { scoreReports, transcripts } from '../fixtures/documents/documents.ts';
import { toPdf } from '../fixtures/documents/pdf.ts';
import { toBadJpg } from '../fixtures/documents/picture.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of the Upload Center and of a photographed transcript that is being confirmed. */
export async function takeDocumentPictures(
  web: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const photographed = transcripts().find(({ layout }) => layout === 'registrar');
  const report = scoreReports().find(({ layout }) => layout === 'sat');
  const sheet = photographed?.sheets[0];
  if (!photographed || !sheet || !report) throw new Error('The documents are missing');
  const learner = await web.at.person('learner');
  await setAgeBand(web.at, learner, 'adult');
  const [firstName = '', ...rest] = photographed.truth.studentName.split(' ');
  await rename(learner, firstName, rest.join(' '));
  const picture = await toBadJpg(sheet, seededRandom('pictures'));
  const { id } = await uploadFile(learner, new Uint8Array(picture), 'transcript-photo.jpg');
  await uploadFile(learner, new Uint8Array(toPdf(report.sheets)), 'sat-scores.pdf');
  await web.at.platform.queueing.waitUntilIdle();
  await uploadFile(learner, '%PDF-1.4 a file that was cut off', 'report-card.pdf').catch(() => undefined);
  await web.at.platform.queueing.waitUntilIdle();

  const large = { as: learner, width: 1280, height: 900 };
  await take(await web.page(large), '/documents', 'documents', async (page) => {
    await page.getByText('transcript-photo.jpg').waitFor();
  });
  /** The next uncertain value, or a grade: its place on the page is shown. */
  const chooseValue = async (page: Page) => {
    await page.getByRole('button', { name: 'Confirm values' }).waitFor();
    const uncertain = page.getByRole('button', { name: /^Next of/ });
    if (await uncertain.isVisible()) await uncertain.click();
    else
      await page
        .getByLabel(/^Grade of/)
        .nth(2)
        .focus();
  };
  await take(await web.page(large), `/documents/${id}`, 'documents-confirm', chooseValue);
  const phone = { as: learner, width: 390, height: 844 };
  await take(await web.page(phone), `/documents/${id}`, 'documents-phone', chooseValue);
}
