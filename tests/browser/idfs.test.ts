import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSome, sessionOf, shortForm, startSession } from '../../plugins/idfs/testing.ts';
import { setGrade } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The cognitive assessment, from its introduction through the timed questions to the printed result.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['idfs', 'administration'], environment: shortForm });
});
afterAll(() => web?.close());

const address = '/idfs-assessment';
const options = 'article [aria-keyshortcuts]';
const next = (page: Page) => page.getByRole('button', { name: /^(Next Question|Complete Assessment)$/ });
const number = async (page: Page) => Number(/Question\s+(\d+)/.exec(await page.locator('article').innerText())?.[1]);
const isAt = (page: Page, wanted: number) =>
  page.waitForFunction(
    (at) => new RegExp(`Question\\s+${at} of`).test(document.querySelector('article')?.innerText ?? ''),
    wanted,
  );

/** Answers questions with the mouse, ten seconds each. */
async function answerAll(page: Page, from: number, total: number): Promise<void> {
  for (let at = from; at <= total; at++) {
    await isAt(page, at);
    await page.clock.fastForward(10_000);
    await page.locator(options).first().click();
    await next(page).click();
  }
}

test('a learner starts the assessment from the menu, completes it and prints the result', async () => {
  const learner = await web.at.person();
  const page = await web.page({ as: learner });
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'IDFS Assessment' }).click();
  const begin = page.getByRole('button', { name: 'Begin IDFS Assessment' });
  await begin.waitFor();
  for (const words of ['60 minutes', 'How the clock works', 'What counts', '8 questions of 2 kinds', 'Number series']) {
    expect(await page.locator('main').innerText()).toContain(words);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await begin.click();

  await page.getByText('IDFS Assessment Started').waitFor();
  await page.getByText('60 minutes').waitFor();
  await isAt(page, 1);
  expect(await next(page).isDisabled()).toBe(true);
  expect(await page.getByRole('timer').innerText()).toMatch(/(1:00:00|59:\d\d)$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator(options).nth(1).click();
  expect(await next(page).isEnabled()).toBe(true);
  await page.locator(options).first().click();
  expect(await page.locator(`${options}[aria-pressed=true]`).count()).toBe(1);
  await next(page).dblclick();
  await isAt(page, 2);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await sessionOf(learner)).currentQuestionIndex).toBe(1);

  // The clock continues while the page is closed, and the question stays the same.
  await page.locator(options).nth(2).click();
  web.at.clock.forward(600);
  await page.reload();
  await isAt(page, 2);
  expect(await page.getByRole('timer').innerText()).toMatch(/(50:00|49:\d\d)$/);
  expect(await page.locator(`${options}[aria-pressed=true]`).getAttribute('aria-keyshortcuts')).toBe('3');

  // Hasty answers yield no score, so time must pass on each question.
  await page.clock.install();
  await page.reload();
  await answerAll(page, 2, 7);
  await isAt(page, 8);
  await page.clock.fastForward(10_000);
  await page.locator(options).first().click();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByText('IDFS Assessment result').waitFor();
  await page.getByText('Assessment Complete', { exact: true }).waitFor();
  await page.getByText(/^EiQ level: (Foundation|Immersion|Mastery|Excellence), score \d/).waitFor();
  await page.getByRole('button', { name: 'For the curious' }).click();
  const text = await page.locator('main').innerText();
  for (const words of ['By kind of task', 'Cognitive analysis', 'Time efficiency', 'Next steps', '8 of 8 questions']) {
    expect(text).toContain(words);
  }
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Take Another Assessment' }).click();
  await page.getByRole('heading', { name: /^Next assessment from/ }).waitFor();
  await page.getByText(/^You completed an IDFS assessment on/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^View result/ }).click();
  await page.getByText('IDFS Assessment result').waitFor();
  await page.context().close();
  expect(web.failures).toEqual([]);
});

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('at %i px in the %s theme every state is accessible and works by keyboard', async (width, theme) => {
  const learner = await web.at.person();
  const page = await web.page({ as: learner, width, height: 780, theme });
  const check = async () => {
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  };
  await page.goto(address);
  await page.getByRole('button', { name: 'Begin IDFS Assessment' }).focus();
  await check();
  await page.keyboard.press('Enter');
  for (let at = 1; at <= 8; at++) {
    await isAt(page, at);
    if (at <= 3) await check();
    if (at === 4) {
      web.at.clock.forward(3600 - 240);
      await page.reload();
      await isAt(page, 4);
      await page.getByText('Less than five minutes left.').waitFor();
      await check();
    }
    if (at === 5) {
      await page.getByRole('button', { name: 'Leave' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('article h2').focus();
    }
    await page.keyboard.press('2');
    await page.waitForFunction((choice) => document.querySelector(`${choice}[aria-pressed=true]`), options);
    await page.keyboard.press('Enter');
  }
  await page.getByText('IDFS Assessment result').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await check();
  await page.goto(address);
  await page.getByText('Your results').waitFor();
  await check();
  await page.context().close();
});

test('the timer changes colour below five minutes, and at zero the result appears', async () => {
  const learner = await web.at.person();
  const session = await startSession(learner);
  await answerSome(learner, session, 5);
  web.at.clock.forward(3600 - 302);
  const page = await web.page({ as: learner });
  await page.goto(address);
  await isAt(page, 6);
  const colour = () => page.getByRole('timer').evaluate((element) => getComputedStyle(element).color);
  const usual = await colour();
  await page.getByText('Less than five minutes left.').waitFor({ state: 'attached' });
  expect(await colour()).not.toBe(usual);

  await page.clock.install();
  await page.clock.fastForward(299_000);
  await page.getByRole('heading', { name: 'The time is over' }).waitFor();
  // The assessment ends by the server’s clock, not by the browser’s.
  expect((await sessionOf(learner)).isCompleted).toBe(false);
  web.at.clock.forward(302);
  await page.clock.fastForward(2_000);
  await page.getByText('5 of 8 questions in 60 minutes, ended by the clock').waitFor();
  await page.context().close();
});

test('a second tab follows the first to the next question and to the result', async () => {
  const learner = await web.at.person();
  const session = await startSession(learner);
  const one = await web.page({ as: learner });
  await one.goto(address);
  await isAt(one, 1);
  const other = await one.context().newPage();
  await other.goto(address);
  await isAt(other, 1);
  await one.locator(options).first().click();
  await next(one).click();
  await isAt(other, 2);
  await answerSome(learner, { ...session, currentQuestionIndex: 1 });
  await Promise.all([one, other].map((page) => page.getByText('IDFS Assessment result').waitFor()));
  await one.context().close();
});

test('an assessment that is finished early with too few answers has no result', async () => {
  const learner = await web.at.person();
  await answerSome(learner, await startSession(learner), 2);
  const page = await web.page({ as: learner });
  await page.goto(address);
  await isAt(page, 3);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByText('6 questions stay').waitFor();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await page.getByRole('heading', { name: 'Too few answers for a result' }).waitFor();
  await page.getByText('Only 2 answers came in').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/sure|confidence|Foundation/);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect((await learner.get('/api/user/eiq')).body.history).toEqual([]);
  await page.context().close();
});

test('an administrator gives extra time and extends a session, and the learner’s clock shows it', async () => {
  const learner = await web.at.person();
  const page = await web.page({ as: await web.at.person('administrator') });
  await page.goto('/administration/idfs');
  await page.getByLabel('Find a learner').fill(learner.user.username);
  const line = page.getByRole('row').filter({ hasText: learner.user.username });
  await line.getByRole('button', { name: 'Extra time' }).click();
  await page.getByLabel('How much').selectOption('1.5');
  await page.getByLabel(/^Reason/).fill('Dyslexia');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give extra time' }).click();
  await line.getByText(/Time.×.1\.5/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const theirs = await web.page({ as: learner });
  await theirs.goto(address);
  await theirs.getByText('30 minutes are extra time that you were given').waitFor();
  await theirs.getByText('Things to remember are shown for the usual time.').waitFor();
  await theirs.getByRole('button', { name: 'Begin IDFS Assessment' }).click();
  await theirs.getByText(/Time left: 1:(30:00|2\d:\d\d)/).waitFor();
  await page.reload();
  await page.getByLabel('Find a learner').fill(learner.user.username);
  await line.getByRole('button', { name: 'Extend session' }).click();
  await page.getByLabel('Additional minutes').fill('15');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  await theirs.getByText(/Time left: 1:4\d:\d\d/).waitFor();
  await answerSome(learner, await sessionOf(learner));
  await theirs.getByText('IDFS Assessment result').waitFor();
  await page.reload();
  await page.getByLabel('Find a learner').fill(learner.user.username);
  await line.getByRole('button', { name: 'Results' }).click();
  await page.getByRole('link', { name: /^View result/ }).click();
  await page.getByRole('heading', { name: `${learner.user.firstName} ${learner.user.lastName}` }).waitFor();
  expect(await page.getByRole('link', { name: 'Take Another Assessment' }).count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/administration/idfs');
  await line.first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await theirs.context().close();
  await page.context().close();
});

test('a failure to compute the result is reported and can be retried', async () => {
  const learner = await web.at.person();
  await answerSome(learner, await startSession(learner), 7);
  const page = await web.page({ as: learner });
  let attempts = 0;
  await page.route('**/idfs-assessment/complete', (route) => {
    attempts += 1;
    return attempts === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto(address);
  await isAt(page, 8);
  expect(await number(page)).toBe(8);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByText('your result could not be computed yet').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('IDFS Assessment result').waitFor();
  await page.context().close();
});

test('answers are sent although the browser has no storage', async () => {
  const learner = await web.at.person();
  await startSession(learner);
  const page = await web.page({ as: learner });
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(address);
  await isAt(page, 1);
  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByText('Waiting for the network · 1 answer kept here').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await sessionOf(learner)).currentQuestionIndex).toBe(1);
  await page.context().close();
});

test('an answer after the deadline is not counted, and the result shows the answers given in time', async () => {
  const learner = await web.at.person();
  await answerSome(learner, await startSession(learner), 4);
  const page = await web.page({ as: learner });
  await page.goto(address);
  await isAt(page, 5);
  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByText('Waiting for the network').waitFor();
  web.at.clock.forward(3600);
  await page.context().setOffline(false);
  await page.getByText('Answer not accepted').or(page.getByText('Assessment Complete')).first().waitFor();
  await page.getByText('4 of 8 questions in 60 minutes, ended by the clock').waitFor();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('eiq-idfs');
  await page.reload();
  await page.getByRole('heading', { name: 'IDFS Assessment' }).waitFor();
  await page.context().close();
});

test('a pupil of grade 1 is promised no score', async () => {
  const pupil = await web.at.person();
  await setGrade(web.at, pupil, '1');
  const page = await web.page({ as: pupil });
  await page.goto(address);
  await page.getByText('Assessments begin in grade 3').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/level|clock|begin idfs/i);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your EiQ' }).waitFor();
  await page.getByText('Assessments begin in grade 3').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/your score appears|the placement/i);
});
