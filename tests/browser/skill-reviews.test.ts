import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerEvent, masteriesOn } from '../../plugins/skills/mastery/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['skills', 'practice', 'onboarding'] });
});
afterAll(() => web?.close());

test('learners see what their answers show about a skill, and practise it when its review is due', async () => {
  const { at } = web;
  const learner = await at.person();
  const masteries = masteriesOn(at);
  const within = { who: { institution: at.institution } };
  const now = at.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  for (let day = 40; day > 34; day--) await masteries.answered(within, answerEvent(learner.user.id), daysAgo(day));
  const wrong = { contentArea: 'number-and-ratio', concepts: ['fractions'], isCorrect: false };
  await masteries.answered(within, answerEvent(learner.user.id, wrong), daysAgo(0));
  const page = await web.page({ as: learner, width: 360, theme: 'dark' });
  await page.goto('/skill-engine');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const row = page.getByRole('row', { name: /Algebraic expressions/ });
  await row.getByText('Mastered').waitFor();
  expect(await row.textContent()).toContain('6 answers');
  expect(await page.getByRole('row', { name: /Fractions/ }).textContent()).not.toContain('Due');
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/reviews-360.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/reviews-1440.png`, fullPage: true });
  await page.getByRole('link', { name: 'Practise Algebraic expressions' }).click();
  await page.waitForURL('**/assessment?section=core_math&contentArea=algebra');
  expect(web.failures).toEqual([]);
});
