import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { learnerOf } from '../../plugins/consent/testing.ts';
import { answerSome, complete, shortForm, startSession } from '../../plugins/idfs/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['consent', 'idfs'], environment: shortForm });
});
afterAll(() => web?.close());

test('a parent opens the full report of a child’s assessment from the child’s card and returns', async () => {
  const { at } = web;
  const [child, parent] = [await learnerOf(at, '13-15'), await at.person('guardian')];
  await answerSome(child, await startSession(child));
  await complete(child);
  const call = { who: deployment(at.institution) };
  const tie = { guardianId: parent.user.id, learnerId: child.user.id };
  await at.platform.identity.guardians.link(call, { ...tie, relation: 'mother' });
  await at.platform.identity.guardians.setConsent(call, tie, at.clock.now());

  const page = await web.page({ as: parent });
  await page.goto('/');
  await page.getByRole('heading', { name: 'My family' }).waitFor();
  const report = page.getByRole('link', { name: /^IDFS, / });
  await report.waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await report.click();
  await page.getByRole('heading', { name: `${child.user.firstName} ${child.user.lastName}` }).waitFor();
  await page.getByRole('button', { name: 'For the curious' }).click();
  await page.getByText('Cognitive analysis').waitFor();
  expect(await page.getByRole('link', { name: 'Take Another Assessment' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/\byour (score|level|EiQ record)\b/i);
  await page.getByText(`This advice is addressed to ${child.user.firstName} ${child.user.lastName}.`).first().waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'My family' }).waitFor();
  expect(web.failures).toEqual([]);
});
