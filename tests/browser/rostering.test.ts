import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['rostering', 'administration'] });
});
afterAll(() => web?.close());

test('an administrator maps the columns of a file, imports it, prints passwords, and confirms who leaves', async () => {
  const administrator = await web.at.person('administrator');
  const mark = randomUUID().slice(0, 8);
  const page = await web.page({ as: administrator });
  const choose = (name: string, ...lines: readonly string[]) =>
    page.getByLabel('File to import').setInputFiles({
      name,
      mimeType: 'text/csv',
      // As a German spreadsheet saves it.
      buffer: Buffer.from(['Nr;Vorname;Nachname;Was;Klasse', ...lines].join('\r\n'), 'latin1'),
    });
  await page.goto('/import-people');
  await page.getByRole('heading', { level: 1, name: 'Import people' }).waitFor();
  expect(await pageProblems(page), 'imports').toEqual([]);
  await choose(`${mark}-faulty.csv`, `1${mark};Zoë;;pupil;${mark}`, `1${mark};Max;${mark};wizard;`);
  await page.getByRole('heading', { level: 1, name: `${mark}-faulty.csv` }).waitFor();
  await page.getByText('Windows-1252').waitFor();
  await page.getByText('Choose the column with the role').waitFor();
  await page.getByLabel('Id in your system').selectOption('Nr');
  await page.getByLabel('Role').selectOption('Was');
  await page.getByText('2 faults in the file').waitFor();
  await page.getByText('“wizard” is no role').waitFor();
  await page.getByText('Last name: Required').waitFor();
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  expect(await pageProblems(page), 'faults').toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import people' }).waitFor();

  const [zoe, max] = [`1${mark};Zoë;Z${mark};pupil;${mark}`, `2${mark};Max;Z${mark};teacher;${mark}`];
  const start = async (name: string, ...lines: readonly string[]) => {
    await choose(name, ...lines);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByLabel('Id in your system').selectOption('Nr');
    await page.getByLabel('Role').selectOption('Was');
  };
  await start(`${mark}-all.csv`, zoe, max);
  await page.getByText('2 people created').waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
  expect(await pageProblems(page), 'done').toEqual([]);

  await page.getByRole('link', { name: 'First sign-in' }).click();
  await page.getByLabel('For').selectOption({ label: `${mark} (2)` });
  expect(await pageProblems(page), 'first sign-in').toEqual([]);
  await page.getByRole('button', { name: 'Make passwords' }).click();
  const slip = page.getByRole('listitem').filter({ hasText: 'Zoë' });
  await slip.waitFor();
  const [, username, password] = await slip.getByRole('definition').allInnerTexts();
  expect(await pageProblems(page), 'slips').toEqual([]);
  const signedIn = await web.at.nobody.post('/api/auth/login', { username, password });
  expect(signedIn.body.user).toMatchObject({ firstName: 'Zoë', role: 'learner' });

  await page.goto('/import-people');
  await start(`${mark}-fewer.csv`, zoe);
  await page.getByText('Nothing to change').waitFor();
  await page.getByLabel('People who are not in the file').selectOption('bulk');
  await page.getByText(/1 of \d+ imported p(erson|eople) will be deactivated/).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('Type 1 to confirm').waitFor();
  await dialog.getByLabel(/would be deactivated: type 1/).fill('1');
  expect(await pageProblems(page), 'confirmation').toEqual([]);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
  await page.getByText('1 person deactivated').waitFor();

  const phone = await web.page({ as: administrator, width: 360, theme: 'dark' });
  await phone.goto('/import-people');
  await phone.getByText(`${mark}-fewer.csv`).waitFor();
  expect(await pageProblems(phone), 'imports on a phone').toEqual([]);
});
