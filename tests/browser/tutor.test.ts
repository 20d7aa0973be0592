import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest';
import type { Answering, Voice } from '../../plugins/tutor/testing.ts';
import { withVoice } from '../../plugins/tutor/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Chats with the assistant and the tutor: streams, two tabs, reloads, a phone, the keyboard. The tests write the replies of a
// simulated model, which can be slow, stop midway and fail.

let web: BrowserPlatform;
let voice: Voice;
beforeAll(async () => {
  const simulated = withVoice();
  voice = simulated.voice;
  web = await openBrowserPlatform(simulated.options);
});
afterEach(() => {
  voice.always(undefined);
  voice.moderate(() => ({}));
  voice.forget();
});
afterAll(() => web?.close());

const messages = (page: Page) => page.getByRole('log').innerText();
const say = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words);
  await page.keyboard.press('Enter');
};

/** The model's next question that ends with these words. Earlier tests may have left others. */
async function askedWith(words: string): Promise<Answering> {
  for (;;) {
    const answering = await voice.next();
    if (answering.ask.turns.at(-1)?.text.endsWith(words)) return answering;
  }
}

async function open(path: string, options: Parameters<BrowserPlatform['page']>[0] = {}) {
  const learner = options.as ?? (await web.at.person());
  const page = await web.page({ ...options, as: learner });
  await page.goto(path);
  await page.getByRole('log').waitFor();
  return { learner, page };
}

/** The number of scrollable elements within the screen. */
const countScrollable = (page: Page) =>
  page.locator('main').evaluate(
    (main) =>
      [...main.querySelectorAll('*:not(textarea)')].filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const scrolls = (value: string) => value === 'auto' || value === 'scroll';
        return (
          (scrolls(overflowY) && element.scrollHeight > element.clientHeight) ||
          (scrolls(overflowX) && element.scrollWidth > element.clientWidth)
        );
      }).length,
  );

const formulas =
  'Look at the **denominators**: $\\frac{1}{2} + \\frac{1}{3}$. What could both become?\n\n$$\n\\frac{1}{2} = \\frac{?}{6}\n$$\n\n```python\nfrom fractions import Fraction\n```\n\n[a page](https://example.org) [not one](javascript:alert(1)) ![a picture](https://example.org/x.png) <b>raw</b>';

test('the assistant streams replies and renders formulas and code, but no HTML, images or script links', async () => {
  const { page } = await open('/dashboard/ai-assistant', { width: 1440 });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your AI Assistant');
  expect(await messages(page)).toMatch(/What are you working on\?[\s\S]*\d\d:\d\d/);
  await say(page, '  How do I add 1/2 and 1/3? ');
  await page.getByText('A reply is being written').waitFor();
  const answering = await voice.next();
  answering.say('Look at the **denominators**: $\\frac{1}{2} + \\fr');
  await page.locator('strong', { hasText: 'denominators' }).waitFor();
  expect(await messages(page)).not.toContain('\\fr');
  answering.restart();
  answering.say(formulas);
  answering.finish();
  await page.getByText('Built-in tutor').waitFor();
  expect(await page.locator('.katex').count()).toBe(2);
  expect(await page.locator('.katex math').count()).toBe(2);
  expect(await page.locator('[role=log] a').count()).toBe(1);
  expect(await page.locator('[role=log] a').getAttribute('rel')).toContain('noopener');
  expect(await page.locator('[role=log] img, [role=log] b').count()).toBe(0);
  expect((await messages(page)).match(/denominators/g)).toHaveLength(1);
  expect(await pageProblems(page), 'assistant').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('a reply can be stopped and requested again', async () => {
  const { page } = await open('/dashboard/ai-assistant');
  await say(page, 'Tell me everything');
  const answering = await voice.next();
  answering.say('First of all');
  await page.getByText('First of all').waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You stopped this reply.').waitFor();
  expect(answering.signal.aborted).toBe(true);
  expect(await pageProblems(page), 'stopped').toEqual([]);
  voice.always('All of it, briefly.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('All of it, briefly.').waitFor();
  expect(await messages(page)).not.toContain('First of all');
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
});

test('a reload during a reply continues it, and the conversation is listed afterwards', async () => {
  const { page, learner } = await open('/dashboard/ai-assistant');
  await say(page, 'Slowly please');
  const answering = await voice.next();
  answering.say('One. ');
  await page.getByText('One.').waitFor();
  await page.reload();
  await page.getByText('One.').waitFor();
  answering.say('Two.');
  await page.getByText('One. Two.').waitFor();
  answering.finish();
  await page.getByText('Built-in tutor').waitFor();
  await page.getByRole('button', { name: /^Slowly please/ }).waitFor();
  const other = await open('/dashboard/ai-assistant', { as: learner });
  await other.page.getByRole('button', { name: /^Slowly please/ }).click();
  await other.page.getByText('One. Two.').waitFor();
});

test('a stream that breaks is resumed without an error message', async () => {
  const { page } = await open('/dashboard/ai-assistant');
  await page.route('**/api/ai/conversations/*/reply', (route) => route.abort(), { times: 1 });
  await say(page, 'Slowly please');
  const answering = await voice.next();
  answering.say('One. ');
  await page.getByText('One.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  answering.say('Two.');
  await page.getByText('One. Two.').waitFor();
  answering.finish();
  await page.getByText('Built-in tutor').waitFor();
  expect(await page.getByText('Failed to send message').count()).toBe(0);
});

test('two tabs show a conversation in the same order, and neither can send during a reply', async () => {
  const { page, learner } = await open('/dashboard/ai-assistant');
  voice.always('Good.');
  await say(page, 'First');
  await page.getByText('Built-in tutor').waitFor();
  voice.always(undefined);
  const address = page.url();
  const { page: other } = await open(address, { as: learner });
  await other.getByText('Good.').waitFor();
  await say(other, 'Second');
  const answering = await voice.next();
  answering.say('Half');
  // The first tab shows the reply too.
  await page.getByText('Half').waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor({ state: 'detached' });
  answering.say(' and whole.');
  answering.finish();
  for (const tab of [page, other]) {
    await tab.getByText('Half and whole.').waitFor();
    expect(await messages(tab)).toMatch(/First[\s\S]*Good\.[\s\S]*Second[\s\S]*Half and whole\./);
    expect((await messages(tab)).match(/Second/g)).toHaveLength(1);
  }
});

test('an unsent message returns to the input with an error, and a failed reply can be retried', async () => {
  const { page } = await open('/dashboard/ai-assistant');
  await page.route('**/api/ai/chat', (route) => route.abort());
  await say(page, 'Are you there?');
  await page.getByText('Failed to send message. Please try again.').waitFor();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Are you there?');
  await page.unroute('**/api/ai/chat');
  // The server stores the message but its response is lost. Sending the same text again does not store it twice.
  await page.route('**/api/ai/chat', async (route) => {
    await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } }).catch(() => {});
    await route.abort();
  });
  await page.keyboard.press('Enter');
  const lost = await askedWith('Are you there?');
  lost.cut();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Are you there?');
  await page.unroute('**/api/ai/chat');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // Until the server confirms it, the message is also shown as being sent.
  await expect.poll(async () => (await messages(page)).match(/Are you there\?/g)?.length).toBe(1);
});

test('the tutor works on a phone by keyboard: quick prompts, line breaks by Shift+Enter, its own error message', async () => {
  const { page } = await open('/ai-tutor', { width: 360, height: 700 });
  expect(await page.locator('section[aria-label="Tutor chat"] button').filter({ hasText: /\w/ }).count()).toBe(5);
  expect(await pageProblems(page), 'tutor').toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  // Every prompt fits the width of the screen, and only the page scrolls.
  const prompts = page.locator('section[aria-label="Tutor chat"] button').filter({ hasText: /\w/ });
  for (const prompt of await prompts.all()) {
    const box = await prompt.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 360) <= 360, await prompt.innerText()).toBe(true);
  }
  expect(await countScrollable(page)).toBe(0);
  voice.always('Start with halves.');
  await page.getByRole('button', { name: 'I am stuck on a problem' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Start with halves.').waitFor();
  await page.getByText('Built-in tutor', { exact: true }).waitFor();
  await page.getByRole('textbox').focus();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  expect(await page.getByRole('textbox').inputValue()).toBe('One line\nand another');
  voice.always(undefined);
  await page.keyboard.press('Enter');
  (await askedWith('and another')).cut();
  await page
    .getByText(
      "I'm having trouble connecting right now, but let's keep learning! Can you try rephrasing your question?",
    )
    .waitFor();
  expect(await pageProblems(page), 'tutor after an error').toEqual([]);
});

test('a message of 4,001 characters cannot be sent and is not truncated', async () => {
  const { page } = await open('/ai-tutor');
  await page.getByRole('textbox').fill('x'.repeat(4001));
  await page.getByText('1 characters too many').waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
});

test('staff find a flagged message, read the conversation and resolve the flag; learners have no such screen', async () => {
  const instructor = await web.at.person('instructor');
  // The list is empty for a second attempt too.
  onTestFailed(async () => {
    const { body } = await instructor.get('/api/ai/review/flags');
    for (const { id } of body.items) await instructor.post(`/api/ai/review/flags/${id}`, { state: 'resolved' });
  });
  voice.moderate((text) => (/stupid/.test(text) ? { isFlagged: true, categories: ['harassment'] } : {}));
  voice.always('I see.');
  const { page } = await open('/dashboard/ai-assistant');
  await say(page, 'You are a stupid machine');
  await page.getByText('I see.').waitFor();
  await page.goto('/administration/flagged-messages');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  expect(await page.getByRole('button', { name: 'Waiting' }).count()).toBe(0);

  const staff = await web.page({ as: instructor, width: 1440 });
  await staff.goto('/administration/flagged-messages');
  await staff.getByRole('button', { name: /^Read/ }).first().waitFor();
  expect(await pageProblems(staff), 'flags').toEqual([]);
  await staff.getByRole('button', { name: /^Read/ }).first().click();
  await staff.getByText('You are a stupid machine').first().waitFor();
  expect(await pageProblems(staff), 'flag').toEqual([]);
  await staff.getByRole('link', { name: 'Read the whole conversation' }).click();
  await staff.getByRole('log').waitFor();
  expect(await messages(staff)).toContain('You are a stupid machine');
  expect(await pageProblems(staff), 'conversation').toEqual([]);
  await staff.goto('/conversations');
  await staff.getByText('1 open flag').first().waitFor();
  expect(await pageProblems(staff), 'learners').toEqual([]);
  await staff.goto('/administration/flagged-messages');
  await staff.getByRole('button', { name: /^Read/ }).first().click();
  await staff.getByLabel(/Action taken/).fill('Called home');
  await staff.getByRole('button', { name: 'Mark as resolved' }).click();
  await staff.getByText('No open flags').waitFor();
});
