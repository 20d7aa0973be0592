import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The guided tutor: topic, question, hint, step, example.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['tutor', 'item-bank', 'practice', 'skills'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

test('a learner finds a lesson from the tutor chat, works on a question with hints, and checks steps and answers', async () => {
  const page = await web.page({ as: await web.at.person(), width: 360, height: 740 });
  await page.goto('/ai-tutor');
  await page.getByRole('searchbox', { name: 'Find a lesson' }).fill('percentges of a number');
  await page.keyboard.press('Enter');
  await page.getByText('Did you mean percent').waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  if (process.env.SHOTS) await shots(page, 'search');
  await page.getByRole('link', { name: /^Percentages Grades/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Percentages' }).waitFor();

  await page.getByRole('button', { name: 'Show a hint' }).click();
  await page.getByRole('button', { name: 'Show another hint' }).click();
  await page.getByRole('button', { name: 'Show another hint' }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByText(/^The answer is/).waitFor();

  await page.getByRole('button', { name: 'See a worked example' }).click();
  const example = page.getByRole('region', { name: 'Worked example' });
  await example.waitFor();
  expect(await example.getByText(/^Answer:/).count()).toBe(0);

  const step = page.getByRole('textbox', { name: 'A calculation or an equation' });
  for (const [text, verdict] of [
    ['15% of 80 = 12', /is right\.$/],
    ['80 × 0.15 = 13', /is not right/],
    ['twice the sum is 3 + 4 = 14', /not read completely, so it is not judged/],
  ] as const) {
    await step.fill(text);
    await step.press('Enter');
    await page.getByText(verdict).waitFor();
  }
  const check = page.getByRole('textbox', { name: 'What is 15% of 80?' });
  await check.fill('13');
  await check.press('Enter');
  await page.getByText('Not right yet. Look at the example again').waitFor();
  await check.fill('12');
  await check.press('Enter');
  await page.getByText('10% is 8 and 5% is 4.').waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  if (process.env.SHOTS) await shots(page, 'lesson');

  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('tab', { name: 'Study skills' }).click();
  await page.getByRole('link', { name: 'Taking notes' }).waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  if (process.env.SHOTS) await shots(page, 'all');
  await page.getByRole('searchbox').fill('who won the world cup');
  await page.getByText('No lesson on this').waitFor();
  await page.goto('/ai-tutor/lessons/no-such-lesson');
  await page.getByRole('link', { name: 'See all lessons' }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn step by step' }).waitFor();
  await page.context().close();
});

async function shots(page: Awaited<ReturnType<BrowserPlatform['page']>>, name: string) {
  for (const width of [360, 1440])
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
      await page.screenshot({ path: `/tmp/tl/${name}-${width}-${theme}.png`, fullPage: true });
    }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await page.setViewportSize({ width: 360, height: 740 });
}
