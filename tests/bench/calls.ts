import { builtWeb } from '../../core/http/web.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { openBrowser } from '../browser/chromium.ts';
import { createPagePool } from '../browser/page-pool.ts';
import { buildWebOnce } from '../built-web.ts';
import type { Figure } from './bench.ts';

const runs = 5;

/**
 * The time from pressing Join, with the camera on, to the first moving picture of each other. Two pages of one Chromium with a
 * test signal as its camera, server and browser on this machine; the median of several joins.
 */
export async function measureCalls(): Promise<Figure[]> {
  const web = builtWeb(await buildWebOnce());
  const at = await createTestPlatform({ plugins: ['collaboration'], web });
  const browser = await openBrowser({ media: true });
  const pages = createPagePool(browser, `http://127.0.0.1:${at.server.port}`);
  try {
    const people = [await at.person(), await at.person()] as const;
    for (const person of people) await setAgeBand(at, person, 'adult');
    const room = await openRoom(people[0]);
    await people[1].post(`${roomsPath}/${room}/join`);
    const open = async ({ token, user }: (typeof people)[number]) => {
      const stored = { token, user: JSON.stringify(user), welcomeShown: 'true' };
      const page = await pages.open({ width: 1280, height: 900, theme: 'light', stored, isShared: true });
      await page.goto(`/collaboration/${room}`);
      return page;
    };
    const [host, guest] = [await open(people[0]), await open(people[1])];
    const prepare = async (page: typeof host) => {
      await page.getByRole('button', { name: 'Join call' }).click();
      await page.getByLabel('Camera on').check();
      await page.getByLabel('Your camera').waitFor();
    };
    const join = (page: typeof host) =>
      page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click();
    await prepare(host);
    await join(host);
    await host.getByText('You are the first in the call').waitFor();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await prepare(guest);
      const before = performance.now();
      await join(guest);
      await Promise.all([seen(host), seen(guest)]);
      times.push(performance.now() - before);
      await guest.getByRole('button', { name: 'Leave call' }).click();
      await host.getByText('You are the first in the call').waitFor();
    }
    const value = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    return [{ what: 'video between two browsers after joining (median)', value, unit: 'ms', goal: 1000 }];
  } finally {
    await pages.close();
    await browser.close();
    await at.close();
  }
}

/** Resolves once a picture of the other person moves. */
async function seen(page: Awaited<ReturnType<ReturnType<typeof createPagePool>['open']>>): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some(
      (video) =>
        video.getAttribute('aria-label')?.startsWith('Camera of Participant') === true &&
        video.videoWidth > 2 &&
        video.currentTime > 0,
    ),
  );
}
