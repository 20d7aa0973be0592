import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import { seededRandom } from '../../core/random.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mailsTo } from '../../plugins/consent/testing.ts';
import { documentOf } from '../../plugins/documents/testing.ts';
import { applicationsPath, newApplicant, recommenderCode } from '../../plugins/universities/applications/testing.ts';
import { IntakeRow, ProgramRow } from '../../plugins/universities/catalogue/models.ts';
import { newReviewer } from '../../plugins/universities/desk/testing.ts';
import type { TestUniversity } from '../../plugins/universities/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import { transcripts } from '../fixtures/documents/documents.ts';
import { toBadJpg } from '../fixtures/documents/picture.ts';
import { findOccurrences } from '../privacy/find-occurrences.ts';
import { downloadExport, exportedFiles } from '../privacy/personal-export.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// From a transcript to an admission decision, as an applicant, a recommender and two reviewers go through it.

let web: BrowserPlatform;
beforeAll(async () => {
  const plugins = ['universities', 'documents', 'activity', 'consent', 'lifetime', 'dashboards', 'administration'];
  web = await openBrowserPlatform({ plugins });
});
afterAll(() => web?.close());

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const hour = 3600;
const recommender = 'ada.writer@westlake-school.example';
const [statement, goals, words] = [
  'I built a barometer from a jam jar when I was nine.',
  'I want to measure the weather of cities.',
  'She measures twice and argues once.',
];
const comment = 'Persuasive and well prepared.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText(/All changes are saved|Saved, with changes/).waitFor();
const scope = () => ({ institution: web.at.institution });
const details = async (person: TestPerson, id: string) => (await person.get(`${applicationsPath}/${id}`)).body;

/** Moves the test's clock to a moment in its future. */
const moveTo = (moment: Date) => web.at.clock.forward((moment.getTime() - web.at.clock.now().getTime()) / 1000);

/** An applicant with the name on a scanned transcript. */
async function applicantWithTranscript() {
  const transcript = transcripts().find(({ truth }) => truth.scale === 'letter' && truth.studentName);
  const [sheet] = transcript?.sheets ?? [];
  if (!transcript || !sheet) throw new Error('There is no such transcript');
  const applicant = await newApplicant(web.at);
  const [firstName = '', ...others] = (transcript.truth.studentName ?? '').split(' ');
  const name = { firstName, lastName: others.join(' ') };
  expect((await applicant.patch('/api/auth/account', name)).status).toBe(200);
  Object.assign(applicant.user, name);
  return { applicant, scan: await toBadJpg(sheet, seededRandom('journey')) };
}

/** A university whose program asks for a transcript and a letter, and whose intake ends within the hour. */
async function universityInItsLastHour(): Promise<
  TestUniversity & { name: string; deadline: Date; decisionsAt: Date }
> {
  const name = `University of Westlake ${Date.now()}`;
  const university = await addUniversity(web.at, { name });
  const programs = web.at.platform.database.rows(ProgramRow, scope());
  await programs.findById(university.programId).patch({ documents: ['transcript'], letters: 1, minGpa: 2 });
  const deadline = new Date(web.at.clock.now().getTime() + hour * 1000);
  const decisionsAt = new Date(deadline.getTime() + 2 * hour * 1000);
  const intakes = web.at.platform.database.rows(IntakeRow, scope());
  await intakes.findById(university.intakeId).patch({ deadline, decisionsAt, timeZone: 'Australia/Lord_Howe' });
  return { ...university, name, deadline, decisionsAt };
}

/** Uploads the scan with a phone, corrects a grade and confirms. @returns the id of the document */
async function confirmTranscript(applicant: TestPerson, scan: Buffer): Promise<string> {
  const page = await web.page({ as: applicant, ...phone });
  await page.goto('/documents');
  const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: scan };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('Upload successful').waitFor();
  await page.getByRole('link', { name: 'Check values' }).click({ timeout: 60_000 });
  const grade = page.getByLabel(/^Grade of /).first();
  await grade.fill('A');
  await page.getByText('All changes are saved.').waitFor();
  await button(page, 'Confirm values').click();
  await page.getByText('They count from now on.').waitFor();
  await page.close();
  const [document] = (await applicant.get('/api/documents')).body;
  expect(document).toMatchObject({ isConfirmed: true, nameMatches: true, kind: 'transcript' });
  return document.id;
}

/** Writes one essay at a desk and another on a phone. @returns the page at the desk */
async function writeOnTwoDevices(applicant: TestPerson, university: string): Promise<{ desk: Page; id: string }> {
  const desk = await web.page({ as: applicant, ...desktop });
  await desk.goto('/universities');
  await button(desk, `Apply to ${university}`).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Personal statement').fill(statement);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await dialog.getByText('The application is not complete.').waitFor();
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await desk.getByText('One thing is missing.').waitFor();
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  const other = await web.page({ as: applicant, ...phone });
  await other.goto(`/universities/applications/${id}`);
  await other.getByLabel('Academic goals').fill(goals);
  await saved(other);
  await expect.poll(() => desk.getByLabel('Academic goals').inputValue()).toBe(goals);
  expect(await desk.getByLabel('Personal statement').inputValue()).toBe(statement);
  await other.close();
  return { desk, id };
}

/** The applicant asks, and the recommender writes without an account. */
async function askForLetter(desk: Page): Promise<void> {
  await button(desk, 'Ask for a letter').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Their name').fill('Ada Writer');
  await dialog.getByLabel('Their email').fill(recommender);
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await desk.getByText('Nothing is missing.').waitFor();
  const page = await web.page(phone);
  await page.goto(`/recommend#code=${await recommenderCode(web.at, recommender)}`);
  await page.getByLabel('Your letter').fill(words);
  await button(page, 'Send letter').click();
  await inDialog(page, 'Send letter').click();
  await page.getByRole('heading', { name: 'Thank you. Your letter was sent' }).waitFor();
  await page.close();
}

/** A review by keyboard. Before both are in, nothing of the other is on the page. */
async function review(reviewer: TestPerson, id: string, text: string, hidden: string): Promise<void> {
  const page = await web.page({ as: reviewer, ...desktop });
  await page.goto(`/universities/desk/${id}`);
  await page.getByText(statement).first().waitFor();
  await page.getByText(words).first().waitFor();
  expect(await page.getByText(hidden).count()).toBe(0);
  await page.getByRole('radio').first().focus();
  for (const level of [5, 4, 4, 4]) await page.keyboard.press(String(level));
  await page.getByLabel('Comment (optional)').fill(text);
  await page.getByText('Draft saved. Only you see it.').waitFor();
  await button(page, 'Submit review').click();
  await inDialog(page, 'Submit review').click();
  await page.getByText('Review submitted').waitFor();
  await page.close();
}

test('a scanned transcript is confirmed, an application submitted in the last second, reviewed, released, accepted and erased', async () => {
  const { applicant, scan } = await applicantWithTranscript();
  const erase = () => web.at.platform.personalData.erase({ who: deployment(web.at.institution) }, applicant.user.id);
  // A second attempt searches for the same words.
  onTestFailed(async () => void (await erase()));
  const university = await universityInItsLastHour();
  const documentId = await confirmTranscript(applicant, scan);
  const { desk, id } = await writeOnTwoDevices(applicant, university.name);
  await askForLetter(desk);
  const ready = await details(applicant, id);
  expect(ready.transcriptAnalysis.overallGPA).toBe((await documentOf(applicant, documentId)).gpa?.value);

  // In the last second, by the server's clock.
  await button(desk, 'Submit application').click();
  moveTo(university.deadline);
  await inDialog(desk, 'Submit application').click();
  await desk.getByText('Your application was received').waitFor();
  const submitted = await details(applicant, id);
  expect(submitted).toMatchObject({
    status: 'submitted',
    submittedAt: university.deadline.toISOString(),
    applicationEiqScore: 512,
    recommendations: [{ status: 'submitted', letter: words }],
  });
  web.at.clock.forward(0.001);
  const late = await (await newApplicant(web.at)).post(applicationsPath, {
    ...{ universityId: university.universityId, program: 'Computer Science' },
    applicationData: { personalStatement: statement },
  });
  expect([late.status, late.body.error.message]).toEqual([
    409,
    expect.stringContaining('The deadline of this intake was'),
  ]);

  // Two reviewers of the university, blind to each other; a third person of another university sees nothing.
  const [first, second] = [await newReviewer(web.at, university), await newReviewer(web.at, university)];
  const stranger = await newReviewer(web.at, await addUniversity(web.at));
  expect((await stranger.get(`/api/admissions/applications/${id}`)).status).toBe(404);
  expect((await first.get(`/api/documents/${documentId}`)).status).toBe(200);
  expect((await stranger.get(`/api/documents/${documentId}`)).status).toBe(404);
  await review(first, id, comment, 'Nothing hidden yet');
  await review(second, id, 'I agree.', comment);

  // A recorded decision changes nothing that the applicant can see.
  const before = await details(applicant, id);
  const list = (await applicant.get(applicationsPath)).body;
  await web.at.platform.queueing.waitUntilIdle();
  const told = (await mailsTo(web.at, applicant.user.email)).length;
  const decided = await first.post('/api/admissions/decisions', {
    decisions: [{ applicationId: id, decision: 'accepted' }],
  });
  expect(decided.body.results[0]).toMatchObject({ outcome: 'recorded' });
  await web.at.runSchedule('universities', 'releaseDecisions');
  expect(await details(applicant, id)).toEqual(before);
  expect((await applicant.get(applicationsPath)).body).toEqual(list);
  expect((await mailsTo(web.at, applicant.user.email)).length).toBe(told);

  // At the release time the open page shows it, and the mail and the notification lead there.
  moveTo(university.decisionsAt);
  await web.at.runSchedule('universities', 'releaseDecisions');
  await desk.getByText('You have an offer').waitFor();
  const mail = (await mailsTo(web.at, applicant.user.email)).at(-1);
  const [link = ''] = /https?:\/\/\S+\/universities\/applications\/[0-9a-f-]+/.exec(mail?.text ?? '') ?? [];
  expect(new URL(link).pathname).toBe(`/universities/applications/${id}`);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/accept|offer|congratulat/i);
  await desk.goto(new URL(link).pathname);
  await button(desk, 'Accept the offer').click();
  await button(desk, 'Accept offer').click();
  await desk.getByText('You accepted the offer').waitFor();

  // Home, timeline, notifications and search know of it.
  await desk.goto('/');
  const card = desk.getByRole('link', { name: university.name });
  await card.waitFor();
  expect(await pageProblems(desk, [360, 768, 1440]), 'home').toEqual([]);
  await desk.setViewportSize(desktop);
  await desk.goto('/lifetime-advantage?kind=application');
  await desk.getByText(`Offer of ${university.name} accepted`).waitFor();
  await desk.getByRole('link', { name: `Applied to ${university.name}` }).click();
  await desk.getByText('You accepted the offer').waitFor();

  // Everything is exported: essays, history, the letter, the scan; nothing of the reviewers.
  const files = await exportedFiles(await downloadExport(web.at, applicant));
  const data = files.get('data.json') ?? '';
  for (const text of [statement, goals, words, recommender, 'offer_accepted']) expect(data).toContain(text);
  expect(data).not.toContain(comment);
  expect([...files.keys()].filter((name) => name.startsWith('files/documents/'))).not.toEqual([]);

  // And everything is erased with the applicant.
  const { user } = applicant;
  await erase();
  await web.at.platform.queueing.waitUntilIdle();
  const marks = [user.id, user.email, `${user.firstName} ${user.lastName}`, statement, goals, words, recommender];
  expect(await findOccurrences(web.at, marks)).toEqual([]);
  const left = knexOf(web.at.platform.database)('universities.applications').where({ userId: user.id });
  expect(await left).toEqual([]);
  expect((await first.get(`/api/admissions/applications/${id}`)).status).toBe(404);
  expect(web.failures).toEqual([]);
}, 180_000);
