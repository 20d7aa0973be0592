import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { finishAllSections, finishSection, stageOf, submit } from '../../plugins/immersion/testing.ts';
import { setGrade } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The placement, from its introduction through the three sections to the result.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({
    plugins: ['immersion', 'items-early-grades'],
    environment: { EIQ_IMMERSION_MINIMUM_QUESTIONS: '4', EIQ_IMMERSION_MAXIMUM_QUESTIONS: '6' },
  });
});
afterAll(() => web.close());

const option = '[data-settled=true] [aria-keyshortcuts]:not([aria-disabled])';
const sectionEnd = 'button:has-text("Continue with section")';

/** Waits until the page accepts input. Returns the kind of the question, or where the section or the placement has ended. */
async function nextInput(page: Page): Promise<'choice' | 'text' | 'section-end' | 'end'> {
  const found = await page.waitForFunction((choice) => {
    if (document.querySelector(choice)) return 'choice';
    if (document.querySelector('[data-settled=true] textarea:not([readonly])')) return 'text';
    const text = document.body.innerText;
    if (text.includes('Continue with section')) return 'section-end';
    return /Processing your assessment|EiQ™ placement result|Submit again/.test(text) && 'end';
  }, option);
  return (await found.jsonValue()) || 'end';
}

const stem = (page: Page) => page.locator('article h2').innerText();

/** Answers the open question by mouse or keyboard, and waits until the next one is shown. */
async function answer(page: Page, by: 'mouse' | 'keys', kind: 'choice' | 'text'): Promise<void> {
  const shown = await page.locator('article').innerText();
  if (kind === 'text') {
    const button = page.getByRole('button', { name: 'Submit Answer' });
    expect(await button.isDisabled()).toBe(true);
    await page.fill('textarea', '   ');
    expect(await button.isDisabled()).toBe(true);
    await page.fill('textarea', 'It rises, because the new one is above the others.');
    if (by === 'keys') await page.keyboard.press('Control+Enter');
    else await button.click();
  } else if (by === 'keys') await page.keyboard.press('2');
  else await page.locator(option).first().click();
  await page.waitForFunction((before) => document.querySelector('article')?.innerText !== before, shown);
}

/** Answers the remaining questions of the section. */
async function answerSection(page: Page, by: 'mouse' | 'keys'): Promise<void> {
  for (;;) {
    const kind = await nextInput(page);
    if (kind !== 'choice' && kind !== 'text') return;
    await answer(page, by, kind);
  }
}

test('a demo learner starts the placement from the dashboard, completes it and prints the result', async () => {
  const page = await web.page();
  // The first submission fails; the second is delayed until the page has been checked.
  let attempts = 0;
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) refused.push(response.url());
  });
  const checked = Promise.withResolvers<void>();
  await page.route('**/submit-immersion', async (route) => {
    attempts += 1;
    if (attempts === 1) return route.fulfill({ status: 503, body: '' });
    await checked.promise;
    return route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /demo access/i }).click();
  await page.getByRole('link', { name: 'EiQ Dashboard' }).click();
  await page.getByRole('button', { name: 'Assessments' }).click();
  await page.getByRole('heading', { name: '3-Section Adaptive Assessment' }).waitFor();
  const progress = () => page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => bar.ariaValueNow));
  await expect.poll(progress).toContain('0');
  await page.getByRole('link', { name: 'Start Assessment' }).first().click();

  await page.getByRole('heading', { name: 'AI immersion placement' }).waitFor();
  for (const words of ['25%', '40%', '35%', 'Foundation', 'Immersion', 'Mastery', '6 to 8 questions']) {
    expect(await page.locator('main').innerText()).toContain(words);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();

  await page.getByRole('heading', { name: 'Section A: Core Math & Logic' }).waitFor();
  await nextInput(page);
  expect(await page.locator('main').innerText()).toMatch(/Level 2\/5[\s\S]*Question 1 of 8/);
  expect(await page.locator('main').innerText()).toMatch(/Question 1 of 8 · usually 6 to 8/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await answer(page, 'mouse', (await nextInput(page)) as 'choice');
  await page.getByText('Saved').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Recent performance');
  const kind = (await nextInput(page)) as 'choice' | 'text';

  const before = await stem(page);
  web.at.clock.forward(600);
  await page.reload();
  await nextInput(page);
  expect(await stem(page)).toBe(before);
  expect(await page.locator('main').innerText()).toMatch(/10 min[\s\S]*Question 2 of 8/);
  await answer(page, 'mouse', kind);
  await answerSection(page, 'mouse');

  await page.getByRole('heading', { name: 'Section A is done' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Section B: Applied Reasoning' }).waitFor();
  await nextInput(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await answerSection(page, 'keys');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Section C: AI Concepts & Scenarios' }).waitFor();
  await nextInput(page);
  expect(await page.locator('main').innerText()).toMatch(/Recent performance \d+%/);
  await answerSection(page, 'keys');
  await page.getByText('Assessment Error').waitFor();
  await page.getByText('Failed to submit assessment. Please try again.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit again' }).click();
  await page.getByText('Processing your assessment with AI...').waitFor();
  checked.resolve();

  await page.getByText('EiQ™ placement result').waitFor();
  await page.getByText('AI Immersion Assessment Complete!').waitFor();
  const toast = await page.getByText(/^Placed in (FOUNDATION|IMMERSION|MASTERY) level with EiQ™ score of /).innerText();
  const [, score = ''] = /score of ([\d.]+)$/.exec(toast) ?? [];
  expect(await page.locator('main').innerText()).toContain(score);
  expect(await overflowOf(page)).toBe(0);
  // The details of the result are folded at first.
  expect(await page.getByRole('heading', { name: 'How the score was computed' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'For the curious' }).click();
  for (const name of [
    'How certain it is',
    'Section scores',
    'Strengths and gaps',
    'What it changed',
    'How the score was computed',
  ])
    await page.getByRole('heading', { name }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityProblems(page)).toEqual([]);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('2');

  expect(refused).toEqual([]);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.getByRole('link', { name: 'View result' }).waitFor();
  await page.goto('/placement');
  await page.getByText(/You can begin another one from/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(web.failures).toEqual([]);
});

test('an answer given offline survives a reload and is sent when the network returns', async () => {
  const learner = await web.at.person();
  const { sessionId } = await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  let isCut = true;
  await page.route('**/analyze-response', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/placement/questions');
  expect(await nextInput(page)).toBe('choice');
  await page.keyboard.press('1');
  await page.getByText('Offline – will be sent').waitFor();
  await page.reload();
  await page.getByText(/Offline – will be sent|sending again/).waitFor();
  expect((await stageOf(learner, 'core_math')).answered).toBe(0);
  expect(await page.locator('[aria-pressed=true]').count()).toBe(1);

  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Saved').waitFor();
  expect(await stageOf(learner, 'core_math')).toMatchObject({ sessionId, answered: 1 });
  await page.context().close();
});

test('a second tab follows the first to the next question and to the result', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const one = await web.page({ as: learner });
  await one.goto('/placement/questions');
  await nextInput(one);
  const other = await one.context().newPage();
  await other.goto('/placement/questions');
  await nextInput(other);
  await answer(one, 'keys', 'choice');
  await other.getByText('Question 2').waitFor();
  await nextInput(other);
  expect(await stem(other)).toBe(await stem(one));

  await finishAllSections(learner);
  await other.locator(sectionEnd).waitFor();
  await submit(learner);
  await other.getByText('EiQ™ placement result').waitFor();
  await one.context().close();
});

test('a double click answers one question', async () => {
  const learner = await web.at.person();
  await stageOf(learner, 'core_math');
  const page = await web.page({ as: learner });
  await page.goto('/placement/questions');
  await nextInput(page);
  await page.locator(option).first().dblclick();
  await page.getByText('Question 2').waitFor();
  await nextInput(page);
  expect((await stageOf(learner, 'core_math')).answered).toBe(1);
  await page.context().close();
});

test('an open placement can be continued or given up from its introduction', async () => {
  const learner = await web.at.person();
  await finishSection(learner, 'core_math');
  const page = await web.page({ as: learner, width: 768 });
  await page.goto('/placement');
  await page.getByRole('link', { name: 'Continue with section B' }).click();
  await page.getByRole('heading', { name: 'Section B: Applied Reasoning' }).waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Continue with section B' }).waitFor();
  await page.goto('/placement');
  await page.getByRole('button', { name: 'Give up' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.context().close();
});

test('children up to grade 5 get questions that are read aloud, or none', async () => {
  const [child, older, youngest] = [await web.at.person(), await web.at.person(), await web.at.person()];
  await setGrade(web.at, child, '3');
  await setGrade(web.at, older, '9');
  await setGrade(web.at, youngest, '1');
  const intro = async (who: TestPerson) => {
    const page = await web.page({ as: who, width: 390 });
    await page.goto('/placement');
    return page;
  };
  const ofYoungest = await intro(youngest);
  await ofYoungest.getByText('Assessments begin in grade 3.').waitFor();
  expect(await ofYoungest.getByRole('button', { name: 'Begin' }).count()).toBe(0);
  await ofYoungest.context().close();

  const page = await intro(child);
  await page.getByText('These questions are for grades 3 to 5.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().close();

  const ofOlder = await intro(older);
  await ofOlder.getByRole('button', { name: 'Begin' }).click();
  await ofOlder.getByRole('radiogroup').or(ofOlder.getByRole('article')).first().waitFor();
  expect(await ofOlder.getByRole('button', { name: 'Read aloud' }).count()).toBe(0);
  await ofOlder.context().close();
});

test('an instructor allows a learner another placement', async () => {
  const learner = await web.at.person();
  await finishAllSections(learner);
  await submit(learner);
  const page = await web.page({ as: await web.at.person('instructor') });
  await page.goto('/administration/placements');
  await page.getByLabel('Find a learner').fill(learner.user.username);
  const line = page.getByRole('row').filter({ hasText: learner.user.username });
  await line.getByRole('button', { name: 'Allow another' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Allow another' }).click();
  await line.getByText('Allowed to begin now').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect((await learner.get('/api/assessment/ai-immersion')).body.canStart).toBe(true);
  await line.getByRole('link', { name: 'Result' }).click();
  await page.getByRole('heading', { name: `${learner.user.firstName} ${learner.user.lastName}` }).waitFor();
  await page.context().close();
});
