import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { runOf, skipToQuestion, startForm, startTopic } from '../../plugins/practice/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Practice: three questions by keyboard alone, a topic on a phone, two tabs, reloads.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['practice'] });
});
afterAll(() => web.close());

const option = 'article [aria-keyshortcuts]:not([aria-disabled])';
const settled = '[data-settled=true]';

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (label.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('three questions can be answered by keyboard alone', async () => {
  const learner = await web.at.person();
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto('/assessment');
  await page.getByRole('heading', { name: 'Adaptive assessment' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('it never changes your EiQ score');
  expect(await pageProblems(page), 'entry').toEqual([]);
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');

  await page.locator(option).first().waitFor();
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  expect(await page.locator('main').innerText()).toMatch(/Three questions[\s\S]*Question 1 of 3[\s\S]*Difficulty 2/);
  expect(await submit.isDisabled()).toBe(true);
  await tabTo(page, 'Show a hint');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 4 shown').waitFor();
  await page.reload();
  await page.getByText('1 of 4 shown').waitFor();
  for (const count of ['2 of 4 shown', '3 of 4 shown', 'All hints are shown']) {
    await tabTo(page, 'Show another hint');
    await page.keyboard.press('Enter');
    await page.getByText(count).waitFor();
  }
  expect(await page.getByRole('button', { name: 'Show another hint' }).isDisabled()).toBe(true);
  expect(await pageProblems(page), 'question').toEqual([]);

  // A digit selects an option, Enter submits it.
  await page.keyboard.press('2');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Submit Answer');
  await page.keyboard.press('Enter');
  await page.locator(settled).waitFor();
  expect(await focused(page)).toMatch(/Correct|Not quite/);
  expect(await page.locator('main').innerText()).toMatch(/Explanation[\s\S]*Step by step[\s\S]*Hints you took/);
  expect(await pageProblems(page), 'feedback').toEqual([]);
  await tabTo(page, 'Next Question');
  await page.keyboard.press('Enter');

  await page.getByText('Question 2 of 3').waitFor();
  await page.locator(option).first().waitFor();
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Submit Answer');
  await page.keyboard.press('Enter');
  await page.locator(settled).waitFor();
  await tabTo(page, 'Next Question');
  await page.keyboard.press('Enter');

  await page.getByText('Question 3 of 3').waitFor();
  // The result of the review is delayed until the page has been checked.
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/practice/runs/*', async (route) => {
    if (route.request().method() === 'GET') await checked.promise;
    await route.continue();
  });
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  expect(await submit.isDisabled()).toBe(true);
  await page.keyboard.type('Because the data it learnt from are not like the new ones.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Answer submitted for AI review').waitFor();
  await page.getByRole('heading', { name: 'Your three questions' }).waitFor();
  expect(await pageProblems(page), 'in review').toEqual([]);
  checked.resolve();
  await page.getByText('How your answer was graded').waitFor();
  expect(await pageProblems(page), 'graded').toEqual([]);
  await tabTo(page, 'Complete Assessment');
  await page.keyboard.press('Enter');

  await page.getByText('Practice complete').waitFor();
  await page.waitForURL('**/dashboard');
  await page.goto('/assessment');
  await page.getByRole('link', { name: 'Three questions' }).click();
  await page.getByRole('heading', { name: 'Mastery by topic' }).waitFor();
  expect(await pageProblems(page), 'summary').toEqual([]);
  expect((await learner.get('/api/user/eiq')).body.current).toBeNull();
  expect(web.failures).toEqual([]);
  await page.context().close();
});

test('a topic can be practised on a phone and completed at any time', async () => {
  const page = await web.page({ as: await web.at.person(), width: 360, height: 740, theme: 'dark' });
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Practise Algebra' }).click();
  for (const number of [1, 2]) {
    await page.getByText(`Question ${number}`).waitFor();
    await page.locator(option).first().click();
    // A double click submits once and skips no feedback.
    await page.getByRole('button', { name: 'Submit Answer' }).dblclick();
    await page.locator(settled).waitFor();
    await page.getByText(`Question ${number}`).waitFor();
    if (number === 1) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByRole('heading', { name: 'Mastery by topic' }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(/Answered\s+2[\s\S]*First answers in this topic/);
  await page.getByRole('link', { name: 'Choose another topic' }).click();
  await page.getByRole('heading', { name: 'Earlier practice' }).waitFor();
  await page.context().close();
});

test('unsubmitted text survives a reload', async () => {
  const learner = await web.at.person();
  const run = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  const page = await web.page({ as: learner });
  await page.goto(`/assessment/${run.runId}`);
  await page.fill('textarea', 'Half an answer');
  await page.reload();
  await page.locator('textarea').waitFor();
  expect(await page.inputValue('textarea')).toBe('Half an answer');
  await page.context().close();
});

test('an answer given offline survives a reload and is sent when the network returns', async () => {
  const learner = await web.at.person();
  const { runId } = await startTopic(learner);
  const page = await web.page({ as: learner });
  let isCut = true;
  await page.route('**/submit-answer', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/assessment/${runId}`);
  await page.locator(option).nth(1).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('Offline – will be sent').waitFor();
  expect(await page.getByRole('button', { name: 'Show a hint' }).isDisabled()).toBe(true);
  expect(await pageProblems(page), 'offline').toEqual([]);
  await page.reload();
  await page.getByText('Offline – will be sent').waitFor();
  expect(await page.locator('[aria-pressed=true]').getAttribute('aria-keyshortcuts')).toBe('2');
  expect((await runOf(learner, runId)).tally.answered).toBe(0);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator(settled).waitFor();
  expect((await runOf(learner, runId)).tally.answered).toBe(1);
  await page.context().close();
});

test('an offline answer is discarded if the question was answered elsewhere, and the other answer is shown', async () => {
  const learner = await web.at.person();
  const run = await startTopic(learner);
  const page = await web.page({ as: learner });
  let isCut = true;
  await page.route('**/submit-answer', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/assessment/${run.runId}`);
  await page.locator(option).nth(1).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('Offline – will be sent').waitFor();
  const questionId = run.standing?.question.id;
  expect((await learner.post('/api/assessment/submit-answer', { questionId, userAnswer: 0 })).status).toBe(200);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('This question has been answered already').or(page.locator(settled)).first().waitFor();
  await page.locator(settled).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.context().close();
});

test('a second tab follows the first', async () => {
  const learner: TestPerson = await web.at.person();
  const { runId } = await startTopic(learner);
  const one = await web.page({ as: learner });
  await one.goto(`/assessment/${runId}`);
  await one.locator(option).first().waitFor();
  const other = await one.context().newPage();
  await other.goto(`/assessment/${runId}`);
  await other.locator(option).first().click();
  await one.locator(option).first().click();
  await one.getByRole('button', { name: 'Submit Answer' }).click();
  await other.locator(settled).waitFor();
  await one.locator(settled).waitFor();
  await one.getByRole('button', { name: 'Next Question' }).click();
  await other.getByText('Question 2').waitFor();
  await one.context().close();
});

test('a run of another person is shown as not found', async () => {
  const { runId } = await startForm(await web.at.person());
  const page = await web.page({ as: await web.at.person() });
  await page.goto(`/assessment/${runId}`);
  await page.getByRole('heading', { name: 'There is no such practice run' }).waitFor();
  await page.getByRole('link', { name: 'Back to practice' }).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.context().close();
});

test('a link to a topic starts a run, and going back does not start another', async () => {
  const page = await web.page({ as: await web.at.person() });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  await page.goto(`/assessment?${new URLSearchParams({ section: 'core_math', contentArea: 'algebra' })}`);
  await page.locator(option).first().or(page.locator('article textarea')).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Adaptive assessment' }).waitFor();
  await page.getByText('Continue').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});
