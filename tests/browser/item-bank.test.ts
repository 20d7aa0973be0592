import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { choiceItems, storeAnswers } from '../../plugins/item-bank/authoring/testing.ts';
import { itemReview } from '../../plugins/item-bank/services.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The work of authors in the item bank: finding, inspecting and flagging items, calibrations and their adoption.

let web: BrowserPlatform;
let author: TestPerson;
let operator: TestPerson;
let itemId: string;
/** Items that no test has flagged yet. */
let unflagged: string[];
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['item-bank', 'administration'] });
  author = await web.at.person('administrator');
  operator = await web.at.person('operator');
  const items = await choiceItems(web.at, 'core_math', 10);
  itemId = items[4]?.itemId ?? '';
  unflagged = items.slice(5).map((item) => item.itemId);
  await storeAnswers(web.at, { items, people: 400, section: 'core_math' });
});
afterAll(() => web?.close());

const bank = '/administration/items';

test('an author finds an item, tries it, flags it and resolves the flag', async () => {
  const id = unflagged.pop() ?? '';
  const page = await web.page({ as: author });
  await page.goto(bank);
  await page.getByRole('link', { name: 'Item bank' }).first().waitFor();
  await page.getByLabel('Search words, ids or concepts').fill(id);
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.getByRole('row').getByRole('link').click();
  await page.getByRole('heading', { name: id, level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Show answered' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  // The preview can be answered with digit keys, as in an assessment.
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
  // The link returns to the filtered list.
  await page.getByRole('main').getByRole('link', { name: 'Item bank' }).click();
  await page.getByText('1 item', { exact: true }).waitFor();
});

test('the item list shows three filters, and further ones behind a button with the number in use', async () => {
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

test('an open item shows its rubric’s agreement with a rater and the resulting discrimination', async () => {
  const page = await web.page({ as: author });
  await page.goto(`${bank}/core_math.open.typical-wage`);
  await page.getByText('Says that the mean is a good description').waitFor();
  await page.getByRole('tab', { name: 'Measurement' }).click();
  await page.getByRole('heading', { name: 'Grader’s agreement' }).waitFor();
  await page.getByText('Discrimination used for scoring').waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('an operator suspends an item with a reason, and an administrator finds it by its state', async () => {
  const id = unflagged.pop() ?? '';
  const page = await web.page({ as: operator });
  await page.goto(`${bank}/${id}`);
  await page.getByRole('button', { name: 'Change state' }).click();
  await page.getByLabel('New state').selectOption('suspended');
  await page.getByLabel('Reason').fill('Its answer is on a forum');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Change state' }).click();
  await page.getByText('Suspended', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'History (1)' }).click();
  await page.getByText('Before: Operational.').waitFor();

  const administrator = await web.page({ as: author });
  await administrator.goto(`${bank}?state=suspended`);
  await administrator.getByText('1 item', { exact: true }).waitFor();
  await administrator.getByRole('row').getByRole('link').click();
  await administrator.getByRole('heading', { name: id, level: 1 }).waitFor();
  expect(await administrator.getByRole('button', { name: 'Change state' }).count()).toBe(0);
  await web.at.platform.host
    .service(itemReview)
    .change({ who: { institution: web.at.institution, user: undefined, may: () => true } }, id, {
      to: 'operational',
      reason: 'For the next test',
    });
});

test('an author runs a calibration, and an operator adopts it', async () => {
  const page = await web.page({ as: author });
  await page.goto(bank);
  await page.getByRole('button', { name: 'Calibrate' }).click();
  await page.getByText('10 items of').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Parameters, before and after' }).waitFor();
  expect(await page.getByRole('button', { name: 'Adopt' }).count()).toBe(0);
  await page.getByText('eiq items adopt').waitFor();

  const operatorPage = await web.page({ as: operator });
  await operatorPage.goto(page.url());
  await operatorPage.getByRole('button', { name: 'Adopt' }).click();
  await operatorPage.getByRole('dialog').getByRole('button', { name: 'Adopt' }).click();
  await operatorPage.getByText('10 items have these parameters in a new version').waitFor();
  await operatorPage.goto(`${bank}/${itemId}?tab=history`);
  await operatorPage.getByRole('heading', { name: 'Version 2' }).waitFor();
  // The item shows the calibration's statistics and links to it.
  await operatorPage.getByRole('tab', { name: 'Measurement' }).click();
  await operatorPage.getByText('S-X²').waitFor();
  await operatorPage.getByRole('link', { name: 'the calibration of' }).click();
  await operatorPage.getByRole('heading', { name: 'Parameters, before and after' }).waitFor();
});

test.each([
  ['the list', bank],
  ['exposure and drift', `${bank}?tab=trends`],
  ['the calibrations', `${bank}?tab=calibrations`],
  ['a question', () => `${bank}/${itemId}`],
  ['its measurement', () => `${bank}/${itemId}?tab=measurement`],
  ['its trend', () => `${bank}/${itemId}?tab=trend`],
  ['its answers', () => `${bank}/${itemId}?tab=answers`],
  ['its history', () => `${bank}/${itemId}?tab=history`],
  ['its flags', () => `${bank}/${itemId}?tab=flags`],
])('%s: the screen is accessible and fits in both themes, wide and at 360 pixels', async (_, address) => {
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
