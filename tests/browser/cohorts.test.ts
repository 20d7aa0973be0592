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
  expect(await late.getByRole('article', { name }).getByRole('button', { name: 'Full' }).isDisabled()).toBe(true);
  await late.context().close();

  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: ben.user.firstName });
  await row.getByRole('button', { name: 'Hand over' }).waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);

  // A member who is removed while the page is open sees so.
  await card.getByRole('link', { name }).click();
  await other.getByRole('button', { name: 'Leave cohort' }).waitFor();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  await other.getByText('Join the cohort to see who is in it.').waitFor();

  await page.getByRole('button', { name: 'End cohort' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End cohort' }).click();
  await page.waitForURL('**/study-cohorts');
  await other.getByRole('heading', { level: 1, name: 'Study cohort not found' }).waitFor();
});

test('a learner of unknown age reads why study cohorts are closed', async () => {
  await createCohort(await learnerOf(web.at));
  const page = await web.page({ as: await learnerOf(web.at, { ageBand: 'unknown' }) });
  await page.goto('/study-cohorts');
  await page.getByText('Study cohorts are not open to you yet').waitFor();
  expect(await pageProblems(page)).toEqual([]);
});
