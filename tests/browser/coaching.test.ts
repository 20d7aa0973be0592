import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { coach, measure, practiseBadly, sessionAt, started } from '../../plugins/tutor/coaching/testing.ts';
import { withVoice } from '../../plugins/tutor/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// MentorAI: a session by keyboard alone, two tabs, stopped replies, reloads, and no live connection.

const { voice, options } = withVoice({ plugins: ['tutor', 'practice', 'immersion'] });
let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform(options);
});
beforeEach(() => {
  voice.forget();
  voice.always('What would be a common denominator of 2 and 3?');
});
afterAll(() => web?.close());

const address = '/dashboard/ai-tutor';
const goal = 'Add fractions without help';

async function measuredLearner(): Promise<TestPerson> {
  const learner = await web.at.person();
  await measure(web.at, learner.user.id, [
    { domain: 'core_math', theta: -0.3, standardError: 0.3 },
    { domain: 'applied_reasoning', theta: 0.2, standardError: 0.3 },
  ]);
  return learner;
}

const main = (page: Page) => page.locator('main').innerText();

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (label.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('a session can be started, used, completed and read by keyboard alone', async () => {
  const learner = await measuredLearner();
  await practiseBadly(web.at, learner, 'number-and-ratio', 3);
  const page = await web.page({ as: learner, width: 1440 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Start Coaching Session' }).waitFor();
  await page.getByText('Sessions you complete are kept here').waitFor();
  await page.getByText('470.0', { exact: true }).waitFor();
  expect(await pageProblems(page), 'no session').toEqual([]);
  await tabTo(page, 'Session type');
  await page.keyboard.type('Skill');
  await tabTo(page, 'Start Coaching Session');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Mathematics: skill improvement' }).waitFor();
  const send = page.getByRole('button', { name: 'Get AI Coaching' });
  expect(await send.isDisabled()).toBe(true);
  expect(await main(page)).toMatch(/Current 470\.0 of target 575\.0\s+82%[\s\S]*Attempted in practice: 0 of 3 right/);
  expect(await pageProblems(page), 'before the first message').toEqual([]);
  await tabTo(page, 'Learning goal');
  await page.keyboard.type(goal);
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  expect(await send.isDisabled()).toBe(true);
  await page.keyboard.type('How do I add 1/2 and 1/3?');
  await page.keyboard.press('Enter');

  await page.getByText('What would be a common denominator').waitFor();
  await page.getByText('To improve', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Practise Number and ratio' }).first().waitFor();
  await page.getByText('Shown from your third message on').waitFor();
  expect(await pageProblems(page), 'answered').toEqual([]);

  await tabTo(page, 'Complete session');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await pageProblems(page), 'completing').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Coaching Session' }).waitFor();
  await page.getByText('1 interaction').waitFor();
  await page.getByRole('button', { name: /^Read Mathematics/ }).click();
  await page.getByRole('dialog').getByText('To improve', { exact: true }).waitFor();
  expect(await pageProblems(page), 'reading a completed session').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('a reply can be stopped and requested again', async () => {
  const learner = await measuredLearner();
  const { id } = await started(learner);
  voice.always(undefined);
  const page = await web.page({ as: learner });
  await page.goto(address);
  await page.getByLabel('Learning goal').fill(goal);
  await page.getByLabel('Your message').fill('Where do I begin?');
  await page.getByRole('button', { name: 'Get AI Coaching' }).click();
  const answering = await voice.next();
  answering.say('With the two **den');
  await page.getByText('With the two').waitFor();
  expect(await page.getByRole('button', { name: 'Get AI Coaching' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You stopped this reply.').waitFor();
  voice.always('With the two denominators.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('With the two denominators.').waitFor();
  await page.getByText('To improve', { exact: true }).waitFor();
  expect((await sessionAt(learner, id)).conversationHistory).toHaveLength(2);
});

test('two tabs show the same session, and a reload continues an unfinished reply', async () => {
  const learner = await measuredLearner();
  const one = await web.page({ as: learner });
  const other = await web.page({ as: learner });
  for (const page of [one, other]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Start Coaching Session' }).waitFor();
  }
  await one.getByRole('button', { name: 'Start Coaching Session' }).click();
  await other.getByRole('button', { name: 'Get AI Coaching' }).waitFor();
  voice.always(undefined);
  await one.getByLabel('Learning goal').fill(goal);
  await one.getByLabel('Your message').fill('Where do I begin?');
  await one.getByRole('button', { name: 'Get AI Coaching' }).click();
  const answering = await voice.next();
  answering.say('With the ');
  await other.getByText('Where do I begin?').waitFor();
  await other.getByText('With the').waitFor();
  await one.reload();
  await one.getByText('With the').waitFor();
  expect(await one.getByLabel('Learning goal').inputValue()).toBe(goal);
  answering.say('denominators.');
  answering.finish();
  for (const page of [one, other]) {
    await page.getByText('With the denominators.').waitFor();
    await page.getByText('To improve', { exact: true }).waitFor();
    expect(await page.getByText('With the denominators.').count()).toBe(1);
  }
  await other.getByRole('button', { name: 'Complete session' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Complete session' }).click();
  await one.getByRole('button', { name: 'Start Coaching Session' }).waitFor();
});

test('without a live connection the page polls the session, and an unsent message returns to the input', async () => {
  const learner = await measuredLearner();
  const { id } = await started(learner);
  const page = await web.page({ as: learner });
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: 'Get AI Coaching' }).waitFor();
  await coach(learner, id, 'Said from somewhere else');
  await page.getByText('Said from somewhere else').waitFor();
  await page.getByText('To improve', { exact: true }).waitFor();

  await page.route('**/coach', (route) => route.abort());
  await page.getByLabel('Your message').fill('Not on its way');
  await page.getByRole('button', { name: 'Get AI Coaching' }).click();
  await page.getByText('Failed to send message. Please try again.').waitFor();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Not on its way');
});

test('a learner without a result is told so and finds a link to the placement', async () => {
  const page = await web.page({ as: await web.at.person(), width: 360 });
  await page.goto(address);
  await page.getByText('has not been measured for you yet').waitFor();
  expect(await pageProblems(page), 'not measured').toEqual([]);
  await page.getByRole('button', { name: 'Start Coaching Session' }).click();
  await page.getByText('has shown as a gap yet').waitFor();
  await page.getByRole('link', { name: 'Take Placement Assessment' }).click();
  await page.waitForURL('**/placement');
});
