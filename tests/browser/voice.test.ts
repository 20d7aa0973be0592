import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '../../core/http/web.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { speechText } from '../../plugins/voice/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import { pageProblems } from './browser-platform.ts';
import { openBrowser } from './chromium.ts';
import { createPagePool } from './page-pool.ts';

// A voice assessment with a file as the microphone, for which this file has a browser of its own.

let at: TestPlatform;
let browser: Browser;
let pages: ReturnType<typeof createPagePool>;
beforeAll(async () => {
  const microphone = path.resolve('packages/speech-analysis/fixtures/usual.wav');
  const web = builtWeb(await buildWebOnce());
  [at, browser] = await Promise.all([createTestPlatform({ plugins: ['voice'], web }), openBrowser({ microphone })]);
  pages = createPagePool(browser, `http://127.0.0.1:${at.server.port}`);
});
afterAll(async () => {
  await pages?.close();
  await browser?.close();
  await at?.close();
});

async function open(learner: TestPerson): Promise<Page> {
  const stored = { token: learner.token, user: JSON.stringify(learner.user), welcomeShown: 'true' };
  const page = await pages.open({ width: 1440, height: 1000, theme: 'light', stored, isShared: false });
  await page.goto('/voice-assessment');
  return page;
}

async function adult(): Promise<TestPerson> {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  return learner;
}

/** With EIQ_TEST_PICTURES, a folder for pictures of each state. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.EIQ_TEST_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: path.join(folder, `${name}-dark.png`), fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a learner agrees, records an answer, loses the network, and reads the result after a reload', async () => {
  const learner = await adult();
  const page = await open(learner);
  await picture(page, 'consent');
  await page.getByRole('button', { name: 'I agree to be recorded' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.getByText('No Prompt Selected').waitFor();
  await page.getByText(/has never programmed/).click();
  expect(await pageProblems(page)).toEqual([]);
  await picture(page, 'prompts');
  await page.route('**/api/voice-assessments/analyze', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Start Recording' }).click();
  // Long enough for speech: 39 syllables take ten seconds.
  await page.getByText('0:08 / 2:00').waitFor();
  await page.getByLabel('Transcript', { exact: true }).last().fill(speechText);
  await picture(page, 'recording');
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await page.getByText('Your recording is kept in this browser').waitFor();
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(7);
  await page.unroute('**/api/voice-assessments/analyze');
  await page.reload();
  await page.getByText('Voice Analysis Complete').waitFor();
  await page.getByText('1 assessment completed this session').waitFor();
  await page.getByText(speechText).waitFor();
  await page.getByText('Articulation', { exact: true }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await picture(page, 'result');
  const [item] = (await learner.get('/api/voice-assessments')).body;
  expect(item.category).toBe('Explaining');
  const { body } = await learner.get(`/api/voice-assessments/${item.id}`);
  const rate = body.details.figures.find(({ name }: { name: string }) => name === 'Articulation rate');
  // The file has 4.8 syllables a second without its pauses; which part of it is recorded depends on the moment.
  expect(Math.abs(rate.value / 4.8 - 1)).toBeLessThan(0.25);
  await page.getByRole('button', { name: 'Play Recording' }).click();
  await page.locator('audio').waitFor();
  await page.getByRole('tab', { name: 'Assessment History' }).click();
  await page.getByRole('cell', { name: 'Explaining' }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await picture(page, 'history');
  await page.getByRole('button', { name: /^Open the result/ }).click();
  await page.getByRole('button', { name: 'Delete this assessment' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No analysis yet').waitFor();
  expect((await learner.get('/api/voice-assessments')).body).toEqual([]);
});

test('a denied or unplugged microphone, and a browser without recognition, are told', async () => {
  const learner = await adult();
  await learner.put('/api/voice-assessments/consent', { isGiven: true });
  const page = await open(learner);
  await page.getByText(/has never programmed/).click();
  // A prompt of the browser cannot be answered from a page.
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      mediaDevices.getUserMedia = async (again) => {
        const stream = await real(again);
        Object.assign(globalThis, { unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')) });
        return stream;
      };
      void wanted;
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.getByText('Microphone Access Denied').waitFor();
  await page.getByText('This page may not use the microphone').waitFor();
  await page.getByRole('combobox', { name: 'Transcript' }).selectOption('browser');
  await page.getByText('sends the sound of your voice to its maker').waitFor();
  await page.getByRole('button', { name: 'Send my voice and transcribe' }).click();
  await page.getByText('Voice Recognition Not Supported').waitFor();
  await page.getByRole('combobox', { name: 'Transcript' }).selectOption('none');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.getByText(/0:0[1-9] \/ 2:00/).waitFor();
  await page.evaluate(() => (globalThis as unknown as { unplug(): void }).unplug());
  await page.getByText('The microphone was disconnected').waitFor();
  await page.getByText('There is too little speech to analyse').waitFor();
  await page.getByText('Unable to analyze voice recording. Please try again.').waitFor();
});
