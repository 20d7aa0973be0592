import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The target of a learner, the distance to it, and the plan of the week.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['learner', 'immersion', 'practice', 'apex-prep'] });
  // A plan for a whole week begins on Monday.
  web.at.clock.toMonday();
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

async function withPlacement(learner: TestPerson, theta = 0) {
  await addPlacement(web.at, learner, {
    theta,
    domains: [
      { domain: 'core_math', theta: theta - 0.8, standardError: 0.4 },
      { domain: 'applied_reasoning', theta: theta + 0.2, standardError: 0.4 },
      { domain: 'ai_conceptual', theta: theta + 0.3, standardError: 0.4 },
    ],
  });
  await web.at.platform.queueing.waitUntilIdle();
  return learner;
}

async function openApexPrep(as: TestPerson) {
  const page = await web.page({ as });
  await page.goto('/apex-prep');
  await page.getByRole('heading', { name: 'ApexPrep', level: 1 }).waitFor();
  return page;
}

const learnerWithTarget = async () => {
  const learner = await withPlacement(await web.at.person());
  expect((await learner.put('/api/apex-prep/target', { kind: 'level', level: 'mastery' })).status).toBe(200);
  return learner;
};

test('without a score the screen links to the placement', async () => {
  const page = await openApexPrep(await web.at.person());
  const link = page.getByRole('link', { name: 'Take Placement Assessment' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/placement');
  expect(await pageProblems(page)).toEqual([]);
});

test('a target can be set without a score; the first result adds the distance and a plan', async () => {
  const learner = await web.at.person();
  const page = await openApexPrep(learner);
  await page.getByRole('radio', { name: 'Mastery' }).check();
  await page.getByRole('button', { name: 'Set target' }).click();
  await page.getByRole('heading', { name: 'Your target' }).waitFor();
  await page.getByRole('button', { name: 'Change target' }).waitFor();
  expect(await page.getByRole('region', { name: 'This week' }).count()).toBe(0);
  await withPlacement(learner);
  await page.getByText('Your score is 75.0 points below the target.').waitFor();
  await page.getByRole('region', { name: 'This week' }).getByRole('listitem').first().waitFor();
});

test('a custom target can be set and its first topic practised by keyboard alone', async () => {
  const page = await openApexPrep(await withPlacement(await web.at.person()));
  await page.getByText('95% probability of having reached it').waitFor();
  await page.getByRole('radio', { name: 'A target of my own' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Medical school');
  await page.keyboard.press('Tab');
  await page.keyboard.type('620');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Medical school 620' }).waitFor();
  await page.getByText('Your score is 120.0 points below the target.').waitFor();
  await page.getByText('under 1%').first().waitFor();
  const lines = page.getByRole('region', { name: 'This week' }).getByRole('listitem');
  expect(await lines.count()).toBeGreaterThan(1);
  await lines.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/assessment\/[0-9a-f-]{36}/);
});

test('a score beyond the scale and a past date are reported at their fields, and no target is set', async () => {
  const page = await openApexPrep(await withPlacement(await web.at.person()));
  await page.getByRole('radio', { name: 'A target of my own' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Too far');
  await page.getByLabel('EiQ score').fill('950');
  await page.getByRole('button', { name: 'Set target' }).click();
  expect(await page.getByLabel('EiQ score').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  await page.getByLabel('EiQ score').fill('850');
  await page.getByLabel('Target date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Set target' }).click();
  await page.getByText('A date after today').waitFor();
  expect(await page.getByText('Your target').count()).toBe(0);
});

test('changed hours update the plan, a new result updates the distance, and the target can be removed', async () => {
  const learner = await learnerWithTarget();
  const page = await openApexPrep(learner);
  await page.getByText('0 of 40 questions').first().waitFor();
  await page.getByLabel('Time a week').selectOption('1');
  await page.getByText('0 of 20 questions').first().waitFor();
  await page.getByText('updated when you changed your hours').waitFor();
  await withPlacement(learner, 0.5);
  // The score combines both results.
  const { current } = (await learner.get('/api/user/eiq')).body;
  await page.getByText(`Your score is ${(575 - current.eiqScore).toFixed(1)} points below the target.`).waitFor();
  await page.getByText('updated after a new result').waitFor();
  await page.getByRole('button', { name: 'Change target' }).click();
  await page.getByRole('button', { name: 'Remove target' }).click();
  await page.getByRole('heading', { name: 'What are you preparing for?', level: 2 }).waitFor();
});

test('the screen is accessible and fits a phone, also while a target is chosen', async () => {
  const page = await openApexPrep(await learnerWithTarget());
  await page.getByRole('heading', { name: 'By domain' }).waitFor();
  expect(await pageProblems(page), 'with a target').toEqual([]);
  await page.getByRole('button', { name: 'Change target' }).click();
  await page.getByRole('radio').first().waitFor();
  expect(await pageProblems(page), 'choosing a target').toEqual([]);
});
