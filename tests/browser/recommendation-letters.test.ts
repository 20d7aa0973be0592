import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import {
  applicationsPath,
  beginDraft,
  newApplicant,
  recommenderCode,
} from '../../plugins/universities/applications/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Letters of recommendation, written by people without an account with the link in their mail.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['universities', 'documents', 'activity'] });
});
afterAll(() => web?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** An applicant who asked somebody for a letter. @returns the code in the mail */
async function requested(recommenderEmail: string, isWaived = false) {
  const applicant = await newApplicant(web.at);
  const draft = await beginDraft(applicant, await addUniversity(web.at, { name: 'University of Westlake' }));
  const request = { recommenderName: 'Ada Writer', recommenderEmail, isWaived };
  const { body } = await applicant.post(`${applicationsPath}/${draft.id}/recommendations`, request);
  await web.at.platform.queueing.waitUntilIdle();
  return { applicant, draft, id: body.id as string, code: await recommenderCode(web.at, recommenderEmail) };
}

const nameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;

test('a recommender writes a letter on a phone, and the applicant sees it arrive', async () => {
  const { applicant, draft, code } = await requested('phone@school.example');
  const own = await web.page({ as: applicant, width: 1440 });
  await own.goto(`/universities/applications/${draft.id}`);
  await own.getByText('You can send a reminder 3 days after the last email.').waitFor();
  const page = await web.page({ width: 360, height: 740, theme: 'dark' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(`/recommend#code=${code}`);
  await heading(page, `A letter of recommendation for ${nameOf(applicant)}`).waitFor();
  await page.getByText(`Reviewers of University of Westlake, and ${nameOf(applicant)}.`).waitFor();
  // Nothing of the applicant but the name.
  const text = await page.locator('body').innerText();
  expect([text.includes(applicant.user.email), /512|score|GPA/i.test(text)]).toEqual([false, false]);
  expect(await pageProblems(page, [360, 768, 1440]), 'open').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await button(page, 'Send letter').isDisabled()).toBe(true);
  await page.getByLabel('Your letter').fill('She never gives up.');
  await page.getByText('4 of at most 2,000 words. Kept in this browser until you send it.').waitFor();
  await page.reload();
  expect(await page.getByLabel('Your letter').inputValue()).toBe('She never gives up.');

  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await page.getByText('Choose a PDF file.').waitFor();
  await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(2_000_001) });
  await page.getByText('The file is larger than 2 MB.').waitFor();
  await file.setInputFiles(pdf);
  await page.getByText('letter.pdf').waitFor();
  await button(page, 'Send letter').click();
  await page.getByText('4 words and the file letter.pdf').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Send letter' }).dblclick();
  await heading(page, 'Thank you. Your letter was sent').waitFor();
  await expect
    .poll(() => heading(page, 'Thank you. Your letter was sent').evaluate((each) => each === document.activeElement))
    .toBe(true);
  expect(await pageProblems(page), 'sent').toEqual([]);
  expect(requests.filter((each) => each.includes(code))).toEqual([]);
  // Nothing of the letter stays in the browser, and the link has been used.
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('gives up');
  await page.reload();
  await heading(page, 'Your letter has been received').waitFor();

  await own.getByRole('button', { name: 'Read letter' }).click();
  await own.getByRole('dialog').getByText('She never gives up.').waitFor();
  await own.keyboard.press('Escape');
  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Save PDF' }).click();
  expect((await download).suggestedFilename()).toBe('letter.pdf');
  expect(web.failures).toEqual([]);
});

test('a letter that the applicant waived the right to see is told to both and shown to none but reviewers', async () => {
  const { applicant, draft, code } = await requested('waived@school.example', true);
  const page = await web.page();
  await page.goto(`/recommend#code=${code}`);
  await page.getByText(`${nameOf(applicant)} gave up the right to see it.`).waitFor();
  await page.getByLabel('Your letter').fill('In confidence.');
  await button(page, 'Send letter').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send letter' }).press('Enter');
  await heading(page, 'Thank you. Your letter was sent').waitFor();
  const own = await web.page({ as: applicant });
  await own.goto(`/universities/applications/${draft.id}`);
  await own.getByText('You waived the right to see it').waitFor();
  await own.getByText('Received', { exact: true }).waitFor();
  expect(await own.getByRole('button', { name: 'Read letter' }).count()).toBe(0);
  expect(await own.locator('body').innerText()).not.toContain('In confidence.');
});

test('a recommender declines, and the applicant can ask somebody else', async () => {
  const { applicant, draft, code } = await requested('declines@school.example');
  const own = await web.page({ as: applicant });
  await own.goto(`/universities/applications/${draft.id}`);
  const page = await web.page({ width: 360, height: 740 });
  await page.goto(`/recommend#code=${code}`);
  await button(page, 'Decline').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await heading(page, 'You declined').waitFor();
  expect(await pageProblems(page), 'declined').toEqual([]);
  await page.reload();
  await heading(page, 'You declined').waitFor();
  await own.getByText('You can ask somebody else.').waitFor();
  expect(web.failures).toEqual([]);
});

test('an applicant reminds a recommender and withdraws the request; the link then ends', async () => {
  const { applicant, draft, code } = await requested('reminded@school.example');
  web.at.clock.forward(4 * 24 * 60 * 60);
  const own = await web.page({ as: applicant });
  await own.goto(`/universities/applications/${draft.id}`);
  await own.getByRole('button', { name: 'Remind' }).click();
  await own.getByText('Reminder sent').waitFor();
  await own.getByText(/Reminded on/).waitFor();
  await own.getByRole('button', { name: 'Withdraw request' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await own.getByText('You have not asked anybody yet.').waitFor();
  const page = await web.page();
  await page.goto(`/recommend#code=${code}`);
  await heading(page, 'This link cannot be used').waitFor();
  await page.getByText('The request may have been withdrawn.').waitFor();
  expect(await pageProblems(page), 'ended').toEqual([]);
  await page.goto('/recommend');
  await page.getByText('This link is incomplete').waitFor();
  expect(web.failures).toEqual([]);
});
