import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortSections, stageOf } from '../../plugins/immersion/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Chats are closed on every page while a question of a placement is open, and a pause opens them.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ environment: shortSections });
});
afterAll(() => web?.close());

/** Takes a picture for review if EIQ_TEST_PICTURES names a folder. */
async function takePicture(page: Awaited<ReturnType<BrowserPlatform['page']>>, name: string): Promise<void> {
  const folder = process.env.EIQ_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('pausing warns that the question is not scored and removes it, and continuing asks another', async () => {
  const learner = await web.at.person();
  const before = await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner, width: 360, height: 740 });
  await page.goto('/placement/questions');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This question goes away and is not scored.').waitFor();
  await takePicture(page, 'pause-dialog-360');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('heading', { name: 'Your placement is paused' }).waitFor();
  await takePicture(page, 'paused-360');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await stageOf(learner, 'core_math')).questions).toEqual([]);

  await page.getByRole('button', { name: 'Continue with section A' }).click();
  await page.locator('article h2').waitFor();
  const after = await stageOf(learner, 'core_math');
  expect(after.questions[0]?.id).not.toBe(before.questions[0]?.id);
});

test('another tab that shows the question follows the pause and requests no new question', async () => {
  const learner = await web.at.person();
  const { sessionId, questions } = await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.goto('/placement/questions');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await learner.post('/api/assessment/ai-immersion/pause', { sessionId, questionId: questions[0]?.id });
  await page.getByRole('heading', { name: 'Your placement is paused' }).waitFor();
  expect((await stageOf(learner, 'core_math')).isPaused).toBe(true);
});

test.each([
  { width: 360, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const)('a closed chat shows the reason and offers a pause, at $width px in the $theme theme', async ({
  width,
  theme,
}) => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner, width, height: 900, theme });
  await page.goto('/ai-tutor');
  const closed = page.getByText('Chats are closed while a question of your placement is open.');
  await closed.waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await takePicture(page, `closed-chat-${width}-${theme}`);
  await page.getByRole('button', { name: 'Pause the placement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('textbox').waitFor();
  expect(await closed.count()).toBe(0);
});
