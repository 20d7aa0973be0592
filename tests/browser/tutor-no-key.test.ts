import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, openMenuGroup } from './browser-platform.ts';

// The tutor without any provider's key.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['tutor', 'item-bank'] });
});
afterAll(() => web?.close());

test('the built-in tutor leads to the answer of a fraction problem on a slow network', async () => {
  const page = await web.page({ as: await web.at.person(), width: 1440 });
  await page.goto('/dashboard');
  await openMenuGroup(page, 'Learn');
  await page.getByRole('link', { name: 'AI Assistant' }).click();
  const log = page.getByRole('log');
  await log.waitFor();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  for (const [words, answer] of [
    ['What is 3/4 + 1/6? I have no idea how to do this', /step by step/],
    ['I got 4/10', /not equal to/],
    ['12', /12 works/],
    ['9/12 and 2/12', /Right/],
  ] as const) {
    await page.getByRole('textbox').fill(words);
    await page.keyboard.press('Enter');
    await log.getByText(answer).last().waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await log.innerText()).not.toMatch(/11\s*\/\s*12/);
  }
  await page.getByRole('textbox').fill('11/12');
  await page.keyboard.press('Enter');
  await log.getByText(/is right/).waitFor();
  // The reason for the built-in tutor is shown once, the name of the tutor with every reply.
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(await log.getByText(/built-in tutor answers you here/).count()).toBe(1);
  expect(await log.getByText('Built-in tutor', { exact: true }).count()).toBe(5);
  expect(web.failures).toEqual([]);
});

test('on a phone a reply has one line of tags: the tutor and the concept that the learner named', async () => {
  const page = await web.page({ as: await web.at.person(), width: 360 });
  await page.goto('/ai-tutor');
  const log = page.getByRole('log');
  const ask = async (words: string) => {
    // The Send button is absent while a reply is written.
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page.getByRole('textbox').fill(words);
    await page.keyboard.press('Enter');
    await log.getByText(words, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
  };
  await ask('Can you explain common denominators?');
  const [provider, concept] = await Promise.all(
    ['Built-in tutor', 'Common denominators'].map((tag) => log.getByText(tag, { exact: true }).last().boundingBox()),
  );
  expect(concept?.y).toBe(provider?.y);
  expect((concept?.x ?? 0) + (concept?.width ?? 360)).toBeLessThan(344);
  await ask('What does percent mean?');
  await log.getByText('Percent means hundredths').waitFor();
  expect(await log.getByText('k-means').count()).toBe(0);
  await ask("I have a test tomorrow and I'm scared");
  await log.getByText('It is normal to be nervous before a test, and it is good that you told me.').waitFor();
  expect(await log.getByText(/Encouragement|Explanation|^Level/).count()).toBe(0);
});
