import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import type { TestPerson } from '../../core/testing.ts';
import type { DocumentSummary } from '../../plugins/documents/contract.ts';
import { documentOf, transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { scoreReports, transcripts } from '../fixtures/documents/documents.ts';
import { toPdf } from '../fixtures/documents/pdf.ts';
import { toBadJpg } from '../fixtures/documents/picture.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, overflowOf, pageProblems } from './browser-platform.ts';

// The confirmation of a document, with real files and a real reading.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['documents', 'administration', 'activity', 'dashboards'] });
});
afterAll(() => web?.close());

async function adult(): Promise<TestPerson> {
  const learner = await web.at.person();
  await setAgeBand(web.at, learner, 'adult');
  return learner;
}

const fullNameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;

/** Uploads a file and waits until it was read. @returns the address of the document */
async function read(learner: TestPerson, bytes: string | Uint8Array, name?: string): Promise<string> {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const { id } = await uploadFile(learner, content, name);
  await web.at.platform.queueing.waitUntilIdle();
  return `/documents/${id}`;
}

const focusedValue = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? '');

test('a transcript is uploaded, read, corrected, confirmed and corrected again', async () => {
  const learner = await adult();
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto('/documents');
  const recent = page.getByRole('region', { name: 'Recent Uploads' });
  const buffer = Buffer.from(transcriptText(fullNameOf(learner)));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'transcript.txt', mimeType: 'text/plain', buffer });
  await page.getByText('Upload successful').waitFor();
  await page.getByText('Your document has been uploaded and is being processed.').waitFor();
  // Reading is announced to the page; nobody reloads it.
  await recent.getByText('Processed').waitFor();
  expect(await recent.innerText()).toContain('Not confirmed');
  await recent.getByRole('link', { name: 'Check values' }).click();

  await page.getByRole('heading', { name: 'transcript.txt' }).waitFor();
  const grade = page.getByLabel('Grade of Mechanics');
  expect(await grade.inputValue()).toBe('B+');
  // Focusing a field marks its place on the page, and a place on the page leads to its field.
  await grade.focus();
  const active = page.locator('[data-frame][data-active]');
  await active.waitFor();
  expect(await active.getAttribute('title')).toBe('Grade of Mechanics: B+');
  await page.getByTitle('Title of Calculus II: Calculus II').click();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Calculus II');

  await grade.fill('A');
  await page.getByText('Grade was read as “B+”').waitFor();
  await page.getByRole('button', { name: 'Remove Academic Writing' }).click();
  await page.getByText('Removed: ENGL 102 · Academic Writing · A-').waitFor();
  await page.getByRole('button', { name: 'Restore Academic Writing' }).click();
  await page.getByRole('button', { name: 'Add a course to Spring 2024' }).click();
  await page.getByLabel('Title of course 3').fill('Statistics');
  await page.getByLabel('Credits of Statistics').fill('many');
  await page.getByText('Not saved yet. Correct the marked fields first.').waitFor();
  await page.getByText('Enter a number').waitFor();
  await page.getByLabel('Credits of Statistics').fill('3,5');
  await page.getByLabel('Grade of Statistics').fill('B');
  await page.getByText('All changes are saved.').waitFor();
  expect(await pageProblems(page), 'confirmation').toEqual([]);

  // Changes are kept before they are confirmed, also across a reload.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByLabel('Grade of Statistics').waitFor();
  expect(await page.getByLabel('Credits of Statistics').inputValue()).toBe('3.5');
  await page.getByRole('button', { name: 'Confirm values' }).click();
  await page.getByText('They count from now on.').waitFor();
  await page.getByText('Was read as “B+”').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await pageProblems(page), 'confirmed').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Correct values' }).click();
  await page.getByLabel('Institution').fill('Westlake College');
  await page.getByText('count until you confirm the changed ones').waitFor();
  await page.getByText('All changes are saved.').waitFor();
  const [listed] = (await learner.get('/api/documents')).body as DocumentSummary[];
  const halfway = await documentOf(learner, listed?.id ?? '');
  expect(halfway.confirmed?.values.institution).toBe('Westlake University');
  await page.getByRole('button', { name: 'Confirm values' }).click();
  await page.getByText('Was read as “Westlake University”').waitFor();
  const confirmed = async () => (await documentOf(learner, listed?.id ?? '')).confirmed?.values.institution;
  await expect.poll(confirmed).toBe('Westlake College');
  expect(web.failures).toEqual([]);
});

test('a photograph is checked on a phone, value by value beside its place on the page', async () => {
  const learner = await adult();
  const photograph = transcripts().find(({ layout }) => layout === 'two-columns')?.sheets[0];
  if (!photograph) throw new Error('There is no such transcript');
  const address = await read(learner, await toBadJpg(photograph, seededRandom('phone'), 120), 'IMG_2041.jpg');
  const page = await web.page({ as: learner, width: 360, height: 740 });
  await page.goto(address);
  await page.getByText('is not the name on your account').waitFor();
  await page.getByText('Uncertain, please check').first().waitFor();
  const next = page.getByRole('button', { name: /^Next of \d+ uncertain value/ });
  const count = async () => Number((await next.innerText()).split(' ')[0]);
  const before = await count();
  await next.click();
  const first = await focusedValue(page);
  expect(first).not.toBe('');
  // The part of the page with the value stands above the form.
  const cutout = page.getByRole('img', { name: /on page 1$/ });
  await cutout.waitFor();
  expect(await cutout.locator('[data-active]').getAttribute('data-frame')).toBe(first);
  expect(await count()).toBe(before - 1);
  await next.click();
  expect(await focusedValue(page)).not.toBe(first);

  await page.getByRole('button', { name: 'Show page' }).click();
  const frame = page.locator('[data-frame=institution]');
  await frame.waitFor();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: '125%, fit the width' }).waitFor();
  await frame.click();
  expect(await focusedValue(page)).toBe('institution');
  expect(await overflowOf(page)).toBe(0);
  expect(await pageProblems(page), 'phone').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('scores are corrected, and a second device shows the correction', async () => {
  const learner = await adult();
  const report = scoreReports().find(({ layout }) => layout === 'sat');
  const address = await read(learner, toPdf(report?.sheets ?? []), 'sat.pdf');
  const [desk, phone] = [
    await web.page({ as: learner, width: 1440 }),
    await web.page({ as: learner, width: 360, height: 740 }),
  ];
  await Promise.all([desk.goto(address), phone.goto(address)]);
  await phone.getByLabel('Score of Math').waitFor();
  await desk.getByLabel('Score of Math').fill('999');
  await desk.getByText(`Was read as “${report?.truth.tests[0]?.sections[1]?.score}”`).waitFor();
  await expect.poll(() => phone.getByLabel('Score of Math').inputValue()).toBe('999');
  await desk.getByRole('button', { name: 'Add a section' }).click();
  await desk.getByLabel('Section 3', { exact: true }).fill('Essay');
  await desk.getByLabel('Score of Essay').fill('6');
  await desk.getByRole('button', { name: 'Confirm values' }).click();
  await desk.getByText('They count from now on.').waitFor();
  const detail = await documentOf(learner, address.split('/').at(-1) ?? '');
  expect(detail.confirmed?.values.tests[0]?.sections.at(-1)).toEqual({ name: 'Essay', score: 6 });
  expect(web.failures).toEqual([]);
});

test('a score that could not be read is entered before the scores are confirmed', async () => {
  const learner = await adult();
  const rows = ['Year    Exam          Score', '2023    Statistics      5', '2024    Biology'];
  const report = ['AP Score Report', `Student name: ${fullNameOf(learner)}`, '', ...rows].join('\n');
  const address = await read(learner, report, 'ap-scores.txt');
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto(address);
  await page.getByText('The AP score of Biology could not be read. Enter it from the page.').waitFor();
  const missing = page.getByLabel('Score of Biology');
  await page.getByRole('button', { name: 'Confirm values' }).click();
  expect(await missing.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('Enter the score from the page').waitFor();
  expect(await pageProblems(page, [360, 768, 1440]), 'a missing score').toEqual([]);
  await missing.fill('4');
  await page.getByRole('button', { name: 'Confirm values' }).click();
  await page.getByText('They count from now on.').waitFor();
  expect(web.failures).toEqual([]);
});

test('the home page leads to the document that waits for confirmation', async () => {
  const learner = await adult();
  await read(learner, transcriptText(fullNameOf(learner)));
  const page = await web.page({ as: learner });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Confirm your transcript' }).waitFor();
  await page.getByRole('link', { name: 'Check values' }).click();
  await page.getByRole('button', { name: 'Confirm values' }).waitFor();
});

test('staff see a learner’s documents and those with another name, and change nothing', async () => {
  const learner = await adult();
  const address = await read(learner, transcriptText('Maud Ferncastle'), 'maud.txt');
  const page = await web.page({ as: await web.at.person('administrator'), width: 1440 });
  await page.goto('/documents/names');
  await page.getByText(`Maud Ferncastle on a document of ${fullNameOf(learner)}`).waitFor();
  expect(await pageProblems(page), 'names').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/administration/people/${learner.user.id}`);
  await page.getByText('The name read on it is not the learner’s.').waitFor();
  await page.getByRole('link', { name: 'View values: maud.txt' }).click();
  await page.getByText('The learner has not confirmed these values. They do not count yet.').waitFor();
  const owner = page.getByRole('main').getByRole('link', { name: fullNameOf(learner) });
  expect(await owner.getAttribute('href')).toBe(`/administration/people/${learner.user.id}`);
  expect(await page.getByRole('button', { name: 'Correct values' }).count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Calculus II' }).click();
  expect(await page.locator('[data-frame][data-active]').getAttribute('title')).toBe(
    'Title of Calculus II: Calculus II',
  );
  expect(await pageProblems(page), 'staff view').toEqual([]);

  const stranger = await web.page({ as: await adult() });
  await stranger.goto(address);
  await stranger.getByText('This document does not exist').waitFor();
  expect(web.failures).toEqual([]);
});
