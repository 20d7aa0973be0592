import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earn } from '../../plugins/lifetime/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The timeline of a learner, credentials that are shared and withdrawn, and the data held about the learner.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['lifetime', 'practice', 'immersion', 'achievements'] });
});
afterAll(() => web?.close());

const sizes = [
  [360, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const;
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
};

/** A learner with two results, forty days apart. */
async function learnerWithHistory() {
  const person = await web.at.person();
  await earn(web.at, person, web.at.institution, -0.8);
  web.at.clock.forward(40 * 24 * 60 * 60);
  const id = await earn(web.at, person, web.at.institution, 0.3);
  await web.at.platform.queueing.waitUntilIdle();
  return { person: await person.signInAgain(), id };
}

test('the timeline can be filtered, and is accessible and fits in every width and theme', async () => {
  const { person } = await learnerWithHistory();
  for (const [width, theme] of sizes) {
    const page = await web.page({ as: person, width, theme });
    await page.goto('/dashboard/lifetime-advantage');
    await page.getByText('Immersion level reached').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lifetime Advantage');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, `timeline-${width}-${theme}`);
    await page.getByRole('button', { name: /^Levels reached/ }).click();
    await page.getByText('Joined Institution first').waitFor({ state: 'detached' });
    await page.getByText('Foundation level reached').waitFor();
    await page.context().close();
  }
  expect(web.failures).toEqual([]);
});

test('a credential is shared by keyboard, verified by a visitor, and withdrawn', async () => {
  const { person, id } = await learnerWithHistory();
  const page = await web.page({ as: person });
  await page.goto('/lifetime-advantage?tab=credentials');
  const share = page.getByRole('button', { name: 'Share AI immersion placement' }).first();
  await share.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this credential' });
  await dialog.getByLabel('Your score with its uncertainty').focus();
  await page.keyboard.press('Space');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Only you can see it.').nth(1).waitFor({ state: 'detached' });
  const code = (await page.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()) ?? '';
  await picture(page, 'credentials-1280-light');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Copy the address' });
  for (const isSecure of [true, false]) {
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    // Browsers leave this out on pages without TLS.
    if (!isSecure) await page.evaluate(() => Object.defineProperty(navigator.clipboard, 'writeText', { value: null }));
    await copy.press('Enter');
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await copied()).toBe(`${web.address}/credentials/${code}`);
  }

  for (const [width, theme] of sizes) {
    const stranger = await web.page({ width, theme });
    await stranger.goto('/credentials');
    await stranger.getByLabel('Code of the credential').fill(code.toLowerCase());
    await stranger.keyboard.press('Enter');
    await stranger.getByText('This credential is genuine').waitFor();
    await stranger.getByText(`${person.user.firstName} ${person.user.lastName}`).waitFor();
    expect(await accessibilityProblems(stranger)).toEqual([]);
    expect(await overflowOf(stranger)).toBe(0);
    await picture(stranger, `check-${width}-${theme}`);
    await stranger.context().close();
  }

  for (const [width, theme] of sizes) {
    const sheet = await web.page({ as: person, width, theme });
    await sheet.goto(`/lifetime-advantage/credentials/${id}`);
    await sheet.getByText(`${sheet.url().split('/lifetime')[0]}/credentials/${code}`).waitFor();
    expect(await accessibilityProblems(sheet)).toEqual([]);
    expect(await overflowOf(sheet)).toBe(0);
    await picture(sheet, `certificate-${width}-${theme}`);
    await sheet.context().close();
  }

  await page.getByRole('button', { name: 'Stop sharing AI immersion placement' }).click();
  await page.getByText('No longer shared').waitFor();
  const stranger = await web.page();
  await stranger.goto(`/credentials/${code}`);
  await stranger.getByRole('heading', { name: 'No such credential' }).waitFor();
  expect(web.failures).toEqual([]);
});

test('a new learner sees that there are no credentials, and the data held about them', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person, width: 360 });
  await page.goto('/lifetime-advantage?tab=credentials');
  await page.getByText('No credentials yet').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Download everything' }).waitFor();
  await page.getByText(/\d+ entr(y|ies) in \d+ part/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});
