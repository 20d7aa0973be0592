import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childWithConsent, learnerOf, letterTo, parentAccount } from '../../plugins/consent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// Parental consent, from the child's request to the parent's letter, the guardian's account and the staff's list.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['consent', 'administration', 'tutor'] });
});
afterAll(() => web?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Parent or guardian' });
const pathOf = (link: string) => link.slice(link.indexOf('/consent'));

async function expectNoProblems(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

test('a parent consents with the link in the letter, and the child’s limits are lifted at once', async () => {
  const child = await learnerOf(web.at);
  const address = `parent-${child.user.id}@home.example`;
  const childPage = await web.page({ as: child, width: 360 });
  await childPage.goto('/profile');
  const section = sectionOf(childPage);
  await section.getByText('Consent: not asked yet').waitFor();
  await section.getByLabel('Your parent or guardian’s email').fill(child.user.email);
  await section.getByLabel('Your parent or guardian’s email').press('Enter');
  await section.getByText('This is your own address.').waitFor();
  await section.getByLabel('Your parent or guardian’s email').fill(address);
  await button(childPage, 'Send a letter').click();
  await section.getByText('Consent: waiting for an answer').waitFor();
  await expectNoProblems(childPage);

  const { link, text } = await letterTo(web.at, address);
  expect(text).toContain('Opening it decides nothing.');
  // The letter's page needs no sign-in, and no request contains the code of the link.
  const parent = await web.page({ width: 360, theme: 'dark' });
  const requests: string[] = [];
  parent.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await parent.goto(pathOf(link));
  await heading(parent, `Your consent for ${child.user.firstName}`).waitFor();
  await parent.getByText('record their voice').waitFor();
  await expectNoProblems(parent);
  const code = link.split('#code=')[1] ?? '';
  expect(requests.filter((each) => each.includes(code))).toEqual([]);

  // No purpose is selected in advance. By keyboard alone, with the button pressed twice.
  expect(await parent.getByRole('checkbox', { checked: true }).count()).toBe(0);
  for (const box of await parent.getByRole('checkbox').all()) await box.press('Space');
  await button(parent, 'Consent to the selected items').focus();
  await parent.keyboard.press('Enter');
  await parent.keyboard.press('Enter');
  await heading(parent, 'Consent given').waitFor();
  await expect
    .poll(() => heading(parent, 'Consent given').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await expectNoProblems(parent);
  await section.getByText('Consent: given').waitFor();
  await childPage.getByText('Closed until then').waitFor({ state: 'detached' });

  // A used link says so.
  await parent.reload();
  await heading(parent, 'Consent given').waitFor();
  await parent.getByText('This link has been used.').waitFor();
});

test('an incomplete or invalid link shows an explanation', async () => {
  const page = await web.page();
  await page.goto('/consent');
  await page.getByText('This link is incomplete').waitFor();
  await expectNoProblems(page);
  await page.goto('/consent#code=nonsense');
  await heading(page, 'This link cannot be used').waitFor();
  await expectNoProblems(page);
});

test('the parent creates an account with the second letter, sees the child, ends consent and gives it again', async () => {
  const { child, address } = await childWithConsent(web.at);
  const { link, subject } = await letterTo(web.at, address);
  expect(subject).toContain('Your consent for');
  const page = await web.page({ width: 1280 });
  await page.goto(pathOf(link));
  await page.getByText('In force since').waitFor();
  await expectNoProblems(page);
  await page.getByLabel('Your first name').fill('Rosa');
  await page.getByLabel('Your last name').fill('Cruz');
  await page.getByLabel(`Your relationship to ${child.user.firstName}`).fill('mother');
  await page.getByLabel('Password').first().fill('three blue chairs');
  await button(page, 'Create your account').click();
  await heading(page, 'My family').waitFor();
  await page.getByText('Consent: given').waitFor();
  await page.getByText('No score yet').waitFor();
  // Guardians have no menu groups of staff.
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Conversations' }).waitFor();
  expect(await menu.getByRole('heading', { name: /^(People|Care|System)$/ }).count()).toBe(0);
  await expectNoProblems(page);

  const childPage = await web.page({ as: child });
  await childPage.goto('/profile');
  await sectionOf(childPage).getByText('Consent: given').waitFor();
  await button(page, 'Change consent').click();
  await expectNoProblems(page);
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'End consent' }).click();
  await page.getByText('Consent: withdrawn').waitFor();
  await sectionOf(childPage).getByText('Consent: withdrawn').waitFor();
  await button(page, 'Give consent').click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Voice' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Consent: given').waitFor();
  await sectionOf(childPage).getByText('Consent: given').waitFor();
});

test('the link in the letter ends the consent without a sign-in', async () => {
  const { child, address, withdrawal } = await childWithConsent(web.at);
  await parentAccount(web.at, withdrawal);
  const { link } = await letterTo(web.at, address);
  const page = await web.page({ width: 360 });
  await page.goto(pathOf(link));
  await page.getByRole('link', { name: 'Sign in and add' }).waitFor();
  await button(page, 'End consent').click();
  await heading(page, 'Your consent has ended').waitFor();
  await expectNoProblems(page);
  expect((await child.get('/api/user/profile')).body.guardianConsent).toBe('missing');
});

test('administrators see the state of a consent and can ask again', async () => {
  const { address, withdrawal } = await childWithConsent(web.at);
  await web.at.nobody.post('/api/consent/withdrawal', { code: withdrawal });
  const administrator = await web.at.person('administrator');
  for (const width of [360, 1280]) {
    const page = await web.page({ as: administrator, width, theme: width === 360 ? 'dark' : 'light' });
    await page.goto('/administration/consents');
    const row = page.getByRole('row').filter({ hasText: address });
    await row.getByRole('cell', { name: 'Withdrawn' }).waitFor();
    await expectNoProblems(page);
    if (width === 360) continue;
    web.at.clock.forward(3600);
    await row.getByRole('button', { name: 'Ask again', exact: true }).click();
    await expectNoProblems(page);
    await button(page, 'Send the letter').click();
    await row.getByRole('cell', { name: 'Waiting for an answer' }).waitFor();
  }
  expect(web.failures).toEqual([]);
});
