import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import {
  applicationsPath,
  applying,
  beginDraft,
  essaysOf,
  newApplicant,
  newSubmission,
} from '../../plugins/universities/applications/testing.ts';
import { IntakeRow, ProgramRow } from '../../plugins/universities/catalogue/models.ts';
import { decide, newReviewedCase } from '../../plugins/universities/desk/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';
import { createSharedPages } from './client-navigation.ts';

// Applications to universities, as their applicants write, submit and follow them.

let web: BrowserPlatform;
/** Whose applications no test counts. */
let writer: TestPerson;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['universities', 'documents', 'activity', 'immersion'] });
  writer = await newApplicant(web.at);
});
afterAll(() => web?.close());

const addressOf = (id: string) => `/universities/applications/${id}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const statement = (page: Page) => page.getByLabel('Personal statement');
const saved = (page: Page) => page.getByText(/^(All changes are saved|Saved, with changes)/).waitFor();
const scope = () => ({ institution: web.at.institution });

async function draftPage(learner: TestPerson, id: string, options: { width?: number; height?: number } = {}) {
  const page = await web.page({ as: learner, ...options });
  await page.goto(addressOf(id));
  await statement(page).waitFor();
  return page;
}

const show = createSharedPages(() => web);

const savedText = async (learner: TestPerson, id: string): Promise<string> =>
  (await learner.get(`${applicationsPath}/${id}`)).body.applicationData.personalStatement;

test('a draft is written on two devices, and what one saves appears on the other', async () => {
  const learner = await newApplicant(web.at);
  const { id } = await beginDraft(learner, await addUniversity(web.at));
  const desk = await draftPage(learner, id, { width: 1440 });
  const phone = await draftPage(learner, id, { width: 360, height: 740 });
  await statement(desk).fill('Written at the desk.');
  await desk.getByText('4 of at most 650 words').waitFor();
  await saved(desk);
  await expect.poll(() => statement(phone).inputValue()).toBe('Written at the desk.');
  // Different essays are brought together without a question.
  await phone.context().setOffline(true);
  await phone.getByLabel('Academic goals').fill('Robots.');
  await phone.getByText('No connection. Your text is kept on this device').waitFor();
  await statement(desk).fill('Written at the desk, again.');
  await saved(desk);
  await phone.context().setOffline(false);
  await expect.poll(() => statement(phone).inputValue()).toBe('Written at the desk, again.');
  await expect.poll(() => desk.getByLabel('Academic goals').inputValue()).toBe('Robots.');
  await saved(phone);
  expect(web.failures).toEqual([]);
});

test('of the same essay changed on two devices both versions stand side by side, and the person chooses', async () => {
  const learner = await newApplicant(web.at);
  const { id } = await beginDraft(learner, await addUniversity(web.at));
  const desk = await draftPage(learner, id, { width: 1440 });
  const phone = await draftPage(learner, id, { width: 360, height: 740 });
  await statement(desk).fill('I like old maps.');
  await expect.poll(() => statement(phone).inputValue()).toBe('I like old maps.');
  await phone.context().setOffline(true);
  await statement(phone).fill('I like old maps and ships.');
  await phone.getByText('No connection.').waitFor();
  await statement(desk).fill('I like new maps.');
  await saved(desk);
  await phone.context().setOffline(false);
  await phone.getByText('This draft was changed on two devices').waitFor();
  expect(await phone.locator('mark').allInnerTexts()).toEqual(['old maps and ships.', 'new maps.']);
  expect(await pageProblems(phone, [360, 768, 1440]), 'versions').toEqual([]);
  // Nothing is overwritten before the choice, and a reload asks again.
  expect(await savedText(learner, id)).toBe('I like new maps.');
  await phone.reload();
  await phone.getByText('This draft was changed on two devices').waitFor();
  expect(await button(phone, 'Use the chosen version').isDisabled()).toBe(true);
  await phone.getByLabel('Keep both').check();
  await button(phone, 'Use the chosen version').click();
  await saved(phone);
  const both = 'I like old maps and ships.\n\nI like new maps.';
  expect(await statement(phone).inputValue()).toBe(both);
  await expect.poll(() => statement(desk).inputValue()).toBe(both);
  expect(web.failures).toEqual([]);
});

test('text written without a connection survives a closed page', async () => {
  const learner = await newApplicant(web.at);
  const { id } = await beginDraft(learner, await addUniversity(web.at));
  const page = await draftPage(learner, id);
  await page.context().setOffline(true);
  await statement(page).fill('Written in a tunnel.');
  await page.getByText('No connection.').waitFor();
  await page.close();
  const [context] = [page.context()];
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(addressOf(id));
  await expect.poll(() => statement(again).inputValue()).toBe('Written in a tunnel.');
  await expect.poll(() => savedText(learner, id)).toBe('Written in a tunnel.');
});

test('an application is submitted in the dialog; a double press sends one', async () => {
  const learner = await newApplicant(web.at);
  const name = `Northgate ${Date.now()}`;
  const university = await addUniversity(web.at, { name, minEiqScore: 500 });
  const page = await web.page({ as: learner });
  await page.goto('/universities');
  await button(page, `Apply to ${name}`).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Submit application' });
  await dialog.getByText('Your score is a good match for this program.').waitFor();
  // The score is the one of the record and cannot be changed.
  const score = dialog.getByLabel('EiQ score');
  expect([await score.inputValue(), await score.getAttribute('readonly')]).toEqual(['512.0', '']);
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Personal statement').fill('   ');
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Personal statement').fill('I want to learn how things work.');
  expect(await submit.isDisabled()).toBe(false);
  await dialog.getByLabel('Program').selectOption('');
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Program').selectOption('Computer Science');
  expect(await pageProblems(page), 'dialog').toEqual([]);
  // A closed dialog keeps its text.
  await page.keyboard.press('Escape');
  await button(page, `Apply to ${name}`).click();
  expect(await dialog.getByLabel('Personal statement').inputValue()).toBe('I want to learn how things work.');
  await submit.dblclick();
  await page.getByText('Your application was received').waitFor();
  const { body: list } = await learner.get(applicationsPath);
  expect(list.map((each: { status: string }) => each.status)).toEqual(['submitted']);
  expect(list[0]).toMatchObject({ universityId: university.universityId, applicationEiqScore: 512 });

  await page.goto('/universities?tab=applications');
  const id = list[0].id as string;
  await page.getByText(id.slice(-8)).waitFor();
  await page.getByText('AI analysis summary').waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'list').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('what the dialog lacks is added on the page of the draft, and the text is taken along', async () => {
  const learner = await newApplicant(web.at);
  const name = `Southgate ${Date.now()}`;
  const university = await addUniversity(web.at, { name });
  await web.at.platform.database
    .rows(ProgramRow, scope())
    .findById(university.programId)
    .patch({ letters: 1, documents: ['transcript'] });
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto('/universities');
  await button(page, `Apply to ${name}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('a confirmed transcript and 1 letter of recommendation').waitFor();
  await dialog.getByLabel('Personal statement').fill('I build sensors.');
  await button(page, 'Submit application').click();
  await dialog.getByText('The application is not complete.').waitFor();
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('2 things are missing.').waitFor();
  expect(await statement(page).inputValue()).toBe('I build sensors.');
  expect(await button(page, 'Submit application').isDisabled()).toBe(true);

  // A document that is confirmed elsewhere appears by itself.
  const { firstName, lastName } = learner.user;
  const { id } = await uploadFile(learner, transcriptText(`${firstName} ${lastName}`));
  await web.at.platform.queueing.waitUntilIdle();
  await page.getByRole('link', { name: 'Check and confirm' }).waitFor();
  await learner.post(`/api/documents/${id}/confirm`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('One thing is missing.').waitFor();
  await page.getByLabel('Include all confirmed documents').uncheck();
  await page.getByRole('checkbox', { name: /^transcript.txt/ }).uncheck();
  await page.getByText('2 things are missing.').waitFor();
  await page.getByLabel('Include all confirmed documents').check();

  // By keyboard alone.
  await button(page, 'Ask for a letter').press('Enter');
  const request = page.getByRole('dialog');
  await request.getByLabel('Their name').pressSequentially('Ada Writer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@school.example');
  expect(await request.getByRole('button', { name: 'Send request' }).isDisabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await request.getByText('Only reviewers of').waitFor();
  await request.getByRole('button', { name: 'Send request' }).press('Enter');
  await page.getByText('You waived the right to see it').waitFor();
  await page.getByText('Nothing is missing.').waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'draft').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Submit application').press('Enter');
  await page.getByRole('dialog').getByText('0 of 1 received').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).dblclick();
  await page.getByText('Your application was received').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await pageProblems(page, [360, 768, 1440]), 'submitted').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('a deadline is shown in its zone and the reader’s; once it has passed, the draft moves to another intake', async () => {
  const university = await addUniversity(web.at);
  const intakes = () => web.at.platform.database.rows(IntakeRow, scope());
  const now = web.at.clock.now().getTime();
  const first = { timeZone: 'Pacific/Auckland', deadline: new Date(now + 90_000) };
  await intakes().findById(university.intakeId).patch(first);
  await intakes().insert({
    ...{ universityId: university.universityId, programId: university.programId, key: 'later', name: 'Later' },
    ...{ timeZone: 'UTC', opensLocal: '2026-01-01', deadlineLocal: '2028-01-01', decisionsLocal: '2028-02-01' },
    ...{ opensAt: new Date(now - 1), deadline: new Date(now + 1e9), decisionsAt: new Date(now + 2e9) },
  });
  const { id } = await beginDraft(writer, university);
  const page = await show(writer, addressOf(id));
  await page
    .getByText(/GMT\+1[23]/)
    .first()
    .waitFor();
  await page.getByText('On your clock:').waitFor();
  await page.getByText(/^1:[0-2]\d/).waitFor();
  await statement(page).fill('Just in time.');
  await saved(page);
  await page.getByText('Nothing is missing.').waitFor();
  await button(page, 'Submit application').click();
  await page.getByText('The moment at which the server receives it counts.').waitFor();
  web.at.clock.forward(120);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('The deadline of this intake was').waitFor();
  await button(page, 'Not yet').click();
  await page.getByText('The deadline has passed').first().waitFor();
  expect(await statement(page).inputValue()).toBe('Just in time.');
  await page.getByLabel('Intake').selectOption({ index: 1 });
  await saved(page);
  await button(page, 'Submit application').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('Your application was received').waitFor();
  expect(web.failures).toEqual([]);
});

test('the page notices by itself that the deadline has passed', async () => {
  const university = await addUniversity(web.at);
  const { id } = await beginDraft(writer, university);
  await writer.put(`${applicationsPath}/${id}/draft`, { version: 1, applicationData: essaysOf() });
  const deadline = new Date(web.at.clock.now().getTime() + 4000);
  await web.at.platform.database.rows(IntakeRow, scope()).findById(university.intakeId).patch({ deadline });
  const page = await show(writer, addressOf(id));
  await page.getByText(/^0:0\d/).waitFor();
  web.at.clock.forward(10);
  await page.getByText('Your draft is kept. Choose another intake if there is one.').waitFor();
  await expect.poll(() => button(page, 'Submit application').isDisabled()).toBe(true);
});

test('text that is too long is neither cut off nor lost', async () => {
  const { id } = await beginDraft(writer, await addUniversity(web.at));
  const page = await show(writer, addressOf(id));
  const long = 'word '.repeat(4001);
  await statement(page).fill(long);
  await page.getByText('Texts of more than 20,000 characters are not saved.').waitFor();
  await page.getByText('Not saved, kept on this device.').waitFor();
  await page.reload();
  await expect.poll(() => statement(page).inputValue()).toBe(long);
  await statement(page).fill('word '.repeat(700));
  await page.getByText('700 of at most 650 words. Shorten it by 50 to submit it.').waitFor();
  await saved(page);
  expect(await button(page, 'Submit application').isDisabled()).toBe(true);
  expect(web.failures).toEqual([]);
});

test('an application is withdrawn after a confirmation, and its history remains', async () => {
  const learner = await newApplicant(web.at);
  const { application } = await newSubmission(web.at, learner);
  const page = await web.page({ as: learner });
  await page.goto(addressOf(application.id));
  const other = await page.context().newPage();
  await other.goto('/universities?tab=applications');
  await other.getByText('Submitted', { exact: true }).first().waitFor();
  await button(page, 'Withdraw application').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Withdraw application').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText('You withdrew this application').waitFor();
  expect(
    await page
      .getByRole('listitem')
      .getByText(/^(Draft begun|Submitted|Withdrawn)$/)
      .allInnerTexts(),
  ).toEqual(['Draft begun', 'Submitted', 'Withdrawn']);
  expect(await pageProblems(page), 'withdrawn').toEqual([]);
  // The list of another tab changes by itself.
  await other.getByText('Withdrawn', { exact: true }).waitFor();
  expect(web.failures).toEqual([]);
});

/** An application with a recorded decision. @returns a function that releases it */
async function decided(decision: 'accepted' | 'rejected') {
  const { applicant, id, university, first } = await newReviewedCase(web.at);
  expect(await decide(first, id, decision)).toMatchObject({ outcome: 'recorded' });
  const decisionsAt = new Date(web.at.clock.now().getTime() + 60_000);
  await web.at.platform.database.rows(IntakeRow, scope()).findById(university.intakeId).patch({ decisionsAt });
  const release = async () => {
    web.at.clock.forward(120);
    await web.at.runSchedule('universities', 'releaseDecisions');
  };
  return { applicant, id, first, release };
}

test('a decision appears on the page when it is released, and the offer is accepted after a confirmation', async () => {
  const { applicant, id, release } = await decided('accepted');
  const page = await web.page({ as: applicant, width: 360, height: 740, theme: 'dark' });
  await page.goto(addressOf(id));
  await page.getByText('Your application is being reviewed').waitFor();
  await page.getByText('Appears with the decision of the university.').waitFor();
  await release();
  await page.getByText('You have an offer').waitFor();
  await page.getByText('Decision: Accepted').waitFor();
  await page.getByText('Recommendation: ').first().waitFor();
  expect(await pageProblems(page), 'offer').toEqual([]);
  await button(page, 'Accept the offer').click();
  await button(page, 'Accept offer').click();
  await page.getByText('You accepted the offer').waitFor();
  expect(web.failures).toEqual([]);
});

test('a rejection is appealed once, and the page shows the answer', async () => {
  const { applicant, id, first, release } = await decided('rejected');
  await release();
  const page = await web.page({ as: applicant });
  await page.goto(addressOf(id));
  await page.getByText('The university did not offer you a place').waitFor();
  await button(page, 'Appeal this decision').click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Send appeal' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Reason').fill('My transcript was read as another person’s.');
  await page.keyboard.press('Escape');
  await button(page, 'Appeal this decision').click();
  expect(await dialog.getByLabel('Reason').inputValue()).toContain('another person’s');
  expect(await pageProblems(page), 'appeal').toEqual([]);
  await dialog.getByRole('button', { name: 'Send appeal' }).dblclick();
  await page.getByText('Waiting for an answer').waitFor();
  expect(await button(page, 'Appeal this decision').count()).toBe(0);
  const { body } = await applicant.get(`${applicationsPath}/${id}/appeals`);
  const answer = { answer: 'reopen', reason: 'We look at it again.' };
  expect((await first.post(`/api/admissions/appeals/${body.appeals[0].id}/answer`, answer)).status).toBe(200);
  await page.getByText('We look at it again.').waitFor();
  await page.getByText('Your application is being reviewed').waitFor();
  expect(web.failures).toEqual([]);
});

test('a learner without applications finds the way to the catalogue, and one without a score to an assessment', async () => {
  const learner = await web.at.person('learner');
  const name = `Eastgate ${Date.now()}`;
  const university = await addUniversity(web.at, { name });
  const page = await web.page({ as: learner });
  await page.goto('/universities?tab=applications');
  await page.getByRole('link', { name: 'Explore Universities' }).click();
  await button(page, `Apply to ${name}`).click();
  await page.getByText('Your score comes from your record. Take an assessment first.').waitFor();
  await page.getByRole('link', { name: 'Take the placement assessment' }).waitFor();
  await page.getByLabel('Personal statement').fill('I want to learn.');
  expect(await button(page, 'Submit application').isDisabled()).toBe(true);
  // Another learner's application does not exist for them.
  const stranger = await newApplicant(web.at);
  const { body } = await stranger.post(applicationsPath, applying(university, essaysOf().personalStatement));
  await page.goto(addressOf(body.id));
  await page.getByText('This application does not exist').waitFor();
});
