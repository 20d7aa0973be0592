import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement, setAgeBand } from '../../plugins/learner/testing.ts';
import {
  answerTo,
  completeRun,
  mistakeAt,
  nextOf,
  solutionOf,
  startTopic,
  submit,
} from '../../plugins/practice/testing.ts';
import type { ActiveRecommendation, SkillMastery } from '../../plugins/skills/contract.ts';
import { setUp } from '../../plugins/skills/testing.ts';
import { jobEntry, profilePath, recruitingJobs } from '../../plugins/talent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// From practice and an empty portal to mutual interest and messages, and gone at a switch: as a learner, a recruiter and an
// administrator.

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

/** A run of practice on numbers and ratios. */
async function practise({ web, learner }: Cast, answers: number, answerOf: typeof solutionOf): Promise<void> {
  let run = await startTopic(learner, 'number-and-ratio');
  for (let answered = 0; answered < answers; answered++) {
    if (answered > 0) run = await nextOf(learner, run);
    expect((await submit(learner, answerTo(run, await answerOf(web.at, run)))).status).toBe(200);
  }
  await completeRun(learner, run.runId);
  await web.at.platform.queueing.waitUntilIdle();
}

/** Practises until answers show that the learner knows a skill. */
async function master(cast: Cast, skillName: string): Promise<void> {
  for (let run = 0; run < 12; run++) {
    const { body } = await cast.learner.get('/api/skills/mastery');
    if (body.skills.find((each: SkillMastery) => each.skillName === skillName)?.isMastered) return;
    await practise(cast, 8, solutionOf);
  }
  throw new Error(`${skillName} was not mastered`);
}

/** A skill that is recommended because of practice, and measured by it. */
async function recommendedSkill(learner: TestPerson): Promise<{ title: string; aliases: string[] }> {
  const { body } = await learner.get('/api/recommendations/skills/active');
  const found = (body as ActiveRecommendation[]).find(({ reasons }) => reasons.some(({ kind }) => kind === 'practice'));
  return (await learner.get(`/api/skills/${found?.skillId}`)).body;
}

/** The score of the only match on the page, after checking that its contributions add up to it. */
async function explainedScore(page: Page): Promise<number> {
  const score = Number(await page.getByRole('tabpanel').locator('strong.figures').textContent());
  const parts = await page.getByText(/^\d+\.\d of \d+\.\d$/).allTextContents();
  const sum = parts.reduce((total, text) => total + Number.parseFloat(text), 0);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect(sum).toBeCloseTo(score, 6);
  return score;
}

interface Cast {
  readonly web: BrowserPlatform;
  readonly learner: TestPerson;
  readonly recruiter: TestPerson;
  readonly administrator: TestPerson;
}

// One test with a platform of its own, as each part rests on those before it: another attempt begins anew.
test('practice, a recommended skill, a match that explains itself, mutual interest, messages, and a report', async () => {
  const plugins = ['talent', 'activity', 'consent', 'administration', 'practice', 'skills', 'onboarding'];
  const web = await openBrowserPlatform({ plugins });
  onTestFinished(() => web.close());
  const [learner, recruiter, administrator] = await Promise.all([
    web.at.person(),
    web.at.person('recruiter'),
    web.at.person('administrator'),
  ]);
  const cast = { web, learner, recruiter, administrator };
  const office = await companyIsApproved(cast);
  const page = await learnerIsFound(cast);
  await companyIsReported({ page, office });
});

/** An administrator adds a company, assigns its recruiter and approves it. */
async function companyIsApproved({ web, administrator }: Cast): Promise<Page> {
  const page = await web.page({ as: administrator, ...desktop });
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
  await page.goBack();
  await button(page, 'Approve Solar Works').click();
  await page.getByText('Approved', { exact: true }).waitFor();
  await checked(page, 'partners');
  return page;
}

/** From practice to a recommended skill, its evidence, a match that explains itself, and mutual interest, until a switch. */
async function learnerIsFound(cast: Cast): Promise<Page> {
  const { web, learner, recruiter } = cast;
  await setAgeBand(web.at, learner, 'adult');
  await addPlacement(web.at, learner, { domains: [{ domain: 'core_math', theta: 0.12, standardError: 0.3 }] });
  await setUp(web.at, learner);
  const page = await web.page({ as: learner, ...desktop });
  // The practice is on the recommended skill's topic, and cited.
  for (let run = 0; run < 3; run++) await practise(cast, 2, mistakeAt);
  await page.goto('/skills');
  await button(page, 'Generate Recommendations').click();
  await page.getByText('In practice you solved 0 of 6 questions on number and ratio.').first().waitFor();
  const { title, aliases } = await recommendedSkill(learner);

  const desk = await web.page({ as: recruiter, ...desktop });
  await desk.goto('/');
  await desk.getByRole('heading', { level: 1, name: 'Recruiting' }).waitFor();
  await desk.getByText('No jobs yet').waitFor();
  await desk.setViewportSize({ width: 360, height: 800 });
  const bar = desk.getByRole('navigation', { name: 'Places' });
  await bar.waitFor();
  expect(await bar.locator('[aria-current=page], [data-active]').allInnerTexts()).toEqual(['Home']);
  await desk.setViewportSize(desktop);
  await checked(desk, 'desk-empty');
  await button(desk, 'Post a job').first().click();
  await desk.getByLabel('Title').fill('Data Analyst');
  await desk.getByLabel('Description').fill('You answer questions with data.\n<b>Not bold</b>');
  await desk.getByLabel('Skill 1', { exact: true }).fill(aliases[0] ?? '');
  await desk.getByText(`Also counts: ${title}`).waitFor();
  await desk.getByLabel('Level').first().selectOption('Advanced');
  await button(desk, 'Add a skill').click();
  await desk.getByLabel('Skill 2', { exact: true }).fill('Juggling');
  await desk.getByLabel('Lowest EiQ score').fill('500');
  await checked(desk, 'job-dialog');
  await inDialog(desk, 'Post job').click();
  await desk.getByText('No candidates yet').waitFor();
  await desk.getByText(`${title}, advanced, weight 3`).waitFor();

  await page.goto('/dashboard/talent-match');
  await page.getByText('No talent profile yet').waitFor();
  await checked(page, 'portal-empty');
  await button(page, 'Create Profile').waitFor();
  await button(page, 'Get Started').click();
  expect(await page.getByLabel('Availability').inputValue()).toBe('flexible');
  await page.getByLabel('Technical skills').fill(`SQL, ${aliases[0]}`);
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
  await button(page, 'Update Profile').waitFor();
  await page.getByText('Competitive').waitFor();
  await page.getByText('<b>Not bold</b>').waitFor();
  const before = await explainedScore(page);
  await page.getByText(`${title} (Working, asked: Advanced)`).waitFor();
  // More practice masters the skill: the match rises on the open screen, and the profile has the evidence.
  await master(cast, title);
  await page.getByText(`${title} (Working, asked: Advanced)`).waitFor({ state: 'detached' });
  expect(await explainedScore(page)).toBeGreaterThan(before);
  await page.getByText(/Learning Juggling to a working level would add about/).waitFor();
  await checked(page, 'matches');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await page.getByText('450 to 650', { exact: true }).waitFor();
  await checked(page, 'companies');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByText('Companies that your institution approved can see your profile.').waitFor();
  await page.getByText('No company has read your profile yet.').waitFor();
  // In the profile, and in what a company sees.
  await expect.poll(() => page.getByText(`${aliases[0]}: Known with a probability of`).count()).toBe(2);
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
  // The live change shows the name below the dialog, which closes with the response.
  const name = `${learner.user.firstName} ${learner.user.lastName}`;
  const heading = desk.getByRole('heading', { level: 1, name });
  await desk.route('**/interest', async (route) => {
    const response = await route.fetch();
    await heading.waitFor();
    await route.fulfill({ response });
  });
  await button(desk, 'Express interest').click();
  await desk.getByRole('textbox', { name: 'Message', exact: true }).fill('Let us talk.');
  await inDialog(desk, 'Send').click();
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  // The button that opened the dialog is gone.
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);

  // A text that is being written stays when a change cannot be read at once.
  await desk.getByPlaceholder('Write a message').fill('When could you start?');
  const candidate = /\/api\/recruiting\/candidates\/[^/]+$/;
  let failed = 0;
  desk.on('response', (response) => void (response.status() === 503 && failed++));
  await desk.route(candidate, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: /^Details of Data Analyst/ }).click();
  await page.getByPlaceholder('Write a message').fill('I am glad.');
  await page.keyboard.press('Enter');
  await expect.poll(() => failed, { timeout: 15_000 }).toBe(3);
  await desk.unroute(candidate);
  await desk.keyboard.press('Enter');
  await desk.getByText('I am glad.').waitFor();

  await page.getByText('When could you start?').waitFor();
  await page.getByPlaceholder('Write a message').fill('In June.');
  await page.keyboard.press('Enter');
  await desk.getByText('In June.').waitFor();
  await checked(page, 'match');
  await checked(desk, 'candidate');
  await button(desk, 'Move to interview').click();
  await page.getByText('Interview', { exact: true }).waitFor();

  // The messages are the last part of the page, which a phone shows from its beginning.
  await page.setViewportSize({ width: 360, height: 640 });
  // A browser restores the position in which a page was left.
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await page.getByText('In June.').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A job closes while a message about it is written: the message stays, and nothing is sent.
  const { body: other } = await recruiter.post(recruitingJobs, jobEntry({ title: 'Other job' }));
  await page.goto('/talent');
  await page.getByRole('link', { name: 'Other job', exact: true }).waitFor();
  await button(page, 'Express Interest').click();
  await page.getByLabel('Message').fill('I would like this job.');
  expect((await recruiter.post(`${recruitingJobs}/${other.id}/close`)).status).toBe(200);
  expect((await learner.put(profilePath, (await learner.get(profilePath)).body)).status).toBe(200);
  await page.getByRole('link', { name: 'Other job', exact: true, includeHidden: true }).waitFor({ state: 'detached' });
  await inDialog(page, 'Send').click();
  await page.getByText('This job has closed. Nothing was sent.').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('I would like this job.');

  await page.goto('/talent?tab=profile');
  await page.getByText('For “Data Analyst”').waitFor();
  await page.getByRole('switch', { name: /Open to Recruitment/ }).uncheck();
  await page.getByText('No company sees your profile.').waitFor();
  await desk.getByText('This candidate is not available').waitFor();
  expect(web.failures).toEqual([]);
  await desk.context().close();
  return page;
}

/** A learner reports a company, and an administrator answers. */
async function companyIsReported({ page, office }: { page: Page; office: Page }): Promise<void> {
  await page.getByRole('tab', { name: 'Companies' }).click();
  await button(page, 'Report Solar Works').click();
  await page.getByLabel('What happened').fill('They asked for money.');
  await inDialog(page, 'Send report').click();
  await page.getByText('Report sent').waitFor();
  await office.goto('/talent/reports');
  await office.getByText('They asked for money.').waitFor();
  await office.getByLabel('Answer to the learner').fill('We talked to the company.');
  await checked(office, 'reports');
  await button(office, 'Uphold').click();
  await office.getByText('Answer: We talked to the company.').waitFor();
}
