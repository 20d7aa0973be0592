import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '../../core/http/web.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { TestTurnServer } from '../../plugins/collaboration/calls/coturn.testing.ts';
import { noCoturn, startCoturn } from '../../plugins/collaboration/calls/coturn.testing.ts';
import { openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import { pageProblems } from './browser-platform.ts';
import { openBrowser } from './chromium.ts';
import { createPagePool } from './page-pool.ts';

// A call between two browsers: the microphone plays a recorded sentence over and over, the camera a test signal.

let at: TestPlatform;
let browser: Browser;
let pages: ReturnType<typeof createPagePool>;
/** Relays calls, where coturn is installed. */
let turn: TestTurnServer | undefined;
beforeAll(async () => {
  const web = builtWeb(await buildWebOnce());
  const microphone = path.resolve('packages/speech-analysis/fixtures/usual.wav');
  turn = await startCoturn();
  const environment = { EIQ_COLLABORATION_CALLS: JSON.stringify(turn?.config ?? {}) };
  [at, browser] = await Promise.all([
    createTestPlatform({ plugins: ['collaboration'], web, environment }),
    openBrowser({ microphone }),
  ]);
  pages = createPagePool(browser, `http://127.0.0.1:${at.server.port}`);
});
afterAll(async () => {
  await pages?.close();
  await browser?.close();
  await at?.close();
  await turn?.stop();
});

/** @param policy `relay`: no direct connection, as in a network that allows none */
async function open(person: TestPerson, room: string, policy: RTCIceTransportPolicy = 'all'): Promise<Page> {
  const stored = { token: person.token, user: JSON.stringify(person.user), welcomeShown: 'true' };
  const page = await pages.open({ width: 1440, height: 1000, theme: 'light', stored, isShared: false });
  await page.addInitScript((iceTransportPolicy) => {
    const all: RTCPeerConnection[] = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(given?: RTCConfiguration) {
        super({ ...given, iceTransportPolicy });
        all.push(this);
      }
    };
    Object.assign(window, { connections: all });
  }, policy);
  await page.goto(`/collaboration/${room}`);
  return page;
}

async function adult(): Promise<TestPerson> {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  return learner;
}

/** The sound that has arrived over connections that are still open: its bytes, and its energy as it was decoded. */
const heard = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    let [bytes, energy] = [0, 0];
    for (const connection of connections.filter(({ connectionState }) => connectionState === 'connected'))
      for (const report of (await connection.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') {
          bytes += report.bytesReceived;
          energy += report.totalAudioEnergy;
        }
    return { bytes, energy };
  });

/** Waits until more of the other’s voice arrives. */
async function hearsMore(page: Page): Promise<void> {
  const before = await heard(page);
  await expect.poll(async () => (await heard(page)).bytes, { timeout: 60_000 }).toBeGreaterThan(before.bytes + 1000);
  await expect.poll(async () => (await heard(page)).energy, { timeout: 60_000 }).toBeGreaterThan(before.energy);
}

const isMoving = (page: Page, label: RegExp) =>
  page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('video')].some(
        (video) =>
          new RegExp(source).test(video.getAttribute('aria-label') ?? '') &&
          video.videoWidth > 2 &&
          video.currentTime > 0,
      ),
    label.source,
  );

async function join(page: Page, device: 'Microphone' | 'Camera'): Promise<void> {
  await page.getByRole('button', { name: 'Join call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the call' });
  await dialog.getByLabel(`${device} on`).check();
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
}

test('two people hear and see each other, share a screen, and connect again after the network was lost', async () => {
  const [host, guest] = [await adult(), await adult()];
  const room = await openRoom(host);
  await guest.post(`${roomsPath}/${room}/join`);
  const [page, other] = [await open(host, room), await open(guest, room)];
  const theirTile = (on: Page, text: string) =>
    on
      .getByRole('listitem')
      .filter({ has: on.getByText(/^Participant \d/) })
      .getByText(text, { exact: true });

  await page.getByText('No call at the moment').waitFor();
  await join(page, 'Microphone');
  await page.getByText('You are the first in the call').waitFor();
  await other.getByText('1 person in the call').waitFor();
  await join(other, 'Camera');
  await page.getByText('You are in the call with 1 other').waitFor();

  // Only one of them speaks.
  await hearsMore(other);
  await theirTile(other, 'Speaking').first().waitFor();
  await isMoving(page, /^Camera of Participant/);
  await theirTile(page, 'Muted').first().waitFor();
  expect((await heard(page)).energy).toBe(0);
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // A shared screen is shown larger than any tile.
  await other.getByRole('button', { name: /^Share screen/ }).click();
  await page.getByText(/shares the screen$/).waitFor();
  await isMoving(page, /^Screen of Participant/);
  const widthOf = async (label: RegExp) => (await page.getByLabel(label).boundingBox())?.width ?? 0;
  expect(await widthOf(/^Screen of/)).toBeGreaterThan(2 * (await widthOf(/^Camera of Participant/)));
  await other.getByRole('button', { name: /^Share screen/ }).click();
  await page.getByText(/shares the screen$/).waitFor({ state: 'detached' });

  // The tab of a lost connection leaves the call, and joins it again on its new connection, with its devices.
  await page.context().setOffline(true);
  await other.getByText('You are the first in the call').waitFor();
  await page.context().setOffline(false);
  await other.getByText('You are in the call with 1 other').waitFor();
  await page.getByText('You are in the call with 1 other').waitFor();
  await isMoving(page, /^Camera of Participant/);
  await hearsMore(other);
  await theirTile(other, 'Speaking').first().waitFor();

  await page.getByRole('button', { name: /^Microphone/ }).click();
  await theirTile(other, 'Muted').first().waitFor();
  await theirTile(other, 'Speaking').first().waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Leave call' }).click();
  await page.getByText('You are the first in the call').waitFor();
});

test('a call reaches people whose networks allow no direct connection, over coturn', async ({ skip }) => {
  if (!turn) skip(noCoturn);
  const [host, guest] = [await adult(), await adult()];
  const room = await openRoom(host);
  await guest.post(`${roomsPath}/${room}/join`);
  const [page, other] = [await open(host, room, 'relay'), await open(guest, room, 'relay')];
  await join(page, 'Microphone');
  await other.getByText('1 person in the call').waitFor();
  await join(other, 'Camera');
  await hearsMore(other);
  await isMoving(page, /^Camera of Participant/);
});
