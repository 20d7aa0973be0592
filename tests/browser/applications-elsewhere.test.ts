import { afterAll, beforeAll, expect, test } from 'vitest';
import { childWithConsent, parentAccount } from '../../plugins/consent/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import {
  applicationsPath,
  applying,
  beginDraft,
  newApplicant,
} from '../../plugins/universities/applications/testing.ts';
import { IntakeRow } from '../../plugins/universities/catalogue/models.ts';
import { decide, newReviewedCase } from '../../plugins/universities/desk/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// University applications on the home page, on the page of a guardian, in the timeline, in notifications and in the search.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['universities', 'activity', 'consent', 'lifetime'] });
});
afterAll(() => web?.close());

const widths = [360, 768, 1440];

test('the home page leads to the draft with the nearest deadline, and to an offer before it', async () => {
  const { applicant, id, university, first } = await newReviewedCase(web.at);
  const page = await web.page({ as: applicant, width: 1440, height: 900 });
  const names = ['Later College', 'Sooner College', 'Third College'];
  for (const [index, name] of names.entries()) {
    const added = await addUniversity(web.at, { name });
    const deadline = new Date(web.at.clock.now().getTime() + (index === 1 ? 2 : 20 + index) * 86_400_000);
    const rows = web.at.platform.database.rows(IntakeRow, { institution: web.at.institution });
    await rows.findById(added.intakeId).patch({ deadline });
    await beginDraft(applicant, added);
  }
  await page.goto('/');
  await page.getByRole('heading', { name: 'Finish your application' }).waitFor();
  await page.getByText('2 other drafts wait too.').waitFor();
  await page.getByRole('link', { name: 'All 4 applications' }).waitFor();
  expect(await pageProblems(page, widths), 'drafts').toEqual([]);
  await decide(first, id, 'accepted');
  const rows = web.at.platform.database.rows(IntakeRow, { institution: web.at.institution });
  await rows.findById(university.intakeId).patch({ decisionsAt: web.at.clock.now() });
  await web.at.runSchedule('universities', 'releaseDecisions');
  // The open page changes by itself.
  await page.getByRole('heading', { name: 'Answer an offer' }).waitFor();
  await page.getByRole('link', { name: 'View the offer' }).click();
  await page.getByText('You have an offer').waitFor();

  await page.getByRole('button', { name: /notification/i }).click();
  await page.getByText('A decision is available').first().waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('sooner');
  const found = page.getByRole('option').filter({ hasText: 'My Applications › Computer Science, draft' });
  await found.waitFor();
  await found.click();
  await page.getByLabel('Personal statement').waitFor();
  await page.goto('/lifetime-advantage?kind=application');
  await page.getByText(/^Decision of .*: accepted$/).waitFor();
  expect(await pageProblems(page, widths), 'timeline').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('the home page of a learner without applications says nothing of them', async () => {
  const page = await web.page({ as: await newApplicant(web.at), theme: 'dark' });
  await page.goto('/');
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { name: 'Applications', exact: true }).count()).toBe(0);
  expect(await pageProblems(page, widths), 'none').toEqual([]);
});

test('a parent sees a child’s applications without what the child wrote', async () => {
  const { child, withdrawal } = await childWithConsent(web.at);
  const parent = await parentAccount(web.at, withdrawal);
  await addPlacement(web.at, child);
  const university = await addUniversity(web.at, { name: 'Children’s College' });
  const { status } = await child.post(applicationsPath, applying(university, 'My own words.'));
  expect(status).toBe(201);
  await beginDraft(child, await addUniversity(web.at, { name: 'Draft College' }));
  const page = await web.page({ as: parent, width: 1440, height: 900 });
  await page.goto('/family');
  await page.getByText('Children’s College').waitFor();
  await page.getByText('Draft College').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('My own words.');
  expect(await pageProblems(page, widths), 'family').toEqual([]);
  expect(web.failures).toEqual([]);
});
