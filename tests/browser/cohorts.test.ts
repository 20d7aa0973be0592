import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnerOf } from '../../plugins/activity/testing.ts';
import { createCohort } from '../../plugins/cohorts/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['cohorts', 'practice'] });
});
afterAll(() => web?.close());

test('two learners create, discover, fill and leave a cohort, and each sees what the other does', async () => {
  const [ada, ben] = [await learnerOf(web.at, { shares: true }), await learnerOf(web.at, { shares: true })];
  const name = `Algebra by June ${ada.user.id.slice(0, 4)}`;
  const [page, other] = [await web.page({ as: ada }), await web.page({ as: ben })];
  await other.goto('/study-cohorts');
  await other.getByRole('heading', { name: 'Discover cohorts' }).waitFor();

  await page.goto('/study-cohorts');
  await page.getByRole('button', { name: 'Create cohort' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a study cohort' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Please fill in all required fields.').waitFor();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Topic').selectOption('mathematics');
  await dialog.getByLabel('Places').fill('2');
  expect(await pageProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Study Cohort Created!').waitFor();
  await page.getByText(`${name} created with AI-powered recommendations`).waitFor();

  // The other learner's list shows it without a reload.
  const card = other.getByRole('article', { name });
  await card.getByRole('button', { name: 'Join' }).click();
  await other.getByText('Joined Study Cohort!').waitFor();
  await card.getByText('2 of 2 members').waitFor();

  const late = await web.page({ as: await learnerOf(web.at) });
  await late.goto('/study-cohorts');
  const lateCard = late.getByRole('article', { name });
  expect(await lateCard.getByRole('button', { name: 'Full' }).isDisabled()).toBe(true);
  await lateCard.getByRole('button', { name: 'Wait for a place' }).click();
  await lateCard.getByRole('button', { name: 'Stop waiting' }).waitFor();

  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Options for ${ben.user.firstName}` }) });
  await row.getByRole('button', { name: /^Options for/ }).click();
  const options = page.getByRole('dialog');
  await options.getByRole('button', { name: 'Make moderator' }).click();
  await row.getByText('Moderator').waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);

  // A member who is removed while the page is open sees so.
  await card.getByRole('link', { name }).click();
  await other.getByRole('button', { name: 'Leave cohort' }).waitFor();
  await row.getByRole('button', { name: /^Options for/ }).click();
  await options.getByRole('button', { name: 'Remove from the cohort' }).click();
  await options.getByRole('button', { name: 'Remove', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Let join again' }).waitFor();
  await other.getByRole('heading', { level: 1, name: 'Study cohort not found' }).waitFor();
  // Whoever waited has the place.
  await lateCard.getByText('2 of 2 members').waitFor();
  await late.getByRole('heading', { name: 'Your cohorts' }).waitFor();
  await lateCard.getByText('Member', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'End cohort' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End cohort' }).click();
  await page.waitForURL('**/study-cohorts');
  await lateCard.waitFor({ state: 'detached' });
});

test('an invitation link opens a private cohort, and staff see what is reported', async () => {
  const [ada, ben] = [await learnerOf(web.at), await learnerOf(web.at)];
  const name = `Private proofs ${ada.user.id.slice(0, 4)}`;
  const id = await createCohort(ada, { name, isPrivate: true });
  const page = await web.page({ as: ada });
  await page.goto(`/study-cohorts/${id}`);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.locator('code').innerText();
  expect(await pageProblems(page)).toEqual([]);

  const other = await web.page({ as: ben });
  await other.goto(link);
  await other.getByRole('heading', { name }).waitFor();
  expect(await pageProblems(other)).toEqual([]);
  await other.getByRole('button', { name: 'Join' }).click();
  await other.getByRole('heading', { level: 1, name }).waitFor();
  await other.getByRole('button', { name: 'Report', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await other.getByText('Staff of your institution will look at it.').waitFor();

  const desk = await web.page({ as: await web.at.person('instructor') });
  await desk.goto('/study-cohorts');
  const report = desk.getByRole('listitem').filter({ hasText: name });
  await report.getByText('The name or description is inappropriate').waitFor();
  await report.getByRole('button', { name: 'Close report' }).click();
  await report.waitFor({ state: 'detached' });
  await other.goto('/study-cohorts/invitation#cut-off');
  await other.getByText('This invitation does not work').waitFor();
});

test('a learner of unknown age reads why study cohorts are closed', async () => {
  await createCohort(await learnerOf(web.at));
  const page = await web.page({ as: await learnerOf(web.at, { ageBand: 'unknown' }) });
  await page.goto('/study-cohorts');
  await page.getByText('Study cohorts are not open to you yet').waitFor();
  expect(await pageProblems(page)).toEqual([]);
});
