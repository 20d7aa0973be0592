import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { UniversityRow } from '../../plugins/universities/catalogue/models.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { layoutShiftsAt, openBrowserPlatform, pageProblems } from './browser-platform.ts';
import { createSharedPages, goWithin } from './client-navigation.ts';

// The university portal: exploring, matching, comparing and saving universities, and the catalogue for administrators.

let web: BrowserPlatform;
let learner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['universities', 'apex-prep'] });
  learner = await withScore();
  admin = await web.at.person('administrator');
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

/** A learner with a score of 500 and a standard error of about 30 points. */
async function withScore(): Promise<TestPerson> {
  const learner = await web.at.person();
  await addPlacement(web.at, learner, { theta: 0, domains: [] });
  await web.at.platform.queueing.waitUntilIdle();
  return learner;
}

let count = 0;
/** A university that a search for its word finds alone. */
async function university(fields: Partial<UniversityRow> = {}) {
  const word = `zz${(++count).toString().padStart(3, '0')}`;
  const name = fields.name ?? `Lake ${word} University`;
  return { ...(await addUniversity(web.at, { search: `${word} ${name.toLowerCase()}`, ...fields, name })), name, word };
}

async function open(as: TestPerson, address: string, options: { width?: number } = {}): Promise<Page> {
  const page = await web.page({ as, width: 1440, ...options });
  await page.goto(address);
  return page;
}

const show = createSharedPages(() => web);

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a card shows place, ranking, tier, scores and three programs, and links to the website', async () => {
  const { name, word } = await university({
    city: 'Zwolle',
    ranking: 88,
    rankingSource: 'World Ranking',
    rankingYear: 2026,
    partnershipTier: 'premier',
    website: 'https://www.zwolle.edu/',
  });
  const page = await show(learner, `/universities?q=${word}`);
  const shown = card(page, name);
  await shown.getByRole('heading', { name }).waitFor();
  for (const text of [
    'Zwolle, Netherlands',
    'Premier partner',
    '#88',
    'World Ranking, 2026',
    '500',
    '650',
    'Computer Science',
  ]) {
    await shown.getByText(text, { exact: true }).first().waitFor();
  }
  const website = shown.getByRole('link', { name: 'Website' });
  expect(await website.getAttribute('href')).toBe('https://www.zwolle.edu/');
  expect(await website.getAttribute('rel')).toBe('noopener noreferrer');
  await shown.getByRole('button', { name: `Apply to ${name}` }).waitFor();
});

test('Navigator in the menu opens the portal, and the old address does too', async () => {
  const page = await show(learner, '/dashboard/navigator');
  await page.getByRole('heading', { name: 'Navigator', level: 1 }).waitFor();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Navigator' });
  expect(await link.getAttribute('href')).toBe('/universities');
});

test('the address holds search, filters and tab, and a reload shows the same', async () => {
  const { name, word } = await university({ partnershipTier: 'basic' });
  const page = await show(learner, '/universities');
  await page.getByRole('searchbox', { name: 'Search name, city or program' }).fill(word);
  await page.waitForURL(`**/universities?q=${word}`);
  await page.getByRole('checkbox', { name: /^Basic/ }).check();
  await page.waitForURL(/tier=basic/);
  await page.reload();
  await card(page, name).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Basic/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Remove filter Basic partner' }).click();
  await page.waitForURL((url) => !url.search.includes('tier'));
  await tab(page, 'My Applications').click();
  await page.waitForURL('**/universities?tab=applications');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search name, city or program' }).waitFor();
});

test('a search without a result offers all universities again', async () => {
  const page = await show(learner, '/universities?q=nowhereatall');
  await page.getByText('No matching universities').waitFor();
  await page.getByRole('button', { name: 'Show all universities' }).click();
  await page.waitForURL((url) => url.search === '');
});

test('Filter Eligible shows match percentages for the entered score, with probabilities by the own record', async () => {
  const { name, word } = await university({ minEiqScore: 500, preferredEiqScore: 600 });
  const out = await university({ minEiqScore: 601, preferredEiqScore: 700 });
  const page = await show(learner, '/universities');
  const field = page.getByRole('spinbutton', { name: 'EiQ score' });
  await expect.poll(() => field.inputValue()).toBe('500.0');
  expect(await field.getAttribute('step')).toBe('0.1');
  await field.fill('550');
  await page.getByRole('button', { name: 'Filter Eligible' }).click();
  await page.waitForURL('**/universities?tab=eligible&score=550.0');
  const shown = card(page, name);
  await shown.getByText('50%', { exact: true }).first().waitFor();
  // At the minimum exactly, half of what the true score may be lies above.
  expect(await shown.locator('dd').allInnerTexts()).toEqual(['50%', '50%', '500', '600']);
  await shown.getByRole('button', { name: `Quick Apply to ${name}` }).waitFor();
  await page.getByText('The probability rests on your own score').waitFor();
  expect(await card(page, out.name).count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search name, city or program' }).fill(word);
  await page.getByRole('status').getByText('1 university').waitFor();
  await page.waitForURL(`**/universities?tab=eligible&score=550.0&q=${word}`);
  await page.getByRole('checkbox', { name: /Netherlands/ }).click();
  await page.reload();
  await shown.waitFor();
  await page.getByRole('button', { name: 'Remove filter Netherlands' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});

test('Eligible for Me asks for a score first: the own one, or one to try out without a record', async () => {
  const page = await show(learner, '/universities?tab=eligible');
  await page.getByRole('button', { name: 'Use my score' }).click();
  await page.waitForURL('**/universities?tab=eligible&score=500.0');
  const newcomer = await open(await web.at.person(), '/universities?tab=eligible');
  await newcomer.getByText('You have no EiQ score yet.').waitFor();
  const field = newcomer.getByRole('spinbutton', { name: 'EiQ score' });
  await field.fill('950');
  await field.press('Enter');
  await newcomer.getByText('A score from 100 to 900, with one decimal at most').waitFor();
  await field.fill('700');
  await field.press('Enter');
  await newcomer.getByText('You have no EiQ score of your own, so no probability is known.').waitFor();
});

test('a university is saved by its star, and found again under Saved', async () => {
  const { name, word } = await university();
  const page = await show(learner, `/universities?q=${word}`);
  const star = page.getByRole('button', { name: `Save ${name}` });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.waitForURL(/saved=1/);
  await page.reload();
  expect(await page.getByRole('button', { name: `Save ${name}` }).getAttribute('aria-pressed')).toBe('true');
});

test('up to four universities are compared side by side, and one that was switched off is left out', async () => {
  const search = `compared${Date.now()}`;
  const all: { name: string; universityId: string }[] = [];
  for (let each = 0; each < 5; each++) all.push(await university({ search }));
  const page = await show(learner, `/universities?q=${search}`);
  for (const { name } of all.slice(0, 4)) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: `Compare ${all[4]?.name}` }).isDisabled()).toBe(true);
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: 'Compare universities' }).waitFor();
  await page.getByRole('columnheader').nth(3).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(4);
  await page.getByRole('button', { name: `Remove ${all[3]?.name} from the comparison` }).click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await admin.put(`/api/admin/universities/${all[0]?.universityId}/active`, { isActive: false });
  await page.reload();
  await page.getByText('One university is no longer listed and left out.').waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(2);
});

test('a university’s page shows deadlines in its time zone and in the reader’s, and leads to ApexPrep', async () => {
  const { universityId, name } = await university({ minEiqScore: 620, preferredEiqScore: 700 });
  const learner = await withScore();
  const page = await open(learner, `/universities/${universityId}`);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const intakes = page.getByRole('region', { name: 'Intakes of Computer Science' });
  await intakes.getByText('UTC').first().waitFor();
  await intakes.getByText('Open', { exact: true }).waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await page.getByRole('button', { name: /^Prepare for 620/ }).click();
  await page.waitForURL('**/apex-prep');
  await page.getByText(`${name}, minimum`).first().waitFor();
  expect((await learner.get('/api/universities/saved')).body).toMatchObject([{ id: universityId }]);
});

test('a university that is switched off while its page is open cannot be saved, and is no longer listed', async () => {
  const { universityId, name } = await university();
  const page = await show(learner, `/universities/${universityId}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  await admin.put(`/api/admin/universities/${universityId}/active`, { isActive: false });
  await save.click();
  await page.getByText(`${name} was not saved`).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'This university is not listed' }).waitFor();
});

test('Ctrl K finds universities', async () => {
  const { name, word, universityId } = await university();
  const page = await show(learner, '/universities?tab=applications');
  await page.getByRole('heading', { name: 'Navigator', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(word);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.waitForURL(`**/universities/${universityId}`);
});

test('the portal is accessible, fits every width in both themes, and does not shift while it loads', async () => {
  const { word } = await university({ isSample: true });
  const page = await show(learner, `/universities?q=${word}`);
  await page.getByText('Sample', { exact: true }).waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await goWithin(page, `/universities?tab=eligible&score=700.0&q=${word}`);
  await page.getByText('Matches for a score of').waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  expect(
    await layoutShiftsAt(page, {
      [`/universities?q=${word}`]: 'Sample',
      '/universities?tab=eligible': 'Use my score',
    }),
  ).toEqual([]);
});

test('filters, a card and the comparison can be used by keyboard alone', async () => {
  const { name, word } = await university();
  const page = await show(learner, '/universities');
  await page.getByRole('searchbox', { name: 'Search name, city or program' }).focus();
  await page.keyboard.type(word);
  await card(page, name).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('checkbox', { name: `Compare ${name}` }).focus();
  await page.keyboard.press('Space');
  await page.getByText('1 university of 4 chosen').waitFor();
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
});

test('an administrator adds a university with a program and an intake; faults are marked at their fields', async () => {
  const page = await show(admin, '/universities/catalogue');
  await page.getByRole('link', { name: 'Add university' }).click();
  await page.getByRole('heading', { name: 'Add a university' }).waitFor();
  const name = `Harbour ${(await university()).word} College`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Country').fill('Atlantis');
  await page.getByLabel('Minimum EiQ score', { exact: true }).fill('400');
  await page.getByLabel('Preferred EiQ score', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Add program' }).click();
  const program = page.getByRole('region', { name: 'New program' });
  await program.getByLabel('Program', { exact: true }).fill('Navigation');
  const named = page.getByRole('region', { name: 'Navigation' });
  await named.getByLabel('Tuition for a year').fill('9000');
  await named.getByLabel('Currency').fill('XQZ');
  await named.getByRole('button', { name: 'Add intake' }).click();
  await named.getByLabel('Intake', { exact: true }).fill('Autumn');
  await named.getByLabel('Opens').fill('2026-01-01T09:00');
  await named.getByLabel('Deadline').fill('2025-12-31T17:00');
  await named.getByLabel('Decisions released').fill('2027-03-01T12:00');
  await named.getByLabel('Time zone').fill('Europe/Amsterdam');
  await page.getByRole('button', { name: 'Add university' }).click();
  await page.getByText('3 values need a correction. Nothing was saved yet.').waitFor();
  for (const field of ['Country', 'Currency', 'Deadline']) {
    expect(await page.getByLabel(field).getAttribute('aria-invalid'), field).toBe('true');
  }
  expect(await page.getByLabel('Country').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await pageProblems(page, [360, 1440])).toEqual([]);
  await page.getByLabel('Country').fill('Netherlands');
  await named.getByLabel('Currency').fill('eur');
  await named.getByLabel('Deadline').fill('2099-12-31T17:00');
  await named.getByLabel('Decisions released').fill('2100-03-01T12:00');
  await page.getByRole('button', { name: 'Add university' }).click();
  await page.waitForURL(/\/universities\/catalogue\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const listed = await show(learner, `/universities?${new URLSearchParams({ q: name })}`);
  await card(listed, name).getByText('31 December 2099 at 17:00').waitFor();
});

test('unsaved changes are kept by links and going back, and a change that somebody else made first is not overwritten', async () => {
  const { universityId, name, word } = await university();
  const page = await open(admin, `/universities/catalogue?q=${word}`);
  // Not by its label alone, which a part of the label of the catalogue's search field equals.
  const city = page.getByRole('textbox', { name: 'City' });
  await page.getByRole('link', { name }).click();
  await city.waitFor();
  // A link within the page adds an entry to the history that the router did not make.
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await city.fill('Delft');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const ways = [
    () => page.getByRole('main').getByRole('link', { name: 'University catalogue' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  const isKept = async () => {
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/universities/catalogue/${universityId}`);
    expect(await city.inputValue()).toBe('Delft');
  };
  for (const leave of [() => page.evaluate(() => history.go(-2)), ...ways]) {
    await leave();
    await isKept();
  }
  const path = `/api/admin/universities/${universityId}`;
  const arrival = Promise.withResolvers<void>();
  for (const [times, leave] of ways.entries()) {
    await leave();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'University catalogue', level: 1 }).waitFor();
    if (times === 1) {
      // Somebody else changes the university, and that arrives after the first word.
      await admin.put(`${path}/active`, { isActive: false });
      await page.route(`**${path}`, (route) => arrival.promise.then(() => route.continue()));
    }
    await page.getByRole('link', { name }).click();
    await city.fill('Delft');
  }
  const arrived = page.waitForResponse(`**${path}`);
  arrival.resolve();
  await arrived;
  await page.evaluate(() => history.back());
  await isKept();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Somebody else changed this university in the meantime.').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Off: learners do not find it').waitFor();
  await page.getByRole('button', { name: `Switch on ${name}` }).waitFor();
  expect(await city.inputValue()).toBe('');
});

test('an import is checked first: all faults with their lines, and nothing changes before it is confirmed', async () => {
  const exported = await admin.get('/api/admin/universities/export?format=csv');
  expect(exported.status).toBe(200);
  const page = await show(admin, '/universities/catalogue/import');
  const choose = (name: string, text: string) =>
    page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('faulty.json', '[{"name":"","country":"Atlantis"},\n{"name":"B"}]');
  await page.getByRole('region', { name: 'Faults' }).getByRole('row').nth(2).waitFor();
  expect(await page.getByRole('button', { name: /^Import faulty/ }).count()).toBe(0);
  expect(await pageProblems(page, [360, 1440])).toEqual([]);
  const { word } = await university();
  const entry = { name: `Imported ${word}`, country: 'NL', partnershipTier: 'basic' };
  await choose('good.json', JSON.stringify([{ ...entry, minEiqScore: 400, preferredEiqScore: 500 }]));
  await page.getByText('This is what the import would do:').waitFor();
  const found = async () => (await admin.get(`/api/admin/universities?search=imported+${word}`)).body.total;
  expect(await found()).toBe(0);
  await page.getByRole('button', { name: 'Import good.json' }).click();
  await page.getByText('Imported.', { exact: true }).waitFor();
  expect(await found()).toBe(1);
});

test('a university is switched off after a confirmation, and the catalogue is exported', async () => {
  const { name, word } = await university();
  const page = await show(admin, `/universities/catalogue?q=${word}`);
  await page.getByRole('button', { name: `Switch off ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Off', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('universities.csv');
  expect(await pageProblems(page, [360, 1440])).toEqual([]);
});

test('learners do not see the catalogue’s screens', async () => {
  const page = await show(learner, '/universities/catalogue');
  await page.getByRole('heading', { name: 'This university is not listed' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  expect(await menu.getByRole('link', { name: 'University catalogue' }).count()).toBe(0);
});
