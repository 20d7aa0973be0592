import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { TestPerson } from '../../core/testing.ts';
import { transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import { learnerRecord } from '../../plugins/learner/services.ts';
import {
  applicationsPath,
  applying,
  letterForm,
  newApplicant,
  recommenderCode,
} from '../../plugins/universities/applications/testing.ts';
import { IntakeRow, ProgramRow } from '../../plugins/universities/catalogue/models.ts';
import { seedApplications } from '../../plugins/universities/desk/intakes.testing.ts';
import { deskPath, makeReviewer, newReviewer, scored, submitReview } from '../../plugins/universities/desk/testing.ts';
import type { TestUniversity } from '../../plugins/universities/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// An intake of many applications, from the home pages of its reviewers to the release.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform();
});
afterAll(() => web?.close());

const scope = () => ({ institution: web.at.institution });
const screenfuls = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/** An applicant with a confirmed transcript and a sealed letter with a PDF. @returns the id of the application */
async function applyInFull(university: TestUniversity): Promise<{ applicant: TestPerson; id: string }> {
  const applicant = await newApplicant(web.at);
  const { firstName, lastName, id: userId } = applicant.user;
  await web.at.platform.host
    .service(learnerRecord)
    .setEducation({ who: unprivilegedActor(web.at.institution) }, userId, {
      educationalLevel: 'college',
      gradeLevel: null,
    });
  const { id: documentId } = await uploadFile(applicant, transcriptText(`${firstName} ${lastName}`));
  await web.at.platform.queueing.waitUntilIdle();
  expect((await applicant.post(`/api/documents/${documentId}/confirm`)).status).toBe(200);
  const { status, body } = await applicant.post(applicationsPath, applying(university));
  expect([status, body.error]).toEqual([201, undefined]);
  const recommenderEmail = `ada-${userId}@school.example`;
  const request = { recommenderName: 'Ada Writer', recommenderEmail, isWaived: true };
  await applicant.post(`${applicationsPath}/${body.id}/recommendations`, request);
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
  const form = letterForm(await recommenderCode(web.at, recommenderEmail), 'She measures twice.', pdf);
  expect((await web.at.call('POST', '/api/recommendation-letters', { body: form })).status).toBe(200);
  return { applicant, id: body.id };
}

/** Records a decision for all selected applications, with a double click as impatient people make it. */
async function decideSelected(page: Page, action: string, count: number): Promise<void> {
  await page.getByText(`${count} applications selected`).waitFor();
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: `Record ${count} decisions` }).dblclick();
  await page.getByText(`${count} applications: ${count} recorded.`).waitFor({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

/** On three pages of the queue, and enough for figures by group. */
const size = 120;

test('an intake of three pages is reviewed, decided in bulk and released', async () => {
  const { at } = web;
  const university = await addUniversity(at, { name: 'University of Westlake' });
  const asks = (requirements: Partial<ProgramRow>) =>
    at.platform.database.rows(ProgramRow, scope()).findById(university.programId).patch(requirements);
  await asks({ documents: ['transcript'] });
  const administrator = await at.person('administrator');
  await makeReviewer(at, administrator, university.universityId);
  const second = await newReviewer(at, university);
  const own = await applyInFull(university);
  // What is asked for later is missing in applications that were submitted before.
  await asks({ tests: [{ test: 'SAT', minimum: 1200 }], letters: 1 });
  await seedApplications(at, university, {
    count: size - 1,
    reviewers: [administrator, second],
    educationalLevel: (place) => (place % 3 === 0 ? 'k-12' : 'college'),
  });

  // The home pages show the work, each figure with its list.
  await administrator.put('/api/admin/set-up/closed', { closed: true });
  const page = await web.page({ as: administrator, width: 1440, height: 900 });
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('link', { name: `${size - 1} ready to decide` }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await screenfuls(page)).toBeLessThanOrEqual(2);
  }
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Safety alerts' }).waitFor();
  await menu.getByRole('button', { name: 'Admissions' }).click();
  await menu.getByRole('link', { name: 'Admissions desk' }).waitFor();
  const other = await web.page({ as: second, width: 360, height: 800 });
  await other.goto('/');
  await other.getByRole('link', { name: '1 for you to review' }).waitFor();
  await other.waitForLoadState('networkidle');
  expect(await screenfuls(other)).toBeLessThanOrEqual(1.5);
  expect(await pageProblems(other), 'home of a reviewer').toEqual([]);

  // The evidence: what the program asks for, the document, and the letter as a PDF.
  await other.getByRole('link', { name: '1 for you to review' }).click();
  await other.getByRole('link', { name: `${own.applicant.user.firstName} ${own.applicant.user.lastName}` }).click();
  const requirements = other.getByRole('region', { name: 'Requirements' }).getByRole('listitem');
  await requirements.first().waitFor();
  expect((await requirements.allInnerTexts()).map((text) => text.split('\n').join(' '))).toEqual([
    expect.stringMatching(/^EiQ score Met 512/),
    'Personal statement Met 7 words.',
    'Transcript Met transcript.txt, confirmed by the applicant.',
    'SAT score Missing None was submitted. The minimum is 1200.',
    'Letters of recommendation Met 1 of 1 received.',
  ]);
  await other.setViewportSize({ width: 1440, height: 900 });
  const [opened] = await Promise.all([
    other.context().waitForEvent('page'),
    other.getByRole('link', { name: 'Open transcript.txt' }).click(),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  await opened.getByText(`Transcript of ${own.applicant.user.firstName} ${own.applicant.user.lastName}`).waitFor();
  // A list of staff, which a reviewer may not open.
  expect(await opened.getByRole('link', { name: 'Names on documents' }).count()).toBe(0);
  await opened.close();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Save the letter of Ada Writer' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Letter of Ada Writer.pdf');

  // Notes of two reviewers, one of them long and in another script.
  const note = 'שלום '.repeat(1000).trim();
  await other.getByLabel('New note').fill(note);
  await other.getByRole('button', { name: 'Add note' }).click();
  await other.getByRole('button', { name: /Delete your note/ }).waitFor();
  await other.setViewportSize({ width: 360, height: 800 });
  expect(await pageProblems(other), 'application with a note').toEqual([]);
  for (const reviewer of [administrator, second]) await submitReview(reviewer, own.id, scored(4));

  // Paging and filters, and decisions for more than a page.
  await page.getByRole('link', { name: `${size} ready to decide` }).click();
  await page.getByText(`1–50 of ${size}`).waitFor();
  await page.getByLabel('Order').selectOption('-rubric');
  for (const next of [1, 2]) {
    await page.locator('table[aria-busy=false] tbody tr').first().waitFor();
    await page.getByLabel('Select the 50 on this page').check();
    await page.getByText(`${next * 50} applications selected`).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(`${next * 50 + 1}–${Math.min(size, next * 50 + 50)} of ${size}`).waitFor();
  }
  await decideSelected(page, 'Accept', 100);
  await page.getByRole('button', { name: 'Ready to decide' }).click();
  await page.getByText('20 applications', { exact: true }).first().waitFor();
  await page.locator('table[aria-busy=false] tbody tr').first().waitFor();
  await page.getByLabel('Select the 20 on this page').check();
  await decideSelected(page, 'Reject', 20);
  await page.getByText('No application matches').waitFor();

  // The figures by group, and the agreement of the reviewers.
  await page.goto(`/universities/desk/intakes/${university.intakeId}`);
  await page.getByRole('heading', { name: 'Impact ratios' }).waitFor();
  await page.getByText(`with ${size} decided applications`).waitFor();
  await page.getByRole('rowheader', { name: 'K-12 school' }).waitFor();
  expect(await pageProblems(page), 'statistics').toEqual([]);

  // The release.
  expect((await own.applicant.get(`${applicationsPath}/${own.id}`)).body.status).toBe('under_review');
  await at.platform.database
    .rows(IntakeRow, scope())
    .findById(university.intakeId)
    .patch({ decisionsAt: at.clock.now() });
  await at.runSchedule('universities', 'releaseDecisions');
  await at.platform.queueing.waitUntilIdle();
  expect((await own.applicant.get(`${applicationsPath}/${own.id}`)).body.status).toBe('accepted');
  await page.goto('/universities/desk?decided=released');
  await page.getByText(`1–50 of ${size}`).waitFor();
  const { body } = await administrator.get(`${deskPath}/universities`);
  expect(body[0].intakes[0]).toMatchObject({ applications: size, toReview: 0, toDecide: 0, pending: 0 });
  expect(web.failures).toEqual([]);
});
