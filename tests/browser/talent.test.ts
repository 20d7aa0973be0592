import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement, setAgeBand } from '../../plugins/learner/testing.ts';
import { jobEntry, recruitingJobs } from '../../plugins/talent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// From an empty portal to mutual interest and a message, and gone at a switch: as a learner, a recruiter and an administrator.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['talent', 'activity', 'consent', 'administration'] });
});
afterAll(() => web?.close());

const desktop = { width: 1440, height: 900 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const folder = process.env.EIQ_PICTURES;

/** No problems, and a picture where a folder for pictures is set. */
async function checked(page: Page, name: string) {
  if (folder) {
    await mkdir(folder, { recursive: true });
    for (const width of [360, 1440]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(await pageProblems(page), name).toEqual([]);
  await page.setViewportSize(desktop);
}

let [learner, recruiter, administrator]: (TestPerson | undefined)[] = [];
const people = () => {
  if (!learner || !recruiter || !administrator) throw new Error('Nobody is there');
  return { learner, recruiter, administrator };
};
beforeAll(async () => {
  [learner, recruiter, administrator] = await Promise.all([
    web.at.person(),
    web.at.person('recruiter'),
    web.at.person('administrator'),
  ]);
});

test('an administrator adds a company, assigns its recruiter and approves it', async () => {
  const page = await web.page({ as: people().administrator, ...desktop });
  await page.goto('/talent/partners');
  await page.getByText('No companies yet').waitFor();
  await checked(page, 'partners-empty');
  await button(page, 'Add a company').click();
  await page.getByLabel('Name').fill('Solar Works');
  await page.getByLabel('Industry').fill('Energy');
  await page.getByLabel('Website').fill('https://www.example.com');
  await page.getByLabel('Target EiQ range, from').fill('450');
  await page.getByLabel('Target EiQ range, to').fill('650');
  await checked(page, 'partner-dialog');
  await inDialog(page, 'Save').click();
  await page.getByText('Waits for approval').waitFor();
  await page.getByRole('link', { name: 'Recruiters of Solar Works' }).click();
  await page.getByRole('button', { name: /^Add First/ }).click();
  await page.getByRole('button', { name: /^Remove First/ }).waitFor();
  await checked(page, 'partner-recruiters');
  await page.goto('/talent/partners');
  await button(page, 'Approve Solar Works').click();
  await page.getByText('Approved', { exact: true }).waitFor();
  await checked(page, 'partners');
  await page.context().close();
});

test('from a posted job to mutual interest and a message, until the learner is no longer open to recruitment', async () => {
  const { learner, recruiter } = people();
  const desk = await web.page({ as: recruiter, ...desktop });
  await desk.goto('/');
  await desk.getByRole('heading', { level: 1, name: 'Recruiting' }).waitFor();
  await desk.getByText('No jobs yet').waitFor();
  await checked(desk, 'desk-empty');
  await button(desk, 'Post a job').first().click();
  await desk.getByLabel('Title').fill('Data Analyst');
  await desk.getByLabel('Description').fill('You answer questions with data.\n<b>Not bold</b>');
  await desk.getByLabel('Skill 1', { exact: true }).fill('Python');
  await button(desk, 'Add a skill').click();
  await desk.getByLabel('Skill 2', { exact: true }).fill('Statistics');
  await desk.getByLabel('Lowest EiQ score').fill('500');
  await checked(desk, 'job-dialog');
  await inDialog(desk, 'Post job').click();
  await desk.getByText('No candidates yet').waitFor();

  await setAgeBand(web.at, learner, 'adult');
  await addPlacement(web.at, learner);
  const page = await web.page({ as: learner, ...desktop });
  await page.goto('/dashboard/talent-match');
  await page.getByText('No talent profile yet').waitFor();
  await checked(page, 'portal-empty');
  await button(page, 'Get Started').click();
  await page.getByLabel('Technical skills').fill('Python, SQL');
  await page.getByLabel('Preferred industries').fill('energy');
  await page.getByLabel('Desired roles').fill('data analyst');
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /Open to Recruitment/ })
    .check();
  await checked(page, 'profile-dialog');
  await inDialog(page, 'Save Profile').click();
  // The match appears without a reload.
  await page.getByRole('link', { name: 'Data Analyst', exact: true }).waitFor();
  await page.getByText('Competitive').waitFor();
  await page.getByText('<b>Not bold</b>').waitFor();
  await page.getByText(/Learning Statistics to a working level would add about/).waitFor();
  await checked(page, 'matches');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await page.getByText('450 to 650', { exact: true }).waitFor();
  await checked(page, 'companies');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByText('Companies that your institution approved can see your profile.').waitFor();
  await page.getByText('No company has read your profile yet.').waitFor();
  await checked(page, 'profile');

  await page.getByRole('tab', { name: 'My Matches' }).click();
  await button(page, 'Express Interest').click();
  expect(await inDialog(page, 'Send').isDisabled()).toBe(true);
  await page.getByLabel('Message').fill('I would like to work with you.');
  await checked(page, 'contact-dialog');
  await inDialog(page, 'Send').click();
  await page.getByText('Interest sent').waitFor();
  expect(await button(page, 'Already Contacted').isDisabled()).toBe(true);

  // The candidate appears on the open desk, without a name.
  await desk.getByRole('table').getByText('Interested in you').waitFor();
  await checked(desk, 'job');
  await desk.getByRole('link', { name: /^Candidate [0-9A-F]{4}$/ }).click();
  await desk.getByText('The name appears once both sides are interested.').waitFor();
  expect(await desk.getByText(learner.user.lastName).count()).toBe(0);
  await button(desk, 'Express interest').click();
  await desk.getByRole('textbox', { name: 'Message', exact: true }).fill('Let us talk.');
  await inDialog(desk, 'Send').click();
  const name = `${learner.user.firstName} ${learner.user.lastName}`;
  await desk.getByRole('heading', { level: 1, name }).waitFor();
  await desk.getByPlaceholder('Write a message').fill('When could you start?');
  await desk.keyboard.press('Enter');

  await page.getByRole('link', { name: /^Details of Data Analyst/ }).click();
  await page.getByText('When could you start?').waitFor();
  await page.getByPlaceholder('Write a message').fill('In June.');
  await page.keyboard.press('Enter');
  await desk.getByText('In June.').waitFor();
  await checked(page, 'match');
  await checked(desk, 'candidate');
  await button(desk, 'Move to interview').click();
  await page.getByText('Interview', { exact: true }).waitFor();

  await page.goto('/talent?tab=profile');
  await page.getByText('For “Data Analyst”').waitFor();
  await page.getByRole('switch', { name: /Open to Recruitment/ }).uncheck();
  await page.getByText('No company sees your profile.').waitFor();
  await desk.getByText('This candidate is not available').waitFor();
  expect(web.failures).toEqual([]);
  await Promise.all([page.context().close(), desk.context().close()]);
});

test('a learner reports a company, and an administrator answers', async () => {
  const { learner, recruiter, administrator } = people();
  expect((await recruiter.post(recruitingJobs, jobEntry({ title: 'Other job' }))).status).toBe(201);
  const page = await web.page({ as: learner, ...desktop });
  await page.goto('/talent?tab=companies');
  await button(page, 'Report Solar Works').click();
  await page.getByLabel('What happened').fill('They asked for money.');
  await inDialog(page, 'Send report').click();
  await page.getByText('Report sent').waitFor();
  await page.context().close();
  const desk = await web.page({ as: administrator, ...desktop });
  await desk.goto('/talent/reports');
  await desk.getByText('They asked for money.').waitFor();
  await desk.getByLabel('Answer to the learner').fill('We talked to the company.');
  await checked(desk, 'reports');
  await button(desk, 'Uphold').click();
  await desk.getByText('Answer: We talked to the company.').waitFor();
  await desk.context().close();
});
