import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnerRecord } from '../../plugins/learner/services.ts';
import { addPlacement, placement, withinFirst } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { layoutShiftsAt, openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['dashboards', 'practice', 'immersion'] });
});
afterAll(() => web.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the address determines the pathway; without a valid level it is the learner’s own', async () => {
  const learner = await web.at.person();
  const record = web.at.platform.host.service(learnerRecord);
  await record.setAgeBand(withinFirst(web.at), learner.user.id, 'adult');
  await record.setEducation(withinFirst(web.at), learner.user.id, { educationalLevel: 'phd', gradeLevel: null });
  const page = await web.page({ as: learner });
  await page.goto('/higher-education?level=graduate');
  await title(page, 'Graduate').waitFor();
  await page.goto('/higher-education');
  await title(page, 'Doctoral').waitFor();
  await page.goto('/higher-education?level=nonsense');
  await title(page, 'Doctoral').waitFor();
  await tab(page, 'Career Pathways').click();
  await page.getByRole('radio', { name: /^Research and innovation/ }).click();
  await title(page, 'Research and innovation').waitFor();
  expect(new URL(page.url()).searchParams.get('level')).toBe('research-innovation');
  await page.reload();
  await title(page, 'Research and innovation').waitFor();
  expect(await tab(page, 'Career Pathways').getAttribute('aria-selected')).toBe('true');
});

test('figures are the learner’s own, and other content is marked as a sample', async () => {
  const learner = await web.at.person();
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto('/higher-education?level=undergraduate');
  await page.getByText('Nothing has been measured yet').waitFor();
  await page.getByRole('link', { name: 'Take Placement Assessment' }).waitFor();
  expect(await pageProblems(page), 'nothing measured').toEqual([]);
  const record = web.at.platform.host.service(learnerRecord);
  await record.addResult(withinFirst(web.at), placement(learner.user.id, { theta: 0.9, level: 'mastery' }));
  await page.getByText('590.0').first().waitFor();
  expect(await pageProblems(page), 'progress').toEqual([]);
  for (const name of ['Research', 'Career Pathways', 'Funding', 'Network']) {
    await tab(page, name).click();
    await page.getByRole('tabpanel', { name }).waitFor();
    expect(await pageProblems(page), name).toEqual([]);
    if (name !== 'Network')
      expect(await page.getByRole('tabpanel').getByText('Sample', { exact: true }).count()).toBe(1);
  }
});

test('content does not shift while figures load, with and without a score', async () => {
  const [newLearner, measured] = [await web.at.person(), await web.at.person()];
  await addPlacement(web.at, measured);
  for (const learner of [newLearner, measured]) {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      const page = await web.page({ as: learner, width, height });
      const shifts = await layoutShiftsAt(page, {
        '/higher-education': 'Your weeks',
        '/higher-education?tab=careers': 'Where it leads',
        '/higher-education?tab=network': 'Who sees you',
      });
      expect([width, shifts]).toEqual([width, []]);
      await page.context().close();
    }
  }
});

test('a funding plan is added with its deadline, changed and removed', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/higher-education?tab=funding');
  await page.getByText('No funding plans yet').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').fill('Foundation scholarship');
  // What was typed is not lost by a click beside the dialog, nor by selecting it beyond the dialog's edge.
  await page.mouse.click(5, 5);
  await dialog.getByLabel('What').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await dialog.getByLabel('Deadline (optional)').fill('2031-03-15');
  await dialog.getByRole('button', { name: 'Add' }).dblclick();
  await page.getByText('Due 15 March 2031').waitFor();
  expect(await page.getByRole('button', { name: 'Change Foundation scholarship' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Change Foundation scholarship' }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption('Awarded');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('tabpanel').getByText('Awarded').waitFor();
  await page.getByRole('button', { name: 'Remove Foundation scholarship' }).click();
  await page.getByText('No funding plans yet').waitFor();
});

test('research topics link to practice', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/higher-education?tab=research');
  await page.getByRole('link', { name: 'Practise Evidence and causation' }).click();
  await page.waitForURL(/\/assessment\/./);
});
