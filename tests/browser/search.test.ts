import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest';
import type { Role } from '../../core/contract/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The search (Ctrl K): its results by role, their location, and its use by keyboard.

let web: BrowserPlatform;
const people: Partial<Record<Role, TestPerson>> = {};
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['administration', 'achievements', 'practice', 'tutor'] });
  for (const role of ['learner', 'administrator'] as const) people[role] = await web.at.person(role);
  const known = await web.at.person();
  await known.patch('/api/auth/account', { firstName: 'Quill' });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

test('the search works by keyboard and shows the location of each result', async () => {
  const page = await web.page({ as: people.administrator as TestPerson, width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('plug');
  const options = page.getByRole('option');
  await options.filter({ hasText: 'Plugins' }).first().waitFor();
  expect(await options.first().innerText()).toMatch(/Plugins\s+System/);
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  const activeOption = () => field.getAttribute('aria-activedescendant');
  const first = await activeOption();
  await field.press('ArrowDown');
  expect(await activeOption()).not.toBe(first);
  await field.press('ArrowUp');
  expect(await activeOption()).toBe(first);
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await field.fill('zzqx');
  await page.getByText('No results for').waitFor();
  await field.fill('quill');
  const found = options.filter({ hasText: 'Quill' }).first();
  await found.waitFor();
  expect(await found.innerText()).toMatch(/People › Learner/);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the search excludes plugins that are off and what the role may not see', async () => {
  const optionsFor = async (role: Role, query: string) => {
    const page = await web.page({ as: people[role] as TestPerson });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('status').allInnerTexts()).not.toContain('Searching');
    const texts = await page.getByRole('option').allInnerTexts();
    await page.context().close();
    return texts.map((text) => text.replace(/\s+/g, ' '));
  };
  expect((await optionsFor('learner', 'quill')).filter((text) => !text.startsWith('Ask'))).toEqual([]);
  expect(await optionsFor('learner', 'audit log')).toEqual([expect.stringMatching(/^Ask/)]);
  expect(await optionsFor('learner', 'achievements')).toContainEqual(expect.stringMatching(/Achievements Yours/));
  onTestFailed(() => web.at.switchPlugin('achievements', true));
  await web.at.switchPlugin('achievements', false);
  expect(await optionsFor('learner', 'achievements')).toEqual([expect.stringMatching(/^Ask/)]);
  await web.at.switchPlugin('achievements', true);
});
