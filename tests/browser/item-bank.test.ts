import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { choiceItems, storeAnswers } from '../../plugins/item-bank/authoring/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// An author's work at the bank: find, look closely, flag, calibrate, adopt.

let web: BrowserPlatform;
let author: TestPerson;
let operator: TestPerson;
let itemId: string;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['item-bank', 'administration'] });
  author = await web.at.person('administrator');
  operator = await web.at.person('operator');
  const items = await choiceItems(web.at, 'core_math', 10);
  itemId = items[4]?.itemId ?? '';
  await storeAnswers(web.at, { items, people: 400, section: 'core_math' });
});
afterAll(() => web?.close());

const bank = '/administration/items';

test('an item is found, tried as a learner would, flagged and its flag resolved', async () => {
  const page = await web.page({ as: author });
  await page.goto(bank);
  await page.getByRole('link', { name: 'Item bank' }).first().waitFor();
  await page.getByLabel('Search words, ids or concepts').fill(itemId);
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.getByRole('row').getByRole('link').click();
  await page.getByRole('heading', { name: itemId, level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Show answered' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  // A learner may answer by a digit; so may who tries it.
  await page.keyboard.press('2');
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(1);

  await page.getByRole('button', { name: 'Flag for review' }).click();
  await page.getByLabel('What you noticed').fill('Two answers are right');
  await page.getByRole('button', { name: 'Flag item' }).click();
  await page.getByRole('tab', { name: 'Flags (1)' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.getByLabel('Resolution').fill('Worked out again: one is');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('Resolved', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Answers' }).click();
  await page.getByText('Point-biserial').waitFor();
  // The way back leads to the list as it was.
  await page.getByRole('main').getByRole('link', { name: 'Item bank' }).click();
  await page.getByText('1 item', { exact: true }).waitFor();
});

test('the item list shows three filters, and the others behind a button that counts those in use', async () => {
  const page = await web.page({ as: author, width: 360 });
  await page.goto(`${bank}?format=open_ended&pool=practice`);
  const more = page.getByRole('button', { name: 'More filters (2)' });
  await more.waitFor();
  expect(await page.getByRole('search', { name: 'Filter items' }).getByRole('combobox').count()).toBe(3);
  await more.click();
  await page.getByLabel('Format').selectOption('multiple_choice');
  expect(new URL(page.url()).searchParams.get('more')).toBe('open');
  await page.reload();
  expect(await page.getByLabel('Format').inputValue()).toBe('multiple_choice');
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear these filters' }).click();
  await page.getByRole('button', { name: 'More filters', exact: true }).click();
  await page.getByLabel('Format').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

test('an open item shows how far its rubric agrees with a rater and what it counts for that', async () => {
  const page = await web.page({ as: author });
  await page.goto(`${bank}/core_math.open.typical-wage`);
  await page.getByText('Says that the mean is a good description').waitFor();
  await page.getByRole('tab', { name: 'Measurement' }).click();
  await page.getByRole('heading', { name: 'Grader’s agreement' }).waitFor();
  await page.getByText('Discrimination used for scoring').waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a calibration is started, watched to its end, and adopted by who may', async () => {
  const page = await web.page({ as: author });
  await page.goto(bank);
  await page.getByRole('button', { name: 'Calibrate' }).click();
  await page.getByText('10 items of').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Parameters, before and after' }).waitFor();
  expect(await page.getByRole('button', { name: 'Adopt' }).count()).toBe(0);
  await page.getByText('eiq items adopt').waitFor();

  const adopting = await web.page({ as: operator });
  await adopting.goto(page.url());
  await adopting.getByRole('button', { name: 'Adopt' }).click();
  await adopting.getByRole('dialog').getByRole('button', { name: 'Adopt' }).click();
  await adopting.getByText('10 items have these parameters in a new version').waitFor();
  await adopting.goto(`${bank}/${itemId}?tab=history`);
  await adopting.getByRole('heading', { name: 'Version 2' }).waitFor();
  // The item tells what the calibration found of it, and leads there.
  await adopting.getByRole('tab', { name: 'Measurement' }).click();
  await adopting.getByText('S-X²').waitFor();
  await adopting.getByRole('link', { name: 'the calibration of' }).click();
  await adopting.getByRole('heading', { name: 'Parameters, before and after' }).waitFor();
});

test.each([
  ['the list', bank],
  ['the calibrations', `${bank}?tab=calibrations`],
  ['a question', () => `${bank}/${itemId}`],
  ['its measurement', () => `${bank}/${itemId}?tab=measurement`],
  ['its answers', () => `${bank}/${itemId}?tab=answers`],
  ['its history', () => `${bank}/${itemId}?tab=history`],
  ['its flags', () => `${bank}/${itemId}?tab=flags`],
])('%s: axe finds nothing in either theme, nor in a window of 360 pixels, which it fits', async (_, address) => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await web.page({ as: author, theme, width: theme === 'light' ? 1440 : 360 });
    await page.goto(typeof address === 'string' ? address : address());
    await page.getByRole('tabpanel').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /Loading|Counting/ })
      .waitFor({ state: 'detached' });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await page.context().close();
  }
  expect(web.failures).toEqual([]);
});
