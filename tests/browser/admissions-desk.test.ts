import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { applicationsPath, applying, newApplicant } from '../../plugins/universities/applications/testing.ts';
import type { DeskDetails } from '../../plugins/universities/contract.ts';
import { deskPath, newDeskCase, newReviewer, scored, submitReview } from '../../plugins/universities/desk/testing.ts';
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
