import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageOf } from '../../plugins/immersion/testing.ts';
import type { Voice } from '../../plugins/tutor/testing.ts';
import { withVoice } from '../../plugins/tutor/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Messages of the specification that appear when a call fails, word by word, unless another browser test checks them.

let web: BrowserPlatform;
let voice: Voice;
beforeAll(async () => {
  const simulated = withVoice({ plugins: ['tutor', 'immersion', 'hints'] });
  voice = simulated.voice;
  web = await openBrowserPlatform(simulated.options);
});
afterAll(() => web?.close());

/** The title and the text of the only toast. */
async function toast(page: Page, variant: 'default' | 'destructive'): Promise<string[]> {
  const shown = page.locator(`[data-variant=${variant}]`);
  await shown.waitFor();
  return [await shown.locator('strong').innerText(), await shown.locator('p').innerText()];
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a failed sign-in shows the specified message', async () => {
  const page = await web.page();
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('User name or email').fill('somebody');
  await page.getByLabel('Password', { exact: true }).fill('some password');
  await press(page, 'Login');
  expect(await toast(page, 'destructive')).toEqual(['Login failed', 'Invalid credentials. Please try again.']);
  await page.context().close();
});

test('a failed registration shows the specified message', async () => {
  const page = await web.page();
  await page.route('**/api/auth/register', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await page.getByLabel('User name', { exact: true }).fill('grace');
  await page.getByLabel('Password', { exact: true }).fill('three plain words');
  await press(page, 'Create account');
  expect(await toast(page, 'destructive')).toEqual([
    'Registration failed',
    'Please check your information and try again.',
  ]);
  await page.context().close();
});

test('failed demo access shows the specified message', async () => {
  const page = await web.page();
  await page.route('**/api/auth/demo', (route) => route.abort());
  await page.goto('/login');
  await press(page, 'Demo access');
  expect(await toast(page, 'destructive')).toEqual(['Demo access failed', 'Please try again.']);
  await page.context().close();
});

test('a general strategic hint replaces hints that cannot be loaded', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.route('**/api/assessment/hints/generate-personalized-hints', (route) => route.abort());
  await page.goto('/placement/questions');
  await page.locator('[data-settled=true]').waitFor();
  await press(page, 'Get a hint');
  await page.getByRole('button', { name: 'Strategic hint' }).waitFor();
  expect(await page.getByRole('list', { name: 'Hints' }).getByRole('button').count()).toBe(1);
  await press(page, 'Strategic hint');
  const card = page.getByRole('dialog', { name: 'Strategic hint' });
  await card
    .getByText('Try breaking down the problem into smaller parts and tackling each one step by step.', { exact: true })
    .waitFor();
  await card.getByText('Next step: Identify the key information given in the problem', { exact: true }).waitFor();
  expect(await page.locator('[data-variant]').count()).toBe(0);
  await page.context().close();
});

test('a message to the assistant that cannot be sent shows the specified error', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.route('**/api/ai/chat', (route) => route.abort());
  await page.goto('/dashboard/ai-assistant');
  await page.getByRole('textbox').fill('Are you there?');
  await page.keyboard.press('Enter');
  expect(await toast(page, 'destructive')).toEqual(['Error', 'Failed to send message. Please try again.']);
  await page.context().close();
});

test('an empty reply of the tutor is replaced by the specified sentence', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/ai-tutor');
  voice.always('');
  await page.getByRole('textbox').fill('I do not get fractions');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('I understand. Let me help you with that!', { exact: true }).waitFor();
  voice.always(undefined);
  await page.context().close();
});
