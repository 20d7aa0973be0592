import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../plugins/idfs/testing.ts';
import { startForm, startTopic } from '../../plugins/practice/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Rare states of the assessments' screens: each is accessible and fits, in both themes, on a phone and on a wide screen.

const kinds = [
  'number-series',
  'matrix-reasoning',
  'verbal-analogies',
  'spatial-rotation',
  'deduction',
  'working-memory',
  'processing-speed',
  'quantitative-comparison',
];

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({
    plugins: ['idfs', 'practice', 'immersion'],
    environment: {
      EIQ_IDFS_BLUEPRINT: JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, 1]))),
      EIQ_IDFS_ROUNDS: '1',
    },
  });
});
afterAll(() => web?.close());

const option = 'article [aria-keyshortcuts]';

test('the IDFS shows every kind of task, including content to remember, without problems', async () => {
  const learner = await web.at.person();
  await startSession(learner);
  const page = await web.page({ as: learner });
  await page.goto('/idfs-assessment');
  for (const [index, kind] of kinds.entries()) {
    await page.getByText(new RegExp(`Question\\s*${index + 1} of`)).waitFor();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.or(page.locator(option).first()).first().waitFor();
    if (await start.isVisible()) {
      expect(await pageProblems(page), `${kind}, before it is shown`).toEqual([]);
      await start.click();
      const goOn = page.getByRole('button', { name: 'Go to the question' });
      // The page continues by itself when the time for remembering ends.
      await goOn.or(page.locator(option).first()).first().waitFor();
      expect(await pageProblems(page), `${kind}, shown`).toEqual([]);
      if (await goOn.isVisible()) await goOn.click({ timeout: 2_000 }).catch(() => undefined);
      await page.locator(option).first().waitFor();
    }
    await page.locator(option).first().click();
    expect(await pageProblems(page), kind).toEqual([]);
    await page.getByRole('button', { name: /^(Next Question|Complete Assessment)$/ }).click();
  }
  await page.getByText('IDFS Assessment result').waitFor();
  await page.getByRole('button', { name: 'For the curious' }).click();
  expect(await pageProblems(page), 'result').toEqual([]);
  await page.context().close();
});

test('the IDFS shows lost network and ended time without problems', async () => {
  const learner = await web.at.person();
  const session = await startSession(learner);
  const page = await web.page({ as: learner });
  await page.goto('/idfs-assessment');
  await page.locator(option).first().click();
  await page.evaluate(() => document.fonts.ready);
  let isCut = true;
  await page.route('**/api/idfs-assessment/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByText('Waiting for the network').waitFor();
  expect(await pageProblems(page), 'waiting for the network').toEqual([]);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await pageProblems(page), 'leaving with an unsent answer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.clock.fastForward(3_600_000);
  await page.getByRole('heading', { name: 'The time is over' }).waitFor();
  expect(await pageProblems(page), 'the time is over, without a network').toEqual([]);
  isCut = false;
  web.at.clock.forward(3600);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('IDFS Assessment result').waitFor();
  expect(await pageProblems(page), 'nothing answered in time').toEqual([]);
  await page.goto('/idfs-assessment/results?sessionId=01890000-0000-7000-8000-000000000001');
  await page.getByText('There is no such result').waitFor();
  expect(await pageProblems(page), 'no such result').toEqual([]);
  expect(session.questions).toHaveLength(kinds.length);
  await page.context().close();
});

test.each([
  ['/idfs-assessment', '**/api/idfs-assessment/session'],
  ['/idfs-assessment', '**/api/idfs-assessment/terms'],
  ['/idfs-assessment/results', '**/api/idfs-assessment/results'],
  ['/assessment', '**/api/practice/topics'],
  ['/placement', '**/api/assessment/ai-immersion'],
  ['/placement/questions', '**/api/assessment/ai-immersion'],
  ['/core-intelligence', '**/api/user/eiq'],
])('%s shows without problems that %s cannot be loaded', async (address, call) => {
  const page = await web.page({ as: await web.at.person() });
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(address);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await pageProblems(page), address).toEqual([]);
  await page.context().close();
});

test('practice shows open, completed and unknown runs without problems', async () => {
  const learner = await web.at.person();
  const { runId } = await startTopic(learner);
  await learner.post(`/api/practice/runs/${runId}/complete`);
  await startTopic(learner);
  await startForm(learner);
  const page = await web.page({ as: learner });
  await page.goto('/assessment');
  await page.getByRole('heading', { name: 'Earlier practice' }).waitFor();
  expect(await pageProblems(page), 'entry with runs').toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.locator(option).first().or(page.locator('article textarea')).waitFor();
  expect(await pageProblems(page), 'a topic’s question').toEqual([]);
  await page.goto(`/assessment/${runId}`);
  await page.getByText('You completed this run before answering a question').waitFor();
  expect(await pageProblems(page), 'summary without answers').toEqual([]);
  await page.goto('/assessment/01890000-0000-7000-8000-000000000001');
  await page.getByText('There is no such practice run').waitFor();
  expect(await pageProblems(page), 'no such run').toEqual([]);
  await page.context().close();
});
