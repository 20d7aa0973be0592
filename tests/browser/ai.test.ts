import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { entryOf, operationsBeside } from '../../plugins/ai/operations/testing.ts';
import type { BrokenProvider, MockProviders } from '../../plugins/ai/testing.ts';
import { environmentFor, mockModels, openBrokenProvider, openMockProviders } from '../../plugins/ai/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The AI screens of administrators: live test, settings, budgets and usage.

let web: BrowserPlatform;
let providers: MockProviders;
let refusingProvider: BrokenProvider;
let administrator: TestPerson;
beforeAll(async () => {
  providers = await openMockProviders();
  providers.mock.on({ model: mockModels.openai }, { content: 'Find a denominator that both share.' });
  refusingProvider = await openBrokenProvider((response) => response.writeHead(401).end());
  const { EIQ_AI_GOOGLE_API_KEY: _, ...environment } = environmentFor(providers.mock.url);
  web = await openBrowserPlatform({
    plugins: ['ai', 'administration'],
    environment: { ...environment, EIQ_AI_ANTHROPIC_BASE_URL: refusingProvider.url },
  });
  administrator = await web.at.person('administrator');
  const { user } = await web.at.person();
  const asker = { who: { institution: web.at.institution }, userId: user.id };
  const { ledger } = operationsBeside(web.at);
  for (let day = 0; day < 20; day += 1) {
    const at = new Date(Date.now() - day * 86_400_000);
    for (let call = 0; call <= day % 4; call += 1) {
      await ledger.record(entryOf(asker, at, call === 2 ? { plugin: 'hints', purpose: 'hint' } : {}));
    }
  }
});
afterAll(async () => {
  await web?.close();
  await providers?.close();
  await refusingProvider?.close();
});

const settings = '/administration/ai';
const liveTest = '/dashboard/ai-test';

/** For a second attempt, which begins with the same settings. */
const undoIfFailed = (before: object) =>
  onTestFailed(async () => void (await administrator.patch('/api/admin/ai/choices', before)));

test('the live test shows for each provider whether it works, or the error', async () => {
  const page = await web.page({ as: administrator });
  await page.goto(liveTest);
  await page.getByLabel('Test message').fill('How do I add 1/2 and 1/3?');
  await page.getByLabel('Include assessment data').check();
  await page.getByRole('button', { name: 'Test AI providers' }).click();
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await page.getByText('Find a denominator that both share.').waitFor();
  expect(await page.getByText('Anthropic does not accept the key.').count()).toBeGreaterThan(0);
  expect(await page.getByText('Working', { exact: true }).count()).toBe(2);
  expect(await page.getByText('No request was sent, because there is no key.').count()).toBe(1);
  await expectNoProblems(page);
});

test('a failed test shows an error, and can be repeated', async () => {
  const page = await web.page({ as: administrator });
  await page.goto(liveTest);
  await page.route('**/api/test-ai', (route) => route.abort());
  await page.getByRole('button', { name: 'Test AI providers' }).click();
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await page.unroute('**/api/test-ai');
  // A failure without a message.
  await page.route('**/api/test-ai', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), success: false, error: null } });
  });
  await page.getByRole('button', { name: 'Test AI providers' }).click();
  await page.getByText('Unable to test AI providers', { exact: true }).waitFor();
  await page.unroute('**/api/test-ai');
  await page.getByRole('button', { name: 'Test AI providers' }).click();
  await page.getByText('Find a denominator that both share.').waitFor();
});

test('a key is set and removed, and never shown again', async () => {
  onTestFailed(async () => void (await administrator.delete('/api/admin/ai/keys/google')));
  const page = await web.page({ as: administrator });
  await page.goto(settings);
  await page.getByRole('button', { name: 'Set key of Google' }).click();
  await page.getByLabel('Key', { exact: true }).fill('AIza-of-this-school-4321');
  await page.getByRole('dialog').getByRole('button', { name: 'Set key' }).click();
  await page.getByText('Ends with 4321').waitFor();
  expect(await page.content()).not.toContain('AIza-of-this-school');
  await page.getByRole('button', { name: 'Remove the key of Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
  await page.getByText('None yet').waitFor();
});

test('the page of the AI plugin links to the AI settings and has no form of its own', async () => {
  const page = await web.page({ as: administrator });
  await page.goto('/administration/plugins/ai');
  await page.getByRole('link', { name: 'Open settings' }).click();
  await page.waitForURL(`**${settings}`);
  await page.getByRole('button', { name: 'Choose model of OpenAI' }).waitFor();
  await page.goto('/administration/plugins/ai');
  await page.getByRole('link', { name: 'Open settings' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save settings' }).count()).toBe(0);
});

test('the order of providers can be changed by keyboard, and the focus follows', async () => {
  undoIfFailed({ order: ['openai', 'anthropic', 'google'] });
  const page = await web.page({ as: administrator });
  await page.goto(settings);
  const later = page.getByRole('button', { name: 'Ask OpenAI later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await page.getByText('OpenAI is now second.').waitFor();
  const names = () => page.getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(names).toEqual(['Anthropic', 'OpenAI', 'Google']);
  await expect.poll(() => later.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Ask OpenAI earlier' }).click();
  await expect.poll(names).toEqual(['OpenAI', 'Anthropic', 'Google']);
});

test('budgets are set, and their use is shown', async () => {
  undoIfFailed({ monthlyBudget: null });
  const page = await web.page({ as: administrator });
  await page.goto(`${settings}?tab=budgets`);
  await page.getByLabel('Per month').fill('25.50');
  await page.getByRole('button', { name: 'Save budgets' }).click();
  await page.getByText('of US$25.50').or(page.getByText('of $25.50')).waitFor();
  await page.reload();
  expect(await page.getByLabel('Per month').inputValue()).toBe('25.5');
});

test('usage is shown by provider and by plugin, and can be downloaded', async () => {
  const page = await web.page({ as: administrator });
  await page.goto(`${settings}?tab=usage`);
  await page.getByRole('heading', { name: 'By provider' }).waitFor();
  await page.getByRole('region', { name: 'Usage by plugin' }).getByRole('row', { name: /hints/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ai-usage-.*\.csv$/);
});

test('only administrators see the screens', async () => {
  const page = await web.page({ as: await web.at.person('instructor') });
  for (const address of [settings, liveTest]) {
    await page.goto(address);
    await page.getByText('404 Page Not Found').waitFor();
  }
});

test.each([
  ['the live test', liveTest, 'Test AI providers'],
  ['the providers', settings, 'Choose model of OpenAI'],
  ['the rules', `${settings}?tab=rules`, 'Save rules'],
  ['the budgets', `${settings}?tab=budgets`, 'Save budgets'],
  ['the usage', `${settings}?tab=usage`, 'Download CSV'],
])('%s: the screen is accessible and fits in both themes, wide and at 360 pixels', async (_, address, button) => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await web.page({ as: administrator, theme, width: theme === 'light' ? 1440 : 360 });
    await page.goto(address);
    await page.getByRole('button', { name: button }).waitFor();
    await expectNoProblems(page);
  }
});

async function expectNoProblems(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
