import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['classes'] });
});
afterAll(() => web?.close());

test('a teacher creates a class, a learner joins it with the code, and both see it at once', async () => {
  const [teacher, learner] = [await web.at.person('instructor'), await web.at.person()];
  const name = `Class ${randomUUID().slice(0, 8)}`;
  const page = await web.page({ as: teacher });
  await page.goto('/classes');
  await page.getByText('No classes yet').waitFor();
  expect(await pageProblems(page), 'empty list').toEqual([]);
  await page.getByRole('button', { name: 'New class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Course').fill('Algebra');
  await page.getByRole('button', { name: 'Create class' }).dblclick();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByLabel('Code', { exact: true }).innerText();

  const phone = await web.page({ as: learner, width: 360 });
  await phone.goto('/my-classes');
  await phone.getByText('You are in no class').waitFor();
  await phone.getByLabel('Code').fill('WRONG');
  await phone.keyboard.press('Enter');
  await phone.getByText('There is no class with this code.').waitFor();
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Join class' }).click();
  await phone.getByRole('listitem').getByText(name).waitFor();
  expect(await pageProblems(phone), 'own classes').toEqual([]);

  const whole = `${learner.user.firstName} ${learner.user.lastName}`;
  await page.getByRole('button', { name: `Remove ${whole}` }).waitFor();
  expect(await pageProblems(page), 'class').toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name.slice(-8));
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove ${whole}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await phone.getByText('You are in no class').waitFor();

  await page.getByLabel('Find a learner to add').fill(learner.user.username);
  await page.getByRole('button', { name: `Add ${whole}` }).click();
  await page.getByRole('button', { name: `Remove ${whole}` }).waitFor();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive class' }).click();
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  await page.getByRole('link', { name: 'Classes', exact: true }).last().click();
  await page.getByLabel('State').selectOption('Archived');
  await page.getByRole('link', { name }).waitFor();
});
