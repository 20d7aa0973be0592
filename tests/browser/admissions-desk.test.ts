import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { applicationsPath, applying, newApplicant } from '../../plugins/universities/applications/testing.ts';
import { IntakeRow } from '../../plugins/universities/catalogue/models.ts';
import type { DeskDetails } from '../../plugins/universities/contract.ts';
import {
  decide,
  deskPath,
  newDeskCase,
  newReviewedCase,
  newReviewer,
  scored,
  submitReview,
} from '../../plugins/universities/desk/testing.ts';
import type { TestUniversity } from '../../plugins/universities/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The admissions desk, as reviewers, administrators and applicants use it.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['universities', 'administration', 'activity'] });
});
afterAll(() => web?.close());

/** Submits an application of a new person. @returns their name and the id */
async function apply(university: TestUniversity): Promise<{ applicant: TestPerson; name: string; id: string }> {
  const applicant = await newApplicant(web.at);
  const { status, body } = await applicant.post(applicationsPath, applying(university));
  expect([status, body.error]).toEqual([201, undefined]);
  // The queue is in the order of submissions.
  web.at.clock.forward(1);
  return { applicant, name: nameOf(applicant), id: body.id };
}

const nameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;
const reviewPage = (id: string) => `/universities/desk/${id}`;
const details = async (reviewer: TestPerson, id: string): Promise<DeskDetails> =>
  (await reviewer.get(`${deskPath}/applications/${id}`)).body;

/** Scores with the keyboard: one digit for each criterion. */
async function scoreByKeys(page: Page, levels: readonly number[]): Promise<void> {
  await page.getByRole('radio').first().focus();
  for (const level of levels) await page.keyboard.press(String(level));
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit review' }).click();
  await page.getByText('Review submitted').waitFor();
}

test('two reviewers do not see each other’s scores until both are in, and a third settles a difference', async () => {
  const { id, university, first, second } = await newDeskCase(web.at);
  const third = await newReviewer(web.at, university);
  const one = await web.page({ as: first, width: 1440, height: 900 });
  await one.goto('/universities/desk');
  await one.getByRole('link', { name: 'Review next application' }).click();
  await one.getByText('You do not see each other’s scores').waitFor();
  expect(await pageProblems(one, [360, 768, 1440]), 'application').toEqual([]);
  await one.setViewportSize({ width: 1440, height: 900 });

  // Incomplete scores are not submitted, and the first criterion without one gets the focus.
  await one.getByRole('button', { name: 'Submit review' }).click();
  await one.getByText('Still to score: Academic readiness, Motivation and fit').waitFor();
  await scoreByKeys(one, [5, 4, 4, 3]);
  expect(await one.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await one.keyboard.type('Clear and well prepared.');
  await one.getByText('Draft saved. Only you see it.').waitFor();
  await one.reload();
  await one.getByText('Draft saved. Only you see it.').waitFor();
  expect(await one.getByLabel('Comment (optional)').inputValue()).toBe('Clear and well prepared.');
  await submit(one);
  await one.getByText('Your review is in. The second review is missing.').waitFor();

  const other = await web.page({ as: second, width: 1440, height: 900 });
  await other.goto(reviewPage(id));
  await other.getByText('Another reviewer has submitted a review. Its scores, comment and notes stay hidden').waitFor();
  expect(await other.getByText('Clear and well prepared.').count()).toBe(0);
  expect(await other.getByRole('region', { name: 'Scores' }).count()).toBe(0);
  await scoreByKeys(other, [2, 4, 4, 3]);
  await submit(other);
  await other.getByText('The two reviews differ by more than one level in “Academic readiness”.').waitFor();
  await other.getByText('More than one level apart').waitFor();
  await other.getByText('Clear and well prepared.').waitFor();
  // The first reviewer's page follows without a reload.
  await one.getByText('More than one level apart').waitFor();
  expect(await pageProblems(one), 'disagreement').toEqual([]);

  const last = await web.page({ as: third, width: 1440, height: 900 });
  await last.goto(reviewPage(id));
  await last.getByText('stay hidden until you submit this third review').waitFor();
  expect(await last.getByText('Clear and well prepared.').count()).toBe(0);
  await scoreByKeys(last, [4, 4, 4, 3]);
  await submit(last);
  await last.getByText('This is the result of a fixed rule').waitFor();
  expect((await details(third, id)).needs).toBeNull();
  expect(web.failures).toEqual([]);
});

test('decisions are recorded in bulk with an answer for each, and released by hand after the release time', async () => {
  const university = await addUniversity(web.at);
  const [first, second] = [await newReviewer(web.at, university), await newReviewer(web.at, university)];
  const complete = [await apply(university), await apply(university)];
  const incomplete = await apply(university);
  for (const { id } of complete) for (const reviewer of [first, second]) await submitReview(reviewer, id, scored(4));
  await submitReview(first, incomplete.id);
  const page = await web.page({ as: first, width: 1440, height: 900 });
  await page.goto('/universities/desk');
  await page.getByLabel('Select the 3 on this page').check();
  await page.getByText('3 applications selected').waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'queue').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('Applicants see nothing of it before the release at').waitFor();
  await page.getByRole('button', { name: 'Record 3 decisions' }).click();
  await page.getByText('3 applications: 2 recorded, 1 refused. The refused ones are still selected.').waitFor();
  await page.getByText('Give a reason to decide without it').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 application selected').waitFor();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page
    .getByLabel('Reason for deciding without complete reviews')
    .fill('The applicant asked for an early answer.');
  await page.getByRole('button', { name: 'Record 1 decision' }).click();
  await page.getByText('1 application: 1 recorded.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  // The views and filters are in the address.
  await page.getByRole('button', { name: 'Decided, not released' }).click();
  await expect.poll(() => page.url()).toContain('decided=yes');
  await page.getByText('3 applications').first().waitFor();
  const [chosen] = complete;
  if (!chosen) throw new Error('No application');
  const seen = await chosen.applicant.get(`${applicationsPath}/${chosen.id}`);
  expect(seen.body.status).toBe('under_review');

  // Before the release time a release is refused for each.
  await page.getByLabel('Select the 3 on this page').check();
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('button', { name: 'Release 3 applications' }).click();
  await page.getByText('3 applications: 3 refused.').waitFor();
  expect(web.failures).toEqual([]);
});

test('a rejection is released by hand, appealed, reopened and reviewed again', async () => {
  const { id, university, applicant, first, second } = await newReviewedCase(web.at);
  const { platform, clock, institution } = web.at;
  const intakes = platform.database.rows(IntakeRow, { institution });
  await intakes.findById(university.intakeId).patch({ decisionsAt: clock.now() });
  clock.forward(1);
  const page = await web.page({ as: first, width: 1440, height: 900 });
  await page.goto(reviewPage(id));
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('Decision recorded').waitFor();
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('under_review');
  await page.getByRole('button', { name: 'Release the decision' }).click();
  await page.getByText('sees the decision “Rejected” at once').waitFor();
  await page.getByRole('button', { name: 'Release now' }).click();
  await page.getByText('Decision released', { exact: true }).waitFor();
  await page.getByText('Applicant sees: Rejected').waitFor();
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('rejected');

  const reason = 'My transcript was read with the wrong scale.';
  const appealed = await applicant.post(`${applicationsPath}/${id}/appeals`, { reason });
  expect([appealed.status, appealed.body.error]).toEqual([201, undefined]);
  const other = await web.page({ as: second, width: 1440, height: 900 });
  await other.goto('/universities/desk?appeal=open');
  await other.getByRole('link', { name: nameOf(applicant) }).click();
  await other.getByText(reason).waitFor();
  await page.getByText('You recorded the decision that this appeal is about.').waitFor();
  expect(await pageProblems(other), 'appeal').toEqual([]);
  await other.getByRole('button', { name: 'Reopen the application' }).click();
  await other.getByText('Required').waitFor();
  await other.getByLabel('Answer', { exact: true }).fill('The transcript is read again.');
  await other.getByRole('button', { name: 'Reopen the application' }).click();
  await other.getByText('Application reopened', { exact: true }).waitFor();
  await other.getByText('Applicant sees: Under review').waitFor();
  // A new round of reviews begins; the earlier ones stay readable.
  await other.getByText('Reviews before the appeal').waitFor();
  await other.getByRole('radio').first().waitFor();
  expect(web.failures).toEqual([]);
});

test('a reviewer with a conflict of interest no longer sees the application', async () => {
  const { id, first, second } = await newDeskCase(web.at);
  await submitReview(second, id);
  const page = await web.page({ as: first, width: 1440, height: 900 });
  await page.goto(reviewPage(id));
  await page.getByRole('button', { name: 'Declare a conflict of interest' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('I taught the applicant.');
  await page.getByRole('button', { name: 'Declare the conflict' }).click();
  await page.getByText('The application is not shown to you').waitFor();
  expect(await page.getByText('I want to learn how things work.').count()).toBe(0);
  expect(await pageProblems(page), 'recused').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('keys lead through the queue, also after a review has left its filter, and can be switched off', async () => {
  const university = await addUniversity(web.at);
  const reviewer = await newReviewer(web.at, university);
  const all = [await apply(university), await apply(university), await apply(university)];
  const [one, two, three] = all.map(({ name }) => name);
  const page = await web.page({ as: reviewer, width: 1440, height: 900 });
  await page.goto('/universities/desk');
  await page.getByRole('button', { name: 'For me to review' }).click();
  await page.getByRole('link', { name: one ?? '' }).click();
  await page.getByText('1 of 3').waitFor();
  await scoreByKeys(page, [4, 4, 4, 4]);
  await submit(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: two ?? '' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: three ?? '' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: two ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Use these keys' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await page.getByRole('link', { name: 'Admissions desk' }).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(two);
  expect(web.failures).toEqual([]);
});

test('the statistics of an intake show figures with their uncertainty, and hide small groups with the reason', async () => {
  const { university, first, id } = await newReviewedCase(web.at, scored(4, { writing: 2 }));
  await decide(first, id, 'accepted');
  const page = await web.page({ as: first, width: 1440, height: 900 });
  await page.goto('/universities/desk');
  await page.getByRole('link', { name: 'Statistics of Computer Science, Next intake' }).click();
  await page.getByRole('heading', { name: 'Agreement of reviewers' }).waitFor();
  await page.getByText('Shown once at least 30 applications are decided.').waitFor();
  await page.getByText('Shown from 10 pairs on').first().waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'statistics').toEqual([]);
  expect(page.url()).toContain(university.intakeId);
  expect(web.failures).toEqual([]);
});

test('an administrator assigns and removes a reviewer, who then sees nothing', async () => {
  const reviewer = await web.at.person('reviewer');
  const title = `University of ${reviewer.user.lastName}`;
  const university = await addUniversity(web.at, { name: title });
  const { name } = await apply(university);
  const theirs = await web.page({ as: reviewer, width: 1440, height: 900 });
  await theirs.goto('/universities/desk');
  await theirs.getByText('You review for no university yet').waitFor();
  expect(await pageProblems(theirs), 'no university').toEqual([]);
  const page = await web.page({ as: await web.at.person('administrator'), width: 1440, height: 900 });
  await page.goto('/universities/desk/reviewers');
  await page.getByLabel('Search for a university').fill(title);
  await page.getByRole('link', { name: `Reviewers of ${title}` }).click();
  await page.getByText('No reviewers yet').waitFor();
  await page.getByLabel('Search by name or email').fill(reviewer.user.email);
  await page.getByRole('button', { name: `Add ${nameOf(reviewer)}` }).click();
  await page.getByText('Reviewer added').waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'reviewers').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await theirs.reload();
  await theirs.getByRole('link', { name }).waitFor();
  await page.getByRole('button', { name: `Remove ${nameOf(reviewer)}` }).click();
  await page.getByText('Reviewer removed').waitFor();
  await theirs.reload();
  await theirs.getByText('You review for no university yet').waitFor();
  expect(web.failures).toEqual([]);
});

test('what cannot be loaded is said, with a way on', async () => {
  const { id, first } = await newDeskCase(web.at);
  const page = await web.page({ as: first });
  await page.goto('/universities/desk/0198c0de-0000-7000-8000-000000000000');
  await page.getByRole('heading', { name: 'This application was not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await page.getByRole('heading', { name: 'Admissions desk' }).waitFor();
  await page.route('**/api/admissions/applications?**', (route) => route.abort());
  await page.goto('/universities/desk?search=nobody');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/admissions/applications?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No application matches').waitFor();

  // A review that could not be saved stays on the page, and is saved by the next change.
  await page.goto(reviewPage(id));
  await page.getByRole('radio').first().waitFor();
  await page.route('**/review', (route) => route.abort());
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Load the saved review' }).waitFor();
  await page.unroute('**/review');
  await page.getByRole('radio').nth(7).check();
  await page.getByText('Draft saved. Only you see it.').waitFor();
  expect(Object.keys((await details(first, id)).myReview?.scores ?? {})).toHaveLength(2);
});
