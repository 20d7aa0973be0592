import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classOf } from '../../plugins/assignments/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['assignments', 'practice', 'activity'] });
});
afterAll(() => web?.close());

test('a teacher assigns practice, the learner does it from the home page, and the gradebook shows it', async () => {
  const title = `Algebra ${randomUUID().slice(0, 8)}`;
  const { teacher, learner, learners, classId } = await classOf(web.at, 2);
  const page = await web.page({ as: teacher });
  await page.goto(`/classes/${classId}`);
  await page.getByRole('link', { name: 'Assignments', exact: true }).last().click();
  await page.getByText('No assignments yet').waitFor();
  expect(await pageProblems(page), 'empty').toEqual([]);
  await page.getByRole('button', { name: 'New assignment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Topic').selectOption('core_math/algebra');
  await dialog.getByLabel('Number of questions').fill('1');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Due: date').fill('2199-01-15');
  await dialog.getByLabel('For').selectOption('chosen');
  for (const { user } of learners) await dialog.getByLabel(`${user.firstName} ${user.lastName}`).first().check();
  expect(await pageProblems(page), 'dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Assign' }).dblclick();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('cell', { name: 'Not begun' }).first().waitFor();
  expect(await pageProblems(page), 'assignment').toEqual([]);

  await page.goto('/');
  await page.getByText('Assigned work').waitFor();
  await page.getByText('0 of 2 done').first().waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  const phone = await web.page({ as: learner, width: 360 });
  await phone.goto('/my-assignments');
  await phone.getByText(title).waitFor();
  expect(await pageProblems(phone), 'own assignments').toEqual([]);
  await phone.goto('/');
  await phone.getByRole('heading', { name: title }).waitFor();
  await phone.getByRole('link', { name: 'Begin' }).click();
  const option = 'article [aria-keyshortcuts]:not([aria-disabled])';
  await phone.locator(option).first().waitFor();
  // As long as it takes to read.
  web.at.clock.forward(20);
  await phone.keyboard.press('1');
  await phone.getByRole('button', { name: 'Submit Answer' }).click();
  await phone.locator('[data-settled=true]').waitFor();

  await page.getByRole('link', { name: 'Assignments', exact: true }).last().click();
  await page.getByText('1 of 2 done').waitFor();
  await page.getByRole('tab', { name: 'Gradebook' }).click();
  await page.getByRole('cell', { name: /Done/ }).waitFor();
  await page.getByRole('button', { name: title }).click();
  expect(await page.getByRole('columnheader', { name: title }).getAttribute('aria-sort')).toBe('ascending');
  expect(await pageProblems(page), 'gradebook').toEqual([]);
  await page.getByRole('tab', { name: 'Mastery' }).click();
  await page.getByRole('columnheader', { name: 'Algebra' }).waitFor();
  await page.getByText('Without names').click();
  await page.getByRole('rowheader', { name: 'Algebra' }).waitFor();
  expect(await pageProblems(page), 'mastery').toEqual([]);
});
