import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The frame that MentorAI, Tutor chat and AI Assistant share.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['tutor'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

test('MentorAI, Tutor chat and AI Assistant explain their purposes and pass a question on to each other', async () => {
  const page = await web.page({ as: await web.at.person(), width: 1440, height: 900 });
  await page.goto('/dashboard/ai-assistant?ask=Why+is+a+minus+times+a+minus+plus%3F');
  const box = page.getByRole('textbox', { name: 'Ask your assistant' });
  await box.waitFor();
  expect(await box.inputValue()).toBe('Why is a minus times a minus plus?');
  await box.press('Enter');
  await page.waitForURL('**conversation=**');
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await expect.poll(() => chats.getByRole('link', { name: /Tutor chat/ }).getAttribute('href')).toContain('ask=Why');
  await chats.getByRole('link', { name: /Tutor chat/ }).click();
  const tutor = page.getByRole('textbox', { name: 'Ask your tutor' });
  await tutor.waitFor();
  expect(await tutor.inputValue()).toBe('Why is a minus times a minus plus?');
  expect((await chats.getByRole('link').allInnerTexts()).join(' ')).toMatch(
    /plan over weeks[\s\S]*problem now[\s\S]*EiQ and studying/,
  );
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);
  await page.context().close();
});
