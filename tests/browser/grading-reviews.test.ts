import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { doubtfulGrading } from '../../plugins/ai/grading/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Staff compare two gradings of an answer and decide.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['ai'] });
});
afterAll(() => web?.close());

test('an instructor reviews a doubtful grading, on a wide screen and on a phone', async () => {
  const reviewId = await doubtfulGrading(web.at, await web.at.person('learner'));
  const instructor = await web.at.person('instructor');
  // The list is empty for a second attempt too.
  onTestFailed(async () => {
    await instructor.post(`/api/admin/ai/grading-reviews/${reviewId}`, { verdict: 'rubric' });
  });
  for (const [width, theme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    const page = await web.page({ as: instructor, width, height: 900, theme });
    await page.goto('/administration/grading-reviews');
    await page.getByText('One very high wage pulls the mean up').waitFor();
    if (process.env.EIQ_PICTURES)
      await page.screenshot({ path: `${process.env.EIQ_PICTURES}/reviews-${width}-${theme}.png`, fullPage: true });
    expect(await pageProblems(page), `${width}`).toEqual([]);
    // Checking for problems changes the page's size and theme.
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.getByRole('button', { name: /^AI grader is right/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Is the AI grader right?' });
    await dialog.waitFor();
    if (process.env.EIQ_PICTURES)
      await page.screenshot({ path: `${process.env.EIQ_PICTURES}/decision-${width}-${theme}.png` });
    expect(await pageProblems(page), `${width}, decision`).toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    if (theme === 'light') {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      continue;
    }
    await dialog.getByLabel(/^Note/).fill('Right in other words.');
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await page.getByText('Nothing to review').waitFor();
  }
});

test('no page has script errors', () => expect(web.failures).toEqual([]));
