import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../core/contract/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import { answerAbout } from '../../plugins/skills/mastery/testing.ts';
import { ApplicationRow } from '../../plugins/universities/applications/models.ts';
import { beginDraft, newApplicant } from '../../plugins/universities/applications/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Navigation: the home page and the menu of each role, its most frequent tasks, and the bar on phones.

let web: BrowserPlatform;
const people: Partial<Record<Role, TestPerson>> = {};
beforeAll(async () => {
  web = await openBrowserPlatform();
  for (const role of ['learner', 'instructor', 'administrator', 'guardian', 'operator'] as const) {
    people[role] = await web.at.person(role);
  }
  const known = await web.at.person();
  await known.patch('/api/auth/account', { firstName: 'Quill' });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

interface Task {
  readonly task: string;
  /** At most two clicks from the first screen: names of links or buttons. */
  readonly clicks?: readonly (string | RegExp)[];
  /** Or at most five keys, including Ctrl K. */
  readonly keys?: readonly string[];
  /** The resulting address, or words that are then visible. */
  readonly address?: string;
  readonly words?: string;
}

const tasks: Partial<Record<Role, readonly Task[]>> = {
  learner: [
    { task: 'begin the placement', clicks: ['Start Assessment'], address: '/placement' },
    { task: 'practise', clicks: ['Learn', 'Practice'], address: '/assessment' },
    { task: 'see the score and what it is made of', clicks: ['Core Intelligence'], address: '/core-intelligence' },
    { task: 'see the progress of the week', clicks: ['EiQ Dashboard'], address: '/dashboard' },
    { task: 'have one problem explained', clicks: ['Learn', 'Tutor chat'], address: '/ai-tutor' },
    { task: 'be coached', clicks: ['Learn', 'MentorAI'], address: '/dashboard/ai-tutor' },
    { task: 'ask the assistant', clicks: ['Learn', 'AI Assistant'], address: '/dashboard/ai-assistant' },
    { task: 'take the IDFS', clicks: ['IDFS Assessment'], address: '/idfs-assessment' },
    { task: 'read what a group wrote', clicks: ['Together', 'Study groups'], address: '/study-groups' },
    { task: 'find a study cohort', clicks: ['Together', 'Study cohorts'], address: '/study-cohorts' },
    { task: 'write with others', clicks: ['Together', 'Collaboration'], address: '/collaboration' },
    { task: 'see achievements', clicks: ['Yours', 'Achievements'], address: '/achievements' },
    { task: 'practise one topic', keys: ['Control+k', 'a', 'l', 'g', 'Enter'], address: '/assessment/' },
    { task: 'change the profile', clicks: [/First/, 'Profile'], address: '/profile' },
  ],
  instructor: [
    { task: 'look at safety alerts', clicks: ['Safety alerts'], address: '/administration/safety-alerts' },
    { task: 'review flagged messages', clicks: ['Flagged messages'], address: '/administration/flagged-messages' },
    { task: 'look at reported messages', clicks: ['Reported messages'], address: '/study-groups/reports' },
    { task: 'read conversations', clicks: ['Conversations'], address: '/conversations' },
    { task: 'see the consents of parents', clicks: ['Parents and consent'], address: '/administration/consents' },
    { task: 'see what learners completed', clicks: ['See all'], address: '/administration/placements' },
    { task: 'review gradings', clicks: ['Assessments', 'Grading reviews'], address: '/administration/grading-reviews' },
    { task: 'see IDFS assessments', clicks: ['Assessments', 'IDFS assessments'], address: '/administration/idfs' },
    { task: 'find a learner', keys: ['Control+k', 'q', 'u', 'i', 'Enter'], address: '/administration/placements' },
    { task: 'see EiQ as a learner', clicks: [/First/, 'See as a learner'], words: 'You see EiQ as a learner' },
    { task: 'change the password', keys: ['Control+k', 'p', 'a', 's', 'Enter'], address: '/profile' },
  ],
  administrator: [
    { task: 'find a person', keys: ['Control+k', 'q', 'u', 'i', 'Enter'], address: '/administration/people/' },
    { task: 'manage people', clicks: ['People'], address: '/administration/people' },
    { task: 'invite somebody', clicks: ['All people', 'Invite'], words: 'Send invitation' },
    { task: 'look at safety alerts', clicks: ['Safety alerts'], address: '/administration/safety-alerts' },
    { task: 'see the consents of parents', clicks: ['Parents and consent'], address: '/administration/consents' },
    { task: 'switch a plugin', clicks: ['All plugins'], address: '/administration/plugins' },
    { task: 'change the institution', clicks: ['System', 'Institution'], address: '/administration/institution' },
    { task: 'see what AI costs', clicks: ['Set up AI'], address: '/administration/ai' },
    { task: 'read the audit log', clicks: ['System', 'Audit log'], address: '/administration/audit' },
    { task: 'find an item', clicks: ['Assessments', 'Item bank'], address: '/administration/items' },
    { task: 'change a setting', keys: ['Control+k', 'z', 'o', 'n', 'Enter'], address: '/administration/plugins/' },
  ],
  guardian: [
    { task: 'see the family', clicks: ['My family'], address: '/family' },
    { task: 'read a child’s conversations', clicks: ['Conversations'], address: '/conversations' },
    { task: 'change the profile', clicks: [/First/, 'Profile'], address: '/profile' },
    { task: 'change the password', keys: ['Control+k', 'p', 'a', 's', 'Enter'], address: '/profile' },
  ],
};

/** Clicks the link with this name; without one, the button or menu item. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const options = { name, exact: typeof name === 'string' } as const;
  const link = page.getByRole('link', options);
  const button = page.getByRole('button', options).or(page.getByRole('menuitem', options));
  await link.or(button).first().waitFor();
  await ((await link.count()) > 0 ? link : button).first().click();
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
}

test.each(Object.keys(tasks) as Role[])('each task of the %s takes at most two clicks or five keys', async (role) => {
  const page = await web.page({ as: await web.at.person(role), width: 1440, height: 900 });
  await openHome(page);
  for (const { task, clicks = [], keys = [], address, words } of tasks[role] ?? []) {
    expect([task, clicks.length <= 2, keys.length <= 5]).toEqual([task, true, true]);
    await page.evaluate(() => {
      localStorage.removeItem('menuGroups');
      sessionStorage.clear();
    });
    await openHome(page);
    for (const name of clicks) await press(page, name);
    for (const key of keys) {
      if (key === 'Enter') await page.getByRole('option', { selected: true }).waitFor();
      await page.keyboard.press(key);
      if (key === 'Control+k') await page.getByRole('combobox', { name: 'Search' }).waitFor();
    }
    if (address)
      await expect.poll(() => [task, new URL(page.url()).pathname.startsWith(address)]).toEqual([task, true]);
    if (words) await page.getByText(words).first().waitFor();
  }
  await page.context().close();
});

/** A learner with a score, an answer about a skill, and applications in every state, whose universities and programs have long names. */
async function applicant(): Promise<TestPerson> {
  const learner = await newApplicant(web.at);
  await answerAbout(web.at, learner.user.id);
  const statuses = [
    'draft',
    'submitted',
    'draft',
    'under_review',
    'waitlisted',
    'rejected',
    'draft',
    'accepted',
  ] as const;
  for (const [index, status] of statuses.entries()) {
    const name = `Rheinisch-Westfälische Technische Hochschule für Angewandte Wissenschaften ${index}`;
    const { id } = await beginDraft(learner, await addUniversity(web.at, { name }));
    await web.at.platform.database
      .rows(ApplicationRow, { institution: web.at.institution })
      .findById(id)
      .patch({ status });
  }
  return learner;
}

const homes = ['learner', 'applicant', 'instructor', 'administrator', 'guardian'] as const;

test.each(homes)('the home page of the %s is accessible in every window and at most two screens long', async (role) => {
  const person = role === 'applicant' ? await applicant() : people[role];
  const page = await web.page({ as: person as TestPerson, width: 1440, height: 900 });
  await openHome(page);
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  // At most one and a half screens, for administrators two.
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/home-${role}-${width}.png`, fullPage: true });
    const isStaff = role === 'administrator';
    const screenfuls = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect([role, width, screenfuls]).toEqual([role, width, Math.min(screenfuls, isStaff ? 2 : 1.5)]);
  }
  await page.context().close();
});

test('the home page suggests the first placement, or to continue an open placement or practice', async () => {
  const learner = await web.at.person();
  const page = await web.page({ as: learner, width: 1440, height: 900 });
  const step = page.locator('section[aria-labelledby=next-step]');
  await page.goto('/');
  await step.getByRole('heading', { name: 'Find out where you stand' }).waitFor();
  expect(await step.getByRole('link').allInnerTexts()).toEqual(['Start Assessment']);

  await learner.get('/api/assessment/ai-immersion/core_math');
  await page.reload();
  await step.getByRole('heading', { name: 'Continue, section A' }).waitFor();
  expect(await step.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/placement/questions');
  for (const [width, path] of [
    [1440, '/dashboard'],
    [360, '/profile'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const backLink = page.getByRole('banner').getByRole('link', { name: 'Continue, section A' });
    await backLink.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await backLink.getAttribute('href')).toBe('/placement/questions');
  }
  await page.context().close();

  const placed = await web.at.person();
  await addPlacement(web.at, placed, {
    domains: [
      { domain: 'core_math', theta: 0.9, standardError: 0.3 },
      { domain: 'applied_reasoning', theta: -1.2, standardError: 0.3 },
    ],
  });
  await placed.post('/api/practice/runs', { kind: 'form' });
  const other = await web.page({ as: placed, width: 1440, height: 900 });
  await other.goto('/');
  await other.getByText('Continue where you were').waitFor();
  await other.context().close();
});

test('every screen links to a running IDFS and shows its remaining time', async () => {
  const learner = await web.at.person();
  await learner.post('/api/idfs-assessment/start');
  const page = await web.page({ as: learner, width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('heading', { name: 'IDFS running' }).waitFor();
  await page.goto('/achievements');
  const link = page.locator('header').getByRole('link', { name: /IDFS running/ });
  await link.waitFor();
  expect(await link.innerText()).toMatch(/\d+:\d\d left/);
  expect(await pageProblems(page, [360])).toEqual([]);
  await link.click();
  await page.waitForURL('**/idfs-assessment');
  await page.context().close();
});

test('the menu shows at most seven links at first and remembers which groups are open', async () => {
  const page = await web.page({ as: people.learner as TestPerson, width: 1440, height: 900 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Home' }).waitFor();
  expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(7);
  await menu.getByRole('button', { name: 'Yours' }).click();
  await menu.getByRole('button', { name: 'Measure' }).click();
  await page.reload();
  await menu.getByRole('link', { name: 'Achievements' }).waitFor();
  expect(await menu.getByRole('link', { name: 'IDFS Assessment' }).count()).toBe(0);
  await menu.getByRole('button', { name: 'Learn', exact: true }).click();
  await menu.getByRole('button', { name: 'Learning Paths' }).click();
  await menu.getByRole('link', { name: 'Mastery' }).click();
  await page.getByRole('heading', { name: 'Mastery Level' }).waitFor();
  expect(await menu.locator('[aria-current=page]').innerText()).toContain('Mastery');
  await page.context().close();
});

test('Pathways Assessment lists the specified sections with their weights', async () => {
  const page = await web.page({ as: await web.at.person(), width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Parts of Pathways Assessment' }).click();
  const parts = page.getByRole('list', { name: 'Pathways Assessment' }).getByRole('link');
  expect((await parts.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Core Math 25%',
    'Applied Reasoning 40%',
    'AI Concepts 35%',
  ]);
  await page.context().close();
});

test('administrators see score, consent and conversations on the page of a learner', async () => {
  const learner = await web.at.person();
  await addPlacement(web.at, learner, {});
  const page = await web.page({ as: people.administrator as TestPerson, width: 1440, height: 900 });
  await page.goto(`/administration/people/${learner.user.id}`);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await section('EiQ score').getByText('AI immersion placement').waitFor();
  await section('Parental consent').getByText('No parent or guardian has been asked.').waitFor();
  await section('Conversations')
    .getByText(/No conversations yet|Only conversations of learners under 18/)
    .waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await page.goto(`/administration/people/${people.instructor?.user.id}`);
  await section('History').waitFor();
  expect(await section('EiQ score').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['reviewer', 'Nothing to do at the moment'],
  ['recruiter', 'You recruit for no company yet'],
] as const)('a %s has a home page and a profile without content for learners', async (role, words) => {
  const page = await web.page({ as: await web.at.person(role), width: 1440, height: 900 });
  await openHome(page);
  await page.getByText(words).waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { name: 'How you learn' }).count()).toBe(0);
  await page.context().close();
});

test('while the manifest loads, a signed-in person sees the shell with their name, except on bare screens', async () => {
  const learner = people.learner as TestPerson;
  const page = await web.page({ as: learner, width: 1440, height: 900 });
  await page.goto('/placement');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { promise: manifest, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/platform/manifest', async (route) => {
    await manifest;
    await route.continue();
  });
  const skeleton = page.locator('[data-waiting]').getByText(`${learner.user.firstName} ${learner.user.lastName}`);
  await page.goto('/achievements');
  await skeleton.waitFor();
  await page.goto('/placement');
  await page.getByText('Loading').waitFor({ state: 'attached' });
  expect(await skeleton.count()).toBe(0);
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
});

test('staff see the menu of learners only in the view “See as a learner”', async () => {
  const page = await web.page({ as: people.instructor as TestPerson, width: 1440, height: 900 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Home' }).waitFor();
  expect(await menu.getByText(/Practice|MentorAI|EiQ Dashboard|Learning Paths/).count()).toBe(0);
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: /First/ }).click();
  await page.getByRole('menuitem', { name: 'See as a learner' }).click();
  await menu.getByRole('link', { name: 'EiQ Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Back to your own view' }).click();
  await menu.getByRole('link', { name: 'Safety alerts' }).waitFor();
  await page.context().close();
});

test('the bar on phones has four entries, and every task of learners takes at most two taps', async () => {
  const page = await web.page({ as: people.learner as TestPerson, width: 360, height: 740 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.waitFor();
  expect((await bar.locator('a, button').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Home',
    'Learn',
    'Measure',
    'More',
  ]);
  const taps = [
    ['Learn', 'Practice', '/assessment'],
    ['Learn', 'MentorAI', '/dashboard/ai-tutor'],
    ['Measure', 'IDFS Assessment', '/idfs-assessment'],
    ['More', 'Achievements', '/achievements'],
    ['More', 'Study groups', '/study-groups'],
    ['More', 'ApexPrep', '/apex-prep'],
  ] as const;
  for (const [entry, line, address] of taps) {
    await page.goto('/');
    await bar.getByRole('button', { name: entry }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('link', { name: line }).click();
    await page.waitForURL(`**${address}`);
  }
  await page.goto('/achievements');
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await pageProblems(page, [360])).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More');
  await page.context().close();
});
